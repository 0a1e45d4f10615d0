// A worker with the textbook methods, as one writes them in JavaScript to be fast:
// plain loops over typed arrays, nothing allocated on the way.
//
// In:  {game, size, level, colors}: the colours of the values from 0 on, three bytes each.
// Out: {ready} once, {progress: fraction}, {result: {ms, sum}} or {failed: "why"}.
// With a level, a picture is made whose pixels are averages of 2^level × 2^level
// squares in linear light, and sum adds up its colours; without (-1), the rows alone,
// and sum is that of the last row.
"use strict";

onmessage = ({ data }) => {
  try {
    postMessage({ result: run(data) });
  } catch (error) {
    postMessage({ failed: `the textbook has failed: ${error.message}` });
  }
};

function run({ game, size, level, colors }) {
  const [name, rules] = game.split(":");
  const start = performance.now();
  const next = name === "blocking" ? palaceRows(Number(rules), size) : outcomeRows(moves(rules), size);
  const sum = level < 0 ? drain(next, size) : paint(next, size, level, colors);
  return { ms: performance.now() - start, sum };
}

let told = 0;

function tell(y, size) {
  if ((y & 63) === 0 && performance.now() - told > 80) {
    told = performance.now();
    postMessage({ progress: y / size });
  }
}

/** palaceRows counts row by row: a counter for each column, each diagonal, and the row. */
function palaceRows(k, w) {
  const columns = new Int32Array(w);
  const diagonals = new Int32Array(w);
  const values = new Int32Array(w);
  return () => {
    let row = 0;
    let diagonal = 0;
    for (let x = 0; x < w; x++) {
      const column = columns[x];
      const sees = (row + column + diagonal) | 0;
      const palace = (sees - k) >>> 31; // 1 if it sees fewer than k
      values[x] = sees;
      row = (row + palace) | 0;
      columns[x] = column + palace;
      const above = diagonals[x];
      diagonals[x] = diagonal + palace;
      diagonal = above;
    }
    return values;
  };
}

/** moves reads "(1,2)(3,4)". */
const moves = (rules) => [...rules.matchAll(/\((\d+),(\d+)\)/g)].map(([, a, b]) => [Number(a), Number(b)]);

/**
 * outcomeRows finds outcomes row by row: a square is P (1) unless a move leads to P.
 * The rows lie in one ring, as many as the moves reach back, with zeros to their left.
 */
function outcomeRows(list, w) {
  const pad = Math.max(...list.map(([a]) => a));
  const reach = Math.max(...list.map(([, b]) => b));
  const ring = 2 ** Math.ceil(Math.log2(reach + 1));
  const stride = w + pad;
  const rows = new Uint8Array((ring + 1) * stride); // the last one stays empty
  const n = list.length;
  const from = new Int32Array(n);
  let y = 0;
  return () => {
    for (let i = 0; i < n; i++) {
      const [a, b] = list[i];
      from[i] = (y < b ? ring : (y - b) & (ring - 1)) * stride + pad - a;
    }
    const start = (y & (ring - 1)) * stride + pad;
    for (let x = 0; x < w; x++) {
      let seen = 0;
      for (let i = 0; i < n; i++) seen |= rows[from[i] + x];
      rows[start + x] = seen ^ 1;
    }
    y++;
    return rows.subarray(start, start + w);
  };
}

/** drain makes all rows and adds up the last. */
function drain(next, size) {
  let row;
  for (let y = 0; y < size; y++) {
    row = next();
    tell(y, size);
  }
  return row.reduce((sum, value) => sum + value, 0);
}

/** paint makes the picture and adds up its colours. */
function paint(next, size, level, colors) {
  const edge = 2 ** level;
  const across = Math.ceil(size / edge);
  const pixels = new Uint8ClampedArray(4 * across * across);
  const [reds, greens, blues] = [0, 1, 2].map((c) => new Int32Array(colors.length / 3).map((_, v) => toLight(colors[3 * v + c])));
  const bytes = new Uint8Array(lightMax + 1).map((_, light) => toByte(light));
  const red = new Int32Array(across);
  const green = new Int32Array(across);
  const blue = new Int32Array(across);
  const two = colors.length === 6; // only outcomes: it is enough to count
  for (let j = 0; j < across; j++) {
    red.fill(0);
    green.fill(0);
    blue.fill(0);
    const end = Math.min(size, (j + 1) * edge);
    for (let y = j * edge; y < end; y++) {
      const row = next();
      if (two) countRow(row, red, across, edge, size);
      else addRow(row, reds, greens, blues, red, green, blue, across, edge, size);
      tell(y, size);
    }
    for (let i = 0; i < across; i++) {
      const squares = (Math.min(size, (i + 1) * edge) - i * edge) * (end - j * edge);
      const at = 4 * (j * across + i);
      const palaces = red[i];
      const light = (sum, table) => (two ? palaces * table[1] + (squares - palaces) * table[0] : sum);
      pixels[at] = bytes[Math.round(light(red[i], reds) / squares)];
      pixels[at + 1] = bytes[Math.round(light(green[i], greens) / squares)];
      pixels[at + 2] = bytes[Math.round(light(blue[i], blues) / squares)];
      pixels[at + 3] = 255;
    }
  }
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) sum += pixels[at] + pixels[at + 1] + pixels[at + 2];
  return sum;
}

function countRow(row, palaces, across, edge, size) {
  for (let i = 0, x = 0; i < across; i++) {
    let n = 0;
    for (const end = Math.min(size, x + edge); x < end; x++) n += row[x];
    palaces[i] += n;
  }
}

function addRow(row, reds, greens, blues, red, green, blue, across, edge, size) {
  for (let i = 0, x = 0; i < across; i++) {
    let r = 0;
    let g = 0;
    let b = 0;
    for (const end = Math.min(size, x + edge); x < end; x++) {
      const value = row[x];
      r += reds[value];
      g += greens[value];
      b += blues[value];
    }
    red[i] += r;
    green[i] += g;
    blue[i] += b;
  }
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
