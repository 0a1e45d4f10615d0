// A worker with the textbook methods, as one writes them in JavaScript to be fast:
// plain loops over typed arrays, one pass over the squares, nothing allocated on the way.
// The arrays are constants of this script, so that the compiler knows where they lie;
// it would not know it of arrays that are made again for each run.
//
// In:  {game, textbook, size, level, colors}: textbook is one of the methods below, colors
// are those of the values from 0 on, three bytes each.
// Out: {ready} once, {progress: fraction}, {result: {ms, sum}} or {failed: "why"}.
// With a level, a picture is made whose pixels are averages of 2^level × 2^level
// squares in linear light, and sum adds up its colours; without (-1), the rows alone,
// and sum is that of the last row.
"use strict";

const widest = 30000; // of all boards

// Clocks of browsers are rounded to a tenth of a millisecond and more: a run shorter than
// this, in ms, comes again until so much time has passed, as in the engine's trials.
const readable = 10;

// Palace numbers: counters of the palaces seen in each column and on each diagonal, and
// one row of numbers.
const columns = new Int32Array(widest);
const diagonals = new Int32Array(widest);
const numbers = new Int32Array(widest);

// Outcomes: a ring of rows, as many as moves may reach back, with zeros to their left;
// and one more row of zeros. 1 is P.
const reach = 64;
const stride = reach + widest;
const squares = new Uint8Array((reach + 1) * stride);

// Pictures: sums over the squares of a row of pixels; and the light of the values, all
// three colours in one number, each with room to add up that of 32 squares.
const red = new Int32Array(widest);
const green = new Int32Array(widest);
const blue = new Int32Array(widest);
const lights = new Float64Array(4 * widest);
const part = 2 ** 17;

onmessage = ({ data }) => {
  try {
    postMessage({ result: run(data) });
  } catch (error) {
    postMessage({ failed: `the textbook has failed: ${error.message}` });
  }
};

/** methods begin again with what follows the name in a ruleset. */
const methods = {
  palaceNumbers: (rules) => palaceNumbers(Number(rules)),
  outcomes: (rules) => outcomes(moves(rules)),
};

function run({ game, textbook, size, level, colors }) {
  if (size > widest) throw new Error(`${size} squares are too many`);
  const [, rules] = game.split(":");
  const start = performance.now();
  for (let times = 1; ; times++) {
    const method = methods[textbook](rules);
    const sum = level < 0 ? drain(method, size) : paint(method, size, level, colors);
    const ms = performance.now() - start;
    if (ms >= readable) return { ms: ms / times, sum };
  }
}

let told = 0;

function tell(y, size) {
  if ((y & 63) === 0 && performance.now() - told > 80) {
    told = performance.now();
    postMessage({ progress: y / size });
  }
}

/**
 * palaceNumbers is the method for them: next computes a row, sum adds up the last one,
 * add adds its light to that of a row of pixels.
 */
function palaceNumbers(k) {
  columns.fill(0);
  diagonals.fill(0);
  return {
    next: (size) => countRow(size, k),
    sum: (size) => numbers.subarray(0, size).reduce((sum, value) => sum + value, 0),
    add: (across, edge, size) => addNumbers(across, edge, size),
  };
}

/** countRow counts through a row: the palaces seen in the column, on the diagonal, in the row. */
function countRow(size, k) {
  let row = 0;
  let diagonal = 0;
  for (let x = 0; x < size; x++) {
    const column = columns[x];
    const sees = (row + column + diagonal) | 0;
    const palace = (sees - k) >>> 31; // 1 if it sees fewer than k
    numbers[x] = sees;
    row = (row + palace) | 0;
    columns[x] = (column + palace) | 0;
    const above = diagonals[x];
    diagonals[x] = (diagonal + palace) | 0;
    diagonal = above;
  }
}

function addNumbers(across, edge, size) {
  let x = 0;
  for (let i = 0; i < across; i++) {
    const end = Math.min(size, x + edge);
    // Two sums go on side by side.
    let even = 0;
    let odd = 0;
    for (; x + 1 < end; x += 2) {
      even += lights[numbers[x]];
      odd += lights[numbers[x + 1]];
    }
    for (; x < end; x++) even += lights[numbers[x]];
    const sum = even + odd;
    const high = Math.floor(sum / part ** 2);
    const middle = Math.floor(sum / part) - high * part;
    red[i] += sum - middle * part - high * part ** 2;
    green[i] += middle;
    blue[i] += high;
  }
}

