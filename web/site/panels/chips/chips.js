// What is said over the board, and where: beside what has to be seen there.
import { $, attribute, pick, text } from "../../js/dom.js";
import { panel } from "../../js/panel.js";
import { read, write } from "../../js/store.js";

/** Where the chips can lie: the class names of their corners, the one that is tried first first. */
const corners = [[], ["high"], ["far"], ["high", "far"]];

/**
 * makeChips moves the chips from their corner of the board to another one when the piece, the
 * square that is pointed at, or one where a game ends would be below them, and only then. They
 * never lie on a ruler.
 * @param {Palace.Site} site
 */
export const makeChips = ({ frame }) => panel("chips", (_, root) => {
  // Above the board there may be piles.
  new ResizeObserver(() => root.style.setProperty("--board-top", `${$("board").offsetTop}px`)).observe($("board"));
  let from = null; // the way the board lies, for which a corner was chosen
  const lie = (names) => {
    for (const name of ["high", "far"]) root.classList.toggle(name, names.includes(name));
  };
  /** @type {Palace.Page | null} */
  let asked = null; // for which it is to be found out where the chips lie: once a frame, when the page is laid out anyway
  /** @param {Palace.Page} page */
  return (page) => {
    const { orientation, chip, progress, room, map, state } = page;
    say($("chip"), chip);
    say($("chip-map"), progress.chip);
    // What a palace is stands there until somebody has played with palaces in view once.
    const meets = room === "game" && map.shown && read("localStorage", "palace", "") === "";
    if (meets && state.history.length > 0) write("localStorage", "palace", "met");
    const defined = meets && state.history.length === 0;
    $("chip-palace").hidden = !defined;
    attribute($("board"), "aria-describedby", defined ? "chip-palace" : null); // for whoever comes to the board by keyboard
    const { up } = orientation;
    if (from !== up) lie(up ? ["high"] : []); // away from where games end
    from = up;
    if (!asked) requestAnimationFrame(place);
    asked = page;
  };
  function place() {
    const { spots } = /** @type {Palace.Page} */ (asked);
    asked = null;
    if (root.offsetHeight === 0 || !frame.ready) return;
    const edges = frame.call("edges");
    for (const side of /** @type {const} */ (["left", "top", "bottom"])) root.style.setProperty(`--ruler-${side}`, `${edges[side]}px`);
    const board = $("board").getBoundingClientRect();
    const hides = () => {
      const box = extent(root);
      return [...spots, ...edges.corners].some(({ x, y, edge }) => {
        const half = Math.max(edge / 2, 12) + 4;
        const [sx, sy] = [board.x + x, board.y + y];
        return sx + half > box.left && sx - half < box.right && sy + half > box.top && sy - half < box.bottom;
      });
    };
    if (!hides()) return;
    const before = [...root.classList];
    const free = corners.find((names) => {
      lie(names);
      return !hides();
    });
    if (!free) lie(before); // no better anywhere
  }
});

/** say writes on a chip, and takes one away that says nothing. */
function say(chip, words) {
  chip.hidden = !words;
  if (words) text(chip, words);
}

/** extent is where the chips lie: their box is as wide as the board. */
function extent(root) {
  const boxes = [...root.children].map((chip) => chip.getBoundingClientRect()).filter(({ width }) => width > 0);
  const { top, bottom } = root.getBoundingClientRect();
  return { top, bottom, left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) };
}

/**
 * makeCover tells the board how large a corner the buttons cover, whenever that changes.
 * @param {Palace.Site} site
 */
export function makeCover({ attempt }) {
  const tell = (/** @type {Palace.Calls["cover"]["args"]} */ size) => attempt("cover", size);
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
  return { ready: measure };
}

const reading = 4000; // ms for which it is said whose the wheel is

/**
 * makeWheel says, where somebody turns the wheel over the board in a frame of another page, how it zooms.
 * @param {Palace.Site} site
 */
export function makeWheel({ frame }) {
  const chip = $("chip-wheel");
  let timer = 0;
  const show = (on) => {
    clearTimeout(timer);
    chip.hidden = !on;
    if (on) timer = setTimeout(show, reading, false);
  };
  frame.on("passed", () => show(true));
  for (const type of ["pointerdown", "focus"]) frame.hear(type, () => show(false));
}
