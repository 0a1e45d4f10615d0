// Far out, where numbers are too long for a sentence and most squares out of sight:
// the position in full, and a field for any move that can be written.
import { $, attribute, changed, make, submits } from "../dom.js";

/**
 * makeDistant shows the far position of a page; act(name, args) moves.
 * @param {Palace.Act} act
 */
export function makeDistant(act) {
  const field = $("distant-to");
  submits($("distant-move"), () => {
    act("tap", { square: field.value.replace(/[()[\]\s"]/g, "").split(",") });
  });

  const newPlace = changed();
  const newAdvice = changed();
  /** @param {Palace.Page} page */
  return ({ distant, state }) => {
    $("distant").hidden = !distant;
    if (newPlace([state.game, distant?.numbers])) {
      field.value = "";
      $("distant-numbers").replaceChildren(...(distant?.numbers ?? []).flatMap(({ name, digits, text }) => [
        make("dt", {}, make("b", {}, name), `, ${digits} ${digits === 1 ? "digit" : "digits"}`),
        make("dd", { class: "long" }, text),
      ]));
    }
    $("distant-move").hidden = !distant?.playable;
    attribute(field, "placeholder", distant?.numbers.map(({ name }) => name).join(",") ?? "");
    if (newAdvice(distant?.advice) && distant?.advice) {
      field.value = distant.advice;
      $("distant").open = true;
    }
  };
}
