// What stands in the page and asks for the programs early, run by itself, with a host that answers when the test says so.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { main } from "./levels.js";
import { here } from "./server.js";

const script = readFileSync(here("../site/js/early.js"), "utf8");
const folder = "http://host/v/now/";
const files = { "playground.wasm": 9, "playground.wasm.gz": 5, "playground.wasm.lzma": 3 };

class HTMLLinkElement {
  dataset = { late: "" };
}

/** run runs it in a page, and returns what it asks for, what it makes of that, and what the page does when its style has come. */
function run({ connection = /** @type {object | undefined} */ (undefined), list = files } = {}) {
  const asked = [];
  let dress = () => {};
  const page = {
    URL, HTMLLinkElement, DecompressionStream: class { constructor(format) { if (format !== "gzip") throw new TypeError(format); } },
    navigator: { connection },
    location: { href: "http://host/", hash: "" },
    document: { documentElement: { dataset: { words: "v/now/words/" } } },
    wording: { tag: "en" },
    addEventListener: (_, f) => { dress = () => f({ target: new HTMLLinkElement() }); },
    fetch: (address) => {
      asked.push(address.replace(folder, ""));
      return Promise.resolve(new Response(JSON.stringify({ files: list })));
    },
  };
  createContext(page);
  runInContext(`globalThis.window = globalThis; globalThis.parent = globalThis; ${script}`, page);
  const rest = () => new Promise((resolve) => setTimeout(resolve, 50));
  return { asked, page: /** @type {any} */ (page), dress: () => (dress(), rest()) };
}

main("the program is asked for when the page has its style, in the form for its line", async () => {
  for (const [connection, ending] of /** @type {const} */ ([[undefined, "gz"], [{ effectiveType: "4g" }, "gz"], [{ effectiveType: "3g" }, "lzma"], [{ effectiveType: "slow-2g" }, "lzma"], [{ effectiveType: "4g", saveData: true }, "lzma"]])) {
    const { asked, dress } = run({ connection });
    assert.deepEqual(asked, ["manifest.json"]);
    await dress();
    assert.deepEqual(asked, ["manifest.json", `playground.wasm.${ending}`], JSON.stringify(connection));
  }
  const { "playground.wasm.lzma": _, ...list } = files;
  const { asked, dress } = run({ connection: { effectiveType: "3g" }, list });
  await dress();
  assert.deepEqual(asked, ["manifest.json", "playground.wasm.gz"], "a site that was built without xz");
});

main("a program that was asked for meanwhile is asked for no more", async () => {
  const { asked, page, dress } = run();
  const { addressOf, ask } = await held(page);
  page.early.get(addressOf("manifest.json")); // which it has begun
  await ask("playground.wasm.gz");
  await dress();
  assert.deepEqual(asked, ["manifest.json", "playground.wasm.gz"]);
});

/** held is the module through which the board's scripts ask, in a page. */
async function held(page) {
  Object.assign(globalThis, { document: { documentElement: { hasAttribute: () => false }, baseURI: folder }, early: page.early, fetch: page.fetch });
  return import("../site/js/held.js");
}
