// Large maps, which several workers share.
import assert from "node:assert/strict";
import { idle, limit, sizes } from "../browser.js";
import { long, test } from "../levels.js";

const large = "blocking:6000&size=24000x24000&first=human&second=human";
const squares = 24000 ** 2;

/** onCores opens the page as on a machine with that many processors. */
async function onCores(house, t, cores) {
  const context = await house.browser.newContext({ ...sizes.wide, reducedMotion: "reduce" });
  t.after(() => context.close());
  await context.addInitScript(`Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => ${cores} })`);
  context.setDefaultTimeout(limit);
  const page = await context.newPage();
  await page.goto(house.server.url + "#wythoff");
  await page.waitForFunction(() => window.palace);
  await page.evaluate(() => palace.ready);
  return page;
}

const open = (page, link) => page.evaluate((text) => palace.open(text), link);
const complete = (page) => page.waitForFunction((all) => palace.state().overlay.done === all, squares);
const helpers = (page) => page.evaluate(() => document.querySelector("#board").contentWindow.workers.crew.helpers.length);

/**
 * pictures returns what a map consists of, at five scales from the whole of it inwards, as digests
 * of the pictures that are painted for them once all values are known.
 */
const pictures = async (page) => {
  await idle(page);
  await page.evaluate(() => {
    const { playground } = document.querySelector("#board").contentWindow;
    const { receive } = playground;
    globalThis.painted = [];
    playground.receive = (name, bytes) => {
      if (name === "painter" && bytes.length > 1e5) painted.push(crypto.subtle.digest("SHA-256", bytes.slice()));
      receive(name, bytes);
    };
  });
  await page.click("[data-zoom=map]");
  await page.selectOption("#palette", "safe");
  for (let scale = 0; scale < 4; scale++) {
    await idle(page);
    await page.click("[data-zoom=in]");
  }
  await idle(page);
  return page.evaluate(async () => (await Promise.all(painted)).map((digest) => new Uint8Array(digest).join(" "))).then((all) => [...new Set(all)].sort());
};

/** register adds the tests of this topic. */
export function register(house) {
  test("a large map is shared by several workers, and is that of one", async (t) => {
    const maps = [];
    for (const cores of [3, 1]) {
      const page = await onCores(house, t, cores);
      await open(page, large);
      await complete(page);
      assert.equal(await helpers(page), cores - 1);
      maps.push(await pictures(page));
    }
    assert.ok(maps[0].length > 10, `${maps[0].length} pictures`);
    assert.deepEqual(maps[0], maps[1], "the maps differ");
  });

  long("a large map is completed when its helpers are killed", async (t) => {
    const page = await onCores(house, t, 3);
    await open(page, large);
    await page.evaluate(() => {
      for (const helper of document.querySelector("#board").contentWindow.workers.crew.helpers) helper.terminate();
    });
    await complete(page);
    // Once more, when they have joined and have begun: then pieces are lost with them.
    await open(page, large.replace("6000", "6001"));
    await page.waitForFunction(() => palace.state().overlay.done > 0);
    await page.evaluate(() => {
      for (const helper of document.querySelector("#board").contentWindow.workers.crew.helpers) helper.terminate();
    });
    await complete(page);
  });
}
