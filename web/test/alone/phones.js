// Small screens, upright and lying on their side, and a window at 200% and more.
import assert from "node:assert/strict";
import { faults } from "../faults.js";
import { kin } from "../levels.js";

const small = ["320x568", "360x640", "390x844", "568x320", "640x400", "667x375", "844x390"];

/** hidden lists, in the page, the controls over the board that something else covers. */
const hidden = () => [...document.querySelectorAll(".zoom button")].filter((button) => {
  const { left, width, top, height } = button.getBoundingClientRect();
  return width > 0 && !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((button) => button.title);

/** over lists, in the page, what lies over the board, which is seen as a whole: its corner is where the game ends. */
function over() {
  const board = document.querySelector("#board");
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const found = new Set();
  for (let x = left + 2; x < right; x += 8) for (let y = top + 2; y < bottom; y += 8) found.add(document.elementFromPoint(x, y));
  found.delete(board);
  return [...found].map((each) => each?.outerHTML.slice(0, 80) ?? "the window's edge");
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const size of small) {
    kin(false, ["320x568", "844x390"].includes(size))(`${size}: the board has the room, with piles beside it too, and nothing is covered or cut off`, async (t) => {
      const [width, height] = size.split("x").map(Number);
      const page = await house.visit(t, { size: { viewport: { width, height }, hasTouch: true, isMobile: true }, reducedMotion: "reduce" });
      for (const piles of [false, true]) {
        if (piles) await page.evaluate(() => document.querySelector("#as-piles").click());
        const share = await page.evaluate(() => document.querySelector("#board").offsetHeight / innerHeight);
        assert.ok(share >= 0.45, `the board has ${share} of the height${piles ? " beside piles" : ""}`);
        const tabs = await page.evaluate(() => document.querySelector("#tabs").checkVisibility());
        for (const tab of tabs ? ["map", "games", "play"] : [""]) {
          if (tab) await page.click(`#tabs [data-tab=${tab}]`);
          assert.deepEqual(await page.evaluate(faults), []);
          assert.deepEqual(await page.evaluate(hidden), [], `covered on the tab ${tab}`);
        }
      }
      for (const button of ["#share-open", "#help-open"]) {
        await page.evaluate((each) => document.querySelector(each).click(), button);
        assert.deepEqual(await page.evaluate(faults), [], button);
        await page.keyboard.press("Escape");
      }
    });
  }

  // 1280×800 at 300% and 400%, and a higher window at 400%.
  for (const [width, height] of [[427, 267], [320, 200], [320, 300]]) {
    kin(false, height === 200)(`${width}x${height}: the page scrolls, the board keeps most of a screenful, and nothing lies over anything`, async (t) => {
      const page = await house.visit(t, { size: { viewport: { width, height } }, reducedMotion: "reduce" });
      for (const tab of ["play", "map", "games"]) {
        await page.evaluate((name) => document.querySelector(`#tabs [data-tab=${name}]`).click(), tab);
        const board = await page.evaluate(() => {
          document.querySelector("#board").scrollIntoView({ block: "nearest" });
          return document.querySelector("#board").getBoundingClientRect().toJSON();
        });
        assert.ok(board.height >= Math.max(0.6 * height, 160) - 1, `the board is ${board.height} high`);
        assert.ok(board.height <= height, `the board is ${board.height} high, and leaves nothing to scroll by`);
        assert.deepEqual(await page.evaluate(over), [], `over the board on the tab ${tab}`);
        const wrong = await page.evaluate(faults);
        assert.deepEqual(wrong.filter((each) => !/^the page is \d+ high$/.test(each)), []);
        // Each control can be brought into view, and is itself there.
        const covered = await page.evaluate(() => [...document.querySelectorAll("button, select, input, summary")].filter((each) => {
          if (!each.checkVisibility() || each.closest("dialog")) return false;
          each.scrollIntoView({ block: "center" });
          const { left, top, width, height } = each.getBoundingClientRect();
          const there = document.elementFromPoint(left + width / 2, top + height / 2);
          return !each.contains(there) && !there?.closest("label")?.contains(each);
        }).map((each) => each.id || each.textContent || each.outerHTML));
        assert.deepEqual(covered, [], `covered on the tab ${tab}`);
      }
    });
  }
}
