// The style sheets, as text: they name nothing that the page does not have, and no colour
// or measure of the look is there for nothing.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { main } from "./levels.js";
import { words as look } from "./builds.js";
import { here } from "./server.js";

const site = here("../site");

/** read returns the texts of all files of the site with that ending, by name. */
async function read(ending) {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith(ending));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(`${site}/${name}`, "utf8") })));
}

const join = (files) => files.map(({ text }) => text).join("\n");

/** has says whether a text has a word that is not part of a longer one. */
const has = (text, word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);

main("every class, id and attribute of data in the style sheets is the page's", async () => {
  const page = join([...(await read(".html")), ...(await read(".js"))]);
  const dead = [];
  for (const { name, text } of await read(".css")) {
    const selectors = [...text.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector).filter((each) => !each.trim().startsWith("@"));
    const words = new Set(selectors.flatMap((each) => [...each.matchAll(/[.#]([A-Za-z][\w-]*)|\[(data-[\w-]+)/g)].map(([, one, data]) => one ?? data)));
    for (const word of words) {
      const property = word.startsWith("data-") && word.slice(5).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
      if (!has(page, word) && !(property && page.includes(`dataset.${property}`))) dead.push(`${name}: ${word}`);
    }
    assert.ok(selectors.length > 0 || text.includes("@font-face"), name);
  }
  assert.deepEqual(dead, []);
});

main("every word of the look is used", async () => {
  const styles = await look() + join(await read(".css"));
  const words = new Set([...styles.matchAll(/^\s*(--[\w-]+):/gm)].map(([, word]) => word));
  assert.ok(words.size > 20);
  assert.deepEqual([...words].filter((word) => !new RegExp(`var\\(${word}[,)]`).test(styles)), []);
});
