// Predicting: while the answers are hidden squares are marked, then they are revealed. What
// is hidden, and what is right, is Go's to say.
import { $, all, attribute, text } from "../../js/dom.js";
import { keepFocus } from "../../js/focus.js";
import { panel } from "../../js/panel.js";
import { read, write } from "../../js/store.js";

/** keptMarks are the marks of this tab, "" for none. */
export const keptMarks = () => read("sessionStorage", "marks", "");

/** keptTally is the score of this tab, null if there is none yet. */
export function keptTally() {
  try {
    return JSON.parse(read("sessionStorage", "tally", "null"));
  } catch {
    return null; // somebody else has written there
  }
}

/**
 * makeQuiz shows the quiz, where there is one.
 * @param {Palace.Act} act
 */
export const makeQuiz = (act) => panel("quiz", (part, root) => {
  const house = /** @type {HTMLElement} */ (root.closest(".house"));
  const letters = all(root, "[data-letter]");
  const questions = all(root, "[data-question]");
  let marking = false;
  let tally = "";
  let marks = keptMarks();

  $("quiz-reveal").addEventListener("click", () => act("reveal"));
  $("quiz-hide").addEventListener("click", () => act("hide"));
  $("quiz-clear").addEventListener("click", () => act("clearMarks"));
  $("quiz-elsewhere").addEventListener("click", () => act("elsewhere"));
  part.mark.addEventListener("click", () => act("marking", { on: true }));
  part.playing.addEventListener("click", () => act("marking", { on: false }));
  $("quiz-taps").addEventListener("shortcut", () => act("marking", { on: !marking }));
  for (const button of letters) button.addEventListener("click", () => act("mark", { as: button.dataset.letter ?? "" }));
  for (const button of questions) button.addEventListener("click", () => act("question", { name: button.dataset.question ?? "" }));

  // The focus goes to the quiz's title, beside its result.
  const leave = (control, leaving) => keepFocus(control, leaving, $("quiz-title"));
  /** there shows a control, or takes it away. */
  const there = (control, shown) => {
    leave(control, !shown);
    control.hidden = !shown;
  };

  /** @param {Palace.Page} page */
  return ({ quiz }) => {
    root.hidden = !quiz;
    attribute(house, "data-quiz", quiz?.marking ? "mark" : quiz ? "play" : null);
    if (!quiz) return;
    marking = quiz.marking;
    text($("quiz-words"), quiz.words);
    text($("quiz-result"), quiz.result || "\u00a0");
    text($("quiz-score"), quiz.score);
    there($("quiz-reveal"), quiz.hidden);
    there($("quiz-hide"), !quiz.hidden);
    $("quiz-reveal").classList.toggle("gold", quiz.gold);
    leave($("quiz-clear"), quiz.marks === 0);
    $("quiz-clear").disabled = quiz.marks === 0;
    there($("quiz-taps"), quiz.hidden);
    there($("quiz-letters"), quiz.marking);
    there($("quiz-questions"), quiz.hidden);
    attribute(part.mark, "aria-pressed", quiz.marking);
    attribute(part.playing, "aria-pressed", !quiz.marking);
    for (const button of letters) attribute(button, "aria-pressed", quiz.answered === button.dataset.letter);
    for (const button of questions) attribute(button, "aria-pressed", quiz.question === button.dataset.question);

    $("quiz-fingers").hidden = !quiz.marking || quiz.marks > 0;
    if (quiz.kept !== marks) write("sessionStorage", "marks", (marks = quiz.kept) || null);
    const now = JSON.stringify(quiz.tally);
    if (now === tally) return;
    tally = now;
    write("sessionStorage", "tally", quiz.tally.of ? now : null);
  };
});
