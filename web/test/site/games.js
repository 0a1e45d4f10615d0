// Games of every form by hand: by click and by touch on the board, and by the buttons of piles; their
// maps zoomed out. That every family is won and lost as its rules say is for web/table to test.
import assert from "node:assert/strict";
import { idle, sizes } from "../browser.js";
import { kin, test } from "../levels.js";
import { optionsOf, solved } from "./rules.js";
import { byClick, byTouch, moved, settled, state } from "./house.js";
import { shows, tells, told, way } from "./told.js";

/** play plays a human's side by advice(position) until the game is over. */
export async function play(page, advice, choose) {
  for (let turns = 0; turns < 300; turns++) {
    const now = await settled(page);
    if (now.phase === "over") return now;
    const to = advice(now.position);
    await choose(to, now);
    await moved(page, now);
    assert.deepEqual((await state(page)).history[now.history.length].to, to);
  }
  throw new Error("the game does not end");
}

const far = (p) => p.reduce((sum, v) => sum + Math.abs(v), 0);

/** byPile takes counters by the button that leads there. */
const byPile = (page) => async (to, { position }) => {
  await (await way(page, to.map((v, i) => v - position[i]))).click();
};

/** byTaps taps a square; where squares are small, a first tap has the board enlarged around it. */
const byTaps = (page) => async (to, { history }) => {
  for (let taps = 0; taps < 3 && (await state(page)).history.length === history.length; taps++) {
    await byTouch(page)(to);
    await idle(page);
  }
};

const byHand = [
  { how: "by click", game: "maharaja", choose: byClick, size: sizes.wide },
  { how: "by touch", game: "exile:quadrant", choose: byTaps, size: sizes.narrow },
  { how: "by piles", game: "subtraction:(0,3,1)(1,0,2)", choose: byPile, size: sizes.wide },
];

