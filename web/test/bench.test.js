// The page of the races, on small boards: both sides agree, and a run can be cancelled.
import assert from "node:assert/strict";
import { launch, open, sizes } from "./browser.js";
import { after, before, long, test } from "./levels.js";
import { here, serve } from "./server.js";

let server, browser;

before(async () => {
  server = await serve(here("../../dist"));
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** ended waits until there are all results, and nothing is left to be cancelled. */
const ended = (page) => page.waitForFunction(() => document.querySelectorAll("#results tr").length === 5 && document.querySelector("#cancel").disabled);

const rows = (page) => page.$$eval("#results tr", (list) => list.map((row) => [...row.cells].map((cell) => cell.textContent)));

long("every race ends with a ratio, on wide and narrow screens", async () => {
  for (const size of Object.values(sizes)) {
    const { page, troubles, close } = await open(browser, `${server.url}bench.html?size=300`, size);
    await page.click("#run");
    await ended(page);
    const all = await rows(page);
    assert.equal(all.length, 5);
    for (const [what, engine, textbook, ratio] of all) {
      assert.match(what, /; 300 × 300 squares$/);
      assert.ok(Number(engine) > 0 && Number(textbook) > 0, `${engine}, ${textbook}`);
      assert.match(ratio, /^× \d+\.\d$/);
    }
    const wide = await page.$eval(".scroll", (box) => box.scrollWidth > box.clientWidth || document.documentElement.scrollWidth > innerWidth);
    assert.ok(!wide, "the table or the page is too wide");
    assert.deepEqual(troubles, []);
    await close();
  }
});

test("averages agree too, and a run can be cancelled and begun again", async () => {
  const { page, troubles, close } = await open(browser, `${server.url}bench.html?size=2100`);
  await page.click("#run");
  await page.waitForFunction(() => document.querySelector("#results tr td:last-child").textContent.startsWith("×"));
  await page.click("#cancel");
  assert.equal(await page.isDisabled("#cancel"), true);
  assert.equal(await page.evaluate(() => document.activeElement.id), "run");
  await page.click("#run");
  await ended(page);
  for (const row of await rows(page)) assert.match(row.at(-1), /^× /);
  assert.deepEqual(troubles, []);
  await close();
});
