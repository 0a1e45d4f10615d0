// axe-core looks at every state of the page, in both themes and sizes: nothing that it knows to be
// wrong for somebody is there. It runs in the page by the driver, which the page's policy lets pass.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { sizes } from "../browser.js";
import { kin } from "../levels.js";
import { explored } from "./house.js";

export const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * found lists in the page what axe finds there. The board's frame is a canvas, and is not entered. A text that is narrower than its
 * letters, as in Arabic, axe takes for an icon, of which it does not measure the contrast: for it all letters have one width.
 */
export const found = async (tags) => {
  CanvasRenderingContext2D.prototype.measureText = (text) => /** @type {TextMetrics} */ ({ width: 30 * text.length });
  const { violations } = await globalThis.axe.run(document, { runOnly: tags, resultTypes: ["violations"], iframes: false });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) => `${id}: ${target} ${[...any, ...all, ...none].map(({ message }) => message).join("; ")}`));
};

const opens = (link) => (page) => page.evaluate((text) => palace.open(text), link);
/** loses moves the piece next to the corner, or wherever Palace wins at once. */
const loses = (to) => (page) => page.evaluate((square) => palace.move(square).then(() => palace.settled()), to);
const presses = (selector) => (page) => page.evaluate((text) => document.querySelector(text).click(), selector);
const waits = (selector) => (page) => page.waitForSelector(selector);
/** unfolds shows the possible moves, on the workbench or, on a phone, in a tab of it. */
const unfolds = async (page) => {
  await explored(page);
  if (page.tapped) await page.click("#tabs [data-tab=map]");
  await page.click("#options summary");
};
const closes = (page) => page.evaluate(() => document.querySelector("dialog[open]").close());

/** states are what is looked at, each with how one comes there from the one before. */
const states = {
  "the door": [opens("")],
  "the door after a loss": [loses([0, 4]), waits("#door-ends:not([hidden])")],
  "the list of lessons": [opens(""), presses(".door-card[data-to=learn]"), waits("#lesson-cards button")],
  "the list of games": [presses(".door-list:not([hidden]) .door-top button"), presses(".door-card[data-to=play]"), waits("#door-games button")],
  "a game": [opens("wythoff@12,17")],
  "help": [presses("#help-open"), waits("#help[open]")],
  "sharing": [closes, presses("#share-open"), waits("#share[open] #code svg")],
  "nim-values": [closes, opens("wythoff@12,17&map=nim")],
  "values and a reason": [opens("wythoff@12,17&values=on"), presses("[data-act=explain]")],
  "a hint": [opens("rook@6,4&map=off"), presses("[data-act=hint]")],
  "moves left": [opens("wythoff@12,17&map=remoteness")],
  "piles of Nim": [opens("nim@3,5,7"), presses("[data-act=explain]")],
  "Wythoff Nim with three piles": [opens("wythoff:3@4,6,9")],
  "queens in exile": [opens("exile:quadrant@6,4")],
  "a sum": [opens("wythoff@5,3+rook@2,7&map=nim"), presses("[data-act=explain]")],
  "a game in misère play": [opens("rook@6,4&misere=on")],
  "a block": [opens("blocking:5@8,6")],
  "a game that is over": [opens("rook@6,4"), loses([0, 4]), waits("#actions[data-over]")],
  "a lesson": [opens("lesson=corner-the-rook")],
  "a task of a lesson": [opens("lesson=corner-the-rook&step=2")],
  "the end of a lesson": [opens("lesson=corner-the-queen&step=7")],
  "the end of the last lesson": [opens("lesson=a-conjecture-that-fell&step=5")],
  "a quiz": [opens("wythoff@8,6&quiz=on")],
  "an answer to hand in": [async (page) => {
    const { x, y } = await page.evaluate(() => palace.locate([1, 2]));
    await (page.tapped ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  }, waits("#hand:not([hidden])"), presses("#hand-in"), waits("#hand-out[open] #hand-code svg")],
  "a quiz that is revealed": [closes, (page) => page.evaluate(() => palace.reveal().then(() => {}))],
  "an idea": [opens("wythoff@12,17&idea=golden"), waits("#idea:not([hidden])")],
  "the gallery": [opens("gallery")],
  "a puzzle": [opens("puzzle=wythoff+(1,2)(2,1)(3,4)(4,3)&level=1&seed=20261123")],
  "a puzzle that is solved": [loses([1, 3]), waits("#task-verdict[data-right]")],
  "the puzzle of the day, small": [opens("puzzle&day=small")],
  "the puzzle of the day, middle": [opens("puzzle&day=middle")],
  "the puzzle of the day, hard": [opens("puzzle&day=hard")],
  "the rooms of teachers": [opens("teach")],
  "the rooms of explorers": [opens("explore")],
  "the teacher's room": [opens("class&lesson=corner-the-rook")],
  "possible moves": [opens("wythoff@30,24"), unfolds, waits("#options .row button")],
  "possible moves, in Arabic": [(page) => page.selectOption("#language", "ar"), waits(":lang(ar) #options .row button")],
  "the door, in Arabic": [opens("")],
  "a lesson, in Arabic": [opens("lesson=corner-the-rook")],
  "the puzzle of the day, in Arabic": [opens("puzzle&day=small")],
  "making a lesson, in Arabic": [opens("rook@6,4&map=off"), presses("#share-open"), presses("#share [data-make]"), waits("#maker-label")],
};

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const colorScheme of ["light", "dark"]) {
    for (const [name, size] of Object.entries(sizes)) {
      kin(false, colorScheme === "dark" && name === "narrow")(`axe finds nothing, ${colorScheme}, ${name}`, async (t) => {
        const visit = await house.fresh("wythoff", { ...size, colorScheme });
        t.after(visit.close);
        const { page, troubles } = visit;
        page.tapped = name === "narrow";
        await page.evaluate(source);
        const faults = [];
        for (const [state, ways] of Object.entries(states)) {
          for (const way of ways) await way(page);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          assert.equal(await page.evaluate(() => document.querySelector("main").querySelector("h1, h2, h3")?.id), "now-title");
          assert.match(await page.textContent("#now"), /[.?]$/, state);
          for (const fault of await page.evaluate(found, tags)) faults.push(`${state}: ${fault}`);
        }
        assert.deepEqual(faults, []);
        // It would have seen faults.
        await page.evaluate(() => {
          const [dumb, faint] = ["button", "p"].map((tag) => document.createElement(tag));
          document.querySelector("#panel").prepend(dumb, faint);
          dumb.id = "dumb";
          faint.id = "faint";
          faint.textContent = "Who reads this?";
          faint.style.cssText = "color: #888; background: #999";
        });
        const seen = await page.evaluate(found, tags);
        assert.deepEqual(seen.map((fault) => fault.replace(/ .*/s, "")), ["button-name:", "color-contrast:"], seen.join("\n"));
        assert.deepEqual(troubles, []);
      });
    }
  }
}
