// Games a hundred digits out: the map around the piece, moves in sight and out of it,
// answers, undo, the link, and a page that nothing overflows.
import assert from "node:assert/strict";
import { idle, sizes } from "../browser.js";
import { main, test } from "../levels.js";
import { says } from "../words.js";
import { byClick, moved, settled, state } from "./house.js";
import { way } from "./told.js";

const digits = 100;

/** golden is a palace of Wythoff Nim: the n-th lies on (⌊nφ⌋, ⌊nφ⌋ + n). */
function golden(n) {
  const a = (n + root(5n * n * n)) / 2n;
  return [a, a + n];
}

/** root is ⌊√n⌋. */
function root(n) {
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (x + n / x) / 2n;
    if (next >= x) return x;
    x = next;
  }
}

const [a, b] = golden(BigInt("31415926535897932384".repeat(5)));

/** shown is how a square is written: far out, by the ends of its numbers. */
const shown = (square) => {
  const numbers = square.map(String);
  if (numbers.every((n) => n.length < digits)) return `(${numbers})`;
  return `(${numbers.map((n) => `${n.slice(0, 5)}…${n.slice(-5)}`).join(", ")})`;
};

/** chip points at a square, and waits until the page says of it whether it is a palace. */
async function chip(page, square, lost) {
  const { x, y } = await page.evaluate((s) => palace.locate(s), square.map(String));
  await page.mouse.move(x, y);
  const words = says("game/explain", lost ? "is-palace" : "is-no-palace", { q: shown(square) });
  await page.waitForFunction((wanted) => {
    const chip = document.querySelector("#chip"); // which keeps its last words while it is hidden
    return !chip.hidden && chip.textContent.startsWith(wanted);
  }, words);
}

