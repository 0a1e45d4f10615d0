// What a host's headers forbid is said as such, in one sentence and with no button that could
// not help; and with the smallest policy that docs/page.md names the page plays.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { limit, sizes } from "../browser.js";
import { kin, main, test } from "../levels.js";
import { here, serve } from "../server.js";
import { says } from "../words.js";

const link = "wythoff@5,8&first=human&second=perfect";
const dist = here("../../dist");

const policy = (value) => ({ "Content-Security-Policy": value });
const board = says("board-refused");
const page = says("start-not-here");
// [the headers, the title, the sentence]
const forbids = [
  [{ "X-Frame-Options": "DENY" }, board, says("host-options")],
  [policy("frame-ancestors 'none'"), board, says("host-ancestors")],
  [policy("frame-src 'none'"), board, says("host-frames")],
  [policy("default-src 'self'; worker-src 'self' blob:"), board, says("host-wasm")],
  [policy("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"), board, says("host-workers")],
  [policy("connect-src 'none'"), board, says("host-files")],
  [policy("sandbox allow-scripts"), page, says("start-boxed")],
];

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  const start = async (t, headers, before = async (_page) => {}) => {
    const server = await serve(dist);
    server.host.headers = () => headers;
    const context = await house.browser.newContext({ ...sizes.wide, serviceWorkers: "block" });
    context.setDefaultTimeout(limit);
    t.after(async () => {
      await context.close();
      await server.close();
    });
    const page = await context.newPage();
    await before(page);
    await page.goto(`${server.url}#${link}`, { waitUntil: "commit" });
    return page;
  };
  const told = async (page, title, sentence) => {
    await page.waitForFunction((words) => document.getElementById("curtain-text")?.textContent === words, sentence);
    assert.equal(await page.textContent("#curtain-title"), title);
    assert.deepEqual(await page.evaluate(() => ["curtain-text", "again", "loading"].map((id) => document.getElementById(id).checkVisibility())), [true, false, false]);
  };

  for (const [headers, title, sentence] of forbids) {
    const [[name, value]] = Object.entries(headers);
    kin(headers === forbids[0][0])(`${name}: ${value}: the page says what this forbids, and offers nothing`, async (t) => {
      await told(await start(t, headers), title, sentence);
    });
  }

  main("no text becomes HTML or a script, whoever passes it on", async (t) => {
    const page = await start(t, {});
    await page.waitForFunction(() => globalThis.palace);
    await page.evaluate(() => palace.ready);
    const refused = () => page.evaluate(() => [document, document.querySelector("iframe")?.contentDocument].filter((each) => each).map((document) => {
      const tries = [
        () => (document.body.innerHTML = "<p>"),
        () => document.body.insertAdjacentHTML("beforeend", "<p>"),
        () => Object.assign(document.createElement("script"), { src: "x.js" }),
        () => new document.defaultView.Worker("data:text/javascript,"),
        () => document.defaultView.trustedTypes.createPolicy("another", {}),
      ];
      return tries.map((each) => {
        try {
          each();
          return "done";
        } catch (error) {
          return error.name;
        }
      }).join(" ");
    }));
    const none = "TypeError TypeError TypeError TypeError TypeError";
    assert.deepEqual(await refused(), [none, none]); // the page and the board's frame
    await page.goto(new URL("true.html", page.url()).href);
    assert.deepEqual(await refused(), [none]);
  });

  test("where the browser refuses a worker the page says so, and offers nothing", async (t) => {
    const refuses = () => (globalThis.Worker = /** @type {any} */ (class {
      constructor() {
        throw new DOMException("refused", "SecurityError");
      }
    }));
    await told(await start(t, {}, (page) => page.addInitScript(refuses)), board, says("board-no-workers"));
  });

  // Of the programs none comes to anything there: a worker compiles them.
  test("a board that failed before the style came stays covered when it comes", async (t) => {
    const [headers, title, sentence] = forbids.find(([, , words]) => words === says("host-workers"));
    let release = () => {};
    const held = new Promise((resolve) => (release = () => resolve(null)));
    const page = await start(t, headers, (page) => page.route(/\.css/, async (route) => (await held, route.continue())));
    await told(page, title, sentence);
    release();
    await page.waitForFunction(() => getComputedStyle(document.documentElement).getPropertyValue("--whole").trim() === "1");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await told(page, title, sentence);
  });

  test("from a file the page says that it needs a server, and offers nothing", async (t) => {
    const context = await house.browser.newContext(sizes.wide);
    context.setDefaultTimeout(limit);
    t.after(() => context.close());
    const page = await context.newPage();
    await page.goto(`file://${dist}/index.html#${link}`, { waitUntil: "commit" });
    await told(page, says("start-not-here"), says("start-file"));
  });

  test("with the smallest policy of docs/page.md the computer plays", async (t) => {
    const [, smallest] = /```text\nContent-Security-Policy: ([^\n]+)\n```/.exec(await readFile(here("../../docs/page.md"), "utf8")) ?? [];
    assert.ok(smallest, "docs/page.md names no policy");
    const page = await start(t, { ...policy(smallest), "X-Frame-Options": "SAMEORIGIN", "X-Content-Type-Options": "nosniff" });
    await page.waitForFunction(() => document.querySelector("#curtain")?.hidden && document.querySelector("#bare").hidden);
    const { history } = await page.evaluate(() => palace.ready.then(() => palace.move([5, 6])).then(() => palace.settled()));
    assert.equal(history.length, 2);
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--whole").trim()), "1");
  });
}
