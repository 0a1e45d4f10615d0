// Predicting: what the panel shows and calls, on a game that Go has played.
import assert from "node:assert/strict";
import { main, test } from "../levels.js";
import { calls } from "./house.js";
import { faults } from "../faults.js";
import { saying, says, shows, starting } from "../words.js";

const withheld = ["#map-kinds", "#legend", "#progress", "#save", "#values", "[data-act=hint]", "[data-act=explain]"];
const seen = (page, names) => page.evaluate((all) => all.filter((name) => document.querySelector(name).checkVisibility()), names);

/** next goes on to the next step of the recorded game. */
const next = (page, steps = 1) => page.evaluate(async (n) => {
  for (let i = 0; i < n; i++) document.querySelector("#board").contentWindow.advance();
  for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
}, steps);

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("while answers are hidden nothing that gives one away has a button, and all have when they are revealed", async (t) => {
    const page = await house.visit(t, { hash: "?recorded=quiz" });
    await page.evaluate(() => document.querySelectorAll("#panel details").forEach((each) => (each.open = true)));
    assert.deepEqual(await seen(page, withheld), []);
    assert.deepEqual(await seen(page, ["#quiz", "#quiz-reveal", "#quiz-taps", "#quiz-letters"]), ["#quiz", "#quiz-reveal", "#quiz-taps", "#quiz-letters"]);
    assert.equal(await page.locator(".gold:visible").count(), 1);
    await page.click("[data-question=who]");
    await shows(page, "#quiz-words", starting("web/table/internal/quiz", "who-wins", { at: [8, 6] }));
    assert.equal(await page.getAttribute("[data-question=who]", "aria-pressed"), "true");
    await page.keyboard.press("n");
    await shows(page, "#quiz-result", says("web/table/internal/quiz", "squares-marked", { n: 1 }));
    assert.equal(await page.getAttribute("[data-letter=N]", "aria-pressed"), "true");
    assert.deepEqual(await calls(page, "mark"), [{ as: "N" }]);
    assert.deepEqual(await calls(page, "newGame"), [], "n marks, and begins no game");
    await page.click("[data-question=where]");
    await page.focus("#quiz-reveal");
    await page.keyboard.press("x");
    await page.waitForFunction(() => document.querySelector("#quiz-letters").hidden);
    assert.deepEqual((await calls(page, "marking")).at(-1), { on: false });
    await page.keyboard.press("x");
    assert.deepEqual((await calls(page, "marking")).at(-1), { on: true });
    await page.keyboard.press("a");
    await shows(page, "#quiz-result", saying("web/table/internal/quiz", "outcome", { marks: 1 }));
    assert.deepEqual(await seen(page, withheld), withheld);
    assert.equal(await page.evaluate(() => document.activeElement.id), "quiz-title", "the focus stays beside the result");
    assert.deepEqual(await page.evaluate(faults), []);
    assert.match(await page.evaluate(() => sessionStorage.getItem("palace-tally")), /"of":\d/);
  });

  test("the score goes on in the tab, and what cannot be one is left alone", async (t) => {
    const page = await house.visit(t, { hash: "?recorded=quiz" });
    for (const [kept, told] of [['{"right":3,"of":5,"streak":1,"best":2}', [{ right: 3, of: 5, streak: 1, best: 2 }]], ["{", []]]) {
      await page.evaluate((text) => sessionStorage.setItem("palace-tally", text), kept);
      await page.reload();
      await page.evaluate(() => palace.ready);
      assert.deepEqual(await calls(page, "tally"), told);
    }
  });

  test("outside of a quiz there is no trace of it", async (t) => {
    const page = await house.visit(t, { hash: "?recorded=wythoff" });
    assert.ok(await page.isHidden("#quiz"));
    assert.equal(await page.evaluate(() => document.querySelector(".house").hasAttribute("data-quiz")), false);
  });

  main("a link can be locked: its answers hidden, and without some of the help", async (t) => {
    const page = await house.visit(t, { hash: "#blocking:5@9,9" });
    await page.click("#share-open");
    await page.check("#share-quiz");
    await page.click("#share-withheld summary");
    await page.check("#share-withheld [value=hint]");
    await page.check("#share-withheld [value=why]");
    assert.deepEqual((await calls(page, "share")).at(-1), { base: house.server.url, here: false, step: false, hidden: false, view: false, quiz: true, without: "hint,why" });
    assert.ok(await page.isChecked("#share-quiz"));
    assert.deepEqual(await page.evaluate(faults), []);
  });
}
