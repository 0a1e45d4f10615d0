// Where the class waits: the teacher chooses the steps, and shows the word of each when all are to
// go on. Which word that is Go says, when it is asked.
import { $, attribute, make, pick, text } from "../../js/dom.js";
import { each, panel } from "../../js/panel.js";

/**
 * makePause shows the pauses of the lesson that a class is given.
 * @param {import("../../js/frame.js").Frame} frame
 * @param {Palace.Act} act
 */
export const makePause = (frame, act) => panel("pause", (_, root) => {
  const random = () => 1 + crypto.getRandomValues(new Uint32Array(1))[0] % (2 ** 32 - 1);
  /** @type {Palace.Pause[]} */
  let steps = [];
  /** choose lets the class wait before these steps; words that were shown before stay. */
  const choose = (list) => act("pauseAt", { steps: list, random: steps.some(({ on }) => on) ? 0 : random() });
  const chosen = () => steps.filter(({ on }) => on).map(({ step }) => step);

  /** @param {() => Palace.Pause} now */
  const row = (now) => {
    const box = make("input", { type: "checkbox" });
    const show = make("button", { type: "button", "aria-haspopup": "dialog" });
    box.addEventListener("change", () => choose(box.checked ? [...chosen(), now().step] : chosen().filter((step) => step !== now().step)));
    show.addEventListener("click", () => {
      const { head, word, step } = frame.call("pauseWord", { value: now().step });
      text($("pause-head"), head);
      text($("pause-word"), word);
      text($("pause-step"), step);
      $("pause-shown").showModal();
    });
    return make("li", {}, make("label", { class: "check" }, box, make("span", { class: "pause-title" })), show);
  };
  $("pause-anew").addEventListener("click", () => act("pauseAt", { steps: chosen(), random: random() }));
  $("pause-hide").addEventListener("click", () => $("pause-shown").close());
  $("pause-shown").addEventListener("close", () => text($("pause-word"), ""));

  /** @param {Palace.Page} page */
  return ({ gathering }) => {
    const pauses = gathering?.pauses;
    root.hidden = !pauses;
    if (!pauses) return $("pause-shown").close();
    steps = pauses.steps;
    text($("pause-words"), pauses.words);
    $("pause-anew").disabled = !pauses.any;
    each($("pause-steps"), steps, ({ step }) => step, row, (item, { words, on, show }) => {
      text(pick(item, ".pause-title"), words);
      pick(item, "input", HTMLInputElement).checked = on;
      const button = pick(item, "button");
      text(button, pauses.show);
      button.hidden = !on;
      attribute(button, "aria-label", show);
    });
  };
});
