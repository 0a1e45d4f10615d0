// Most pages of these tests are not drawn (see ../undrawn.js). Whatever a test may ask of such a
// page, it says what one says that is drawn.
import assert from "node:assert/strict";
import { idle, sizes } from "../browser.js";
import { long, test } from "../levels.js";
import { byClick, moved, settled } from "./house.js";

/**
 * told is what a page tells of itself: its state, where squares are, and its words in view. What is
 * read out is left out: in which order it was said depends on what was there first.
 */
const told = async (page) => {
  await idle(page);
  return page.evaluate(() => {
    const { left, top, width, height } = document.querySelector("#board").getBoundingClientRect();
    const spoken = document.querySelectorAll(".hidden-visually[role=status]");
    for (const each of spoken) each.style.display = "none";
    const words = document.body.innerText;
    for (const each of spoken) each.style.display = "";
    return {
      state: palace.state(),
      link: palace.link(),
      squares: [[0, 0], [1, 0], [0, 1], [7, 5]].map((square) => palace.locate([...square, ...palace.state().position.slice(2)])),
      board: [left, top, width, height],
      words,
    };
  });
};

const links = ["wythoff@12,17&size=300x300&second=human", "blocking:5@13,11&size=120x120&map=nim&block=12,11&first=human&second=human",
  "exile:spiral@7,-5&idea=tribonacci", "subtraction:(0,3,1)(1,0,2)@9,8,7&second=human", "lesson=corner-the-rook&step=2"];

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const [name, size] of Object.entries(sizes)) {
    long(`${name}: a page that is not drawn says what one says that is`, async (t) => {
      const pages = [];
      for (const drawn of [false, true]) {
        const { page, close } = await house.fresh("rook@6,4&second=human", size, { drawn });
        t.after(close);
        const before = await settled(page);
        await byClick(page)([2, 4]);
        await moved(page, before);
        const all = [await told(page)];
        for (const link of links) {
          await page.evaluate((text) => palace.open(text), link);
          all.push(await told(page));
        }
        pages.push(all);
      }
      assert.deepEqual(...pages);
    });
  }

  test("a board at rest has set no timer, so that it wakes nobody", async (t) => {
    const { page, close } = await house.fresh("rook@6,4&second=human");
    t.after(close);
    await page.addInitScript(() => {
      const { setTimeout, clearTimeout } = window;
      const timers = new Set();
      Object.assign(window, {
        timers,
        setTimeout(act, ...rest) {
          const id = setTimeout(() => {
            timers.delete(id);
            act();
          }, ...rest);
          timers.add(id);
          return id;
        },
        clearTimeout(id) {
          timers.delete(id);
          clearTimeout(id);
        },
      });
    });
    await page.reload();
    await page.evaluate(() => palace.ready.then(() => {}));
    await byClick(page)([2, 4]);
    await idle(page);
    await page.waitForFunction(() => document.querySelector("#board").contentWindow.timers.size === 0);
  });
}
