// The ideas of queens in exile, as a reader meets them: queens placed by the button, the
// table, the word and the board pointing at one another, the machine's steps, the witness.
import assert from "node:assert/strict";
import { test } from "node:test";

/** enter waits until an idea of that title is shown with its tables. */
const enter = (page, title) => page.waitForFunction((name) =>
  document.querySelector("#idea-title").textContent === name && document.querySelector("#idea-tables tbody tr"), title);

/** says waits until the idea's words have that beginning of a sentence. */
const says = (page, words) => page.waitForFunction((text) => document.querySelector("#idea").textContent.includes(text), words);

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
  test("queens are placed one by one, and the link says how many", async (t) => {
    const page = await house.visit(t, "exile:spiral&map=off&idea=placing:step=4");
    await enter(page, "Pieces, placed one by one");
    await says(page, "4 queens stand. The squares 18 to 20 are all attacked, so the next one goes to 21.");
    await page.click("#idea-next");
    await says(page, "5 queens stand. The squares 22 to 81 are all attacked, so the next one goes to 82.");
    assert.match(await page.evaluate(() => palace.link()), /idea=placing:step=5(&|$)/);
    await point(page, [1, 1]);
    await says(page, "Square 8, (1,1), is attacked by the queen on 0 along a diagonal.");
    assert.equal((await page.evaluate(() => palace.state())).idea, "placing");
  });

  test("a queen of the spiral lights her row and her letter", async (t) => {
    const page = await house.visit(t, "exile:spiral&idea=tribonacci");
    await enter(page, "Four arms, one word of three letters");
    await point(page, [-5, 3]);
    await says(page, "(-5,3) has a queen, on square 92: row 2 of the table, (X,Y) = (3,5), after 1 quarter turn.");
    await page.waitForFunction(() => document.querySelector("#idea-tables [aria-current]"));
    assert.deepEqual(await current(page, "#idea-tables"), ["2b35281 3 2 4"]);
    assert.deepEqual(await current(page, "#idea-strips"), ["b"]);
  });

  test("the machine goes on by a column, and column 9 has its witness", async (t) => {
    const page = await house.visit(t, "exile:quadrant&map=off&idea=lines:step=20;show=machine");
    await enter(page, "Two lines and 48 states");
    await says(page, "Before column 20 the first row without a queen is 13, and the machine is in state 8 of 48. So the queen of column 20 is");
    await page.click("#idea-next");
    await says(page, "Before column 21 the first row without a queen is 15");
    await page.evaluate(() => palace.open("exile:quadrant@158,9&idea=columns"));
    await enter(page, "Columns of nim-values that repeat");
    await says(page, "(158,9) has the nim-value 160, but 16 rows below it is 168, which is 8 more; 64 rows below it is 224.");
    assert.ok((await page.locator("#idea-tables tbody tr").allTextContents()).includes("1581601741688"));
  });
}
