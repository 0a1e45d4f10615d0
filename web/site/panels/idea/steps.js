// How an idea comes about step by step: by hand, by a slider, or by itself.
import { $, attribute, text } from "../../js/dom.js";
import { focused } from "../../js/focus.js";

/**
 * makeSteps returns the function that shows the steps, or none.
 * @param {Palace.Act} act
 */
export function makeSteps(part, act) {
  const [next, run, back, slider, speed] = [$("idea-next"), $("idea-run"), $("idea-back"), $("idea-step"), $("idea-speed")];
  const usual = next.textContent;
  let running = false;
  for (const [button, by] of /** @type {const} */ ([[next, 1], [back, -1]])) {
    button.addEventListener("click", () => button.ariaDisabled !== "true" && act("ideaStep", { by }));
  }
  run.addEventListener("click", () => act("ideaRun", { on: !running }));
  slider.addEventListener("input", () => act("ideaStep", { to: Number(slider.value) }));
  speed.addEventListener("change", () => act("ideaSpeed", { per: Number(speed.value) }));

  /** @param {Palace.IdeaSteps | null} steps */
  return (steps) => {
    $("idea-steps").hidden = !steps;
    if (!steps) return;
    running = steps.running;
    text(next, steps.next || usual);
    // The focus may stay on a button that has nothing to do now.
    attribute(next, "aria-disabled", steps.now < steps.last ? null : "true");
    attribute(back, "aria-disabled", steps.now > 0 ? null : "true");
    next.classList.toggle("gold", !running && steps.now < steps.last);
    part.ideaRun.hidden = running;
    part.ideaPause.hidden = !running;
    slider.max = String(steps.last);
    if (Number(slider.value) !== steps.now) slider.value = String(steps.now);
    attribute(slider, "aria-valuetext", steps.words);
    text(part.ideaStep, steps.words);
    if (speed !== focused()) speed.value = String(steps.speed);
  };
}
