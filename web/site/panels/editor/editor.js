// The list of moves, edited: a small board on which every square is a move, drawn the
// way the board lies, or a list with a field to write one.
import { $, all, attribute, make, pick, submits, target, text } from "../../js/dom.js";
import { focused } from "../../js/focus.js";
import { each, panel } from "../../js/panel.js";

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * makeEditor edits the moves: adds one that is written, adds or removes one that is chosen, or completes them.
 * @param {Palace.Site} site
 */
export const makeEditor = ({ act, edits }) => panel("editor", (_, root) => {
  let edited = ""; // the game, and how it lies
  let own = false; // it was changed here, and is not shown yet: what is said since then stays
  let current = "1,1"; // the square that has the grid's place in the order of focus

  const change = (edit) => {
    const sentence = edits(edit);
    text($("editor-error"), sentence);
    own ||= sentence === "";
    return sentence === "";
  };
  $("editor-size").addEventListener("click", () => act("editorSize"));
  submits($("editor-add"), () => {
    if (change({ text: $("editor-move").value })) $("editor-move").value = "";
  });

  const grid = $("editor-grid");
  for (const name of ["pointerover", "focusin", "click"]) {
    grid.addEventListener(name, (event) => text($("editor-here"), target(event).closest("button")?.ariaLabel ?? "\u00a0"));
  }
  grid.addEventListener("focusin", (event) => rove(target(event)));
  grid.addEventListener("keydown", (event) => {
    const step = arrows[event.key];
    const from = target(event).closest("[role=gridcell]");
    const row = from?.parentElement;
    if (!step || !row) return;
    event.preventDefault();
    const to = grid.children[place(row) + step[1]]?.children[place(from) + step[0]];
    to?.querySelector("button")?.focus();
  });

  /** rove lets Tab come to a square, and to no other. */
  const rove = (cell) => {
    if (!cell?.dataset.move) return;
    current = cell.dataset.move;
    for (const each of all(grid, "button")) attribute(each, "tabindex", each === cell ? 0 : -1);
  };

  /** @param {() => Palace.EditorSquare} now */
  const square = (now) => {
    const box = make("div", { role: "gridcell" });
    box.addEventListener("click", () => {
      const { move, given } = now();
      if (move && !given) change({ move });
    });
    return box;
  };
  /** @param {() => Palace.EditorItem} now */
  const item = (now) => {
    const item = make("li");
    item.addEventListener("click", (event) => {
      if (target(event).closest("button")) change({ move: now().move, remove: true });
    });
    return item;
  };

  /** @param {() => Palace.EditorCompletion} now */
  const completion = (now) => {
    const button = make("button", { type: "button" });
    button.addEventListener("click", () => change({ complete: now().name }));
    return button;
  };

  /** showGrid lays the squares out, and begins where the piece stands. */
  const showGrid = (rows) => {
    let laid = false;
    const row = () => {
      laid = true;
      return make("div", { role: "row" });
    };
    grid.style.setProperty("--cells", rows.length);
    each(grid, rows, (squares) => `${rows.length}: ${squares[0].move}, ${squares[1].move}`, row, (row, squares, y) => {
      each(row, squares, ({ move }) => String(move), square, (box, one, x) => showSquare(box, one, (x + y) % 2 === 1));
    });
    if (!laid) return;
    rove(grid.querySelector(`[data-move="${current}"]`) ?? grid.querySelector("[data-move='1,1']"));
    grid.scrollTo(grid.scrollWidth, 0);
  };

  /** @param {Palace.Page} page */
  return ({ editor, orientation, state }) => {
    root.hidden = !editor;
    if (!editor) return;
    const now = `${state.game} ${orientation.current}`;
    if (now !== edited) {
      if (!own) text($("editor-error"), "");
      own = false;
    }
    edited = now;
    grid.hidden = $("editor-here").hidden = $("editor-size").hidden = editor.rows.length === 0;
    text($("editor-size"), editor.size);
    if (editor.rows.length > 0) showGrid(editor.rows);
    const held = $("editor-list").contains(focused());
    each($("editor-list"), editor.list, ({ label }) => label, item, showItem);
    if (held && !$("editor-list").contains(focused())) $("editor-move").focus();
    attribute($("editor-move"), "placeholder", editor.example);
    $("editor-complete").hidden = $("editor-complete-about").hidden = editor.completions.length === 0;
    each($("editor-complete"), editor.completions, ({ name }) => name, completion, showCompletion);
  };
});

/** place is the number of an element among its siblings. */
const place = (element) => [...element.parentElement.children].indexOf(element);

/**
 * showSquare shows a move as a button or, for none, the piece.
 * @param {HTMLElement} box
 * @param {Palace.EditorSquare} square
 * @param {boolean} odd
 */
function showSquare(box, { move, about, pressed, given }, odd) {
  if (!box.firstChild) box.append(move ? make("button", { type: "button", class: "cell", tabindex: -1, "data-move": move }) : make("span", { class: "hidden-visually" }));
  if (!move) {
    attribute(box, "class", "cell piece");
    text(pick(box, "span"), about);
    return;
  }
  const cell = pick(box, "button");
  cell.classList.toggle("odd", odd);
  attribute(cell, "aria-pressed", pressed);
  attribute(cell, "aria-disabled", given ? "true" : null);
  attribute(cell, "aria-label", about);
}

/**
 * showCompletion shows a way to complete the moves as a button; where it adds nothing, that says why.
 * @param {HTMLElement} button
 * @param {Palace.EditorCompletion} shown
 */
function showCompletion(button, { label, about, why = "" }) {
  text(button, label);
  attribute(button, "title", about);
  attribute(button, "aria-description", about);
  attribute(button, "aria-disabled", why ? "true" : null);
}

/**
 * showItem shows a move with a button that takes it away or, for none, words.
 * @param {HTMLElement} item
 * @param {Palace.EditorItem} shown
 */
function showItem(item, { move, label, about }) {
  if (item.firstChild) return;
  if (!move) attribute(item, "class", "fine");
  item.append(move ? make("button", { type: "button", "aria-label": about }, `${label} `, make("span", { "aria-hidden": "true" }, "×")) : label);
}
