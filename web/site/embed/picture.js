// The picture of a board: its squares, the numbers along its edges, and what stands on it. No
// rules are needed for it, and no program.
import facts from "./facts.json";

const unit = 24; // to a square
const drawn = 240; // to a square in the paths of the pieces
const near = 22; // as far as this a board is shown from its corner
const around = 12; // squares of a board that is shown around its piece

function draw(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** piece draws a piece with its square's corner at a place, larger by a factor. */
function piece(name, x, y, scale = 1) {
  return draw("g", { transform: `translate(${x} ${y}) scale(${(scale * unit) / drawn})` }, ...(facts.pieces[name] ?? []).map(({ d, fill, width }) =>
    draw("path", width ? { d, fill: "none", stroke: fill, "stroke-width": width, "stroke-linejoin": "round", "stroke-linecap": "round" } : { d, fill })));
}

/** number reads a component. Of one that is far out only the colour of its square counts. */
const number = (text) => Number(text.length > 15 ? 1000 + Number(text.at(-1)) : text);

/**
 * picture draws what is seen of a link, and the crown where no board is known.
 * @param {Omit<ReturnType<import("./link.js").seen>, "title">} seen
 */
export function picture({ at, piece: stands, orient = "", pawns = [] }) {
  const far = at ? Math.max(...at.map((text) => Math.abs(number(text)))) : 0;
  const below = at?.some((text) => number(text) < 0);
  const size = !at ? 8 : far > near ? around : below ? 2 * Math.max(far, 4) + 1 : Math.max(far + 2, 8);
  const turned = (/** @type {number[]} */ [x, y]) => (orient.startsWith("right") ? [x, y] : [y, x]); // to the right, and up or down
  const [right, other] = at ? turned(at.map(number)) : [0, 0];
  const least = (middle) => (far > near ? (below ? middle - around / 2 : Math.max(0, middle - around / 2)) : below ? -Math.max(far, 4) : 0);
  const [left, first] = [least(right), least(other)];
  const up = orient.includes("up");
  const row = (value) => (up ? size - 1 - (value - first) : value - first);
  const within = (value) => value >= 0 && value < size;

  const all = size * unit;
  const numbered = at && far < 1000;
  const edge = numbered ? Math.max(20, 1.4 * size) : 0; // for numbers
  const svg = draw("svg", { viewBox: `${-edge} ${up ? 0 : -edge} ${all + edge} ${all + edge}`, "font-size": edge * 0.55, "aria-hidden": "true" });
  let odd = "";
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if ((x + left + y + first) % 2) odd += `M${x * unit} ${row(first + y) * unit}h${unit}v${unit}h-${unit}z`;
  svg.append(draw("path", { class: "even", d: `M0 0h${all}v${all}h-${all}z` }), draw("path", { class: "odd", d: odd }));
  if (!at) {
    svg.append(piece("crown", 2 * unit, 2 * unit, 4));
    return svg;
  }
  const step = size > around ? 5 : 1;
  for (let i = 0; numbered && i < size; i++) {
    const middle = (i + 0.5) * unit;
    if ((left + i) % step === 0) svg.append(draw("text", { x: middle, y: up ? all + edge / 2 : -edge / 2 }, String(left + i)));
    if ((first + i) % step === 0) svg.append(draw("text", { x: -edge / 2, y: (row(first + i) + 0.5) * unit }, String(first + i)));
  }
  for (const [square, name] of [...pawns.map((pawn) => [pawn, "pawn"]), [at, stands ?? ""]]) {
    const [x, y] = turned(/** @type {string[]} */ (square).map(number));
    if (within(x - left) && within(row(y))) svg.append(piece(name, (x - left) * unit, row(y) * unit));
  }
  return svg;
}
