// The ideas of queens in exile, as a reader meets them: queens placed by the button, the
// table, the word and the board pointing at one another, the machine's steps, the witness.
import assert from "node:assert/strict";
import { main, test } from "../levels.js";
import { including, saying, says, shows } from "../words.js";

/** enter waits until an idea of that title is shown with its tables. */
const enter = (page, title) => page.waitForFunction((name) =>
  document.querySelector("#idea-title").textContent === name && document.querySelector("#idea-tables tbody tr"), title);

/** tells waits until the idea's words say that. */
const tells = (page, words) => shows(page, "#idea", typeof words === "string" ? including(words) : words);
const [ideas, placing] = ["engine/exile/internal/ideas", "engine/internal/placing"];

/** point moves the mouse to a square. */
async function point(page, square) {
  const { x, y } = await page.evaluate((s) => palace.locate(s), square);
  await page.mouse.move(x, y);
}

/** current lists the texts of what is lit in a part of the panel. */
const current = (page, part) => page.evaluate((selector) =>
  [...document.querySelectorAll(`${selector} [aria-current]`)].map((each) => each.textContent), part);

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("queens are placed one by one, and the link says how many", async (t) => {
    const page = await house.visit(t, "exile:spiral&map=off&idea=placing:step=4");
    await enter(page, says(placing, "placing-title"));
    await tells(page, says(placing, "next-of", { attacked: 3, first: 18, last: 20, to: 21 }));
    await page.click("#idea-next");
    await tells(page, says(placing, "next-of", { attacked: 60, first: 22, last: 81, to: 82 }));
    assert.match(await page.evaluate(() => palace.link()), /idea=placing:step=5(&|$)/);
    await point(page, [1, 1]);
    await tells(page, saying(placing, "is-attacked", { numbered: true, n: 8, at: "(1,1)" }));
    assert.equal((await page.evaluate(() => palace.state())).idea, "placing");
  });

  test("a queen of the spiral lights her row and her letter", async (t) => {
    const page = await house.visit(t, "exile:spiral&idea=tribonacci");
    await enter(page, says(ideas, "tribonacci-title"));
    await point(page, [-5, 3]);
    await tells(page, saying(ideas, "queen-words", { at: "(-5,3)", square: 92, row: 2, pair: "(3,5)", turns: 1 }));
    await page.waitForFunction(() => document.querySelector("#idea-tables [aria-current]"));
    assert.deepEqual(await current(page, "#idea-tables"), ["2b35281 3 2 4"]);
    assert.deepEqual(await current(page, "#idea-strips"), ["b"]);
  });

  test("the machine goes on by a column, and column 9 has its witness", async (t) => {
    const page = await house.visit(t, "exile:quadrant&map=off&idea=lines:step=20;show=machine");
    await enter(page, says(ideas, "lines-title"));
    await tells(page, saying(ideas, "before-column", { column: 20, first: 13, state: 8, states: 48 }));
    await page.click("#idea-next");
    await tells(page, saying(ideas, "before-column", { column: 21, first: 15 }));
    await page.evaluate(() => palace.open("exile:quadrant@158,9&idea=columns"));
    await enter(page, says(ideas, "columns-title"));
    await tells(page, saying(ideas, "value-fails", { at: "(158,9)", value: 160, conjectured: 16, other: 168, more: 8, period: 64, last: 224 }));
    assert.ok((await page.locator("#idea-tables tbody tr").allTextContents()).includes("1581601741688"));
  });
}
