// Far out, where numbers are too long for a sentence and most squares out of sight:
// the position in full, and a field for any move that can be written.
import { $, attribute, make, pick, submits, text } from "../../js/dom.js";
import { each, panel } from "../../js/panel.js";

/**
 * makeDistant shows the far position of a page; act(name, args) moves.
 * @param {Palace.Site} site
 */
export const makeDistant = ({ act }) => panel("distant", (part, root) => {
  const field = $("distant-to");
  submits($("distant-move"), () => act("moveTo", { text: field.value }));
  let belongs = ""; // the position and the advice to which the field belongs

  /** @param {Palace.Page} page */
  return ({ distant, state }) => {
    root.hidden = !distant;
    each(part.numbers, distant?.numbers ?? [], (_, i) => i, number, (element, { name, digits, text: words }) => {
      text(pick(element, "b"), name);
      text(pick(element, "span"), digits);
      text(pick(element, "dd"), words);
    });
    $("distant-move").hidden = !distant?.playable;
    attribute(field, "placeholder", distant?.form ?? "");
    const now = JSON.stringify([state.game, state.position, distant?.advice]);
    if (now === belongs) return;
    belongs = now;
    field.value = distant?.advice ?? "";
    if (distant?.advice) root.open = true;
  };
});

const number = () => make("div", {}, make("dt", {}, make("b"), ", ", make("span")), make("dd", { class: "long" }));
