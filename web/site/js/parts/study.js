// Why a square wins or loses, step by step. The picture of each step is on the board.
import { $, attribute, focused, pick, text } from "../dom.js";

/**
 * makeStudy shows the explanation of a page; act(name, args) goes on with it.
 * @param {Palace.Act} act
 */
export function makeStudy(act) {
  const panel = $("study");
  for (const { button, value } of [{ button: $("study-next"), value: 1 }, { button: $("study-back"), value: -1 }]) {
    button.addEventListener("click", () => button.ariaDisabled !== "true" && act("step", { value }));
  }
  $("study-on").addEventListener("click", () => act("goOn"));
  $("study-end").addEventListener("click", () => act("endStudy"));

  /** @param {Palace.Page} page */

  return ({ study }) => {
    const [before, inside] = [$("status"), panel].map((part) => part.contains(focused()));
    const opens = panel.hidden && study;
    panel.hidden = !study;
    attribute(pick(document, ".house"), "data-study", study ? "" : null);
    if (study) show(study);
    if (opens && !panel.checkVisibility()) pick($("tabs"), "[data-tab=play]").click(); // another tab was open
    // The focus stays in what is seen: in a low panel only one of the two parts is.
    if (inside && !study) $("headline").focus();
    if (before && !$("status").checkVisibility()) $("study-title").focus();
    if (inside && study && !focused()?.checkVisibility()) $("study-title").focus();
  };
}

/** @param {Palace.Study} study */
function show({ title, words, step, steps: of, on, busy, method }) {
  const [next, back] = [$("study-next"), $("study-back")];
  attribute($("study"), "aria-busy", busy ? "true" : null);
  text($("study-title"), title);
  text($("study-words"), words);
  text($("study-method"), method);
  text($("study-count"), of ? `${step} of ${of.toLocaleString("en")}` : "");
  hold(next, step >= of);
  hold(back, step === 0);
  next.classList.toggle("gold", step < of);
  text($("study-on"), on ? `Why ${on}?` : "");
  $("study-on").hidden = !on;
}

/** hold says of a button that it has nothing to do now; the focus may stay on it. */
function hold(button, still) {
  attribute(button, "aria-disabled", still ? "true" : null);
}
