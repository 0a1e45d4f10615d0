// How a piece moves, as a small drawing: the squares of a little board, the piece on
// one of them, its lines, and arrows for what it jumps over.
import { svg } from "../../js/dom.js";

const fewSquares = 12; // from more than these on, squares are not drawn singly

/**
 * drawPicture draws a picture, whose places are columns and rows.
 * @param {Palace.Picture} picture
 */
export function drawPicture({ columns, rows, piece, lines }) {
  const unit = Math.max(columns, rows) / 5; // lines and dots keep their size
  const middle = (place) => place.map((v) => v + 0.5);

  const board = svg("g", {}, svg("rect", { class: "square", width: columns, height: rows }));
  if (Math.max(columns, rows) <= fewSquares) {
    for (let c = 0; c < columns; c++) {
      for (let r = 0; r < rows; r++) {
        if ((c + r) % 2) board.append(svg("rect", { class: "square odd", x: c, y: r, width: 1, height: 1 }));
      }
    }
  }
  const rays = svg("g", { class: "rays", "stroke-width": 0.13 * unit });
  for (const { from, squares } of lines) {
    const [x1, y1] = middle(from);
    const [x2, y2] = middle(squares[squares.length - 1]);
    rays.append(svg("line", { x1, y1, x2, y2 }));
    for (const [cx, cy] of squares.map(middle)) rays.append(svg("circle", { cx, cy, r: 0.17 * unit }));
  }
  const [cx, cy] = middle(piece);
  const stands = svg("circle", { class: "piece", cx, cy, r: 0.36 * unit, "stroke-width": 0.12 * unit });
  const edge = Math.max(0.2 * unit, 0.45 * unit - 0.5); // room for a piece in the corner
  const viewBox = [-edge, -edge, columns + 2 * edge, rows + 2 * edge].join(" ");
  return svg("svg", { class: "picture", viewBox, "aria-hidden": "true" }, board, rays, stands);
}
