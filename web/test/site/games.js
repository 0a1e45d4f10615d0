// Every family of games: played to the end against the perfect opponent through
// window.palace, by click on the board and by button on piles; its maps zoomed out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sizes } from "../browser.js";
import { optionsOf, solved } from "./rules.js";
import { byClick, byTouch, moved, settled, state } from "./house.js";

const million = "1000000x1000000";
const games = [
  { game: "maharaja", size: million },
  { game: "wythoff+(2,3)(3,2)", size: million },
  { game: "wythoff+(t,2t)(2t,t);t=1..10", size: million },
  { game: "wythoff+(t,2t)(2t,t);t=1..", size: million },
  { game: "subtraction:(1,2)(2,1)(3,3)", size: "20000x20000" },
  { game: "subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)", size: "20000x20000" },
  { game: "subtraction:(3)(5)(8)", size: "1000000x1" },
  { game: "subtraction:(0,3,1)(1,0,2)", size: "2000x2000" },
  { game: "exile:spiral", size: million },
  { game: "exile:quadrant", size: million },
];

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

/** byPile chooses a move by its button, saying how often where that is asked. */
const byPile = (page) => async (to, { position }) => {
  const taken = position.map((v, i) => v - to[i]);
  const words = taken.length === 1 ? `Take ${taken[0]}`
    : "Take " + taken.flatMap((n, i) => (n ? [`${n} from ${"ABC"[i]}`] : [])).join(" and ");
  await page.getByRole("button", { name: words, exact: true }).click();
};

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const { game, size } of games) {
    const options = optionsOf(game);
    const isPalace = solved(game);
    // Long steps make short games.
    const nearest = (list) => list.reduce((a, b) => (far(b) < far(a) ? b : a));
    const anyhow = (p) => nearest(options(p));
    const wins = (p) => nearest(options(p).filter(isPalace));

    test(`${game}: won from where it can be won, lost to the perfect opponent otherwise`, async (t) => {
      const page = await house.visit(t, game);
      const through = (to) => page.evaluate((p) => palace.move(p), to);
      assert.equal(isPalace((await state(page)).position), false, "the first player can win at the start");
      const dim = (await state(page)).position.length;
      const choose = dim === 2 ? byClick(page) : byPile(page);
      assert.equal((await play(page, wins, choose)).winner, "first", "a human without an error");
      await page.evaluate((text) => palace.open(text), `${game}&first=perfect&second=human`);
      assert.equal((await play(page, anyhow, through)).winner, "first", "the opponent without an error");
    });

    test(`${game}: its maps, zoomed out over ${size}`, async (t) => {
      const page = await house.visit(t, `${game}&size=${size}`);
      await page.click("[data-zoom=map]");
      await page.waitForFunction(() => palace.state().overlay.done === palace.state().overlay.total);
      const { overlay } = await state(page);
      assert.equal(overlay.total, size.split("x").reduce((a, b) => a * b));
      // Shares of palaces are shown as a ramp where they are stretched: not where there is a palace a column.
      const dense = game.startsWith("subtraction");
      await page.waitForFunction((count) => document.querySelectorAll("#legend li").length === count, dense ? 5 : 2);

      await page.evaluate((text) => palace.open(text), `${game}&size=${size.endsWith("x1") ? "300x1" : "300x300"}`);
      await page.click("#map-kinds [data-kind=nim]");
      await page.waitForFunction(() => palace.state().overlay.kind === "nim" && palace.state().overlay.done === palace.state().overlay.total);
      await page.waitForFunction(() => document.querySelector("#legend li > span[aria-hidden]:not(.swatch)").textContent === "0");
      const most = game.startsWith("subtraction") ? (game.match(/\(/g)).length : Infinity;
      const labels = await page.locator("#legend li > span[aria-hidden]:not(.swatch)").allTextContents();
      assert.equal(labels[0], "0");
      assert.ok(labels.length >= 3 && labels.slice(0, -1).every((label) => Number(label) <= most), labels.join(" "));
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
      const { link, orientation } = await ask("page");
      await page.addScriptTag({ content: theme });
      const expected = await page.evaluate(() => document.documentElement.hasAttribute("data-up"));
      assert.equal(expected, orientation.current.includes("up"), `${link} lies ${orientation.current}`);
    }
  });

  test("three piles by touch: the board shows the slice, a tap takes what leads there", async (t) => {
    const page = await house.visit(t, "subtraction:(0,3,1)(1,0,2)@4,7,9&second=human", sizes.narrow);
    await page.waitForFunction(() => document.querySelector("#slice").textContent.includes("C = 9"));
    const board = await page.locator("#board").boundingBox();
    assert.ok(board.height >= 0.38 * sizes.narrow.viewport.height, `the board has ${board.height} pixels of the height`);
    await byTouch(page)([3, 7]);
    await page.waitForFunction(() => palace.state().history.length === 1);
    assert.deepEqual((await state(page)).position, [3, 7, 7]);
    await page.waitForFunction(() => document.querySelector("#slice").textContent.includes("C = 7"));
    assert.match(await page.textContent("#say"), /takes \(1,0,2\) and leaves \(3,7,7\)/);
  });

  test("one pile has the room, and shows what a button would take", async (t) => {
    const page = await house.visit(t, "subtraction:(3)(5)(8)@40&second=human");
    for (const [at, drawn] of [["40", 40], ["400", 100]]) {
      await page.evaluate((link) => palace.open(link), `subtraction:(3)(5)(8)@${at}&second=human`);
      await page.waitForFunction((n) => document.querySelectorAll("#pile-list i").length === n, drawn);
      await page.getByRole("button", { name: "Take 5" }).hover();
      assert.equal(await page.locator("#pile-list i.going").count(), 5);
      await page.mouse.move(0, 0);
      assert.equal(await page.locator("#pile-list i.going").count(), 0);
    }
    const [pile, board] = await Promise.all(["#piles", "#board"].map((id) => page.locator(id).boundingBox()));
    assert.ok(pile.height > board.height, `${pile.height} and ${board.height} pixels high`);
  });

  test("queens in exile as two piles, too", async (t) => {
    const page = await house.visit(t, "exile:quadrant@12,13&second=human");
    assert.equal(await page.isVisible("#piles"), false);
    await page.check("#as-piles");
    await page.fill("#t", "3");
    await page.getByRole("button", { name: "Move t from B to A" }).click();
    await page.waitForFunction(() => palace.state().history.length === 1);
    assert.deepEqual((await state(page)).position, [15, 10]);
    await page.fill("#t", "99");
    await page.getByRole("button", { name: "Take t from A", exact: true }).click();
    await page.waitForSelector("#notice:not([hidden])");
    assert.deepEqual((await state(page)).position, [15, 10]);
    await page.uncheck("#as-piles");
  });
}
