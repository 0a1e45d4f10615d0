// The parts of the page show it in any order: the other way round they show the same, with the focus in the same place.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { edited } from "../builds.js";
import { idle, open } from "../browser.js";
import { after, before, kin, main } from "../levels.js";
import { here, serve } from "../server.js";

const list = /const parts = \[[^\]]+\]/;
/** presses has the focus come to a button by no scrolling: where the panel then is scrolled to is the page's own doing. */
const presses = (selector) => async (page) => {
  await page.locator(selector).evaluate((each) => each.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
};
// A link, and what is done there.
const ways = [
  ["wythoff@9,7&second=human", presses("[data-act=explain]"), presses("#study-next"), presses("#study-end"), (page) => page.evaluate(() => palace.move([4, 7])), presses("[data-act=undo]")],
  ["wythoff@9,7&second=human", presses("#workbench-open"), (page) => page.evaluate(() => document.querySelector("[data-idea-name=golden]").click()), presses("#idea-close")],
  ["blocking:3@4,4&second=human&map=off", (page) => page.evaluate(() => palace.block([[3, 3]]))],
  ["rook@3,2&second=human", (page) => page.evaluate(() => palace.move([2, 2]))],
  ["lesson=corner-the-rook", (page) => page.evaluate(() => palace.move([3, 3]).catch(() => {})), presses("#lesson-next")],
  ["lesson=block-me-if-you-can&step=2", presses("#lesson-next")],
  ["class&lesson=corner-the-rook", presses("#gather .gather-other summary")],
  ["puzzle=wythoff&level=2&seed=7", presses("#puzzle-hint")],
  ["wythoff@9,7&quiz=on", presses("#quiz-reveal")],
  ["lesson", async () => {}],
  ["", async () => {}],
];
const shown = (page) => page.evaluate(async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const { activeElement: at } = document;
  const main = /** @type {HTMLElement} */ (document.querySelector("main")?.cloneNode(true));
  for (const each of main.querySelectorAll(".stage, .progress-line, #idea-heard")) each.remove(); // the version, how far the map is, and what came late
  const attributes = (each) => [...each.attributes].map(({ name, value }) => ` ${name}=${value}`).sort().join("");
  const html = [...main.querySelectorAll("*")].map((each) => `${each.localName}${attributes(each)} ${each.childElementCount ? "" : each.textContent}`);
  const { words: _, ...room } = document.documentElement.dataset;
  return { focus: at?.id || at?.textContent, dialog: document.querySelector("dialog[open]")?.id, scroll: document.getElementById("panel")?.scrollTop, room, html };
});

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  let turned, server;
  before(async () => {
    turned = await edited("js/main.js", (text) => {
      assert.match(text, list);
      return text.replace(list, "$&.reverse()");
    });
    server = await serve(turned.folder);
    server.host.faces = false;
  });
  after(async () => {
    await server?.close();
    await turned?.remove();
  });

  for (const size of [{ width: 1280, height: 800 }, { width: 390, height: 700 }]) {
    kin(size.width < 1000)(`${size.width} pixels: parts that are shown the other way round show the same`, async (t) => {
      const pages = [];
      for (const { url } of [house.server, server]) {
        const { page, troubles, close } = await open(house.browser, `${url}#wythoff`, size, { reducedMotion: "reduce" });
        t.after(close);
        t.after(() => assert.deepEqual(troubles, []));
        await page.evaluate(() => palace.ready);
        pages.push(page);
      }
      for (const [link, ...steps] of ways) {
        for (const page of pages) await page.evaluate((link) => palace.open(link), link);
        for (const [i, step] of [async () => {}, ...steps].entries()) {
          for (const page of pages) {
            await step(page);
            await idle(page);
          }
          const [one, other] = await Promise.all(pages.map(shown));
          assert.deepEqual(other, one, `${link}, after ${i}`);
        }
        for (const page of pages) await page.keyboard.press("Escape");
      }
    });
  }

  main("what a button asks of the page there is", async () => {
    const there = /interface Actions \{(.*?)\n {2}\}/s.exec(await readFile(here("../types/site.d.ts"), "utf8"))?.[1] ?? "";
    const names = (await readdir(here("../site"), { recursive: true })).filter((name) => /\.(html|js)$/.test(name) && !/^(scan|lit)/.test(name));
    const asked = (await Promise.all(names.map(async (name) => [...(await readFile(here(`../site/${name}`), "utf8")).matchAll(/data-does="(\w+)"/g)].map(([, asked]) => asked)))).flat();
    assert.ok(asked.length > 6);
    for (const name of asked) assert.match(there, new RegExp(`\\b${name}\\(`), name);
  });
}
