// The pages of the games that Go has played, shown, one of each form: nothing overflows or is
// cut off, and what is missing is not written out.
import assert from "node:assert/strict";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { recorded } from "../fake/recorded.js";
import { kin, main } from "../levels.js";

const { catalog, games } = recorded();

/** next goes on to the next page of a recorded game, and waits until it is shown. */
const next = () => {
  document.querySelector("#board").contentWindow.advance();
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** form is what a page shows, whatever the words, numbers and lengths of lists. */
const form = (value) => {
  if (Array.isArray(value)) return value.length > 0 ? [form(value[0])] : [];
  if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, form(each)]));
  return typeof value === "string" ? Boolean(value) : typeof value === "number" ? 0 : value;
};

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("the chooser shows the families of the catalogue", async (t) => {
    const page = await house.visit(t);
    await page.waitForSelector("#families [data-family]", { state: "attached" });
    assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll("#families [data-family]")].map((each) => each.dataset.family)), catalog.families.map(({ name }) => name));
  });

  for (const [size, options] of Object.entries(sizes)) {
    const seen = new Set();
    for (const [name, steps] of Object.entries(games)) {
      kin(false, size === "narrow" && Object.keys(games).indexOf(name) % 8 === 0)(`${name}, ${size}: every form of page of the recorded game is sound`, async (t) => {
        const page = await house.visit(t, { hash: `?recorded=${name}`, size: options, reducedMotion: "reduce" });
        const tabs = size === "wide" ? [] : ["play", "map", "games"];
        await page.evaluate(() => {
          for (const each of document.querySelectorAll("#panel details")) each.open = true;
        });
        for (const [i, { call, page: want }] of steps.entries()) {
          if (i > 0) await page.evaluate(next);
          const now = JSON.stringify(form({ ...want, state: null }));
          if (seen.has(now)) continue;
          seen.add(now);
          if (tabs.length > 0 && await page.isVisible("#tabs")) await page.click(`#tabs [data-tab=${tabs[i % tabs.length]}]`);
          assert.equal(await page.textContent("#headline"), want.headline, `step ${i}, ${call}`);
          assert.deepEqual(await page.evaluate(faults), [], `step ${i}, ${call}`);
          assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /\b(undefined|null|NaN)\b|\[object/, `step ${i}, ${call}`);
        }
      });
    }
  }
}
