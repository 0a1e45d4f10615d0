// A set of puzzles for a class: the teacher chooses it, a pupil goes through it, and what is handed in
// stands in bars, on the board and in a table.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { main } from "../levels.js";
import { saying, says, shows } from "../words.js";

const set = "puzzle=wythoff&level=2&seed=7&set=3";
const wins = [[4, 7], [3, 5], [3, 5]]; // as palace puzzle wythoff --level 2 --seed 7 --count 3 prints them

const room = "web/table/internal/class";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("a class is set puzzles, a pupil solves them with a hint and after a reload, and the teacher sees how", async (t) => {
    const page = await house.visit(t, "class");
    await page.evaluate(() => {
      crypto.getRandomValues = (list) => list.fill(5000007);
    });
    await page.selectOption("#gather-puzzle", "wythoff");
    await page.selectOption("#gather-level", "2");
    await page.fill("#gather-count", "3");
    assert.deepEqual(await page.evaluate(faults), []);
    await page.click("#gather-set");
    await page.waitForFunction(() => palace.state().class && document.querySelectorAll("#gather-puzzles button").length === 3);
    assert.equal(await page.evaluate(() => palace.link()), `class&${set}`.replace("set=3", "set=1/3"));
    assert.deepEqual(await page.evaluate(() => [palace.state().class, palace.state().puzzle]), [{ lesson: null, answers: 0 }, null]);
    await page.click("#gather-wall");
    assert.equal(await page.inputValue("#share-link"), `${house.server.url}#${set}`);
    assert.ok(await page.isVisible("#code svg"));
    await page.keyboard.press("Escape");
    assert.deepEqual(await page.evaluate(faults), []);

    // The pupil, at a telephone.
    const phone = await house.visit(t, set, sizes.narrow);
    const solve = (at) => phone.evaluate((to) => palace.move(to), wins[at]);
    const heading = (at) => shows(phone, "#lesson-heading", says("web/table/internal/room", "puzzle-of-set", { at, of: 3 }));
    await heading(1);
    assert.deepEqual(await phone.evaluate(() => palace.state().puzzle), { game: "wythoff", level: 2, seed: 7, solved: false, hints: 0 });
    for (const hidden of ["#puzzle-same", "#puzzle-own", ".puzzle-levels", "#lesson-leave", "#lesson-all"]) assert.ok(await phone.isHidden(hidden), hidden);
    assert.deepEqual(await phone.evaluate(faults), []);
    await solve(0);
    await phone.waitForSelector("#task-verdict[data-right]");
    await phone.click("#lesson-next");
    await heading(2);
    await solve(1);
    await phone.waitForSelector("#task-verdict[data-right]");
    await phone.evaluate(() => palace.idle()); // the address is written
    await phone.reload();
    await phone.evaluate(() => palace.ready);
    await heading(2);
    assert.equal(await phone.$$eval("#lesson-row [data-done]", (stops) => stops.length), 2);
    await phone.click("#lesson-next");
    await heading(3);
    await phone.click("#puzzle-hint");
    await phone.waitForSelector(".puzzle-clue:not([hidden])");
    await solve(2);
    await phone.waitForSelector("#task-verdict[data-right]");
    await shows(phone, "#puzzle-record", saying("web/table/internal/room", "solved-of-set", { all: true }));
    await phone.click("#lesson-hand");
    await phone.waitForSelector("#hand-code svg");
    const chosen = await phone.inputValue("#hand-text");
    await phone.fill("#hand-name", "Ada");
    await phone.waitForFunction((before) => document.querySelector("#hand-text").value !== before, chosen);
    const text = await phone.inputValue("#hand-text");
    assert.match(text, /^PALACEB[0-9A-Z]{10,113}$/);
    assert.deepEqual(await phone.evaluate(faults), []);
    await phone.fill("#hand-name", "");
    await phone.click("#hand-out .dialog-top button");

    // What is handed in is pasted, and shown.
    await page.fill("#gather-texts", [text, text, text.slice(0, 20)].join("\n"));
    await page.click("#gather-take");
    await page.waitForFunction(() => document.querySelectorAll("#gather-rows li").length === 8);
    assert.equal(await page.textContent("#gather-said"), says(room, "took", { taken: 1, again: 0, refused: 2 }));
    const answered = (what) => says(room, "answered", { n: 1, of: 1, what, is: "hidden" });
    assert.deepEqual(await page.$$eval("#gather-rows span", (rows) => rows.map((row) => row.textContent)), [
      ...["at-once-way", "at-once-way", "with-hints-way"].flatMap((way, i) => [says(room, "solved-puzzle", { at: i + 1, n: 1, of: 1 }), answered(says(room, way))]),
      says(room, "solved-all", { n: 1, of: 1 }), answered(says(room, "solved-some", { n: 3, of: 3 })),
    ]);
    await page.click("#gather-puzzles button:nth-child(3)");
    await page.waitForFunction(() => palace.link().endsWith("set=3/3") && document.querySelector("#gather-puzzles [aria-pressed=true]").textContent === "3");
    assert.ok(await page.isHidden(".gather-truth"));
    await page.click("#gather-tell");
    await page.waitForFunction((to) => document.querySelector(".gather-truth").textContent.includes(`(${to})`), wins[2].join());
    assert.deepEqual(await page.evaluate(faults), []);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#gather-table")]);
    const head = [...["name", "solved", "once"].map((column) => says(room, `column-${column}`)), ...[1, 2, 3].map((at) => says(room, "puzzle-column", { at }))];
    const did = [says(room, "at-once-way"), says(room, "at-once-way"), `"${says(room, "tried", { solved: true, missed: 0, hints: 1 })}"`];
    assert.equal(await readFile(await download.path(), "utf8"), `\ufeff${head}\r\nAda,3,2,${did}\r\n`);

    await page.evaluate(() => palace.idle());
    await page.reload();
    await page.evaluate(() => palace.ready);
    await page.waitForFunction(() => palace.state().class?.answers === 1 && document.querySelectorAll("#gather-rows li").length === 8);
    assert.ok(await page.isHidden(".gather-truth"), "hidden again");
    await page.click("#gather-clear");
    await page.click("#gather-sure");
    await page.waitForFunction(() => palace.state().class.answers === 0);
  });
}
