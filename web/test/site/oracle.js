// The games again, in the plainest way and in another language than the site's:
// enough to play whole games in the browser without asking the site what is right.

/** sights counts, square by square, how many palaces the queen sees; sees[y][x]. */
function sights(k, size) {
  const sees = [];
  const palace = (x, y) => sees[y][x] < k;
  for (let y = 0; y < size; y++) {
    sees.push([]);
    for (let x = 0; x < size; x++) {
      sees[y].push(options([x, y]).filter(([a, b]) => palace(a, b)).length);
    }
  }
  return sees;
}

/** options lists where the queen may go. */
export function options([x, y]) {
  const list = [];
  for (let i = 1; i <= Math.max(x, y); i++) {
    if (i <= x) list.push([x - i, y]);
    if (i <= y) list.push([x, y - i]);
    if (i <= x && i <= y) list.push([x - i, y - i]);
  }
  return list;
}

const same = ([a, b], [c, d]) => a === c && b === d;

/** Oracle plays the queen's game with blocking number k on a small board. */
export class Oracle {
  constructor(k, size) {
    this.k = k;
    this.sees = sights(k, size);
  }

  /** palace says whether a square is lost for whoever must move from it. */
  palace([x, y]) {
    return this.sees[y][x] < this.k;
  }

  /** move returns a winning move from a state, or any if there is none. */
  move({ position, blocked }) {
    const free = options(position).filter((to) => !blocked.some((each) => same(each, to)));
    return free.find((to) => this.palace(to)) ?? free.at(-1);
  }

  /** block returns the palaces to block, as many as may be. */
  block({ position }) {
    return options(position).filter((to) => this.palace(to)).slice(0, this.k - 1);
  }
}