/** moves reads "(1,2)(3,4)". */
const moves = (rules) => [...rules.matchAll(/\((\d+),(\d+)\)/g)].map(([, a, b]) => [Number(a), Number(b)]);

/** outcomes is the method for those of up to nine moves. */
function outcomes(list) {
  const others = list.filter(([a, b]) => a !== 1 || b !== 0);
  const unit = others.length < list.length ? 1 : 0;
  if (others.length > 8 || list.flat().some((n) => n >= reach)) throw new Error("its moves are too many or too large");
  const from = new Array(8);
  let y = -1;
  let start = 0;
  squares.fill(0);
  return {
    next(size) {
      y++;
      start = (y % reach) * stride + reach;
      for (let i = 0; i < 8; i++) {
        const [a, b] = others[i % others.length] ?? [0, y + 1];
        from[i] = (b > y ? reach : (y - b) % reach) * stride + reach - a;
      }
      settleRow(size, start, unit, ...from);
    },
    sum: (size) => squares.subarray(start, start + size).reduce((sum, value) => sum + value, 0),
    add: (across, edge, size) => addOutcomes(across, edge, size, start),
  };
}

/**
 * settleRow finds the outcomes of a row: a square is P unless a move leads to P. The move
 * (1,0), if there is one, leads to the square before; of the others, each goes from the
 * row's beginning to another place.
 */
function settleRow(size, start, unit, a, b, c, d, e, f, g, h) {
  let before = 0;
  for (let x = 0; x < size; x++) {
    before = ((before & unit) | squares[a + x] | squares[b + x] | squares[c + x] | squares[d + x] |
      squares[e + x] | squares[f + x] | squares[g + x] | squares[h + x]) ^ 1;
    squares[start + x] = before;
  }
}

/** addOutcomes counts P-positions, which is enough where there are but two colours. */
function addOutcomes(across, edge, size, start) {
  let x = 0;
  for (let i = 0; i < across; i++) {
    const end = Math.min(size, x + edge);
    let n = 0;
    for (; x < end; x++) n += squares[start + x];
    red[i] += n;
  }
}

/** drain makes all rows and adds up the last. */
function drain(method, size) {
  for (let y = 0; y < size; y++) {
    method.next(size);
    tell(y, size);
  }
  return method.sum(size);
}

/** paint makes the picture and adds up its colours. */
function paint(method, size, level, colors) {
  const edge = 2 ** level;
  const across = Math.ceil(size / edge);
  const pixels = new Uint8ClampedArray(4 * across * across);
  if (edge > 32) throw new Error(`pixels of ${edge} × ${edge} squares are too large`);
  const many = colors.length / 3;
  const light = (value) => [0, 1, 2].map((c) => toLight(colors[3 * value + c]));
  for (let value = 0; value < many; value++) {
    const [r, g, b] = light(value);
    lights[value] = r + part * (g + part * b);
  }
  const [dark, bright] = [light(0), light(1)];
  const bytes = new Uint8Array(lightMax + 1).map((_, light) => toByte(light));
  for (let j = 0; j < across; j++) {
    red.fill(0);
    green.fill(0);
    blue.fill(0);
    const end = Math.min(size, (j + 1) * edge);
    for (let y = j * edge; y < end; y++) {
      method.next(size);
      method.add(across, edge, size);
      tell(y, size);
    }
    for (let i = 0; i < across; i++) {
      const area = (Math.min(size, (i + 1) * edge) - i * edge) * (end - j * edge);
      const at = 4 * (j * across + i);
      // With two colours only P-positions were counted.
      const mean = (sum, c) => (many === 2 ? red[i] * bright[c] + (area - red[i]) * dark[c] : sum) / area;
      pixels[at] = bytes[Math.round(mean(red[i], 0))];
      pixels[at + 1] = bytes[Math.round(mean(green[i], 1))];
      pixels[at + 2] = bytes[Math.round(mean(blue[i], 2))];
      pixels[at + 3] = 255;
    }
  }
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) sum += pixels[at] + pixels[at + 1] + pixels[at + 2];
  return sum;
}

const lightMax = 4095;

/** toLight and toByte turn the bytes of a picture into linear light and back. */
function toLight(byte) {
  const c = byte / 255;
  return Math.round((c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4) * lightMax);
}

function toByte(light) {
  const c = light / lightMax;
  return Math.round((c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055) * 255);
}

postMessage({ ready: true });
