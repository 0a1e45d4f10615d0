// Blocking with many pawns: whole lines at once, all of them back, and in words where
// the pawns of the other player stand.
import { $, changed, focused, make, pick, text } from "../dom.js";

/**
 * makePawns shows what helps to block; act(name, args) does it.
 * @param {Palace.Act} act
 */
export function makePawns(act) {
  const box = $("lines");
  const fresh = changed();
  $("clear").addEventListener("click", () => {
    act("clearBlocks");
    $("headline").focus();
  });
  /** @param {Palace.Page} page */
  return ({ block, blocked, blocks }) => {
    // One row in every phase of such a game, so that nothing below it moves.
    $("blocks").hidden = !blocks;
    text($("blocked"), blocked);
    $("blocked").hidden = !blocked;
    box.hidden = !block || block.most === 0;
    $("blocked-none").hidden = blocked !== "" || !box.hidden;
    $("clear").hidden = !block || block.chosen.length === 0;
    if (!block || !fresh([block.lines, block.left])) return;
    const ray = box.contains(focused()) ? focused()?.dataset.ray : undefined;
    $("line-buttons").replaceChildren(...block.lines.map(({ ray, label, free }) => {
      const button = make("button", { type: "button", "data-ray": ray, "aria-label": `Block the line ${label}, ${free} free` }, label);
      // Not disabled: the focus stays, and a press says why nothing is left to do.
      if (free === 0 || block.left === 0) button.setAttribute("aria-disabled", "true");
      button.addEventListener("click", () => act("blockLine", { ray }));
      return button;
    }));
    if (ray !== undefined) pick(box, `[data-ray="${ray}"]`)?.focus();
  };
}
