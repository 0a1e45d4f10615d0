// What is said over the board, and where: beside what has to be seen there.
import { $, attribute, pick } from "../../js/dom.js";
import { read, write } from "../../js/store.js";
import { html, t, view } from "../../js/view.js";

/** Where the chips can lie: the class names of their corners, the one that is tried first first. */
const corners = [[], ["high"], ["far"], ["high", "far"]];

const reading = 4000; // ms for which it is said whose the wheel is

/**
 * makeChips moves the chips from their corner of the board to another one when the piece, the
 * square that is pointed at, or one where a game ends would be below them, and only then. They
 * never lie on a ruler. Where somebody turns the wheel over the board in a frame of another page, it is said how it zooms.
 * @param {Palace.Site} site
 */
export function makeChips({ frame }) {
  let from = null; // the way the board lies, for which a corner was chosen
  const lie = (names) => {
    for (const name of ["high", "far"]) $("chips").classList.toggle(name, names.includes(name));
  };
  /** @type {Palace.Page | null} */
  let asked = null; // for which it is to be found out where the chips lie: once a frame, when the page is laid out anyway
  /** @type {Palace.Page | undefined} */
  let last;
  let defined = false; // what a palace is stands there until somebody has played with palaces in view once
  let [wheel, timer] = [false, 0];
  const draw = view("chips", (/** @type {Palace.Page} */ { chip, progress }) => html`
    <div class="chips" id="chips">
      <p class="chip" id="chip" aria-hidden="true" ?hidden=${!chip}>${chip}</p>
      <p class="chip" id="chip-map" aria-hidden="true" ?hidden=${!progress.chip}>${progress.chip}</p>
      <p class="chip" id="chip-palace" ?hidden=${!defined}>${t("chips-palace-square-where-player")}</p>
    </div>
    <div class="wheel" role="status"><p class="chip" id="chip-wheel" ?hidden=${!wheel}>${t("chips-wheel-zooms")}</p></div>`);
  const turns = (on) => {
    clearTimeout(timer);
    if (on) timer = setTimeout(turns, reading, false);
    if (wheel === on || !last) return;
    wheel = on;
    draw(last);
  };
  frame.on("passed", () => turns(true));
  for (const type of ["pointerdown", "focus"]) frame.hear(type, () => turns(false));
  /** @param {Palace.Page} page */
  return (page) => {
    const { orientation: { up }, room, map, state } = page;
    const meets = room === "game" && map.shown && read("localStorage", "palace", "") === "";
    if (meets && state.history.length > 0) write("localStorage", "palace", "met");
    defined = meets && state.history.length === 0;
    draw(page);
    // Above the board there may be piles.
    if (!last) new ResizeObserver(() => $("chips").style.setProperty("--board-top", `${$("board").offsetTop}px`)).observe($("board"));
    last = page;
    attribute($("board"), "aria-describedby", defined ? "chip-palace" : null); // for whoever comes to the board by keyboard
    if (from !== up) lie(up ? ["high"] : []); // away from where games end
    from = up;
    if (!asked) requestAnimationFrame(place);
    asked = page;
  };
  function place() {
    const { spots } = /** @type {Palace.Page} */ (asked);
    asked = null;
    const root = $("chips");
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
