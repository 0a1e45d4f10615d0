// A puzzle: from the door to the one of the day, hints, a move that does not win, the one that does,
// what is kept of it, and the next one.
import assert from "node:assert/strict";
import { open, sizes } from "../browser.js";
import { faults } from "../faults.js";
import { kin, main } from "../levels.js";
import { blocksShown, byClick, byKey, byTouch, settled, state, visit } from "./house.js";
import { saying, says, shows } from "../words.js";

const first = { game: "wythoff+(1,2)(2,1)(3,4)(4,3)", level: 1, seed: 20261123 };
const room = "web/table/internal/room";
/** judged is a verdict: whether something is right, and why. */
const judged = (right, why) => `${says(room, "verdict-title", { right })} ${why}`;
const hard = [3, 15]; // wins in the hard one of that day

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  /** enter opens the door on a day, by the page's clock. */
  const enter = async (t, today, size) => {
    const { page, troubles, close } = await open(house.browser, house.server.url, size, { reducedMotion: "reduce", today });
    t.after(async () => {
      await close();
      assert.deepEqual(troubles, []);
    });
    await page.evaluate(() => palace.ready);
    return page;
  };
  const solving = (page) => page.waitForFunction(() => palace.state().puzzle);
  const verdict = (page) => page.textContent("#task-verdict span");

  for (const [name, size, by] of [["mouse", sizes.wide, byClick], ["touch", sizes.narrow, byTouch], ["keyboard", sizes.wide, byKey]]) {
    kin(name === "touch", name === "keyboard")(`the puzzles of the day are solved by ${name}`, async (t) => {
      const page = await enter(t, "2026-11-23T12:00:00", size);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const press = async (button) => {
        if (name === "keyboard") {
          await page.waitForSelector(`${button}:visible`); // what is hidden takes no focus
          await page.focus(button);
          await page.keyboard.press("Enter");
        } else await page[name === "touch" ? "tap" : "click"](button);
      };
      let at = by(page); // the keyboard's cursor begins where the piece is
      const choose = async (square) => {
        await page.evaluate(() => palace.idle());
        await at(square);
      };
      const said = () => page.innerText("#door-today");
      const on = async (seed) => {
        await page.waitForFunction((seed) => palace.state().puzzle?.seed === seed, seed);
        at = by(page);
      };
      const states = () => page.locator("#puzzle-day span").allTextContents();
      const [unsolved, solved] = [says(room, "still-open"), (n, help) => says(room, "solved-at", { try: n, help })];
      assert.equal(await said(), says("door-one-move-wins-others"));
      await press(".door-card[data-to=puzzle]");
      await on(20261123100);
      assert.equal(await page.evaluate(() => location.hash), "#puzzle=rook&level=1&seed=20261123100");
      await shows(page, "#lesson-heading", says(room, "puzzle-of", { day: 23, month: 11 }));
      await page.evaluate(() => palace.idle());
      assert.deepEqual(await page.evaluate(faults), []);
      for (const hidden of ["#map", "#games", "[data-act=hint]", "#puzzle-end", "#puzzle-twelve", "#lesson-next"]) assert.equal(await page.isVisible(hidden), false, hidden);
      for (const seen of ["#lesson-words", "#puzzle-hint", "#puzzle-day"]) assert.ok(await page.evaluate((each) => document.querySelector(each).getBoundingClientRect().bottom <= innerHeight, seen), `${seen} is on the first screen`);

      await press("#puzzle-hint");
      await page.waitForSelector(".puzzle-clue:not([hidden])");
      await choose([1, 1]);
      await page.waitForSelector("#task-verdict[data-right]");
      assert.equal(await verdict(page), judged(true, says(room, "why-wins", { to: [1, 1], known: "equal" })));
      assert.deepEqual(await states(), [solved(1, "hint"), unsolved, unsolved]);
      await page.evaluate(() => palace.idle());
      assert.deepEqual(await page.evaluate(faults), []);
      await shows(page, "#lesson-next", says(room, "next-of", { size: "middle" }));
      await press("#lesson-next");

      await on(first.seed);
      await choose([1, 2]);
      await page.waitForSelector("#task-verdict:not([hidden], [data-right])");
      const { history, position } = await settled(page);
      assert.equal(history.length, 2, "the answer is played");
      assert.equal(await verdict(page), judged(false, says(room, "not-this-for", { to: [1, 2], reply: position })));
      await press("#lesson-again");
      await page.waitForFunction(() => palace.state().history.length === 0);
      await choose([1, 3]);
      await page.waitForSelector("#task-verdict[data-right]");
      assert.equal(await page.isVisible("#lesson-next.gold"), true);
      await press("#lesson-next");

      await on(20261123000);
      await choose(hard);
      if (name === "touch") await choose(hard); // on so small a square the first tap aims
      await page.waitForSelector("#task-verdict[data-right]");
      const all = [solved(1, "hint"), solved(2, "none"), solved(1, "none")];
      for (const again of [false, true]) {
        if (again) {
          await page.evaluate(() => palace.idle()); // the address is written
          await page.reload();
          await page.evaluate(() => palace.ready);
        }
        assert.deepEqual(await states(), all);
        await shows(page, "#puzzle-streak b", says(room, "streak-of", { days: 1 }));
        await shows(page, "#puzzle-soon", says(room, "new-puzzles-in", { hours: 12, minutes: 0 }));
        assert.equal(await page.isVisible("#lesson-next"), false);
      }
      await press("#puzzle-copy");
      await shows(page, "#puzzle-said", says("page-copied"));
      const share = await page.evaluate(() => navigator.clipboard.readText());
      assert.equal(share, `${says(room, "shared-day", { title: says(room, "puzzle-of", { day: 23, month: 11 }), small: "✓", middle: "★", hard: "★" })}\n${house.server.url}#puzzle&day=next`);
      assert.deepEqual(await page.evaluate(faults), []);

      await page.evaluate(() => palace.open(""));
      await page.waitForFunction(() => document.documentElement.dataset.room === "door");
      assert.equal(await said(), says(room, "today", { solved: true, days: 0 }));
      await page.evaluate(() => palace.open("puzzle"));
      await on(first.seed);
      await page.evaluate(() => palace.idle());
      await press("#puzzle-more > summary");
      await press(".puzzle-row button:nth-child(4)");
      await page.waitForFunction(() => palace.state().puzzle?.level === 4);
      assert.deepEqual((await state(page)).history, []);
      await press("#lesson-leave");
      await page.waitForFunction(() => palace.state().puzzle === null && document.documentElement.dataset.room === "game");
    });
  }

  for (const [name, size, by] of [["mouse", sizes.wide, byClick], ["touch", sizes.narrow, byTouch], ["keyboard", sizes.wide, byKey]]) {
    kin(false, name === "touch")(`what to block is found by ${name}`, async (t) => {
      const page = await enter(t, "2026-11-23T12:00:00", size);
      const press = async (button) => {
        if (name === "keyboard") {
          await page.waitForSelector(`${button}:visible`); // what is hidden takes no focus
          await page.focus(button);
          await page.keyboard.press("Enter");
        } else await page[name === "touch" ? "tap" : "click"](button);
      };
      const at = by(page);
      const block = async (...squares) => {
        for (const square of squares) {
          await page.evaluate(() => palace.idle());
          await at(square);
        }
        await blocksShown(page, 2 - squares.length);
        assert.ok(await page.isVisible("[data-act=done]"));
        await press("[data-act=done]");
      };
      await page.evaluate(() => palace.open("puzzle=blocking:3&find=block&level=2&seed=8"));
      await solving(page);
      await page.evaluate(() => palace.idle());
      assert.deepEqual([(await state(page)).phase, (await state(page)).turn, await page.evaluate(() => location.hash)], ["block", "second", "#puzzle=blocking:3&find=block&level=2&seed=8"]);
      for (const hidden of ["#map", "#games", "[data-act=hint]", "[data-act=blockPalaces]"]) assert.equal(await page.isVisible(hidden), false, hidden);
      assert.deepEqual(await page.evaluate(faults), []);

      await block([2, 6], [3, 0]);
      await page.waitForSelector("#task-verdict:not([hidden], [data-right])");
      assert.equal(await verdict(page), judged(false, says(room, "not-these")));
      assert.ok(await page.evaluate(() => document.querySelector("#task-verdict").getBoundingClientRect().bottom <= document.querySelector("#lesson-ways").getBoundingClientRect().top), "the verdict is in sight");
      assert.equal(await page.evaluate(() => document.activeElement.id), "lesson-again");
      assert.deepEqual([(await settled(page)).history.length, (await state(page)).phase, await page.isVisible("#puzzle-hint")], [1, "move", false], "nobody answers");
      assert.deepEqual(await page.evaluate(faults), []);

      await press("#lesson-again");
      await page.waitForFunction(() => palace.state().history.length === 0);
      await press("#puzzle-hint");
      await shows(page, ".puzzle-clue", says("game/explain", "hint-can-block", { n: 2 }));
      assert.ok(await page.evaluate(() => {
        const { left, bottom } = document.querySelector(".puzzle-clue").getBoundingClientRect();
        return document.elementFromPoint(left + 20, bottom - 4)?.closest(".puzzle-clue");
      }), "the last line of the hint is in sight");
      for (const next of [saying("game/explain", "hint-where-to-block"), says(room, "block-these", { squares: ["(2,6)", "(3,1)"] })]) {
        await press("#puzzle-hint");
        await shows(page, ".puzzle-clue", next);
      }
      await block([3, 1], [2, 6]);
      await page.waitForSelector("#task-verdict[data-right]");
      assert.equal(await verdict(page), judged(true, says(room, "palaces-blocked", { palaces: ["(2,6)", "(3,1)"] })));
      const now = await settled(page);
      assert.deepEqual([now.puzzle, now.history.length, now.players], [{ game: "blocking:3", level: 2, seed: 8, solved: true, hints: 3 }, 2, { first: "perfect", second: "human" }]);
      assert.ok((await page.inputValue("#puzzle-result")).startsWith(`${says(room, "solved-words", { title: says(room, "a-puzzle"), level: 2, try: 2, hints: 3 })}\n`));
      assert.deepEqual(await page.evaluate(faults), []);

      await page.evaluate(() => palace.idle()); // the address is written
      await page.reload();
      await page.evaluate(() => palace.ready);
      await press("#puzzle-more > summary");
      await shows(page, "#puzzle-record", says(room, "solved-so-far", { solved: 1, first: 0, days: 0 }));
      await press("#puzzle-other");
      await page.waitForFunction(() => palace.state().puzzle?.seed === 9 && palace.state().phase === "move");
      await press("#puzzle-other");
      await page.waitForFunction(() => palace.state().puzzle?.seed === 10 && palace.state().phase === "block");
      await press("#lesson-next");
      await page.waitForFunction(() => palace.state().puzzle?.seed === 11);
    });
  }

  main("a link opens its puzzle, and an address says what of it is wrong", async (t) => {
    const page = await house.visit(t, "puzzle=blocking:5&level=2&seed=8");
    const now = await state(page);
    assert.deepEqual([now.puzzle, now.position, now.phase, now.turn, now.blocked.length], [{ game: "blocking:5", level: 2, seed: 8, solved: false, hints: 0 }, [12, 7], "move", "first", 4]);
    await page.evaluate(() => { location.hash = "#puzzle=chess&level=3&seed=5"; });
    await shows(page, "#notice-text", saying("game/catalog", "err-no-such-game"));
    assert.deepEqual([(await state(page)).puzzle.seed, (await state(page)).puzzle.level], [5, 3]);
    await visit(page, "puzzle=subtraction:(1)(3)(4)&level=1&seed=0"); // played on a pile
    assert.deepEqual((await state(page)).puzzle, { game: "subtraction:(1)(3)(4)", level: 1, seed: 0, solved: false, hints: 0 });
    assert.deepEqual(await page.evaluate(faults), []);
  });

  for (const [clock, day] of /** @type {[string, Record<string, number>][]} */ ([["1970-01-01T12:00:00", { day: 1, month: 1 }], ["9999-12-31T12:00:00", { day: 31, month: 12 }]])) {
    kin(false, clock.startsWith("1970"))(`a clock that says ${clock} has a puzzle of its day`, async (t) => {
      const page = await enter(t, clock, sizes.wide);
      await page.evaluate(() => palace.open("puzzle"));
      await shows(page, "#lesson-heading", says(room, "puzzle-of", day));
    });
  }
}
