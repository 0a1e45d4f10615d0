// A class predicts: squares are marked, the answers stay hidden until they are revealed, by
// mouse, by touch and by keyboard.
import assert from "node:assert/strict";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { main, test } from "../levels.js";
import { says } from "../words.js";
import { byClick, byFingerDrag, byKey, byTouch, settled, state } from "./house.js";
import { shows, tells } from "./told.js";

const group = "web/table/internal/quiz";
const holds = (page, id, words) => page.waitForFunction(([at, wanted]) => document.getElementById(at).textContent === wanted, [id, words]);

/** marked waits until so many squares are marked, or so many of the marks are right, and the page shows it: their answers may come a moment after Reveal. */
async function marked(page, n, right) {
  const counts = (result) => right === undefined || String(result.match(/\d+/g)) === String([right, n]);
  await tells(page, ({ quiz }) => quiz.marks === n && quiz.hidden === (right === undefined) && !quiz.revealing && counts(quiz.result));
  await shows(page, "quiz-result", ({ quiz }) => quiz.result);
}

/** scored waits until the page shows a score. */
async function scored(page, right, of) {
  await tells(page, ({ quiz }) => quiz.tally.right === right && quiz.tally.of === of);
  await shows(page, "quiz-score", ({ quiz }) => quiz.score);
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("by mouse: marked, played on, revealed, hidden again", async (t) => {
    const page = await house.visit(t, "wythoff@8,6&quiz=on");
    const click = byClick(page);
    for (const square of [[1, 2], [3, 5], [6, 6], [4, 4], [4, 4]]) await click(square); // P, P, P and N
    await marked(page, 4);
    assert.equal((await state(page)).quiz, true);
    assert.deepEqual((await state(page)).overlay, { kind: "off", done: 0, total: 65536 });
    assert.ok(await page.isHidden("#map-kinds"));
    await page.click("#quiz-play");
    await click([8, 5]); // which gives the win away
    const answered = await settled(page);
    assert.equal(answered.history.length, 2, "whoever plays on has an answer");
    await page.click("#quiz-reveal");
    await marked(page, 4, 3);
    await scored(page, 3, 4);
    await shows(page, "say", ({ quiz }) => quiz.result);
    assert.equal((await state(page)).quiz, false);
    await page.waitForFunction(() => palace.state().overlay.done === 65536);
    assert.deepEqual(await page.evaluate(faults), []);
    await page.click("#quiz-hide");
    await marked(page, 4);
    assert.equal((await page.evaluate(() => palace.reveal())).quiz, false);
    await page.click("#quiz-elsewhere");
    await page.waitForFunction(() => palace.state().quiz && palace.state().history.length === 0);
    assert.notDeepEqual((await state(page)).position, [8, 6]);
  });

  main("by touch: taps and strokes mark, and a class is asked who wins", async (t) => {
    const page = await house.visit(t, "rook@6,4&quiz=on&map=off", sizes.narrow);
    await page.evaluate(() => document.querySelector("#tabs [data-tab=play]").click());
    const board = page.locator("#board");
    await board.evaluate((frame) => frame.contentWindow.addEventListener("click", () => (frame.dataset.clicked = ""), { capture: true }));
    await byTouch(page)([2, 2]);
    await marked(page, 1);
    await byFingerDrag(page)([1, 3], [3, 3]);
    await marked(page, 4);
    await page.tap("[data-question=who]"); // at once: nothing of the stroke, as a fling, goes on in the browser
    await holds(page, "quiz-words", says(group, "who-wins", { at: "(6,4)", piece: "rook" }));
    await page.evaluate(() => document.activeElement?.blur());
    await byTouch(page)([6, 4]);
    await page.waitForFunction(() => document.querySelector("[data-letter=P]").ariaPressed === "true");
    await page.tap("[data-letter=N]"); // of the square that was touched last
    await page.waitForFunction(() => document.querySelector("[data-letter=N]").ariaPressed === "true");
    await page.tap("#quiz-reveal");
    await marked(page, 5, 3); // (2,2), (3,3), and (6,4), which is N
    assert.equal(await board.getAttribute("data-clicked"), null, "of a finger on the board the browser makes nothing");
    assert.deepEqual(await page.evaluate(faults), []);
  });

  test("by keyboard: letters mark the square under the cursor, and all of it is told", async (t) => {
    const page = await house.visit(t, "blocking:3@6,2&quiz=on&block=");
    await page.evaluate(() => palace.state());
    await byKey(page)([3, 2]); // Enter marks
    await holds(page, "say", says(group, "now-marked-as", { at: "(3,2)", as: "P" }));
    await page.keyboard.press("n");
    await holds(page, "say", says(group, "now-marked-as", { at: "(3,2)", as: "N" }));
    await tells(page, ({ pointed }) => pointed.startsWith("(3,2)") && pointed.endsWith(says(group, "marked-as", { as: "N", verdict: "hidden" })));
    await shows(page, "pointed", ({ pointed }) => pointed);
    await page.keyboard.press("Home");
    await page.keyboard.press("p");
    await holds(page, "say", says(group, "now-marked-as", { at: "(6,2)", as: "P" }));
    await page.keyboard.press("x");
    await holds(page, "say", says(group, "taps", { marks: false }));
    await page.keyboard.press("a");
    await tells(page, ({ quiz }) => !quiz.hidden && !quiz.revealing && quiz.tally.of > 0);
    for (const id of ["quiz-result", "say"]) assert.match(await shows(page, id, ({ quiz }) => quiz.result), /^\D*[0-2]\D+2\D*$/);
    assert.equal((await state(page)).quiz, false);
    assert.deepEqual((await state(page)).history.filter(({ to }) => to), []);
  });

  main("what a link leaves out is not there, and outside of a quiz there is nothing to reveal", async (t) => {
    const page = await house.visit(t, "wythoff@8,6&without=map,hint,save");
    for (const id of ["#map-kinds", "#legend", "#save", "[data-act=hint]", "#quiz"]) assert.ok(await page.isHidden(id), id);
    assert.ok(await page.isVisible("[data-act=explain]"));
    await assert.rejects(page.evaluate(() => palace.reveal()));
  });

  test("marks stay when the page is loaded again, and a finger is told what two do, once", async (t) => {
    const visit = await house.fresh("rook@6,4&quiz=on", sizes.narrow);
    t.after(visit.close);
    const { page } = visit;
    const tap = byTouch(page);
    assert.ok(await page.isVisible("#quiz-fingers"));
    await tap([1, 1]);
    await marked(page, 1);
    assert.ok(await page.isHidden("#quiz-fingers"));
    await page.reload();
    await page.evaluate(() => palace.ready);
    await marked(page, 1);
    await page.tap("#quiz-reveal");
    await marked(page, 1, 1);
    await scored(page, 1, 1);
    await page.reload();
    await page.evaluate(() => palace.ready);
    await page.tap("#quiz-reveal");
    await marked(page, 1, 1);
    await scored(page, 1, 1); // it is not counted again
    await page.evaluate(() => palace.open("wythoff@6,4&quiz=on"));
    await holds(page, "quiz-result", "\u00a0");
    assert.deepEqual(visit.troubles, []);

    const desk = await house.visit(t, "rook@6,4&quiz=on");
    assert.ok(await desk.isHidden("#quiz-fingers"));
  });
}
