// Every page of the games that Go has played, shown: nothing overflows or is cut off, and
// what is missing is not written out.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { here } from "../server.js";

const { catalog, ...games } = JSON.parse(await readFile(here("fake/recorded.json"), "utf8"));

/** next makes the next call of a recorded game, and waits until its page is shown. */
const next = ([call, args]) => {
  const { board } = document.querySelector("#board").contentWindow;
  board.call(call, JSON.stringify(args));
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  test("the chooser shows the families of the catalogue", async (t) => {
    const page = await house.visit(t);
    await page.waitForSelector("#families [data-family]", { state: "attached" });
    assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll("#families [data-family]")].map((each) => each.dataset.family)), catalog.families.map(({ name }) => name));
  });

  for (const [name, steps] of Object.entries(games)) {
    for (const [size, options] of Object.entries(sizes)) {
      test(`${name}, ${size}: every page of the recorded game is sound`, async (t) => {
        const page = await house.visit(t, { hash: `?recorded=${name}`, size: options, reducedMotion: "reduce" });
        const tabs = size === "wide" ? [] : ["play", "map", "games"];
        await page.evaluate(() => {
          for (const each of document.querySelectorAll("#panel details")) each.open = true;
        });
        for (const [i, { call, args, page: want }] of steps.entries()) {
          if (i > 0) await page.evaluate(next, [call, args]);
          if (tabs.length > 0) await page.click(`#tabs [data-tab=${tabs[i % tabs.length]}]`);
          assert.equal(await page.textContent("#headline"), want.headline, `step ${i}, ${call}`);
          assert.deepEqual(await page.evaluate(faults), [], `step ${i}, ${call}`);
          assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /\b(undefined|null|NaN)\b|\[object/, `step ${i}, ${call}`);
        }
      });
    }
  }
}
