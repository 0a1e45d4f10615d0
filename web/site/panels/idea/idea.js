// An idea beside the board, like the page of a book: what was found, its words and tables, and
// what is so of the square that somebody points at. Everything in it is Go's to say.
import { actions } from "../../js/actions.js";
import { $, attribute, pick, text } from "../../js/dom.js";
import { drop, later } from "../../js/later.js";
import { html, icon, list, nothing, t, view } from "../../js/view.js";
import { controls, steps } from "./controls.js";
import { makePointing, settle } from "./pointing.js";
import { strip, table } from "./tables.js";
import { makeTune } from "./tune.js";

/** calm is how long words must stay before they are read out, in milliseconds. */
const calm = 700;

/**
 * makeIdea shows the idea of a page.
 * @param {Palace.Site} site
 */
export const makeIdea = ({ act, attempt, enter }) => {
  /** @type {Palace.Idea | null} */
  let now = null;
  let unfolded = false; // how it comes about
  const again = () => draw(now);
  const pointing = makePointing((link) => attempt("ideaPoint", { link }));
  const tune = makeTune(pointing, again);
  const unfold = () => {
    unfolded = !unfolded;
    again();
  };

  const inside = (/** @type {Palace.Idea} */ idea) => html`
    <div class="idea-top">
      <p class="idea-kicker">${idea.kicker}</p>
      <button type="button" class="quiet" id="idea-close" aria-label=${t("idea-close-idea")} title=${t("idea-close-idea")} @click=${() => act("idea", { name: "" })}>${icon("close")}</button>
    </div>
    <h2 class="headline" id="idea-title" tabindex="-1" data-home>${idea.title}</h2>
    <p class="idea-about">${idea.about}</p>
    <div class="row" ?hidden=${!idea.away}>
      <button type="button" id="idea-bring" @click=${() => act("ideaBring")}>${t("idea-show-on-board")}</button>
    </div>
    <p class="idea-busy fine" ?hidden=${!idea.busy}>${idea.busy}</p>
    <p class="error" id="idea-error" role="status">${idea.error}</p>
    ${steps(idea.steps, act)}
    <div class="idea-strips" id="idea-strips" ?hidden=${!idea.strips.length}>${idea.strips.map(strip)}</div>
    <div class="idea-tables" id="idea-tables" ?hidden=${!idea.tables.length}>${idea.tables.map(table)}</div>
    <p class="idea-now" id="idea-now">${idea.words[0]}</p>
    <div class="idea-words" id="idea-words">${idea.words.slice(1).map((words) => html`<p>${words}</p>`)}</div>
    <p class="hidden-visually" role="status" id="idea-heard"></p>
    <div class="idea-more" ?hidden=${!idea.more}>
      <button type="button" class="quiet" id="idea-more" aria-expanded=${unfolded} aria-controls="idea-more-text" @click=${unfold}>${t("idea-how-comes-about")}</button>
      <p id="idea-more-text" ?hidden=${!unfolded}>${idea.more}</p>
    </div>
    ${controls(idea.controls, act)}
    ${tune.button(idea.tune)}
    <div class="idea-examples" ?hidden=${!idea.examples.length}>
      <h3 id="idea-elsewhere">${t("idea-see-elsewhere")}</h3>
      <div class="places" id="idea-examples" role="group" aria-labelledby="idea-elsewhere">${list(idea.examples, ({ link }) => link, ({ link, label }) => html`
        <button type="button" @click=${() => enter(link)}>${label}</button>`)}</div>
    </div>
    <p class="idea-source fine">${t("idea-source")} <cite>${idea.source}</cite></p>`;

  const draw = view("idea", (/** @type {Palace.Idea | null} */ idea) => html`
  <section class="part idea" id="idea" data-tab="play" aria-labelledby="idea-title" aria-busy=${idea?.busy ? "true" : nothing} ?hidden=${!idea}
    @pointermove=${pointing.move} @pointerleave=${pointing.leave} @pointerdown=${pointing.down} @click=${pointing.click}
    @focusin=${pointing.enter} @focusout=${pointing.exit}>${idea ? inside(idea) : nothing}</section>`);

  let shown = ""; // the idea that was open last, and of which game
  return (/** @type {Palace.Page} */ { idea, state }, /** @type {HTMLElement | null} */ held) => {
    const inside = held?.closest("#idea");
    const chosen = held?.closest("[data-idea-name], #idea-examples");
    const before = shown.split(" ", 1)[0];
    const name = idea ? `${idea.name} ${state.game}` : "";
    const opens = idea && name !== shown;
    shown = name;
    now = idea;
    if (opens) unfolded = false;
    if (!idea) pointing.end();
    tune.follow(idea?.tune ?? []);
    again();
    read(idea?.words ?? null);
    attribute(pick(document, ".house"), "data-idea", idea ? "" : null);
    if (opens) $("panel").scrollTop = 0;
    settle();
    return () => {
      if (opens && !$("idea").checkVisibility()) actions.tab("play"); // another tab was open
      if (opens && chosen) $("idea-title").focus();
      if (inside && !idea) actions.toIdea(before);
    };
  };
};

/** @type {string[] | null} */
let said = null; // what was read out last, or was there at first
let waits = 0;

/**
 * read has sentences read out that are new, once they stay: the pointer is faster than a voice.
 * @param {string[] | null} words null where no idea is open
 */
function read(words) {
  drop(waits);
  if (!words || !said) return void (said = words);
  waits = later(() => {
    const fresh = words.filter((each) => !said?.includes(each));
    said = words;
    if (fresh.length > 0) text($("idea-heard"), fresh.join(" "));
  }, calm);
}
