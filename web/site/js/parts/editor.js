// The list of moves, edited: a small board on which every square is a move, drawn the
// way the board lies, or a list with a field to write one.
import { $, attribute, changed, make, submits, text } from "../dom.js";

const sizes = [9, 17]; // squares each way
const shown = 60; // moves listed singly

/** makeEditor edits the moves; toggle(move) adds or removes one and says why not, or "". */
export function makeEditor(toggle) {
  /** @type {Palace.Page} */
  let page;
  let size = sizes[0];
  let current = [1, 1]; // the square that has the grid's place in the order of focus

  const change = (move) => {
    const sentence = toggle(move);
    text($("editor-error"), sentence);
    return sentence === "";
  };
  $("editor-size").addEventListener("click", () => {
    size = sizes[(sizes.indexOf(size) + 1) % sizes.length];
    current = current.map((v) => Math.min(v, size - 1));
    draw();
  });
  submits($("editor-add"), () => {
    const move = ($("editor-move").value.match(/-?\d+/g) ?? []).map(Number);
    if (change(move)) $("editor-move").value = "";
  });

  const grid = new Grid($("editor-grid"), (move) => {
    current = move;
    change(move);
  });

  const fresh = changed();
  const draw = () => {
    const { editor, orientation } = page;
    if (!editor) return;
    grid.box.hidden = $("editor-here").hidden = $("editor-size").hidden = editor.dim !== 2;
    text($("editor-size"), `Squares to ${sizes[(sizes.indexOf(size) + 1) % sizes.length] - 1}`);
    if (editor.dim === 2) grid.draw(editor, orientation.current, size, current);
    listMoves($("editor-list"), editor, change);
    attribute($("editor-move"), "placeholder", Array.from({ length: editor.dim }, (_, i) => i + 1).join(","));
  };
  /** @param {Palace.Page} next */
  return (next) => {
    page = next;
    $("editor").hidden = !page.editor;
    if (!page.editor || !fresh([page.editor, page.orientation.current])) return;
    text($("editor-error"), "");
    draw();
  };
}

/** listMoves lists the moves, each with a button that takes it away. */
function listMoves(list, { moves, queen }, change) {
  const focused = [...list.querySelectorAll("button")].indexOf(document.activeElement);
  const items = moves.slice(0, shown).map((move) => {
    const button = make("button", { type: "button", "aria-label": `Take (${move}) away` }, `(${move}) `, make("span", { "aria-hidden": "true" }, "×"));
    button.addEventListener("click", () => change(move));
    return make("li", {}, button);
  });
  if (queen) items.unshift(make("li", { class: "fine" }, "The queen’s lines, and"));
  if (queen && moves.length === 0) items.push(make("li", { class: "fine" }, "nothing else yet"));
  if (moves.length > shown) items.push(make("li", { class: "fine" }, `and ${moves.length - shown} more, in the notation below`));
  list.replaceChildren(...items);
  if (focused >= 0) (list.querySelectorAll("button")[Math.min(focused, moves.length - 1)] ?? $("editor-move")).focus();
}

/** Grid is the board of moves: one stop for Tab, arrow keys within. */
class Grid {
  #layout = "";
  #cells = new Map(); // by move
  /** @type {(move: number[]) => number[]} */
  #place = () => [];
  /** @type {(place: number[]) => number[]} */
  #back = () => [];

  constructor(box, choose) {
    this.box = box;
    box.addEventListener("click", ({ target }) => {
      const cell = target.closest("button");
      if (cell && cell.getAttribute("aria-disabled") !== "true") choose(cell.dataset.move.split(",").map(Number));
    });
    box.addEventListener("keydown", (event) => this.#key(event));
    box.addEventListener("focusin", ({ target }) => this.#rove(target));
    for (const name of ["pointerover", "focusin", "click"]) {
      box.addEventListener(name, ({ target }) => text($("editor-here"), target.closest("button")?.ariaLabel ?? "\u00a0"));
    }
  }

  draw({ moves, queen }, orientation, size, current) {
    const layout = `${orientation} ${size}`;
    if (layout !== this.#layout) this.#build(orientation, size, current);
    this.#layout = layout;
    const chosen = new Set(moves.map(String));
    for (const [key, cell] of this.#cells) {
      const [a, b] = key.split(",").map(Number);
      const given = queen && (a === 0 || b === 0 || a === b);
      const pressed = given || chosen.has(key);
      attribute(cell, "aria-pressed", pressed);
      attribute(cell, "aria-disabled", given ? "true" : null);
      attribute(cell, "aria-label", `(${key}), ${given ? "the queen’s" : pressed ? "a move" : "no move"}`);
    }
  }

  /**
   * #build lays the squares out. A move leads towards the origin, so the piece stands
   * in the corner away from it: a counts towards the origin along x, b along y.
   */
  #build(orientation, size, current) {
    const last = size - 1;
    const places = {
      "right-up": { place: ([a, b]) => [last - a, b], back: ([c, r]) => [last - c, r] },
      "right-down": { place: ([a, b]) => [last - a, last - b], back: ([c, r]) => [last - c, last - r] },
      "down-right": { place: ([a, b]) => [last - b, last - a], back: ([c, r]) => [last - r, last - c] },
      "up-right": { place: ([a, b]) => [last - b, a], back: ([c, r]) => [r, last - c] },
    };
    ({ place: this.#place, back: this.#back } = places[orientation]);
    this.#cells.clear();
    const rows = Array.from({ length: size }, (_, r) => {
      const row = make("div", { role: "row" });
      for (let c = 0; c < size; c++) {
        const move = this.#back([c, r]);
        if (move.every((v) => v === 0)) {
          row.append(make("div", { role: "gridcell", class: "cell piece" }, make("span", { class: "hidden-visually" }, "the piece")));
          continue;
        }
        const cell = make("button", { type: "button", class: "cell", tabindex: -1, "data-move": move });
        if ((move[0] + move[1]) % 2) cell.classList.add("odd");
        this.#cells.set(String(move), cell);
        row.append(make("div", { role: "gridcell" }, cell));
      }
      return row;
    });
    this.box.style.setProperty("--cells", size);
    this.box.replaceChildren(...rows);
    this.#rove(this.#cells.get(String(current)) ?? this.#cells.get("1,1"));
    this.box.scrollTo(this.box.scrollWidth, 0); // where the piece stands
  }

  #rove(cell) {
    if (!cell?.dataset.move) return;
    for (const each of this.#cells.values()) attribute(each, "tabindex", each === cell ? 0 : -1);
  }

  #key(event) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = event.target.dataset.move;
    if (!step || !from) return;
    event.preventDefault();
    const [c, r] = this.#place(from.split(",").map(Number));
    this.#cells.get(String(this.#back([c + step[0], r + step[1]])))?.focus();
  }
}
