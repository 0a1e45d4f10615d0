// Predicting: while the answers are hidden squares are marked, then they are revealed. What
// is hidden, and what is right, is Go's to say.
import { $, attribute, pick } from "../../js/dom.js";
import { read, write } from "../../js/store.js";
import { html, t, view } from "../../js/view.js";

/** keptMarks are the marks of this tab, "" for none. */
export const keptMarks = () => read("sessionStorage", "marks", "");

/** keptTally is the score of this tab, null if there is none yet. */
function keptTally() {
  try {
    return JSON.parse(read("sessionStorage", "tally", "null"));
  } catch {
    return null; // somebody else has written there
  }
}

const template = (/** @type {Palace.Act} */ act) => (/** @type {Palace.Quiz | null} */ quiz) => {
  const { marking = false, hidden = false } = quiz ?? {};
  const letter = (as, key, help, words) => html`<button type="button" data-letter=${as} aria-keyshortcuts=${key} aria-pressed=${quiz?.answered === as} data-help=${help} @click=${() => act("mark", { as })}>${words}</button>`;
  const question = (name, words) => html`<button type="button" data-question=${name} aria-pressed=${quiz?.question === name} @click=${() => act("question", { name })}>${words}</button>`;
  return html`
  <section class="part quiz" id="quiz" data-tab="play" aria-labelledby="quiz-title" ?hidden=${!quiz}>
    <h2 class="headline" id="quiz-title" tabindex="-1">${t("quiz-predict-then-see")}</h2>
    <p class="detail" id="quiz-words">${quiz?.words}</p>
    <div class="actions" id="quiz-actions">
      <button type="button" id="quiz-reveal" class=${quiz?.gold ? "main gold" : "main"} aria-keyshortcuts="a" data-help=${t("quiz-reveal-answers")} ?hidden=${!hidden} @click=${() => act("reveal")}>${t("quiz-reveal")}</button>
      <button type="button" class="main" id="quiz-hide" ?hidden=${hidden} @click=${() => act("hide")}>${t("quiz-hide-again")}</button>
      <div class="segments" id="quiz-taps" role="group" aria-label=${t("quiz-tap-on-board")} aria-keyshortcuts="x" data-help=${t("quiz-mark-squares-play")} ?hidden=${!hidden} @shortcut=${() => act("marking", { on: !marking })}>
        <button type="button" aria-pressed=${marking} @click=${() => act("marking", { on: true })}>${t("quiz-mark")}</button>
        <button type="button" id="quiz-play" aria-pressed=${!marking} @click=${() => act("marking", { on: false })}>${t("quiz-play")}</button>
      </div>
      <div class="segments letters" id="quiz-letters" role="group" aria-label=${t("quiz-mark-square-under-cursor")} ?hidden=${!marking}>
        ${letter("P", "p", t("quiz-mark-square-p-player"), t("quiz-p-mover-loses"))}
        ${letter("N", "n", t("quiz-mark-square-n-player"), t("quiz-n-mover-wins"))}
      </div>
      <div class="segments" id="quiz-questions" role="group" aria-label=${t("quiz-ask")} ?hidden=${!hidden}>
        ${question("who", t("quiz-who-wins-from-here"))}
        ${question("where", t("quiz-where-next-palace"))}
      </div>
      <button type="button" id="quiz-clear" ?disabled=${!quiz?.marks} @click=${() => act("clearMarks")}>${t("quiz-clear-marks")}</button>
      <button type="button" id="quiz-elsewhere" @click=${() => act("elsewhere")}>${t("quiz-new-position")}</button>
    </div>
    <p class="fine" id="quiz-fingers" ?hidden=${!marking || Boolean(quiz?.marks)}>${t("quiz-one-finger-marks-two")}</p>
    <p class="quiz-result" id="quiz-result">${quiz?.result || "\u00a0"}</p>
    <p class="fine" id="quiz-score">${quiz?.score}</p>
  </section>`;
};

/**
 * makeQuiz shows the quiz, where there is one.
 * @param {Palace.Site} site
 */
export function makeQuiz({ act, attempt }) {
  const draw = view("quiz", template(act));
  let tally = "";
  let marks = keptMarks();

  const show = (/** @type {Palace.Page} */ { quiz }, /** @type {HTMLElement | null} */ held) => {
    draw(quiz);
    attribute(pick(document, ".house"), "data-quiz", quiz?.marking ? "mark" : quiz ? "play" : null);
    if (!quiz) return;
    // The focus goes to the quiz's title, beside its result, where its control goes.
    if (held && $("quiz").contains(held) && (!held.checkVisibility() || held.matches(":disabled"))) $("quiz-title").focus();
    if (quiz.kept !== marks) write("sessionStorage", "marks", (marks = quiz.kept) || null);
    const now = JSON.stringify(quiz.tally);
    if (now === tally) return;
    tally = now;
    write("sessionStorage", "tally", quiz.tally.of ? now : null);
  };
  return {
    show,
    ready() {
      const tally = keptTally();
      if (tally) attempt("tally", tally);
    },
  };
}