/** overflows lists what is wider than the page. */
const overflows = (page) => page.evaluate(() => [...document.querySelectorAll("body *")]
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 0.5 && getComputedStyle(each).position !== "fixed" && !each.closest(".hidden-visually, .moves"))
  .map((each) => `${each.tagName}#${each.id}.${each.className}`));

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("wythoff at a hundred digits: map, click, answer, undo, link", async (t) => {
    const page = await house.visit(t, `wythoff@${a + 2n},${b + 2n}`);
    assert.deepEqual((await state(page)).position, [String(a + 2n), String(b + 2n)]);
    assert.equal(String(a).length, digits);
    const detail = await page.textContent("#detail");
    assert.ok(detail.includes(shown([a + 2n, b + 2n])) && /\b100\b/.test(detail), detail);
    await chip(page, [a, b], true);
    await chip(page, [a + 1n, b], false);

    const before = await state(page);
    await byClick(page)([String(a), String(b)]);
    await moved(page, before);
    const after = await settled(page);
    assert.deepEqual(after.history[0].to, [String(a), String(b)]);
    assert.equal(after.history.length, 2);
    assert.match(await page.getAttribute("#moves td", "title"), /^\d{100},\d{100}$/);

    // The answer steps back; from a palace every move can be answered by another one.
    await idle(page);
    const link = await page.evaluate(() => palace.link());
    await page.evaluate(() => palace.undo());
    assert.deepEqual((await state(page)).position, [String(a + 2n), String(b + 2n)]);
    await page.evaluate((text) => palace.open(text), link);
    assert.deepEqual((await state(page)).history, after.history);
    await idle(page); // the page hears of it a moment later, and nobody has moved the board
    assert.equal(await page.evaluate(() => palace.link()), link);
  });

  test("a move out of sight, as BigInt, as advice, and near the end", async (t) => {
    const page = await house.visit(t, `wythoff@${a + 2n},${b + 7n}&second=human`);
    assert.equal(await page.isVisible("#distant"), true);
    for (const title of [1, 2, 3].map((n) => says("game/explain", "hint-of", { n, of: 3 }))) { // the last of which is the move
      assert.equal(await page.inputValue("#distant-to"), "");
      await page.click("[data-act=hint]");
      await page.waitForFunction((title) => document.querySelector("#hint b").textContent === title, title);
    }
    await page.waitForFunction(() => document.querySelector("#distant-to").value !== "");
    const advice = await page.inputValue("#distant-to");
    await page.click("#distant-move button");
    await page.waitForFunction(() => palace.state().history.length === 1);
    assert.equal((await state(page)).position.join(), advice);
    const near = await page.evaluate(async () => {
      const [left] = palace.state().position;
      await palace.move([BigInt(left), 5]);
      return (await palace.move([3, 5n])).position;
    });
    assert.deepEqual(near, [3, 5]);
    await page.waitForSelector("#distant", { state: "hidden" }); // the page follows soon after the state
    await chip(page, [3, 5], true);
  });

  test("maharaja at a thousand digits: a worker's stack is large enough", async (t) => {
    const page = await house.visit(t, "wythoff");
    await page.evaluate((link) => palace.open(link), `maharaja@${String(a).repeat(10).slice(0, 1000)},${String(b).repeat(10).slice(0, 1000)}&first=perfect&second=human`);
    const { history } = await settled(page);
    assert.equal(history.length, 1);
  });

  test("long numbers fit a narrow page", async (t) => {
    const page = await house.visit(t, `wythoff@${a + 2n},${b + 2n}&second=human`, sizes.narrow);
    await page.evaluate((to) => palace.move(to), [String(a), String(b)]);
    await page.evaluate(() => { document.querySelector("#distant").open = true; });
    for (const tab of ["play", "map", "games"]) {
      await page.click(`#tabs [data-tab=${tab}]`);
      assert.deepEqual(await overflows(page), [], tab);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, tab);
    }
    await page.evaluate((link) => palace.open(link), `subtraction:(0,3,1)(1,0,2)@${a},${b},${a}&second=human`);
    await page.click("#tabs [data-tab=play]");
    assert.deepEqual(await overflows(page), [], "piles");
    await (await way(page, [-1, 0, -2])).click();
    await page.waitForFunction(() => palace.state().history.length === 1);
    assert.deepEqual((await state(page)).position, [String(a - 1n), String(b), String(a - 2n)]);
    assert.deepEqual(await overflows(page), [], "piles, after a move");
  });

  test("how far a game is solved is found out in between: the page goes on, and a refusal changes nothing", async (t) => {
    const page = await house.visit(t, "wythoff@12,17");
    const far = `@1${"0".repeat(40)},3${"0".repeat(39)}`;
    const before = await state(page);
    const { words, ticks } = await page.evaluate(async (link) => {
      let ticks = 0;
      const timer = setInterval(() => ticks++);
      const words = await palace.open(link).then(() => "opened", ({ message }) => message);
      clearInterval(timer);
      return { words, ticks };
    }, `subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)${far}`);
    assert.match(words, /\(131071,131071\)/, "as far as the game is solved");
    assert.ok(ticks > 10, `${ticks} timers went off meanwhile`);
    assert.deepEqual(await state(page), before);

    // A game that is asked for meanwhile is opened, and the one before is not.
    const [first, second] = await page.evaluate((links) => Promise.all(links.map((link) => palace.open(link).then(({ game }) => game, ({ message }) => message))),
      [`subtraction:(0,2)(3,8)(5,0)(8,6)(8,11)${far}`, "rook@6,4"]);
    assert.match(first, /\.$/, "it is refused");
    assert.equal(second, "rook");
    await page.evaluate((link) => palace.open(link), "wythoff@12,17");

    // The same by the address, with moves that nobody has looked at yet.
    await page.evaluate((link) => { location.hash = link; }, `subtraction:(0,5)(2,0)(6,8)(8,3)(8,8)${far}`);
    await page.waitForFunction(() => document.querySelector("#notice").textContent.includes("(131071,131071)"));
    assert.deepEqual(await state(page), before);
    await page.waitForFunction(() => location.hash.startsWith("#wythoff@12,17"));
    const late = `subtraction:(2,6)(4,11)(6,1)(6,3)(19,5)${far}`;
    await page.evaluate((link) => { location.hash = link; }, late);
    await page.waitForFunction((game) => palace.state().game === game, late.split("@")[0]);
  });
}