const maps = [
  { game: "maharaja", size: "1000000x1000000", colours: 2 },
  // Shares of palaces are shown as a ramp where they are stretched: not where there is a palace a column.
  { game: "subtraction:(1,2)(2,1)(3,3)", size: "20000x20000", colours: 5 },
];

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const { how, game, choose, size } of byHand) {
    kin(how === "by click")(`${game} ${how}: won from where it can be won`, async (t) => {
      const options = optionsOf(game);
      const isPalace = solved(game);
      // Long steps make short games.
      const wins = (p) => options(p).filter(isPalace).reduce((a, b) => (far(b) < far(a) ? b : a));
      const page = await house.visit(t, game, size);
      assert.equal(isPalace((await state(page)).position), false, "the first player can win at the start");
      assert.equal((await play(page, wins, choose(page))).winner, "first");
    });
  }

  for (const { game, size, colours } of maps) {
    test(`${game}: its maps, zoomed out over ${size}`, async (t) => {
      const page = await house.visit(t, `${game}&size=${size}`);
      await page.click("[data-zoom=map]");
      await page.waitForFunction(() => palace.state().overlay.done === palace.state().overlay.total);
      const { overlay } = await state(page);
      assert.equal(overlay.total, size.split("x").reduce((a, b) => a * b));
      await page.waitForFunction((count) => document.querySelectorAll("#legend li").length === count, colours);

      await page.evaluate((text) => palace.open(text), `${game}&size=300x300`);
      await page.click("#map-kinds [data-kind=nim]");
      await page.waitForFunction(() => palace.state().overlay.kind === "nim" && palace.state().overlay.done === palace.state().overlay.total);
      await page.waitForFunction(() => document.querySelector("#legend li > span[aria-hidden]:not(.swatch)").textContent === "0");
      for (const name of ["up-right", "right-down"]) {
        await page.selectOption("#orientation", name);
        await page.waitForFunction((wanted) => palace.link().includes(`orient=${wanted}`), name);
      }
    });
  }

  test("the picture of a board while it loads lies as the board does", async (t) => {
    const page = await house.visit(t, "wythoff");
    const ask = (name) => page.evaluate((call) => JSON.parse(document.querySelector("#board").contentWindow.board.call(call, "{}")).value, name);
    const examples = (await ask("catalog")).families.map(({ example }) => example);
    assert.ok(examples.length >= 5);
    // What runs first of all when the page is loaded at an address.
    const theme = await page.evaluate(() => [...document.scripts].map((script) => script.text).find((text) => text.includes("data-up")));
    for (const wanted of [...examples, "wythoff@3,4&orient=down-right", "blocking:5@3,3&map=off&orient=up-right"]) {
      await page.evaluate((text) => palace.open(text), wanted);
      await page.waitForFunction(() => { // whatever is played meanwhile
        const { board } = document.querySelector("#board").contentWindow;
        return location.hash === `#${JSON.parse(board.call("page", "{}")).value.link}`;
      });
      const { link, orientation } = await told(page);
      await page.evaluate(theme);
      const expected = await page.evaluate(() => document.documentElement.hasAttribute("data-up"));
      assert.equal(expected, orientation.current.includes("up"), `${link} lies ${orientation.current}`);
    }
  });

  test("three piles by touch: the board shows the slice, a tap takes what leads there", async (t) => {
    const page = await house.visit(t, "subtraction:(0,3,1)(1,0,2)@4,7,9&second=human", sizes.narrow);
    const slice = (held) => page.waitForFunction((n) => document.querySelector("#slice").textContent.match(/\d+/)?.[0] === n, held);
    await slice("9");
    const board = await page.locator("#board").boundingBox();
    assert.ok(board.height >= 0.38 * sizes.narrow.viewport.height, `the board has ${board.height} pixels of the height`);
    await byTouch(page)([3, 7, 7]);
    await page.waitForFunction(() => palace.state().history.length === 1);
    assert.deepEqual((await state(page)).position, [3, 7, 7]);
    await slice("7");
    await tells(page, ({ say }) => say.text.includes("(3,7,7)"));
    await shows(page, "say", ({ say }) => say.text);
  });

  test("one pile has the room, and shows what a button would take", async (t) => {
    const page = await house.visit(t, "subtraction:(3)(5)(8)@40&second=human");
    for (const [at, drawn] of [["40", 40], ["400", 100]]) {
      await page.evaluate((link) => palace.open(link), `subtraction:(3)(5)(8)@${at}&second=human`);
      await page.waitForFunction((n) => document.querySelectorAll("#pile-list i").length === n, drawn);
      await (await way(page, [-5])).hover();
      assert.equal(await page.locator("#pile-list i.going").count(), 5);
      await page.mouse.move(0, 0);
      assert.equal(await page.locator("#pile-list i.going").count(), 0);
    }
    const [pile, board] = await Promise.all(["#piles", "#board"].map((id) => page.locator(id).boundingBox()));
    assert.ok(pile.height > board.height, `${pile.height} and ${board.height} pixels high`);
  });

  test("what is said at the top of the board keeps off the piles above it", async (t) => {
    const page = await house.visit(t, "wythoff@5,3");
    await page.evaluate(() => document.querySelector("#chips").classList.add("high"));
    const top = (id) => page.locator(id).evaluate((each) => each.getBoundingClientRect().top);
    const before = await top("#board");
    await page.check("#as-piles");
    await page.waitForFunction((was) => document.querySelector("#board").getBoundingClientRect().top > was + 20, before);
    await page.waitForFunction(() => document.querySelector("#chips").getBoundingClientRect().top > document.querySelector("#board").getBoundingClientRect().top);
    await page.uncheck("#as-piles");
    await page.waitForFunction((was) => Math.abs(document.querySelector("#board").getBoundingClientRect().top - was) < 1, before);
    assert.ok(await top("#chips") > before);
  });

  test("queens in exile as two piles, too", async (t) => {
    const page = await house.visit(t, "exile:quadrant@12,13&second=human");
    assert.equal(await page.isVisible("#piles"), false);
    await page.check("#as-piles");
    await page.fill("#t", "3");
    await (await way(page, [1, -1])).click();
    await page.waitForFunction(() => palace.state().history.length === 1);
    assert.deepEqual((await state(page)).position, [15, 10]);
    await page.fill("#t", "99");
    await (await way(page, [-1, 0])).click();
    await page.waitForSelector("#notice:not([hidden])");
    assert.deepEqual((await state(page)).position, [15, 10]);
    await page.uncheck("#as-piles");
  });
}
