// The board on the whole screen, with a browser that allows it and without.
import assert from "node:assert/strict";
import { kin, test } from "../levels.js";
import { calls } from "./house.js";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";

const without = () => { delete Element.prototype.requestFullscreen; };
const seen = (page) => page.evaluate(() => ({
  on: document.documentElement.dataset.view === "projector",
  whole: Boolean(document.fullscreenElement),
  pressed: document.querySelector("#projector").getAttribute("aria-pressed"),
  hidden: [".top", "#map", "#games", "#people", "#record", "#tabs"].every((name) => !document.querySelector(name).checkVisibility()),
  board: document.querySelector("#board").getBoundingClientRect().width,
  high: document.querySelector("#board").getBoundingClientRect().height,
  headline: parseFloat(getComputedStyle(document.querySelector("#headline")).fontSize),
}));

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const [name, size] of Object.entries(sizes)) {
    for (const colorScheme of ["light", "dark"]) {
      kin(false, (colorScheme === "light") === (name === "wide"))(`${name}, ${colorScheme}: full screen is the board and large words`, async (t) => {
        const page = await house.visit(t, { size, colorScheme, reducedMotion: "reduce" });
        const before = await seen(page);
        await page.evaluate(without);
        await page.click("#projector");
        const during = await seen(page);
        assert.deepEqual({ on: during.on, pressed: during.pressed, hidden: during.hidden }, { on: true, pressed: "true", hidden: true });
        const beside = size.viewport.width >= 1000 ? size.viewport.width / 4 : 0; // the words stand there
        assert.equal(during.board, size.viewport.width - beside);
        if (beside) assert.equal(during.high, size.viewport.height);
        assert.ok(during.headline > before.headline);
        assert.deepEqual((await calls(page, "large")).at(-1), { on: true });
        assert.deepEqual(await page.evaluate(faults), []);
        for (const name of ["hint", "undo", "newGame"]) assert.ok(await page.isVisible(`[data-act=${name}]`), name);
        await page.click("#projector");
        assert.deepEqual(await seen(page), before);
        assert.deepEqual((await calls(page, "large")).at(-1), { on: false });
      });
    }
  }

  test("full screen has buttons for map, values and the pointer, beside the board where it is wide", async (t) => {
    const page = await house.visit(t, { size: { viewport: { width: 1920, height: 1080 } } });
    assert.ok(!await page.isVisible("#class-map"));
    await page.evaluate(without);
    await page.click("#projector");
    const pressed = (name) => page.getAttribute(`#class-${name}`, "aria-pressed");
    const values = await page.getAttribute("#values", "aria-pressed");
    assert.deepEqual([await pressed("map"), await pressed("values"), await pressed("pointer")], ["true", values, "true"]);
    await page.click("#class-map");
    assert.equal((await calls(page, "map")).at(-1).kind, "off");
    await page.click("#class-values");
    assert.deepEqual((await calls(page, "values")).at(-1), { on: values === "false" });
    await page.click("#class-pointer");
    assert.deepEqual((await calls(page, "pointer")).at(-1), { on: false });
    assert.equal(await pressed("pointer"), "false");
    const [board, panel] = await page.evaluate(() => ["#board", "#panel"].map((name) => document.querySelector(name).getBoundingClientRect().toJSON()));
    assert.ok(board.width >= 16 * 84 + 60 && board.height >= 11 * 84 + 62 && board.right <= panel.left + 1, JSON.stringify([board, panel]));
    assert.deepEqual(await page.evaluate(faults), []);
  });

  test("its key begins it and Escape ends it, in the page and on the board", async (t) => {
    const page = await house.visit(t);
    await page.evaluate(without);
    await page.focus("#k"); // in a part that goes away
    await page.evaluate(() => document.querySelector("#k").blur());
    await page.keyboard.press("s");
    assert.ok((await seen(page)).on);
    await page.keyboard.press("Escape");
    assert.ok(!(await seen(page)).on);
    await page.frameLocator("#board").locator("canvas").focus();
    await page.keyboard.press("s");
    assert.ok((await seen(page)).on);
    await page.keyboard.press("Escape");
    assert.ok(!(await seen(page)).on);
    await page.focus("#theme");
    await page.keyboard.press("s");
    assert.equal(await page.evaluate(() => document.activeElement.id), "headline", "the focus is not lost");
  });

  test("where the browser allows it the page gets the whole screen, and gives it back", async (t) => {
    const page = await house.visit(t);
    await page.click("#projector");
    await page.waitForFunction(() => document.fullscreenElement);
    await page.click("#projector");
    await page.waitForFunction(() => !document.fullscreenElement);
    assert.ok(!(await seen(page)).on);
    await page.click("#projector");
    await page.waitForFunction(() => document.fullscreenElement);
    await page.evaluate(() => document.exitFullscreen()); // as the browser's own Escape does
    await page.waitForFunction(() => document.documentElement.dataset.view !== "projector");
  });
}
