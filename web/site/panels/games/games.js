// Choosing a game: its family, k, where it starts, a preset, or any ruleset in
// notation. What a text means is for Go to say.
import { actions } from "../../js/actions.js";
import { $, changed, pick, sends } from "../../js/dom.js";
import { html, icon, list, live, nothing, t, view } from "../../js/view.js";
import { drawPicture } from "./picture.js";

/**
 * makeGames returns know(catalog), which fills the chooser, and show(page).
 * @param {Palace.Site} site
 */
export function makeGames({ frame, opens }) {
  /** @type {(Palace.Family & { drawn: Element | string })[]} */
  let families = [];
  /** @type {Palace.Page} */
  let page;
  let drawn = /** @type {Element | string} */ (""); // how the game's piece moves
  const another = changed();
  const right = { field: "", words: "", link: "" };
  let wrong = right; // what is wrong, with which field, and the link of the game that people call so elsewhere

  /** choose opens a game; the sentence about a wrong one stands at the field. */
  const choose = (choice, field = "") => {
    const words = opens(choice);
    wrong = { field, words, link: words && field === "notation-text" ? frame.call("meant", { text: $("notation-text").value }).link : "" };
    draw(page);
    return !words;
  };
  const take = ({ name, example }) => {
    if (page.kindOfGame !== name && !choose({ link: example })) return;
    $("chooser").open = false;
    pick($("chooser"), "summary").focus();
  };
  const preset = ({ target }) => {
    if (target.value) choose({ link: target.value });
    target.value = "";
  };
  /** invalid is what a field says of itself. */
  const invalid = (field) => (wrong.words && wrong.field === field ? "true" : nothing);
  const complaint = () => html`
    <p class="error" id="games-error" role="alert">${wrong.words}</p>
    <button type="button" id="games-meant" ?hidden=${!wrong.link} @click=${() => choose({ link: wrong.link }, "notation-text")}>${t("games-open")} <code>${wrong.link}</code></button>`;

  const draw = view("games", (/** @type {Palace.Page} */ { kindOfGame, rules, k, start, piles, misere, second }) => {
    const above = ["k", "start-at"].includes(wrong.field); // where the reader looks
    return html`
    <section class="part" id="games" data-tab="games" aria-labelledby="games-label">
      <h2 class="label" id="games-label">${t("games-game")}</h2>
      <div class="rule-box"><div class="drawn">${drawn}</div><p class="rule">${rules}</p></div>
      <details class="more" id="chooser">
        <summary>${t("games-choose-another-game")}</summary>
        <div class="cards" id="families" role="group" aria-labelledby="games-label">${list(families, ({ name }) => name, (family) => html`
          <button type="button" class="card" data-family=${family.name} aria-pressed=${family.name === kindOfGame} @click=${() => take(family)}>${family.drawn}<span class="card-words"><b>${family.label}</b><span class="card-rule">${family.rule}</span></span></button>`)}</div>
      </details>
      <div class="row">
        <div class="stepper" role="group" aria-label=${t("games-blocking-number-k")} ?hidden=${!k}>
          <span aria-hidden="true">k</span>
          <button type="button" aria-label=${t("games-k-down")} ?disabled=${!k?.less} @click=${() => choose({ k: k?.less }, "k")}>${icon("minus")}</button>
          <input id="k" inputmode="numeric" autocomplete="off" aria-label="k" size="5" aria-invalid=${invalid("k")} @change=${({ target }) => choose({ k: target.value.trim() }, "k")}>
          <button type="button" aria-label=${t("games-k-up")} @click=${() => choose({ k: k?.more }, "k")}>${icon("plus")}</button>
        </div>
        <form class="start" id="start" ?hidden=${!start}>
          <label for="start-at">${t("games-start-at")}</label>
          <input id="start-at" inputmode="text" autocomplete="off" spellcheck="false" size="9" aria-describedby="games-error" aria-invalid=${invalid("start-at")}>
          <button type="submit" @click=${sends(() => choose({ start: $("start-at").value }, "start-at"))}>${t("games-set")}</button>
        </form>
      </div>
      ${above ? complaint() : nothing}
      <label class="preset" for="presets">${t("games-presets")}
        <select id="presets" data-family=${kindOfGame} @change=${preset}><option value="">${t("games-choose-figure-example")}</option>${list(families.find(({ name }) => name === kindOfGame)?.presets ?? [], ({ label }) => `${kindOfGame} ${label}`, (group) => html`
          <optgroup label=${group.label}>${list(group.list, ({ link }) => link, ({ link, label }) => html`<option value=${link}>${label}</option>`)}</optgroup>`)}</select>
      </label>
      <label class="check" id="as-piles-row" ?hidden=${!piles?.optional}><input type="checkbox" id="as-piles" .checked=${live(actions.asPiles())} @change=${({ target }) => actions.asPiles(target.checked)}> ${t("games-show-as-piles-too")}</label>
      <label class="check" id="misere-row" ?hidden=${misere === null}><input type="checkbox" id="misere" .checked=${live(misere === true)} @change=${({ target }) => choose({ misere: target.checked })}> ${t("games-misere")}</label>
      <div class="row"><button type="button" id="second-game" ?hidden=${!second} @click=${() => choose({ second: true })}>${t("games-add-second-game")}</button></div>
      <template data-panel="editor"></template>
      <form class="notation" id="notation">
        <label for="notation-text">${t("games-in-notation")}</label>
        <div class="row fill">
          <input id="notation-text" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="games-error" aria-invalid=${invalid("notation-text")}>
          <button type="submit" @click=${sends(() => choose({ link: $("notation-text").value }, "notation-text"))}>${t("games-open")}</button>
        </div>
      </form>
      ${above ? nothing : complaint()}
    </section>`;
  });

  let written = ""; // the game to which the fields belong
  return {
    /** @param {Palace.Page} next */
    show(next) {
      page = next;
      if (another(page.picture)) drawn = page.picture ? drawPicture(page.picture) : "";
      const other = page.written !== written;
      written = page.written;
      if (other) wrong = right;
      draw(page);
      return () => {
        if (!other) return;
        $("k").value = page.k?.now ?? "";
        $("start-at").value = page.start;
        $("notation-text").value = written;
      };
    },
    /** @param {Palace.Menu} menu */
    know: (menu) => void (families = menu.families.map((family) => ({ ...family, drawn: family.picture ? drawPicture(family.picture) : "" }))),
  };
}
