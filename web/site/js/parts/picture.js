// How a piece moves, as a small drawing: the squares of a little board, the piece on
// one of them, its lines, and arrows for what it jumps over.

import { svg } from "../dom.js";

const fewSquares = 12; // from more than these on, squares are not drawn singly

/**
 * turned maps a square of a w×h board whose smallest corner is (0, 0) to a column and
 * a row on the screen, for axes such as "right-up": where x points, and then y.
 */
export function turned(orientation, w, h) {
  switch (orientation) {
    case "right-up": return (x, y) => [x, h - 1 - y];
    case "down-right": return (x, y) => [y, x];
    case "up-right": return (x, y) => [y, w - 1 - x];
    default: return (x, y) => [x, y];
  }
}

/** drawPicture returns the drawing of {x, y, w, h, at, rays, orientation}. */
export function drawPicture({ x: left, y: top, w, h, at, rays, orientation }) {
  const turn = turned(orientation, w, h);
  const place = ([x, y]) => turn(x - left, y - top);
  const across = orientation.endsWith("-right");
  const [columns, rows] = across ? [h, w] : [w, h];
  const unit = Math.max(columns, rows) / 5; // lines and dots keep their size

  const board = svg("g", {}, svg("rect", { class: "square", width: columns, height: rows }));
  if (Math.max(columns, rows) <= fewSquares) {
    for (let c = 0; c < columns; c++) {
      for (let r = 0; r < rows; r++) {
        if ((c + r) % 2) board.append(svg("rect", { class: "square odd", x: c, y: r, width: 1, height: 1 }));
      }
    }
  }
  const middle = (square) => place(square).map((v) => v + 0.5);
  const [x0, y0] = middle(at);
  const lines = svg("g", { class: "rays", "stroke-width": 0.13 * unit });
  for (const { first, step, count } of rays) {
    const square = (i) => at.map((v, d) => v + first[d] + i * step[d]);
    const beside = count > 1 && String(first) !== String(step); // a line that does not begin at the piece
    const [x1, y1] = middle(beside ? square(0) : at);
    const [x2, y2] = middle(square(count - 1));
    lines.append(svg("line", { x1, y1, x2, y2 }));
    for (let i = 0; i < count; i++) {
      const [cx, cy] = middle(square(i));
      lines.append(svg("circle", { cx, cy, r: 0.17 * unit }));
    }
  }
  const piece = svg("circle", { class: "piece", cx: x0, cy: y0, r: 0.36 * unit, "stroke-width": 0.12 * unit });
  const edge = Math.max(0.2 * unit, 0.45 * unit - 0.5); // room for a piece in the corner
  const viewBox = [-edge, -edge, columns + 2 * edge, rows + 2 * edge].join(" ");
  return svg("svg", { class: "picture", viewBox, "aria-hidden": "true" }, board, lines, piece);
}
