// What the page does a moment later: palace.idle() waits for it. What is only there to be
// read for a while, such as a notice, is not among that.
const waiting = new Set();

/** later calls f in so many milliseconds, and returns what drop takes. */
export function later(f, ms) {
  const timer = setTimeout(() => {
    waiting.delete(timer);
    f();
  }, ms);
  waiting.add(timer);
  return timer;
}

/** drop takes back what was to be done later; 0 is nothing. */
export function drop(timer) {
  clearTimeout(timer);
  waiting.delete(timer);
}

/** pending says whether something is still to be done. */
export const pending = () => waiting.size > 0;
