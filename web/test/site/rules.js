// The other games in the plainest way: where the piece may go, straight from the
// rules, and who wins, by trying everything. The site is not asked.

const times = (t, [a, b]) => [t * a, t * b];

/** jumps reads the moves out of a ruleset's text, as far as they matter up to most. */
function jumps(game, most) {
  const listed = [...game.matchAll(/\(([\d,]+)\)/g)].map(([, text]) => text.split(",").map(Number));
  if (game === "maharaja") return [[1, 2], [2, 1]];
  const range = game.match(/t=(\d+)\.\.(\d*)/);
  if (!range) return listed;
  const last = Math.min(Number(range[2] || most), most);
  return Array.from({ length: last }, (_, i) => [[1, 2], [2, 1]].map((m) => times(i + 1, m))).flat();
}

/**
 * spiral numbers the squares of Z×Z along the square spiral. x points south, y east:
 * each ring goes up its east side, west along the north, down and east again.
 */
function spiral(x, y) {
  const ring = Math.max(Math.abs(x), Math.abs(y));
  if (ring === 0) return 0;
  const before = (2 * ring - 1) ** 2;
  if (y === ring && x < ring) return before + (ring - 1 - x);
  if (x === -ring) return before + 2 * ring + (ring - 1 - y);
  if (y === -ring) return before + 4 * ring + (x + ring - 1);
  return before + 6 * ring + (y + ring - 1);
}

/** line lists the squares from p on along a step, while they are allowed. */
function line([x, y], [dx, dy], allowed) {
  const squares = [];
  for (let i = 1; allowed(x + i * dx, y + i * dy); i++) squares.push([x + i * dx, y + i * dy]);
  return squares;
}

const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy])).filter(([dx, dy]) => dx || dy);
const onQuadrant = (x, y) => x >= 0 && y >= 0;

/** optionsOf returns the function that lists where the piece of a game may go. */
export function optionsOf(game) {
  if (game === "exile:spiral") {
    // Along a line the numbers fall towards the centre and rise again beyond it.
    return ([x, y]) => {
      const reach = 2 * Math.max(Math.abs(x), Math.abs(y)) + 1;
      return around.flatMap((step) => {
        let lower = true;
        return line([x, y], step, (a, b) => Math.max(Math.abs(a - x), Math.abs(b - y)) <= reach)
          .filter(([a, b]) => (lower &&= spiral(a, b) < spiral(x, y)));
      });
    };
  }
  if (game === "exile:quadrant") {
    const steps = [[-1, 0], [0, -1], [-1, -1], [1, -1]];
    return (p) => steps.flatMap((step) => line(p, step, onQuadrant));
  }
  const queen = game.startsWith("subtraction") ? [] : [[-1, 0], [0, -1], [-1, -1]];
  const moves = jumps(game, 200);
  return (p) => {
    const all = queen.flatMap((step) => line(p, step, onQuadrant));
    for (const move of moves) {
      const to = p.map((v, i) => v - move[i]);
      if (to.every((v) => v >= 0)) all.push(to);
    }
    return [...new Map(all.map((to) => [String(to), to])).values()];
  };
}

/** solved returns isPalace(p): whether whoever must move from p loses. */
export function solved(game) {
  const options = optionsOf(game);
  const known = new Map();
  return function isPalace(p) {
    const key = String(p);
    if (!known.has(key)) known.set(key, options(p).every((to) => !isPalace(to)));
    return known.get(key);
  };
}
