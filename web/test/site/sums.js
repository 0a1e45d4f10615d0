// Two games at once, their boards side by side, by every way of playing; and the controls that put a
// second game beside the first, and turn a game round.
import assert from "node:assert/strict";
import { sizes } from "../browser.js";
import { kin, main } from "../levels.js";
import { byClick, byTouch, explored, moved, settled, state } from "./house.js";
import { shows, tells } from "./told.js";

/** options lists the moves of a queen and a rook, on positions of four numbers. */
function options([a, b, c, d]) {
  const list = [];
  for (let n = 1; n <= Math.max(a, b, c, d); n++) {
    if (n <= a) list.push([a - n, b, c, d]);
    if (n <= b) list.push([a, b - n, c, d]);
    if (n <= Math.min(a, b)) list.push([a - n, b - n, c, d]);
    if (n <= c) list.push([a, b, c - n, d]);
    if (n <= d) list.push([a, b, c, d - n]);
  }
  return list;
}

/** solver plays every move out. */
function solver(known = new Map()) {
  const lost = (p) => {
    const name = p.join();
    if (!known.has(name)) known.set(name, !options(p).some(lost));
    return known.get(name);
  };
  return lost;
}

/** play plays the human's side to the end. */
async function play(page, choose) {
  const lost = solver();
  for (let turns = 0; turns < 30; turns++) {
    const now = await settled(page);
    if (now.phase === "over") return now;
    const to = options(now.position).find(lost) ?? options(now.position)[0];
    await choose(to, now.position);
    await moved(page, now);
    assert.deepEqual((await state(page)).history[now.history.length].to, to);
  }
  throw new Error("the game does not end");
}

const [width, heights] = [6, [4, 8]]; // of the first board, and of both
/** cell is where the piece that moves goes, on the boards as they lie side by side. */
const cell = (to, from) => (to[0] !== from[0] || to[1] !== from[1] ? [to[0], to[1]] : [width + 1 + to[2], to[3]]);

/** byKeys goes up to the first row, along it, where the arrows pass from board to board, and down again. */
function byKeys(page) {
  let [x, y] = [5, 3]; // the queen's
  return async (to, from) => {
    const goal = cell(to, from);
    const column = (x) => (x < width ? x : x - 1); // the gap is none
    await page.frameLocator("#board").locator("canvas").focus();
    const press = async (key, times) => {
      for (let i = 0; i < times; i++) await page.keyboard.press(key);
    };
    await press("ArrowUp", y);
    await press("ArrowRight", column(goal[0]) - column(x));
    await press("ArrowLeft", column(x) - column(goal[0]));
    await press("ArrowDown", goal[1]);
    await page.keyboard.press("Enter");
    [x, y] = goal;
    assert(y < heights[x < width ? 0 : 1]);
  };
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  const link = "wythoff@5,3+rook@2,7";
  for (const [way, choose, size] of [["touch", byTouch, "narrow"], ["key", byKeys, "wide"]]) {
    kin(false, way === "key")(`a sum by ${way}, to its end`, async (t) => {
      const page = await house.visit(t, `${link}&map=off`, sizes[size]);
      const end = await play(page, choose(page));
      assert.equal(end.winner, "first");
      await shows(page, "detail", ({ words }) => words);
    });
  }

  main("a sum by click: wrong, explained, right; and what is not there for sums", async (t) => {
    const page = await house.visit(t, `${link}&map=off`);
    await byClick(page)([1, 1, 2, 7]); // which the queen on (5,3) cannot reach
    await page.waitForSelector("#notice:not([hidden])");
    assert.equal((await state(page)).history.length, 0);
    await explored(page);
    await page.click("[data-act=explain]");
    await tells(page, ({ study }) => study && !study.busy);
    await shows(page, "study-words", ({ study }) => study.words);
    await byClick(page)([5, 3, 2, 2]);
    await page.waitForFunction(() => palace.state().history.length > 0);
    assert.deepEqual((await settled(page)).history[0].to, [5, 3, 2, 2]);
    for (const hidden of ["#row", "#save", "#start", "#misere-row", "#second-game"]) assert.equal(await page.locator(hidden).isVisible(), false, hidden);
    await page.click("#share-open");
    assert.equal(await page.locator("#worksheet-open").isVisible(), false);
    await page.keyboard.press("Escape");
  });

  main("a second game is added, and misère play switched on and off, where the game is chosen", async (t) => {
    const page = await house.visit(t, "rook@3,5&map=off");
    const misère = (on) => page.waitForFunction((wanted) => Boolean(palace.state().misere) === wanted && palace.link().includes("&misere=on") === wanted && palace.link().includes("&map=off"), on);
    await explored(page);
    await page.click("#misere");
    await misère(true);
    await page.click("#misere");
    await misère(false);
    await page.evaluate(() => palace.open("blocking:3@8,6"));
    await page.waitForFunction(() => document.querySelector("#misere-row").hidden && document.querySelector("#second-game").hidden);
    await page.evaluate(() => palace.open("rook@3,5"));
    await page.click("#second-game");
    await page.waitForFunction(() => palace.state().game.startsWith("rook@3,5+wythoff@"));
  });
}
