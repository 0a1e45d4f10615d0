// The room for whoever comes from the papers: any game as text, the papers' ideas and figures, and how to use Palace elsewhere.
import { $ } from "../../js/dom.js";
import { single } from "../../js/held.js";
import { html, list, nothing, t, view } from "../../js/view.js";

const truth = "true.html"; // which the page as a single file does not have

/** way is a button that leads to a board. */
const way = (enter, link, title, line) => html`<button type="button" class="lobby-door" @click=${() => enter(link)}><b>${title}</b>${line ? html`<span class="fine">${line}</span>` : nothing}</button>`;

const template = (/** @type {(link: string) => unknown} */ enter) => (/** @type {{ lobby: Palace.Lobby | null, papers: Palace.Papers | null, menu: Palace.Menu | null }} */ { lobby, papers, menu }) => html`
  <section class="lobby" id="papers" aria-labelledby="papers-title" ?hidden=${!lobby}>
    <h2 class="headline" id="papers-title" tabindex="-1" data-home=${lobby ? "" : nothing}>${lobby?.title}</h2>
    <p class="detail">${lobby?.words}</p>
    <form class="row fill" @submit=${(event) => { event.preventDefault(); enter($("papers-game").value); }}>
      <label for="papers-game">${t("papers-game")}</label>
      <input id="papers-game" autocomplete="off" autocapitalize="none" spellcheck="false" required placeholder=${lobby?.sample ?? ""}>
      <button type="submit">${t("games-open")}</button>
    </form>
    <div class="lobby-doors">
      ${way(enter, "gallery", t("papers-gallery"), t("papers-gallery-line"))}
      <a class="lobby-door" href=${truth} ?hidden=${Boolean(single)} target="_blank" rel="noopener"><b>${t("papers-true")}</b><span class="fine">${t("papers-true-line")}</span></a>
    </div>
    <h3>${t("papers-ideas")}</h3>
    ${list(papers?.ideas ?? [], ({ paper }) => paper, (of) => html`<section><h4>${of.paper || t("papers-own")}</h4><div class="lobby-doors">${list(of.list, ({ link }) => link, ({ title, about, game, link }) => way(enter, link, `${title} · ${game}`, about))}</div></section>`)}
    <h3>${t("papers-figures")}</h3>
    ${list(menu?.families ?? [], ({ name }) => name, ({ label, presets }) => html`<details class="plan"><summary><b>${label}</b></summary>${list(presets, (group) => group.label, (group) => html`<section><h5>${group.label}</h5><ul class="lobby-list">${list(group.list, ({ link }) => link, (each) => html`<li><button type="button" class="quiet" @click=${() => enter(each.link)}>${each.label}</button></li>`)}</ul></section>`)}</details>`)}
    <h3>${t("papers-elsewhere")}</h3>
    <p>${t("papers-elsewhere-words")}</p>
    <pre tabindex="0"><code>${lobby?.commands.join("\n")}</code></pre>
    <p>${t("papers-board-words")}</p>
    <pre tabindex="0"><code>${lobby?.element}</code></pre>
  </section>`;

/**
 * makePapers shows the room of a page.
 * @param {Palace.Site} site
 */
export function makePapers({ frame, enter }) {
  const draw = view("papers", template(enter));
  let shown = ""; // the language of the lists
  /** @type {Palace.Papers | null} */
  let papers = null;
  /** @type {Palace.Menu | null} */
  let menu = null;
  /** @param {Palace.Page} page */
  return ({ room, lobby: here, state: { language } }) => {
    const lobby = room === "explore" ? here : null;
    if (lobby && shown !== language) [shown, papers, menu] = [language, frame.call("papers"), frame.call("catalog")];
    draw({ lobby, papers, menu });
  };
}
