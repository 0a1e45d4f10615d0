// How a piece moves, as a small drawing: the squares of a little board, the piece on
// one of them, its lines, and arrows for what it jumps over.
import { pick, svg } from "../../js/dom.js";

const fewSquares = 12; // from more than these on, squares are not drawn singly

const middle = (place) => place.map((v) => v + 0.5);

/** squares draws a board, and its single squares if it has no more than most a side. */
function squares(columns, rows, most) {
  const board = svg("g", {}, svg("rect", { class: "square", width: columns, height: rows }));
  if (Math.max(columns, rows) > most) return board;
  let odd = "";
  for (let i = 0; i < columns * rows; i++) {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    if ((c + r) % 2) odd += `M${c} ${r}h1v1h-1z`;
  }
  board.append(svg("path", { class: "square odd", d: odd }));
  return board;
}

/**
 * drawPicture draws a picture, whose places are columns and rows.
 * @param {Palace.Picture} picture
 */
export function drawPicture({ columns, rows, piece, lines }) {
  const unit = Math.max(columns, rows) / 5; // lines and dots keep their size
  const board = squares(columns, rows, fewSquares);
  const rays = svg("g", { class: "rays", "stroke-width": 0.13 * unit });
  for (const { from, squares } of lines) {
    const [x1, y1] = middle(from);
    const [x2, y2] = middle(squares[squares.length - 1]);
    rays.append(svg("line", { x1, y1, x2, y2 }));
    for (const [cx, cy] of squares.map(middle)) rays.append(svg("circle", { cx, cy, r: 0.17 * unit }));
  }
  const [cx, cy] = middle(piece);
  const stands = svg("circle", { class: "piece", cx, cy, r: 0.36 * unit, "stroke-width": 0.12 * unit });
  // How far it goes along its first line: where the look lets it, it goes there and back.
  const [to] = lines.map(({ squares }) => middle(squares[squares.length - 1]));
  if (to) to.forEach((v, i) => stands.style.setProperty(i ? "--down" : "--right", `${v - [cx, cy][i]}px`));
  const edge = Math.max(0.2 * unit, 0.45 * unit - 0.5); // room for a piece in the corner
  const viewBox = [-edge, -edge, columns + 2 * edge, rows + 2 * edge].join(" ");
  return svg("svg", { class: "picture", viewBox, "aria-hidden": "true" }, board, rays, stands);
}

// The outlines of the pieces on a square of 24.
const outlines = {
  rook: "M6 21v-2.5l1.5-1.3 1-6.2L6.8 9V3.5h2.4v1.9h1.6V3.5h2.4v1.9h1.6V3.5h2.4V9l-1.7 2 1 6.2 1.5 1.3V21z",
  queen: "M6.5 21v-2.2l1-1.6L4.6 8l4 3.6L10 5.5l2 5.3 2-5.3 1.4 6.1 4-3.6-2.9 9.2 1 1.6V21z",
  piece: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z",
};

/**
 * drawBoard draws a board as the canvas has it: the piece, rings where it may go, the goal; or
 * the palaces. On many squares all that is larger than a square, or it could not be seen.
 * @param {Palace.Picture} picture
 */
export function drawBoard({ columns, rows, piece, lines, goal, drawn, gold = [], beside }) {
  const large = Math.max(1, Math.max(columns, rows) / 9);
  const board = squares(columns, rows, 24);
  const ways = svg("g", { class: "ways" });
  const rings = svg("g", { class: "rings" });
  for (const { from, squares: on } of lines) {
    ways.append(svg("path", { d: `M${middle(from)}L${middle(on[on.length - 1])}` }));
    for (const [cx, cy] of on.map(middle)) rings.append(svg("circle", { cx, cy, r: 0.38 }));
  }
  for (const [cx, cy] of gold.map(middle)) board.append(svg("circle", { class: "gold", cx, cy, r: 0.4 * Math.min(large, 3) }));
  if (goal) board.append(svg("rect", { class: "goal", x: goal[0] + 0.08, y: goal[1] + 0.08, width: 0.84, height: 0.84, rx: 0.1 }));
  const drawing = svg("svg", { class: "board", viewBox: `0 0 ${columns} ${rows}`, "aria-hidden": "true" }, board, ways, rings);
  if (beside) { // with a gap between the two
    const next = drawBoard(beside);
    const { width, height } = next.viewBox.baseVal;
    drawing.setAttribute("viewBox", `0 0 ${columns + 1 + width} ${Math.max(rows, height)}`);
    drawing.append(svg("g", { transform: `translate(${columns + 1} 0)` }, ...next.childNodes));
  }
  if (!drawn) return drawing;
  // Whole, where it stands on the edge.
  const side = 1.1 * large;
  const [x, y] = piece.map((v, i) => Math.min(v + 0.5 - side / 2, [columns, rows][i] - side));
  drawing.append(svg("svg", { x, y, width: side, height: side, viewBox: "0 0 24 24" }, svg("path", { class: "stands", d: outlines[drawn] ?? outlines.piece })));
  return drawing;
}

/**
 * drawStart draws the board of a card. One that is too large for that is drawn as the door has a map.
 * @param {Palace.Picture | null | undefined} picture
 */
export const drawStart = (picture) => (picture ? drawBoard(picture) : pick(pick(document, ".door-card[data-to=watch]"), "svg", SVGElement).cloneNode(true));
