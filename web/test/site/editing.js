// Changing the rules by hand: the board of moves, the list of moves, pawns by the line.
import assert from "node:assert/strict";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { main, test } from "../levels.js";
import { says } from "../words.js";
import { byClick, settled, state } from "./house.js";
import { told } from "./told.js";

const game = async (page) => (await state(page)).game;
const becomes = (page, name) => page.waitForFunction((wanted) => palace.state().game === wanted, name);

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  test("on a phone the squares of the editor are as large as a finger, and nine of them fit", async (t) => {
    const page = await house.visit(t, "subtraction:(2,6)(3,3)(6,1)@8,8", sizes.narrow);
    await page.tap("#tabs [data-tab=games]");
    await page.evaluate(() => (document.querySelector("#editor").open = true));
    const grid = await page.$eval("#editor-grid", (each) => ({
      cells: each.querySelector("[role=row]").children.length,
      beyond: each.scrollWidth - each.clientWidth,
      least: Math.min(...[...each.querySelectorAll(".cell")].flatMap((cell) => [cell.offsetWidth, cell.offsetHeight])),
    }));
    assert.deepEqual([grid.cells, grid.beyond], [9, 0]);
    assert.ok(grid.least >= 43, `a square has ${grid.least} pixels`);
    assert.deepEqual(await page.evaluate(faults), []);
    await page.tap("#tabs [data-tab=play]");
  });

  /** edited opens a link with its editor. */
  async function edited(t, link, size) {
    const page = await house.visit(t, link, size);
    if (size === sizes.narrow) await page.click("#tabs [data-tab=games]");
    if (!(await page.isVisible("#editor-list"))) await page.click("#editor summary");
    return page;
  }

  main("a tap on a square of the small board adds a move, another takes it away, and a button completes them", async (t) => {
    const page = await edited(t, "subtraction:(1,2)(2,1)@17,12");
    const square = (move, pressed) => page.locator(`#editor-grid button[data-move="${move}"][aria-pressed=${pressed}]`);
    await square("3,3", false).click();
    await becomes(page, "subtraction:(1,2)(2,1)(3,3)");
    assert.deepEqual((await state(page)).position, [17, 12]);
    await page.waitForFunction(() => document.querySelector("#notation-text").value === "subtraction:(1,2)(2,1)(3,3)@17,12");
    await square("2,1", true).click();
    await becomes(page, "subtraction:(1,2)(3,3)");
    await page.locator("#editor-list button").filter({ hasText: "(3,3)" }).click();
    await becomes(page, "subtraction:(1,2)");
    await square("1,2", true).click(); // a game needs a move
    await page.waitForSelector("#editor-error:not(:empty)");
    assert.equal(await game(page), "subtraction:(1,2)");
    const complete = page.locator("#editor-complete").getByRole("button", { name: says("engine/subtraction", "symmetric-label"), exact: true });
    await complete.click();
    await becomes(page, "subtraction:(1,2)(2,1)");
    await page.waitForSelector("#editor-error:empty", { state: "attached" });
    assert.equal(await complete.getAttribute("aria-disabled"), "true");
    await complete.click({ force: true });
    await page.waitForSelector("#editor-error:not(:empty)");
    assert.equal(await game(page), "subtraction:(1,2)(2,1)");
  });

  test("the small board by key: one stop for Tab, arrows as the board lies", async (t) => {
    const page = await edited(t, "maharaja");
    assert.equal(await page.locator("#editor-grid button[tabindex='0']").count(), 1);
    await page.focus("#editor-grid button[tabindex='0']");
    const here = () => page.evaluate(() => document.activeElement.dataset.move);
    // The corner is at the top left: a move to the left and up grows.
    const from = (await here()).split(",").map(Number);
    await page.keyboard.press("ArrowLeft");
    assert.equal(await here(), String([from[0] + 1, from[1]]));
    await page.keyboard.press("ArrowUp");
    assert.equal(await here(), String([from[0] + 1, from[1] + 1]));
    await page.focus("#editor-grid [data-move='2,1']");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    assert.equal(await here(), "3,2");
    await page.keyboard.press("Enter");
    await becomes(page, "wythoff+(1,2)(2,1)(3,2)");
    assert.equal(await here(), "3,2", "the focus stays");
    assert.deepEqual(await page.$$eval("#editor-grid button[tabindex='0']", (all) => all.map((each) => each.dataset.move)), ["3,2"], "where Tab comes back to");
    assert.equal(await page.getAttribute("#editor-grid [data-move='4,4']", "aria-disabled"), "true", "the queen's own");
  });

  main("a wrong text is told of beside its field, as it was written there", async (t) => {
    const page = await house.visit(t, "wythoff@6,4&first=human&second=human");
    const before = await state(page);
    const refused = (field) => page.waitForFunction((f) => {
      const error = document.querySelector("#games-error");
      const input = document.querySelector(f);
      return error.textContent !== "" && error.previousElementSibling.contains(input) && input.ariaInvalid === "true";
    }, field);
    for (const [field, button, wrong] of [["#start-at", "#start button", "13,11,2"], ["#notation-text", "#notation button", "wythoff@1,2,3"]]) {
      await page.fill(field, wrong);
      await page.click(button);
      await refused(field);
    }
    assert.deepEqual((await state(page)).position, before.position);
    await page.fill("#notation-text", "corner the queen"); // a name that people know
    await page.click("#notation button");
    await page.locator("#games-meant").filter({ hasText: "wythoff" }).click();
    await page.waitForFunction(() => document.querySelector("#games-error").textContent === "" && document.querySelector("#games-meant").hidden);
    assert.equal((await state(page)).game, "wythoff");
    await page.fill("#start-at", "(13,11)"); // as positions are shown
    await page.click("#start button");
    await page.waitForFunction(() => `${palace.state().position}` === "13,11");
    await page.evaluate(() => palace.open("blocking:5@3,3"));
    await page.waitForFunction(() => document.querySelector("#k").value === "5");
    await page.fill("#k", "1e3");
    await page.press("#k", "Enter");
    await refused("#k");
    assert.equal((await state(page)).game, "blocking:5");
  });

  test("moves far away and of other dimensions are written", async (t) => {
    const page = await edited(t, "subtraction:(1,0,2)(0,3,1)", sizes.narrow);
    assert.equal(await page.isVisible("#editor-grid"), false);
    assert.deepEqual(await page.evaluate(faults), []);
    await page.fill("#editor-move", "(2,2,2)");
    await page.tap("#editor-add [type=submit]");
    await becomes(page, "subtraction:(0,3,1)(1,0,2)(2,2,2)");
    await page.fill("#editor-move", "1,2");
    await page.press("#editor-move", "Enter");
    await page.waitForSelector("#editor-error:not(:empty)");
    assert.equal(await game(page), "subtraction:(0,3,1)(1,0,2)(2,2,2)");
  });

  main("a family is chosen by its card, and then one of its examples", async (t) => {
    const page = await house.visit(t, "wythoff");
    await page.click("#chooser summary");
    assert.deepEqual(await page.evaluate(faults), []);
    for (const card of await page.locator("#families .card").all()) assert.ok(await card.locator("svg.picture line").count() >= 2);
    await page.click("#families [data-family=subtraction]");
    await page.waitForSelector("#presets[data-family=subtraction]");
    await page.selectOption("#presets", { index: 3 });
    await page.waitForFunction(() => /&size=/.test(palace.link()));
  });

  test("a hundred pawns: whole lines, all back, the palaces", async (t) => {
    const page = await house.visit(t, "blocking:100@100,26&first=perfect&second=human");
    const line = async (step) => {
      const { block } = await told(page);
      await page.locator("#line-buttons button").nth(block.lines.findIndex(({ free }) => free === step)).click({ force: true });
    };
    const left = (n) => page.waitForFunction((count) => document.querySelector("#block-left").textContent.match(/\d+/)?.[0] === count, String(n));
    await line(26); // up, or up-left
    await left(73);
    await line(100);
    await left(0);
    await line(26); // the other one, for which no pawn is left
    await page.waitForSelector("#notice:not([hidden])");
    await page.click("#clear");
    await left(99);
    await page.click("[data-act=blockPalaces]");
    await left(0);
    await page.click("[data-act=done]");
    const now = await settled(page);
    assert.ok(now.history.length >= 2, "the opponent has moved");
    assert.equal(now.history[0].blocked.length, 99);
  });

  test("the same wrong tap shows again after it was dismissed", async (t) => {
    const page = await house.visit(t, "wythoff@6,4");
    await byClick(page)([4, 3]);
    await page.waitForSelector("#notice:not([hidden])");
    const words = await page.textContent("#notice-text");
    await page.click("#notice-close");
    assert.equal(await page.isVisible("#notice"), false);
    await byClick(page)([4, 3]);
    await page.waitForSelector("#notice:not([hidden])");
    assert.equal(await page.textContent("#notice-text"), words);
  });
}
