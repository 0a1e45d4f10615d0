// Large maps, which several workers share.
import assert from "node:assert/strict";
import { test } from "node:test";
import { limit, sizes } from "../browser.js";

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
// bare leaves the board alone on its stage: buttons and chips lie over it, whose round corners
// the browser may shade by one more or less from one screenshot to the next.
const bare = (page) =>
  page.evaluate(() => {
    for (const over of document.querySelectorAll(".stage > :not(#board)")) over.style.visibility = "hidden";
  });
const complete = (page) => page.waitForFunction((all) => palace.state().overlay.done === all, squares);
const helpers = (page) => page.evaluate(() => document.querySelector("#board").contentWindow.workers.crew.helpers.length);

/** register adds the tests of this topic. */
export function register(house) {
  test("a large map is shared by several workers, and is that of one", async (t) => {
    const pages = [];
    for (const cores of [3, 1]) {
      const page = await onCores(house, t, cores);
      await open(page, large);
      await complete(page);
      assert.equal(await helpers(page), cores - 1);
      await bare(page);
      pages.push(page);
    }
    // Names and the last pictures come after the last square.
    let same = false;
    for (const end = Date.now() + limit; !same && Date.now() < end; await pages[0].waitForTimeout(500)) {
      const [shared, alone] = await Promise.all(pages.map((page) => page.locator("#board").screenshot()));
      same = shared.equals(alone);
    }
    assert.ok(same, "the boards differ");
  });

  test("a large map is completed when its helpers are killed", async (t) => {
    const page = await onCores(house, t, 3);
    await open(page, large);
    await page.evaluate(() => {
      for (const helper of document.querySelector("#board").contentWindow.workers.crew.helpers) helper.terminate();
    });
    await complete(page);
    // Once more, when they have joined: then pieces are lost with them.
    await open(page, large.replace("6000", "6001"));
    await page.evaluate(() => {
      for (const helper of document.querySelector("#board").contentWindow.workers.crew.helpers) helper.terminate();
    });
    await complete(page);
  });
}
