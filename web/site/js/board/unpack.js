// Unpacks LZMA, which no browser does by itself: a program is smaller in it than as gzip by nearly a third, and
// unpacking takes a third of a second, while the bytes arrive. The form is that of .lzma files, with a mark at the
// end (the LZMA specification by Igor Pavlov): a range coder tells bits, each by how likely it has been so far, and these
// say what follows, a byte or a piece of what was there before.

// Where the likelihoods of bits stand: first those of the kind of what follows, then of distances, lengths and bytes.
const [isMatch, isRep, isRep1, isRep2, isRep3, isLong] = [0, 192, 204, 216, 228, 240];
const [slots, nearDistances, alignment, matchLengths, repLengths, literals] = [432, 688, 803, 819, 1333, 1847];
const even = 1024; // of 2048
const header = 13; // bytes: a byte of parameters, the size of the window and that of the file
const most = 24; // bytes that one step may need

/** Damaged is thrown where what came cannot be what was packed. */
export class Damaged extends Error {}

/** Unpacker unpacks a file of a known size, of which parts come one by one. */
class Unpacker {
  #out; // all of the file, for what follows may repeat any of it
  #n = 0; // bytes that are there
  #in = new Uint8Array(); // what has come and is not used up
  #coder = { range: -1, code: 0 };
  #state = 0;
  #last = [0, 0, 0, 0]; // distances, less 1
  #likely = new Uint16Array();
  #shape = { lc: 0, lp: 0, pb: 0 };
  #ended = false;

  constructor(size) {
    this.#out = new Uint8Array(size);
  }

  /** take takes a part, and returns what is known by it. */
  take(part) {
    const before = this.#in;
    this.#in = new Uint8Array(before.length + part.length);
    this.#in.set(before);
    this.#in.set(part, before.length);
    return this.#go(this.#in.length - most);
  }

  /** end takes that there is no more. */
  end() {
    const rest = this.#go(this.#in.length + 1); // for a last step may need no byte
    const right = this.#ended && this.#n === this.#out.length && this.#coder.code === 0; // with 0 the coder ends if all it has read was right
    if (!right) throw new Damaged("it is cut short, or spoilt");
    return rest;
  }

