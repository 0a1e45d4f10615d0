// What is said over the board, and where: beside what has to be seen there.
import { $, attribute, pick, text } from "../../js/dom.js";
import { panel } from "../../js/panel.js";
import { read, write } from "../../js/store.js";

/**
 * makeChips moves the chips from their corner at the board's left side to the other one
 * when the piece, or the square that is pointed at, would be below them, and only then.
 */
export const makeChips = () => panel("chips", (_, root) => {
  let from = null; // the way the board lies, for which a corner was chosen
  /** @param {Palace.Page} page */
  return ({ spots, orientation, chip, progress, room, map, state }) => {
    say($("chip"), chip);
    say($("chip-map"), progress.chip);
    // What a palace is stands there until somebody has played with palaces in view once.
    const meets = room === "game" && map.shown && read("localStorage", "palace", "") === "";
    if (meets && state.history.length > 0) write("localStorage", "palace", "met");
    const defined = meets && state.history.length === 0;
    $("chip-palace").hidden = !defined;
    attribute($("board"), "aria-describedby", defined ? "chip-palace" : null); // for whoever comes to the board by keyboard
    // Along the side with the origin is a ruler.
    const { up } = orientation;
    root.classList.toggle("above-ruler", up);
    if (from !== up) root.classList.toggle("high", up);
    from = up;
    if (root.offsetHeight === 0) return;
    const board = $("board").getBoundingClientRect();
    const hides = () => {
      const box = root.getBoundingClientRect();
      return spots.some(({ x, y, edge }) => {
        const half = Math.max(edge / 2, 12) + 4;
        const [sx, sy] = [board.x + x, board.y + y];
        return sx + half > box.left && sx - half < right(root, box) && sy + half > box.top && sy - half < box.bottom;
      });
    };
    if (!hides()) return;
    root.classList.toggle("high");
    if (hides()) root.classList.toggle("high"); // no better there
  };
});

/** say writes on a chip, and takes one away that says nothing. */
function say(chip, words) {
  chip.hidden = !words;
  if (words) text(chip, words);
}

/** right is where the last of the chips ends: their box is as wide as the board. */
function right(chips, box) {
  return Math.max(box.left, ...[...chips.children].map((chip) => chip.getBoundingClientRect().right));
}

/** makeCover tells the board how large a corner the buttons cover, whenever that changes. */
export function makeCover(tell) {
  const buttons = pick(document, ".zoom");
  const stage = pick(document, ".stage");
  const measure = () => {
    if (buttons.offsetWidth === 0) return void tell({ width: 0, height: 0 }); // there are none now
    // Where they lie by themselves, be they lifted for a while or not.
    const board = $("board");
    const right = board.offsetLeft + board.offsetWidth, bottom = board.offsetTop + board.offsetHeight;
    tell({ width: Math.max(0, right - buttons.offsetLeft + 4), height: Math.max(0, bottom - buttons.offsetTop + 4) });
  };
  const observer = new ResizeObserver(measure);
  for (const element of [buttons, stage, $("board")]) observer.observe(element);
  return measure;
}
