// On paper: worksheets, and what the print style leaves.
import assert from "node:assert/strict";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { kin, test } from "../levels.js";
import { saying, says } from "../words.js";

const sheet = "web/table/internal/worksheet";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const [name, size] of Object.entries({ wide: sizes.wide, narrow: sizes.narrow })) {
    kin(false, name === "narrow")(`a worksheet has its task on one page and the solution on the next, ${name}`, async (t) => {
      const page = await house.visit(t, "wythoff@2,1&map=off", size);
      await page.click("#share-open");
      await page.click("#worksheet-open");
      await page.waitForSelector("#worksheet[open] .sheet svg");
      t.after(() => page.evaluate(() => document.querySelector("#worksheet").close()));
      assert.deepEqual(await page.evaluate(faults), []);
      const sheets = () => page.$$eval(".sheet", (all) => all.map((each) => [each.textContent, each.querySelectorAll("path").length]));
      const [task, solution] = await sheets();
      assert.match(task[0], new RegExp(`^${says(sheet, "name-line")}.*${saying(sheet, "mark-lost").source}.*\\(2,1\\)`, "s"));
      assert.doesNotMatch(task[0], saying(sheet, "wins-by", { squares: "none" }));
      assert.match(solution[0], saying(sheet, "wins-by", { at: [2, 1], squares: "none" }));
      assert.equal(solution[1] - task[1], 7, "of 10×10 squares seven are lost: (0,0), and three pairs");
      // The reader's own words are words, and what is wrong is said.
      await page.fill("#worksheet textarea", "<img src=x onerror=alert(1)>");
      await page.fill("#worksheet [type=number]", "24");
      await page.locator("#worksheet [type=number]").blur();
      assert.match((await sheets())[0][0], /<img src=x onerror=alert\(1\)>/);
      assert.equal(await page.locator("#worksheet img").count(), 0);
      await page.fill("#worksheet [type=number]", "99");
      await page.locator("#worksheet [type=number]").blur();
      assert.match(await page.textContent("#worksheet [role=alert]"), saying(sheet, "err-board-size", { least: 4, most: 24 }));
      // On paper there is nothing but the pages.
      await page.emulateMedia({ media: "print" });
      t.after(() => page.emulateMedia({ media: null }));
      const seen = await page.evaluate(() => [".top", ".house", ".worksheet-top", ".sheet"].filter((each) => document.querySelector(each).checkVisibility()));
      assert.deepEqual(seen, [".sheet"]);
      const file = (await page.pdf({ format: "A4" })).toString("latin1");
      assert.equal(file.match(/\/Type \/Page\b/g).length, 2);
    });
  }

  test("twelve puzzles make two pages and one of answers", async (t) => {
    const page = await house.visit(t, "puzzle=wythoff&level=2&seed=7", sizes.wide);
    await page.click("#puzzle-more > summary");
    await page.click("#puzzle-twelve");
    await page.waitForSelector("#worksheet[open] .sheet-board svg");
    t.after(() => page.evaluate(() => document.querySelector("#worksheet").close()));
    assert.deepEqual(await page.evaluate(faults), []);
    assert.deepEqual(await page.$$eval(".sheet", (all) => all.map((each) => each.querySelectorAll(".sheet-board svg").length)), [6, 6, 0]);
    const scales = await page.$$eval(".sheet-board svg", (all) => all.map((each) => each.getBoundingClientRect().width / each.viewBox.baseVal.width));
    for (const six of [scales.slice(0, 6), scales.slice(6)]) assert.ok(Math.max(...six) - Math.min(...six) < 0.01, `the boards of a sheet have the scales ${six}`);
    const answers = await page.textContent(".sheet:last-child");
    assert.ok(answers.startsWith(says(sheet, "solution-of", { title: says(sheet, "puzzles-title", { mixed: false, level: 2, title: says("engine/wythoff", "title", { which: "none", moves: "" }) }) })), answers);
    assert.ok(answers.endsWith("#puzzle=wythoff&level=2&seed=8&set=12"), answers);
    for (let n = 1; n <= 12; n++) assert.match(answers, saying(sheet, "the-answer", { block: false, n }));
    assert.match(await page.textContent(".sheet"), saying(sheet, "find-move"));
    // A board of another size is made of the same puzzles.
    const widest = () => page.$eval(".sheet-board svg", (drawing) => drawing.viewBox.baseVal.width);
    const before = await widest();
    await page.fill("#worksheet [type=number]", "24");
    await page.locator("#worksheet [type=number]").blur();
    assert.ok((await widest()) > before);
    await page.fill("#worksheet [type=number]", "12");
    await page.locator("#worksheet [type=number]").blur();
    const file = (await page.pdf({ format: "A4" })).toString("latin1");
    assert.equal(file.match(/\/Type \/Page\b/g).length, 3);
  });

  test("a quiz has no solution on paper, which is said", async (t) => {
    const page = await house.visit(t, "wythoff@2,1&quiz=on");
    await page.click("#share-open");
    await page.click("#worksheet-open");
    await page.waitForSelector("#worksheet[open] .sheet svg");
    t.after(() => page.evaluate(() => document.querySelector("#worksheet").close()));
    assert.deepEqual([await page.locator(".sheet").count(), await page.innerText("#worksheet-words")], [1, says(sheet, "no-solution")]);
  });

  test("without a worksheet the buttons stay off the paper, and the board and the words are on it", async (t) => {
    const page = await house.visit(t, "wythoff@8,5");
    await page.emulateMedia({ media: "print" });
    t.after(() => page.emulateMedia({ media: null }));
    const seen = await page.evaluate(() => ["#board", "#headline", ".zoom", ".top-actions", "#map", ".actions"].filter((each) => document.querySelector(each).checkVisibility()));
    assert.deepEqual(seen, ["#board", "#headline"]);
  });
}
