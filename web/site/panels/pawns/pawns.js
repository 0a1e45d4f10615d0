// Blocking with many pawns: whole lines at once, all of them back, and in words where
// the pawns of the other player stand.
import { $, attribute, make, text } from "../../js/dom.js";
import { each, panel } from "../../js/panel.js";

/**
 * makePawns shows what helps to block; act(name, args) does it.
 * @param {Palace.Site} site
 */
export const makePawns = ({ act }) => panel("blocks", (part, root) => {
  $("clear").addEventListener("click", () => {
    act("clearBlocks");
    $("headline").focus();
  });

  /** @param {() => Palace.BlockLine} now */
  const line = (now) => {
    const button = make("button", { type: "button" });
    button.addEventListener("click", () => act("blockLine", { ray: now().ray }));
    return button;
  };

  /** @param {Palace.Page} page */
  return ({ block, blocked, blocks }) => {
    // One row in every phase of such a game, so that nothing below it moves.
    root.hidden = !blocks;
    text($("blocked"), blocked);
    $("blocked").hidden = !blocked;
    $("lines").hidden = !block || block.most === 0;
    part.none.hidden = blocked !== "" || !$("lines").hidden;
    $("clear").hidden = !block || block.chosen.length === 0;
    if (!block) return;
    each($("line-buttons"), block.lines, ({ ray }) => ray, line, (button, { label, about, free }) => {
      text(button, label);
      attribute(button, "aria-label", about);
      // Not disabled: the focus stays, and a press says why nothing is left to do.
      attribute(button, "aria-disabled", free === 0 || block.left === 0 ? "true" : null);
    });
  };
});
