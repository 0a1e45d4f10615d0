// Why a square wins or loses, step by step. The picture of each step is on the board.
import { $, attribute, pick, text } from "../../js/dom.js";
import { focused } from "../../js/focus.js";
import { panel } from "../../js/panel.js";

/**
 * makeStudy shows the explanation of a page; act(name, args) goes on with it.
 * @param {Palace.Act} act
 */
export const makeStudy = (act) => panel("study", (part, root) => {
  const [next, back, on] = [$("study-next"), $("study-back"), $("study-on")];
  for (const [button, value] of /** @type {const} */ ([[next, 1], [back, -1]])) {
    button.addEventListener("click", () => button.ariaDisabled !== "true" && act("step", { value }));
  }
  on.addEventListener("click", () => act("goOn"));
  $("study-end").addEventListener("click", () => act("endStudy"));

  /** bring scrolls the panel, and nothing around it, as little as needed to show the explanation from its title on. */
  const bring = () => {
    const [around, inside] = [$("panel"), root].map((each) => each.getBoundingClientRect());
    const [above, below] = [inside.top - around.top, inside.bottom - around.bottom];
    if (above < 0 || below > 0) $("panel").scrollTop += Math.min(above, Math.max(below, 0));
  };

  /** @param {Palace.Study} study */
  const show = (study) => {
    attribute(root, "aria-busy", study.busy ? "true" : null);
    text($("study-title"), study.title);
    text($("study-words"), study.words);
    text(part.method, study.method);
    text(part.steps, study.count);
    // The focus may stay on a button that has nothing to do now.
    attribute(next, "aria-disabled", study.next ? null : "true");
    attribute(back, "aria-disabled", study.back ? null : "true");
    next.classList.toggle("gold", study.next);
    text(on, study.on);
    on.hidden = !study.on;
  };

  /** @param {Palace.Page} page */
  return ({ study }) => {
    const [before, inside] = [$("status"), root].map((each) => each.contains(focused()));
    const opens = root.hidden && study;
    root.hidden = !study;
    attribute(pick(document, ".house"), "data-study", study ? "" : null);
    if (study) show(study);
    if (opens && !root.checkVisibility()) pick($("tabs"), "[data-tab=play]").click(); // another tab was open
    if (opens) bring();
    // The focus stays in what is seen: in a low panel only one of the two parts is.
    if (inside && !study) $("headline").focus();
    if (before && !$("status").checkVisibility()) $("study-title").focus();
    if (inside && study && !focused()?.checkVisibility()) $("study-title").focus();
  };
});
