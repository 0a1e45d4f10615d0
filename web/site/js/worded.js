// What the scripts themselves say, by the names of messages: in the page's language once that has come, and before in
// English, of which the page holds what is said without it.
import { page } from "./held.js";
import { Language } from "./pattern.js";

/** The page's English, for as long as there is nothing else. */
const here = { language: "en", direction: "ltr", messages: JSON.parse(page.document.getElementById("said")?.textContent || "{}") };
let table = here;
let spoken = new Language(here);

/**
 * worded says a message with values in it.
 * @param {Palace.Name} name
 * @param {Record<string, string | number>} [values]
 */
export function worded(name, values) {
  const now = page.palaceWords ?? here;
  if (now !== table) spoken = new Language((table = now));
  return spoken.say(name, values);
}

/** fraction writes a number with one digit behind the decimal sign of the page's language, and digits as everywhere. */
export const fraction = (value) =>
  new Intl.NumberFormat(`${page.palaceWords?.language ?? "en"}-u-nu-latn`, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
