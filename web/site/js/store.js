// Small things remembered between visits. Storage may be forbidden or full; then
// nothing is remembered and nothing else changes.

/** read returns what was stored under the name, or the fallback. */
export function read(storage, name, fallback) {
  try {
    return globalThis[storage].getItem(`palace-${name}`) ?? fallback;
  } catch {
    return fallback;
  }
}

/** write stores text under the name, and says whether it could; null forgets it. */
export function write(storage, name, text) {
  try {
    if (text === null) globalThis[storage].removeItem(`palace-${name}`);
    else globalThis[storage].setItem(`palace-${name}`, text);
    return true;
  } catch {
    return false; // see above
  }
}
