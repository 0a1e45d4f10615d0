// What is raced, and how: engine and textbook take turns, so that both meet the same
// moods of the machine, and the medians count.

const nine = "subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)";

/**
 * all are the trials. level -1 stands for tiles alone, without a picture, and -2 for the
 * innermost function alone, on the squares that it counts; plain does without vectors.
 * textbook is the method of textbook.js against which the engine runs.
 */
const all = [
  { title: "blocking:1000, the innermost function on the squares that it counts", game: "blocking:1000", size: 3000, level: -2, textbook: "palaceNumbers" },
  { title: "blocking:1000, all palace numbers", game: "blocking:1000", size: 3000, level: -1, textbook: "palaceNumbers" },
  { title: "blocking:1000, all palace numbers, without vectors", game: "blocking:1000", size: 3000, level: -1, plain: true, textbook: "palaceNumbers" },
  { title: "blocking:10000, complete picture, averaging included", game: "blocking:10000", size: 30000, textbook: "palaceNumbers" },
  { title: "subtraction with nine moves, complete picture, averaging included", game: nine, size: 20000, textbook: "outcomes" },
];

/** widest is the width in pixels that pictures are averaged down to. */
const widest = 1024;

/** races lists the trials, none larger than the given edge. */
export const races = (largest) => all.map((race) => {
  const size = Math.min(race.size, largest);
  return { level: Math.max(0, Math.ceil(Math.log2(size / widest))), ...race, size };
});

/** How many rounds there are: at most so many, and no new one after so many ms. */
const mostRounds = 9;
const patience = 12000;

/** A round that is over so soon, in ms, comes again before: the compilers warm up. */
const warm = 2000;

/**
 * run races one trial. engine and textbook are functions that take a trial and a
 * report, and resolve with {ms, sum}, and the engine's with {squares} that were computed.
 * It resolves with nanoseconds a square, the ratio, and whether both have computed the
 * same.
 */
export async function run(race, engine, textbook, report) {
  const times = { engine: [], textbook: [] };
  const start = performance.now();
  let agree = true;
  for (let round = 0; round <= mostRounds; round++) {
    const own = await engine(race, (part) => report({ round, who: "engine", part }));
    const other = await textbook({ ...race, colors: own.colors }, (part) => report({ round, who: "textbook", part }));
    agree &&= same(own.sum, other.sum, race);
    if (round === 0 && own.ms + other.ms < warm) continue;
    times.engine.push((own.ms * 1e6) / own.squares);
    times.textbook.push((other.ms * 1e6) / race.size ** 2);
    if (performance.now() - start > patience) break;
  }
  const [fast, slow] = [median(times.engine), median(times.textbook)];
  return { engine: fast, textbook: slow, ratio: slow / fast, rounds: times.engine.length, agree };
}

/** same allows pictures to differ by the rounding of colours: one in 255 at most. */
function same(a, b, { level, size }) {
  return level < 0 ? a === b : Math.abs(a - b) <= 3 * Math.ceil(size / 2 ** level) ** 2;
}

export function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