  /** begin reads the header and the first five bytes of the coder. */
  #begin() {
    const [shape] = this.#in;
    this.#shape = { lc: shape % 9, lp: Math.floor(shape / 9) % 5, pb: Math.floor(shape / 45) };
    const { lc, lp, pb } = this.#shape;
    if (lc + lp > 4 || pb > 4) throw new Damaged("it is no file of LZMA");
    this.#likely = new Uint16Array(literals + (0x300 << (lc + lp))).fill(even);
    this.#coder.code = new DataView(this.#in.buffer).getInt32(header + 1);
    this.#in = this.#in.subarray(header + 5);
  }

  /** go unpacks as long as steps begin before an end, and returns what is new. */
  #go(end) {
    if (!this.#likely.length) {
      if (this.#in.length < header + 5 + most) return this.#out.subarray(0, 0);
      this.#begin();
      end -= header + 5;
    }
    const [input, out, likely, last] = [this.#in, this.#out, this.#likely, this.#last];
    const { lc, lp, pb } = this.#shape;
    let { range, code } = this.#coder;
    let [at, n, state, ended] = [0, this.#n, this.#state, this.#ended];
    const from = n;
    const filled = () => {
      if ((range & 0xff000000) !== 0) return;
      range <<= 8;
      code = (code << 8) | input[at++];
    };
    const bit = (place) => {
      const likelihood = likely[place];
      const bound = Math.imul(range >>> 11, likelihood);
      const set = code >>> 0 >= bound >>> 0;
      if (set) {
        range = (range - bound) | 0;
        code = (code - bound) | 0;
        likely[place] = likelihood - (likelihood >> 5);
      } else {
        range = bound;
        likely[place] = likelihood + ((2048 - likelihood) >> 5);
      }
      filled();
      return set ? 1 : 0;
    };
    const bits = (place, count) => {
      let found = 1;
      for (let i = 0; i < count; i++) found = (found << 1) | bit(place + found);
      return found - (1 << count);
    };
    const reversed = (place, count) => {
      let [found, sum] = [1, 0];
      for (let i = 0; i < count; i++) {
        const one = bit(place + found);
        found = (found << 1) | one;
        sum |= one << i;
      }
      return sum;
    };
    const evenly = (count) => {
      let found = 0;
      for (let i = 0; i < count; i++) {
        range >>>= 1;
        const set = code >>> 0 >= range;
        if (set) code = (code - range) | 0;
        filled();
        found = (found << 1) | (set ? 1 : 0);
      }
      return found;
    };
    const length = (place, phase) => {
      if (!bit(place)) return 2 + bits(place + 2 + 8 * phase, 3);
      if (!bit(place + 1)) return 10 + bits(place + 130 + 8 * phase, 3);
      return 18 + bits(place + 258, 8);
    };
    const literal = () => {
      const place = literals + 0x300 * (((n & ((1 << lp) - 1)) << lc) + ((n ? out[n - 1] : 0) >> (8 - lc)));
      let found = 1;
      if (state >= 7) { // after a match the byte is likely another one than there
        for (let match = out[n - last[0] - 1], same = true; same && found < 0x100; match <<= 1) {
          const there = (match >> 7) & 1;
          const one = bit(place + ((1 + there) << 8) + found);
          found = (found << 1) | one;
          same = one === there;
        }
      }
      while (found < 0x100) found = (found << 1) | bit(place + found);
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      out[n++] = found;
    };
    const distance = (count) => {
      const slot = bits(slots + 64 * Math.min(count - 2, 3), 6);
      if (slot < 4) return slot;
      const more = (slot >> 1) - 1;
      const base = (2 | (slot & 1)) << more;
      if (slot < 14) return base + reversed(nearDistances + base - slot, more);
      return base + (evenly(more - 4) << 4) + reversed(alignment, 4);
    };
    while (at < end && !ended) {
      const phase = n & ((1 << pb) - 1);
      if (!bit(isMatch + 16 * state + phase)) {
        if (n === out.length) throw new Damaged("it is longer than it should be");
        literal();
        continue;
      }
      let count = 1;
      if (!bit(isRep + state)) {
        last.copyWithin(1, 0);
        count = length(matchLengths, phase);
        last[0] = distance(count);
        state = state < 7 ? 7 : 10;
        ended = last[0] === -1;
        if (ended) break;
      } else {
        let which = 0;
        if (bit(isRep1 + state)) which = !bit(isRep2 + state) ? 1 : 2 + bit(isRep3 + state);
        if (which || bit(isLong + 16 * state + phase)) {
          const [far] = last.splice(which, 1);
          last.unshift(far);
          count = length(repLengths, phase);
          state = state < 7 ? 8 : 11;
        } else state = state < 7 ? 9 : 11;
      }
      const [to, there] = [n + count, n - last[0] - 1];
      if (last[0] < 0 || there < 0 || to > out.length) throw new Damaged("it repeats what was not there");
      for (let back = there; n < to;) out[n++] = out[back++];
    }
    this.#coder = { range, code };
    [this.#n, this.#state, this.#ended] = [n, state, ended];
    this.#in = input.subarray(at);
    return out.slice(from, n);
  }
}

/**
 * unpacking unpacks a stream, of which size bytes are to come; what is damaged ends it with an error.
 * @param {number} size
 * @returns {TransformStream<Uint8Array, Uint8Array>}
 */
export function unpacking(size) {
  const unpacker = new Unpacker(size);
  return new TransformStream({
    transform: (part, controller) => controller.enqueue(unpacker.take(part)),
    flush: (controller) => controller.enqueue(unpacker.end()),
  });
}
