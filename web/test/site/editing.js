// Changing the rules: the board of moves, the list of moves, pawns by the line, and
// what is said about all of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { blocksShown, byClick, settled, state } from "./house.js";

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

  test("a tap on a square of the small board adds a move, another takes it away", async (t) => {
    const page = await edited(t, "subtraction:(1,2)(2,1)@17,12");
    const square = page.getByRole("button", { name: "(3,3), no move" });
    await square.click();
    await becomes(page, "subtraction:(1,2)(2,1)(3,3)");
    assert.deepEqual((await state(page)).position, [17, 12]);
    await page.waitForFunction(() => document.querySelector("#notation-text").value === "subtraction:(1,2)(2,1)(3,3)@17,12");
    await page.getByRole("button", { name: "(2,1), a move" }).click();
    await becomes(page, "subtraction:(1,2)(3,3)");
    await page.getByRole("button", { name: "Remove (3,3)" }).click();
    await becomes(page, "subtraction:(1,2)");
    await page.getByRole("button", { name: "(1,2), a move" }).click();
    await page.waitForSelector("#editor-error:not(:empty)");
    assert.match(await page.textContent("#editor-error"), /^A game needs a move.*\.$/);
    assert.equal(await game(page), "subtraction:(1,2)");
  });

  test("buttons complete the moves, and say why not", async (t) => {
    const page = await edited(t, "subtraction:(1,7)(10,10)@17,12");
    const button = (name) => page.locator("#editor-complete").getByRole("button", { name, exact: true });
    await button("Symmetric").click();
    await becomes(page, "subtraction:(1,7)(7,1)(10,10)");
    await button("Max-symmetric").click();
    await becomes(page, "subtraction:(1,7)(3,9)(7,1)(9,3)(10,10)");
    assert.equal(await button("Symmetric").getAttribute("aria-disabled"), "true");
    await button("Additive").click({ force: true });
    await page.waitForSelector("#editor-error:not(:empty)");
    assert.match(await page.textContent("#editor-error"), /there are 5 moves\.$/);
    assert.equal(await game(page), "subtraction:(1,7)(3,9)(7,1)(9,3)(10,10)");
    await page.evaluate(() => palace.open("subtraction:(1,2)"));
    await becomes(page, "subtraction:(1,2)");
    await button("Arithmetic").click();
    await becomes(page, "subtraction:(1,2)(3,4)(4,6)");
    await page.evaluate(() => palace.open("subtraction:(1,2)(2,3)"));
    await becomes(page, "subtraction:(1,2)(2,3)");
    await button("Asymmetric").click();
    await becomes(page, "subtraction:(1,2)(2,3)(3,1)");
  });

  test("the small board by key: one stop for Tab, arrows as the board lies", async (t) => {
    const page = await edited(t, "maharaja");
    assert.equal(await page.locator("#editor-grid button[tabindex='0']").count(), 1);
    await page.focus("#editor-grid button[tabindex='0']");
    const here = () => page.evaluate(() => document.activeElement.dataset.move);
    // Maharaja Nim's board has its origin lower left: a move to the left and down grows.
    const from = (await here()).split(",").map(Number);
    await page.keyboard.press("ArrowLeft");
    assert.equal(await here(), String([from[0] + 1, from[1]]));
    await page.keyboard.press("ArrowDown");
    assert.equal(await here(), String([from[0] + 1, from[1] + 1]));
    await page.focus("#editor-grid [data-move='2,1']");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    assert.equal(await here(), "3,2");
    await page.keyboard.press("Enter");
    await becomes(page, "wythoff+(1,2)(2,1)(3,2)");
    assert.equal(await here(), "3,2", "the focus stays");
    assert.equal(await page.getAttribute("#editor-grid [data-move='4,4']", "aria-disabled"), "true", "the queen's own");
  });

  test("a wrong text is told of beside its field, as it was written there", async (t) => {
    const page = await house.visit(t, "wythoff@6,4&first=human&second=human");
    const before = await state(page);
    for (const [field, button, wrong, sentence] of [
      ["#start-at", "#start button", "13,11,2", 'The place to start at must be two whole numbers with commas between them, such as 12,7.'],
      ["#notation-text", "#notation button", "wythoff@1,2,3", 'Nothing may follow here: “,3” at character 12.'],
    ]) {
      await page.fill(field, wrong);
      await page.click(button);
      await page.waitForFunction((words) => document.querySelector("#games-error").textContent === words, sentence);
      assert.ok(await page.evaluate((f) => document.querySelector("#games-error").previousElementSibling.contains(document.querySelector(f)), field));
      assert.equal(await page.getAttribute(field, "aria-invalid"), "true");
    }
    assert.deepEqual((await state(page)).position, before.position);
    await page.fill("#start-at", "(13,11)"); // as positions are shown
    await page.click("#start button");
    await page.waitForFunction(() => `${palace.state().position}` === "13,11");
    await page.evaluate(() => palace.open("blocking:5@3,3"));
    await page.waitForFunction(() => document.querySelector("#k").value === "5");
    await page.fill("#k", "1e3");
    await page.press("#k", "Enter");
    await page.waitForFunction(() => document.querySelector("#games-error").textContent === 'K must be a whole number of 1 or more, such as 5.');
    assert.equal((await state(page)).game, "blocking:5");
  });

  test("moves far away and of other dimensions are written", async (t) => {
    const page = await edited(t, "subtraction:(1,0,2)(0,3,1)", sizes.narrow);
    assert.equal(await page.isVisible("#editor-grid"), false);
    assert.deepEqual(await page.evaluate(faults), []);
    await page.fill("#editor-move", "(2,2,2)");
    await page.tap("#editor-add [type=submit]");
    await becomes(page, "subtraction:(0,3,1)(1,0,2)(2,2,2)");
    for (const [wrong, words] of [["1,2", /3 components/], ["0,0,0", /./], ["-1,2,3", /./], ["", /3 components/]]) {
      await page.evaluate(() => { document.querySelector("#editor-error").textContent = ""; });
      await page.fill("#editor-move", wrong);
      await page.press("#editor-move", "Enter");
      assert.match(await page.textContent("#editor-error"), words, wrong);
      assert.equal(await game(page), "subtraction:(0,3,1)(1,0,2)(2,2,2)");
    }
  });

  test("every family has a sentence, a picture of its moves, and its figures", async (t) => {
    const page = await house.visit(t, "wythoff");
    await page.click("#chooser summary");
    assert.deepEqual(await page.evaluate(faults), []);
    const cards = page.locator("#families .card");
    const many = await cards.count();
    assert.ok(many >= 7, `${many} families`);
    for (let i = 0; i < many; i++) {
      assert.ok((await cards.nth(i).locator(".card-rule").textContent()).length > 40);
      const lines = /^Rook/.test((await cards.nth(i).textContent()).trim()) ? 2 : 3; // a rook has two ways, all others more
      assert.ok(await cards.nth(i).locator("svg.picture line").count() >= lines);
    }
    await page.getByRole("button", { name: /^Vector subtraction/ }).click();
    await page.waitForSelector("#presets[data-family=subtraction]");
    assert.match(await page.locator("#presets optgroup").first().getAttribute("label"), /Figures of \[LSY24\]/);
    await page.selectOption("#presets", { index: 3 });
    await page.waitForFunction(() => /&size=/.test(palace.link()));
  });

  test("block all palaces, and show my best move", async (t) => {
    const page = await house.visit(t, "blocking:5@3,3&first=human&second=human");
    await page.click("[data-act=blockPalaces]");
    await blocksShown(page, 0);
    await page.click("[data-act=done]");
    assert.deepEqual((await state(page)).blocked, [[0, 0], [0, 3], [1, 1], [3, 0]]);
    await page.waitForSelector("[data-act=hint]:enabled");
    await page.click("[data-act=hint]");
    await page.waitForFunction(() => /palace/i.test(document.querySelector("#say").textContent));
  });

  test("a hundred pawns: whole lines, all back, and what the opponent says of its own", async (t) => {
    const page = await house.visit(t, "blocking:100@100,26&first=perfect&second=human");
    const chosen = () => page.textContent("#block-left");
    await page.getByRole("button", { name: /^Block the line up,/ }).click();
    await blocksShown(page, 73);
    await page.getByRole("button", { name: /^Block the line to the left,/ }).click();
    await blocksShown(page, 0);
    await page.getByRole("button", { name: /^Block the line up-left,/ }).click({ force: true });
    await page.waitForSelector("#notice:not([hidden])");
    assert.match(await page.textContent("#notice-text"), /No pawn is left/);
    await page.click("#clear");
    await blocksShown(page, 99);
    assert.equal(await chosen(), "99 left");
    await page.click("[data-act=blockPalaces]");
    await blocksShown(page, 0);
    await page.click("[data-act=done]");
    const now = await settled(page);
    assert.ok(now.history.length >= 2, "the opponent has moved");

    await page.evaluate(() => palace.open("blocking:100@100,26"));
    await settled(page);
    await page.waitForSelector("#blocked:not([hidden])");
    assert.match(await page.textContent("#detail"), /^You see \d+ palaces; with k = 100/);
    assert.match(await page.textContent("#blocked"), /^Blocked: \d+ to the left, \d+ up and \d+ up-left\.$/);
    assert.match(await page.textContent("#moves"), /, 99 blocked/);
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
