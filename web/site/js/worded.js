// What the scripts themselves say, in the page's language: see words.ftl.

/**
 * worded returns a message with values in it, in English where the language lacks it.
 * @param {[string, string]} message
 * @param {Record<string, string | number>} [values]
 */
export function worded([id, english], values = {}) {
  const { page, direction } = globalThis.palaceWords ?? {};
  // In a language that is written from the right a value, such as a name, keeps its own direction.
  const put = (value) => (direction === "rtl" ? `\u2068${value}\u2069` : String(value));
  return (page?.[id] ?? english).replace(/\{\$(\w+)\}/g, (_, name) => put(values[name]));
}

/** fraction writes a number with one digit behind the decimal sign of the page's language, and digits as everywhere. */
export const fraction = (value) =>
  new Intl.NumberFormat(`${globalThis.palaceWords?.language ?? "en"}-u-nu-latn`, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
