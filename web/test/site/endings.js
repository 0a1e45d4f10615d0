// When a game is over, or given up: the buttons that lead on, by real clicks.
import assert from "node:assert/strict";
import { idle, sizes } from "../browser.js";
import { faults } from "../faults.js";
import { main, test } from "../levels.js";
import { byTouch, resting, settled, state } from "./house.js";
import { told } from "./told.js";

const on = (name) => `[data-act=${name}]`;

/** lostFrom lists the lost squares in reach of a queen, those farthest from the corner first. */
const lostFrom = ([x, y]) => {
  const golden = (1 + Math.sqrt(5)) / 2;
  const pairs = [];
  for (let n = 0; n <= x + y; n++) {
    const low = Math.floor(n * golden);
    pairs.push([low, low + n], [low + n, low]);
  }
  const reached = pairs.filter(([a, b]) => a <= x && b <= y && a + b < x + y && (a === x || b === y || x - a === y - b));
  return reached.sort(([a, b], [c, d]) => c + d - a - b);
};

/** toTheEnd wins the game by clicks on the board. */
async function toTheEnd(page, choose) {
  for (let turns = 0; turns < 20 && (await settled(page)).phase !== "over"; turns++) await choose(lostFrom((await state(page)).position).at(-1));
  return state(page);
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  test("a game that Palace gives up can be played out all the same", async (t) => {
    const page = await house.visit(t, "wythoff@400,500");
    for (let turns = 0; turns < 3; turns++) {
      assert.ok(await page.isHidden(on("playOut")));
      const [to] = lostFrom((await state(page)).position);
      await page.evaluate((square) => palace.move(square), to);
      await settled(page);
    }
    await page.click(on("playOut"));
    await page.waitForSelector(on("playOut"), { state: "hidden" });
    assert.equal((await state(page)).phase, "move");
  });

  main("the curve of a game takes the board to each moment, and says who wins there", async (t) => {
    const page = await house.visit(t, "wythoff@2,5");
    for (const square of [[2, 4], [0, 1]]) { // two mistakes
      assert.ok(await page.isHidden(".curve"), "nothing is told while the game goes on");
      const { position } = await settled(page);
      if (position.every((v, i) => v >= square[i]) && String(position) !== String(square)) await page.evaluate((to) => palace.move(to).catch(() => {}), square);
    }
    for (let now = await settled(page); now.phase !== "over"; now = await settled(page)) {
      await page.evaluate(([x, y]) => palace.move(x > 0 ? [x - 1, y] : [x, y - 1]), now.position);
    }
    await page.waitForSelector(".moment[aria-current]");
    const turns = (await state(page)).history.length;
    const moments = page.locator(".moment");
    assert.equal(await moments.count(), turns + 1);
    assert.ok(await page.getAttribute("#moves td", "title"), "what a turn was is told in its cell");
    const { review } = await told(page);
    assert.deepEqual(review.curve.moments.slice(0, 2).map(({ up, mistake }) => [up, mistake]), [[true, false], [false, true]]);
    for (const [i, { words }] of review.curve.moments.entries()) assert.equal(await moments.nth(i).getAttribute("aria-label"), words);
    const at = (n) => page.waitForFunction((n) => palace.state().history.length === n && document.querySelectorAll(".moment")[n].ariaCurrent === "step", n);
    const over = (locator) => locator.hover(); // which waits until it stays where it is
    await idle(page);
    // At the end of the panel, which a moment with fewer words would shorten.
    await page.evaluate(() => document.querySelector("#panel").scrollTo(0, 1e6));
    await page.locator(".curve").scrollIntoViewIfNeeded();
    const place = await moments.first().boundingBox();
    await over(moments.nth(1));
    await at(1);
    await idle(page);
    assert.deepEqual(await moments.first().boundingBox(), place, "nothing jumps");
    await over(page.locator("#record-label"));
    await at(turns); // where it was
    await over(moments.first());
    await moments.first().click();
    await at(0);
    await over(page.locator("#record-label"));
    await page.keyboard.press("ArrowRight");
    await at(1); // what is chosen stays
    await page.keyboard.press("End");
    await at(turns);
  });

  main("by touch: after a mistake another try from there, a win, and a harder start", async (t) => {
    const page = await house.visit(t, "wythoff@2,3", sizes.narrow);
    await byTouch(page)([2, 2]); // from where Palace reaches the corner
    assert.equal((await settled(page)).winner, "second");
    await page.waitForSelector(on("tryAgain") + ":visible");
    assert.deepEqual(await page.evaluate(faults), []);
    await page.tap(on("tryAgain"));
    await page.waitForFunction(() => palace.state().phase === "move");
    assert.deepEqual([(await state(page)).position, (await state(page)).history], [[2, 3], []]);
    await resting(page, [2, 1]);
    await byTouch(page)([2, 1]);
    await settled(page);
    assert.equal((await toTheEnd(page, byTouch(page))).winner, "first");
    assert.ok(await page.isHidden(on("tryAgain")));
    await page.waitForSelector("#status[data-won]");
    const line = await page.$eval("#headline", (each) => [getComputedStyle(each).backgroundSize, getComputedStyle(each).backgroundImage]);
    assert.match(line[0], /^[3-9]\d(\.\d+)?px 3px$/, "a line below the headline");
    assert.match(line[1], /rgb\(/);
    // What comes next is above the tabs, whole.
    const cut = await page.evaluate(() => ["#actions [data-act=harder]", "#workbench-open", "#actions [data-act=newGame]", "#actions [data-act=undo]"].filter((selector) => {
      const box = document.querySelector(selector).getBoundingClientRect();
      const tabs = document.querySelector("#tabs").checkVisibility() ? document.querySelector("#tabs").getBoundingClientRect().top : innerHeight;
      return box.bottom > tabs;
    }));
    assert.deepEqual(cut, []);
    await page.tap(on("harder"));
    await page.waitForFunction(() => palace.state().phase === "move" && palace.state().history.length === 0);
    const [x, y] = (await state(page)).position;
    assert.ok(x > 2 && y > 3, `a harder start at ${x},${y}`);
    await page.waitForFunction(() => !document.querySelector("#status[data-won]"));
    assert.deepEqual(await page.evaluate(faults), []);
  });
}
