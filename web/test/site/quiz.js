// A class predicts: squares are marked, the answers stay hidden until they are revealed, by
// mouse, by touch and by keyboard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { byClick, byFingerDrag, byKey, byTouch, settled, state } from "./house.js";

const says = (page, id, words) => page.waitForFunction(([at, wanted]) => document.getElementById(at).textContent === wanted, [id, words]);

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  test("by mouse: marked, played on, revealed, hidden again", async (t) => {
    const page = await house.visit(t, "wythoff@8,6&quiz=on");
    const click = byClick(page);
    for (const square of [[1, 2], [3, 5], [6, 6], [4, 4], [4, 4]]) await click(square); // P, P, P and N
    await says(page, "quiz-result", "Four squares marked.");
    assert.equal((await state(page)).quiz, true);
    assert.deepEqual((await state(page)).overlay, { kind: "off", done: 0, total: 65536 });
    assert.ok(await page.isHidden("#map-kinds"));
    await page.click("#quiz-taps [data-part=playing]");
    await click([8, 5]); // which gives the win away
    const answered = await settled(page);
    assert.equal(answered.history.length, 2, "whoever plays on has an answer");
    await page.click("#quiz-reveal");
    await says(page, "quiz-result", "3 of 4 marks right.");
    await says(page, "quiz-score", "Score 3 of 4 · streak 1, best 2");
    await says(page, "say", "3 of 4 marks right.");
    assert.equal((await state(page)).quiz, false);
    await page.waitForFunction(() => palace.state().overlay.done === 65536);
    assert.deepEqual(await page.evaluate(faults), []);
    await page.click("#quiz-hide");
    await says(page, "quiz-result", "Four squares marked.");
    assert.equal((await page.evaluate(() => palace.reveal())).quiz, false);
    await page.click("#quiz-elsewhere");
    await page.waitForFunction(() => palace.state().quiz && palace.state().history.length === 0);
    assert.notDeepEqual((await state(page)).position, [8, 6]);
  });

  test("by touch: taps and strokes mark, and a class is asked who wins", async (t) => {
    const page = await house.visit(t, "rook@6,4&quiz=on&map=off", sizes.narrow);
    await page.evaluate(() => document.querySelector("#tabs [data-tab=play]").click());
    const board = page.locator("#board");
    await board.evaluate((frame) => frame.contentWindow.addEventListener("click", () => (frame.dataset.clicked = ""), { capture: true }));
    await byTouch(page)([2, 2]);
    await says(page, "quiz-result", "One square marked.");
    await byFingerDrag(page)([1, 3], [3, 3]);
    await says(page, "quiz-result", "Four squares marked.");
    await page.tap("[data-question=who]"); // at once: nothing of the stroke, as a fling, goes on in the browser
    await page.waitForFunction(() => document.querySelector("#quiz-words").textContent.includes("the rook stands"));
    await page.evaluate(() => document.activeElement?.blur());
    await byTouch(page)([6, 4]);
    await page.waitForFunction(() => document.querySelector("[data-letter=P]").ariaPressed === "true");
    await page.tap("[data-letter=N]"); // of the square that was touched last
    await page.waitForFunction(() => document.querySelector("[data-letter=N]").ariaPressed === "true");
    await page.tap("#quiz-reveal");
    await says(page, "quiz-result", "3 of 5 marks right."); // (2,2), (3,3), and (6,4), which is N
    assert.equal(await board.getAttribute("data-clicked"), null, "of a finger on the board the browser makes nothing");
    assert.deepEqual(await page.evaluate(faults), []);
  });

  test("by keyboard: letters mark the square under the cursor, and all of it is told", async (t) => {
    const page = await house.visit(t, "blocking:3@6,2&quiz=on&block=");
    await page.evaluate(() => palace.state());
    await byKey(page)([3, 2]); // Enter marks
    await says(page, "say", "(3,2): marked P.");
    await page.keyboard.press("n");
    await says(page, "say", "(3,2): marked N.");
    await says(page, "pointed", "(3,2): the queen can go there, marked N");
    await page.keyboard.press("Home");
    await page.keyboard.press("p");
    await says(page, "say", "(6,2): marked P.");
    await page.keyboard.press("x");
    await says(page, "say", "A tap moves the piece.");
    await page.keyboard.press("a");
    await page.waitForFunction(() => /^[0-2] of 2 marks right\.$/.test(document.querySelector("#say").textContent));
    assert.match(await page.textContent("#quiz-result"), /^\d of 2 marks right\.$/);
    assert.equal((await state(page)).quiz, false);
    assert.deepEqual((await state(page)).history.filter(({ to }) => to), []);
  });

  test("what a link leaves out is not there, and outside of a quiz there is nothing to reveal", async (t) => {
    const page = await house.visit(t, "wythoff@8,6&without=map,hint,save");
    for (const id of ["#map-kinds", "#legend", "#save", "[data-act=hint]", "#quiz"]) assert.ok(await page.isHidden(id), id);
    assert.ok(await page.isVisible("[data-act=explain]"));
    await assert.rejects(page.evaluate(() => palace.reveal()), /This is not a quiz/);
  });

  test("marks stay when the page is loaded again, and a finger is told what two do, once", async (t) => {
    const visit = await house.fresh("rook@6,4&quiz=on", sizes.narrow);
    t.after(visit.close);
    const { page } = visit;
    const tap = byTouch(page);
    assert.ok(await page.isVisible("#quiz-fingers"));
    await tap([1, 1]);
    await says(page, "quiz-result", "One square marked.");
    assert.ok(await page.isHidden("#quiz-fingers"));
    await page.reload();
    await page.evaluate(() => palace.ready);
    await says(page, "quiz-result", "One square marked.");
    await page.tap("#quiz-reveal");
    await says(page, "quiz-result", "1 of 1 mark right.");
    await says(page, "quiz-score", "Score 1 of 1");
    await page.reload();
    await page.evaluate(() => palace.ready);
    await page.tap("#quiz-reveal");
    await says(page, "quiz-result", "1 of 1 mark right.");
    await says(page, "quiz-score", "Score 1 of 1"); // it is not counted again
    await page.evaluate(() => palace.open("wythoff@6,4&quiz=on"));
    await says(page, "quiz-result", "\u00a0");
    assert.deepEqual(visit.troubles, []);

    const desk = await house.visit(t, "rook@6,4&quiz=on");
    assert.ok(await desk.isHidden("#quiz-fingers"));
  });
}
