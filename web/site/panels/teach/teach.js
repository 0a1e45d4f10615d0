// The teachers' room: a plan for each lesson, a class that hands in, two people at one board, and lessons of one's own.
import { $, attribute } from "../../js/dom.js";
import { html, list, nothing, t, view } from "../../js/view.js";

/** door is a way from here, with a line about it. */
const door = (go, title, line) => html`<button type="button" class="lobby-door" @click=${go}><b>${title}</b><span class="fine">${line}</span></button>`;

const plan = (/** @type {(link: string) => unknown} */ enter) => (/** @type {Palace.LessonCard} */ { name, title, about, aim, link, notes, rows }) => html`
  <details class="plan" id=${`plan-${name}`}>
    <summary><b>${title}</b> <span class="fine">${about}</span><span class="aim">${aim}</span></summary>
    <div class="actions">
      <button type="button" class="gold" @click=${() => enter(`class&lesson=${name}`)}>${t("teach-with-class")}</button>
      <button type="button" @click=${() => enter(link)}>${t("teach-open-lesson")}</button>
      <button type="button" @click=${() => print($("teach"), name)}>${t("teach-print-plan")}</button>
      <button type="button" data-scorm=${name} aria-haspopup="dialog">${t("gather-save-moodle-scorm")}</button>
    </div>
    <h4>${notes}</h4>
    ${list(rows, ({ head }) => head, ({ head, lines }) => html`<section><h5>${head}</h5>${list(lines, (_, i) => i, (line) => html`<p>${line}</p>`)}</section>`)}
  </details>`;

/** print prints one plan, and not the rest of the room. */
function print(root, name) {
  attribute(root, "data-printed", name);
  for (const each of root.querySelectorAll(".plan")) each.toggleAttribute("data-print", each.id === `plan-${name}`);
  window.print();
}

const template = (/** @type {(link: string) => unknown} */ enter) => (/** @type {{ lobby: Palace.Lobby | null, plans: Palace.LessonCard[] }} */ { lobby, plans }) => html`
  <section class="lobby" id="teach" aria-labelledby="teach-title" ?hidden=${!lobby}>
    <h2 class="headline" id="teach-title" tabindex="-1" data-home=${lobby ? "" : nothing}>${lobby?.title}</h2>
    <p class="detail">${lobby?.words}</p>
    <h3>${t("teach-class")}</h3>
    <div class="lobby-doors">
      ${door(() => enter("class"), t("teach-gather"), t("teach-gather-line"))}
      ${door(() => enter(lobby?.pair ?? ""), t("teach-two"), t("teach-two-line"))}
      ${door(() => enter(lobby?.predict ?? ""), t("teach-quiz"), t("teach-quiz-line"))}
      ${door(() => enter(lobby?.alone ?? ""), t("teach-without"), t("teach-without-line"))}
      ${door(() => enter("puzzle"), t("teach-puzzles"), t("teach-puzzles-line"))}
      <button type="button" class="lobby-door" data-make="open"><b>${t("lessons-make-lesson")}</b><span class="fine">${t("teach-make-line")}</span></button>
    </div>
    <h3>${t("teach-plans")}</h3>
    ${list(plans, ({ name }) => name, plan(enter))}
  </section>`;

/**
 * makeTeach shows the teachers' room of a page.
 * @param {Palace.Site} site
 */
export function makeTeach({ frame, taught, enter }) {
  const draw = view("teach", template(enter));
  let shown = ""; // the language of the plans
  let list = /** @type {Palace.LessonCard[]} */ ([]);
  /** @param {Palace.Page} page */
  return ({ room, lobby: here, state: { language } }) => {
    const lobby = room === "teach" ? here : null;
    draw({ lobby, plans: list });
    if (!lobby || shown === language) return;
    shown = language;
    taught(() => draw({ lobby, plans: (list = frame.call("lessons")) }));
  };
}
