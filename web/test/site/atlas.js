// What the map of a blocking game explains: names, highlights, another game below it,
// and the automaton that makes it.
import assert from "node:assert/strict";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { kin, test } from "../levels.js";
import { capital, says, shows, starting } from "../words.js";

const words = (page, id) => page.textContent(`#${id}`);
const part = (name) => says("engine/blocking/region", name); // of the map

/** point moves the pointer over a square. */
async function point(page, square) {
  const { x, y } = await page.evaluate((s) => palace.locate(s), square);
  await page.mouse.move(x, y);
}

/** opened opens one of the panel's folded parts. */
async function opened(page, id) {
  if (!(await page.evaluate((name) => document.getElementById(name).open, id))) await page.click(`#${id} > summary`);
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  test("what the pointer is on has a name, and everything on the map can be visited", async (t) => {
    const page = await house.visit(t, "blocking:100&size=300x300");
    await page.waitForSelector("#places button", { state: "attached" });
    await point(page, [60, 20]);
    await shows(page, "#region-name", capital(part("Epaulette")));
    assert.ok((await words(page, "chip")).endsWith(` ${part("Epaulette")}`));
    assert.match(await words(page, "region-source"), /CLN15/);
    await opened(page, "atlas");
    await page.click("#places [data-place=Prism]");
    await shows(page, "#region-name", capital(part("Prism")));
    await shows(page, "#say", new RegExp(`^${capital(part("Prism"))}: `));
    await page.uncheck("#names");
    await page.check("#names");
    await page.selectOption("#highlight", "skin");
    await page.waitForFunction(() => document.querySelector("#highlight").value === "skin");
    await page.selectOption("#highlight", "nothing");
    assert.deepEqual(await page.evaluate(faults), []);
  });

  test("one game over another: the link of Figure 4, and what differs by region", async (t) => {
    const page = await house.visit(t, "blocking:97&size=256x256&compare=100:1,1,3");
    await page.waitForSelector("#match-rows tr");
    assert.ok((await page.textContent("#match-rows tr:first-child")).startsWith(`${capital(part("Hood"))}${says("web/table/internal/chart", "side", { below: false })}0`));
    assert.match(await page.textContent("#match-rows tr:last-child"), new RegExp(`^${says("web/table/internal/chart", "everywhere")}.*65,536$`));
    await page.fill("#match-other", "98");
    await page.fill("#match-y", "0");
    await page.fill("#match-plus", "1");
    await page.press("#match-plus", "Enter");
    await page.waitForFunction(() => palace.link().endsWith("&compare=98:1,0,1"));
    assert.deepEqual(await page.evaluate(faults), []);
    await page.click("#match-stop");
    await page.waitForFunction(() => !palace.link().includes("compare"));
  });

  for (const [name, size] of Object.entries(sizes)) {
    kin(false, name === "narrow")(`the automaton: a step, time, and the way back, ${name}`, async (t) => {
      const page = await house.visit(t, "blocking:40&size=120x120", size);
      if (size === sizes.narrow) await page.click("#tabs [data-tab=map]");
      await page.waitForSelector("#places button", { state: "attached" });
      await opened(page, "machine");
      await point(page, [42, 30]);
      await shows(page, "#step-at", /\(42,30\)/);
      assert.match(await words(page, "step-formula"), starting("engine/blocking/internal/weave", "formula"));
      assert.equal(await page.locator("#step-grid .term:not(.gap)").count(), 7);
      const upTo = (now) => says("web/table/internal/chart", "time-up-to", { now, last: 238 });
      await page.fill("#time", "50");
      await shows(page, "#time-words", upTo(50));
      await page.click("#time-step");
      await shows(page, "#time-words", upTo(51));
      await page.click("#time-back");
      await page.click("#time-play");
      await page.waitForFunction(() => Number(document.querySelector("#time").value) > 54);
      await page.click("#time-play");
      await page.click("#time-all");
      await shows(page, "#time-words", says("web/table/internal/chart", "all-time"));

      await page.click("#past-begin");
      await page.waitForSelector("#past-grid .trace");
      assert.equal(await page.locator("#solutions button").count(), 2);
      const choice = await words(page, "past-words");
      await page.click("#solutions button:has(small)");
      await page.waitForFunction((old) => document.querySelector("#past-words").textContent !== old, choice);
      assert.equal(await page.locator("#past-grid .other").count(), 0, "by the game's own choice");
      await page.click("#past-back");
      await page.waitForFunction((old) => document.querySelector("#past-words").textContent === old, choice);
      assert.deepEqual(await page.evaluate(faults), []);
      await page.click("#past-end");
      await page.click("#worlds [data-world=fabric]");
      await page.waitForFunction(() => palace.link().includes("&map=fabric"));
      await page.click("#worlds [data-world=palace]");
    });
  }
}
