// A worksheet of the position or the step: its pages as they come out of the printer. What
// is on them is Go's, the board included.
import { offers } from "../../js/actions.js";
import { closable } from "../../js/dialog.js";
import { $, make, svg, text } from "../../js/dom.js";
import { panel } from "../../js/panel.js";

const scale = 1.8; // CSS pixels to a drawing's unit, if there is room

/**
 * makeWorksheet sets the dialog up.
 * @param {Palace.Site} site
 */
export const makeWorksheet = ({ frame, explored, say }) => panel("worksheet", (part, root) => {
  let puzzles = ""; // the link of their set, "" for what is on the table
  const [size, heaps] = /** @type {HTMLInputElement[]} */ ([part.size, part.heaps]);
  const own = /** @type {HTMLTextAreaElement} */ (part.own);

  /** show shows the worksheet of a wish. */
  function show(wish) {
    const made = frame.call("worksheet", wish);
    [size.min, size.max, size.value] = [made.least, made.most, made.size].map(String);
    part.piles.hidden = !made.heaps;
    heaps.checked = made.drawn;
    text(part.words, made.words);
    part.words.hidden = !made.words;
    part.sheets.replaceChildren(...made.pages.map(page));
  }

  /** again makes it again as the fields say; one that is refused leaves the pages as they were. */
  function again() {
    let sentence = "";
    try {
      show({ size: size.valueAsNumber || 0, text: own.value.trim(), heaps: heaps.checked, puzzles });
    } catch (error) {
      sentence = error.message;
    }
    text(part.error, sentence);
    part.error.hidden = !sentence;
  }
  for (const field of [size, heaps, own]) field.addEventListener("change", again);
  part.print.addEventListener("click", () => {
    again();
    if (part.error.hidden) print();
  });
  closable(root);

  /**
   * open returns what went wrong, or "".
   * @param {string} of the link of puzzles, "" for what is on the table
   */
  function open(of) {
    puzzles = of;
    own.value = "";
    part.error.hidden = true;
    try {
      show({ puzzles });
    } catch (error) {
      return error.message;
    }
    root.showModal();
    part.print.focus();
    return "";
  }
  offers({
    worksheet(link = "") {
      const sentence = link ? explored({ link }, () => open(link)) : open("");
      if (sentence) say(sentence);
    },
  });
});

/** @param {Palace.Sheet} sheet */
function page({ title, named, words, drawings, tasks, answers, boards = [], link }) {
  const name = named ? [make("p", { class: "sheet-name" }, named)] : [];
  const done = tasks.length ? [make("ol", {}, ...tasks.map(task))] : [];
  const small = boards.length ? [make("div", { class: "sheet-boards" }, ...boards.map(board))] : [];
  if (boards.length) atOneScale(small[0], boards.flatMap(({ drawings }) => drawings).filter((drawing) => drawing !== null));
  const where = link ? [make("p", { class: "sheet-link" }, new URL(`#${link}`, location.href).href)] : [];
  return make("section", { class: "sheet" }, ...name, make("h3", {}, title), ...words.map((each) => make("p", {}, each)),
    ...drawings.map(draw), ...small, ...done, ...answers.map((each) => make("p", {}, each)), ...where);
}

const tallest = 62; // mm of a small board

/**
 * atOneScale gives the drawings of a sheet squares of one size: the largest with which each of them has room.
 * @param {HTMLElement} within
 * @param {Palace.Drawing[]} drawings
 */
function atOneScale(within, drawings) {
  const [widest, highest] = [Math.max(...drawings.map(({ width }) => width)), Math.max(...drawings.map(({ height }) => height))];
  within.querySelectorAll("svg").forEach((drawing, i) => {
    drawing.style.width = `calc(${drawings[i].width / widest} * min(100%, ${tallest * widest / highest}mm, ${widest * scale}px))`;
  });
}

/** @param {Palace.SheetBoard} board */
const board = ({ title, words, drawings }) => make("div", { class: "sheet-board" }, make("b", {}, title), ...words ? [make("p", {}, words)] : [], ...drawings.map(draw));

/** @param {Palace.SheetTask} task */
const task = ({ words, options, lines }) => make("li", {}, words, ...options.map((option) => make("div", { class: "sheet-option" }, option)),
  ...Array.from({ length: lines }, () => make("div", { class: "sheet-line" })));

/** @param {Palace.Drawing} drawing */
const draw = ({ width, height, paths, texts }) => svg("svg", { viewBox: `0 0 ${width} ${height}`, width: width * scale, "aria-hidden": "true" },
  ...paths.map(({ d, fill, stroke, width: line }) => svg("path", { d, fill, stroke, "stroke-width": line })),
  ...texts.map(({ x, y, size, text: words, fill, anchor }) => svg("text", { x, y, fill, "font-size": size, "text-anchor": anchor, "dominant-baseline": "central" }, words)));
