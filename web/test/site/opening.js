// The game at the door before any program has come: it is played on the picture in the page, a program
// that comes takes it over at any moment, and one that never comes is not missed.
import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { limit, sizes, until } from "../browser.js";
import { kin, main, test } from "../levels.js";
import { state } from "./house.js";

/** door is what the page says of the door's game. */
const door = (page) => page.evaluate(() => {
  const { position, turn } = document.querySelector("[data-door]").dataset;
  const free = [...document.querySelectorAll("[data-door] [data-at]")].map((each) => each.dataset.at);
  const said = [...document.querySelectorAll("#door-now [data-when]")].filter((each) => !each.hidden).map((each) => each.dataset.when);
  return { position, turn, free, said: said.join(), ends: !document.querySelector(".door-ends").hidden };
});
const becomes = (page, turn) => until(page, (turn) => document.querySelector("[data-door]").dataset.turn === turn, turn);
const square = (at) => `[data-door] [data-at='${at}']`;
const pair = (at) => at.split(",").map(Number);

/** Ways to choose a square of the picture. */
const ways = {
  mouse: (page, at) => page.click(square(at)),
  touch: (page, at) => page.tap(square(at)),
  async keyboard(page, at) {
    await page.focus("[data-door] [data-at]");
    const [x, y] = pair(at);
    for (let i = 0; i < 20; i++) {
      const [u, v] = pair(await page.evaluate(() => document.activeElement.dataset.at));
      if (u === x && v === y) break;
      const [px, py] = pair((await door(page)).position);
      await page.keyboard.press(y === py ? (v < py ? "ArrowDown" : u > x ? "ArrowLeft" : "ArrowRight") : (u < px ? "ArrowRight" : v > y ? "ArrowUp" : "ArrowDown"));
    }
    await page.keyboard.press("Enter");
  },
  async drag(page, at) {
    const [board, to] = [await page.locator("[data-door]").boundingBox(), await page.locator(square(at)).boundingBox()];
    const [x, y] = pair((await door(page)).position).map((each) => ((each + 0.5) * board.width) / 8);
    await page.mouse.move(board.x + x, board.y + y);
    await page.mouse.down();
    await page.mouse.move(to.x + 5, to.y + 9, { steps: 3 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2);
    await page.mouse.up();
  },
};

/** shown waits until the door is as it is wanted: the program's state is there before the page shows it. */
async function shown(page, wanted) {
  for (const end = Date.now() + limit; ; await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))) {
    const now = await door(page);
    if (isDeepStrictEqual(now, wanted)) return;
    if (Date.now() > end) assert.deepEqual(now, wanted);
  }
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  /** early opens the door, to which the programs come when go is called, and the others never where lost says so. */
  async function early(t, options = {}, lost = /^$/) {
    const context = await house.browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce", ...sizes.wide, ...options });
    t.after(() => context.close());
    const page = await context.newPage();
    const troubles = [];
    page.on("pageerror", (error) => troubles.push(error.message));
    t.after(() => assert.deepEqual(troubles, []));
    let go;
    const gate = new Promise((resolve) => (go = resolve));
    await page.route(/\.wasm/, async (route) => {
      await gate;
      await (lost.test(route.request().url()) ? route.abort() : route.continue());
    });
    await page.goto(house.server.url);
    await page.waitForSelector("#loading[value]");
    await until(page, () => document.querySelector("link[data-late]").media === "all" && !("wording" in document.documentElement.dataset));
    return { page, go };
  }

  /** win plays to the end: to the diagonal, where there is a square of it. */
  async function win(page, way) {
    for (let now = await door(page); now.turn === "you"; now = await door(page)) {
      const [x, y] = pair(now.position);
      await way(page, x === y ? now.free[0] : String([Math.min(x, y), Math.min(x, y)]));
      await until(page, () => ["you", "won", "lost"].includes(document.querySelector("[data-door]").dataset.turn));
    }
  }

  for (const [name, way] of Object.entries(ways)) {
    kin(name === "mouse", name === "keyboard")(`before any program the door's game is won by ${name}, and a program takes it over`, async (t) => {
      const { page, go } = await early(t, name === "touch" ? sizes.narrow : name === "keyboard" ? { locale: "ar", colorScheme: "dark" } : {});
      const first = await door(page);
      assert.deepEqual([first.position, first.turn, first.said, first.ends, first.free.length], ["6,4", "you", "first", false, 10]);
      await win(page, way);
      const won = await door(page);
      assert.deepEqual(won, { position: "0,0", turn: "won", free: [], said: "won", ends: true });
      await page.click("#door-again");
      await shown(page, first);
      await win(page, way);
      go();
      await page.evaluate(() => palace.ready);
      const { history, phase, winner } = await state(page);
      assert.ok(history.length >= 3 && history[0].from.join() === "6,4" && phase === "over" && winner === "first", JSON.stringify(history));
      await shown(page, won);
      await page.click("#door-again");
      await shown(page, first);
      await way(page, "4,4");
      await until(page, () => palace.state().history.length === 2 && document.querySelector("[data-door]").dataset.turn === "you");
    });
  }

  // Moments at which a program comes: in what turn, and how long after the move.
  for (const [turns, wait] of [[0, 0], [1, 0], [1, 300], [2, 0], [3, 100], [9, 0]]) {
    kin(turns === 1 && wait === 0, wait > 0)(`a program that comes after ${turns} turns and ${wait} ms takes the game over as it is`, async (t) => {
      const { page, go } = await early(t);
      for (let i = 0; i < turns; i++) {
        await becomes(page, "you");
        const [x, y] = pair((await door(page)).position);
        if (i === turns - 1 && wait === 0) go();
        await page.click(square(x > 0 ? [x - 1, y] : [x, y - 1])); // one step, so that the game lasts
        if ((await door(page)).turn === "won") break;
        if (i < turns - 1) await until(page, () => document.querySelector("[data-door]").dataset.turn !== "computer");
        if ((await door(page)).turn === "lost") break;
      }
      await page.waitForTimeout(wait);
      go();
      await page.evaluate(() => palace.ready);
      await until(page, () => document.querySelector("[data-door]").dataset.turn !== "computer");
      const [now, { history, position }] = [await door(page), await state(page)];
      assert.equal(now.position, String(position));
      if (turns) assert.equal(String(history[0].to), "5,4");
      assert.ok(history.length >= turns && (now.turn !== "you" || history.length % 2 === 0), JSON.stringify(history));
    });
  }

  // From the door through three won games to the first lesson, where a program comes during one of the games, or never.
  for (const [comes, size] of [[0, sizes.wide], [1, sizes.narrow], [2, sizes.wide], [9, sizes.narrow]]) {
    kin(comes === 1, comes === 9)(`three games are won at the door, and lead to the first lesson; a program comes in game ${comes + 1}`, async (t) => {
      const touch = size === sizes.narrow;
      const { page, go } = await early(t, size);
      const press = (what) => (touch ? page.tap(what) : page.click(what));
      const seen = () => page.evaluate(() => ({
        gold: [...document.querySelectorAll("#door button.gold")].filter((each) => each.checkVisibility()).map((each) => each.id),
        rules: [...document.querySelectorAll("#door-rule [data-games]")].filter((each) => each.checkVisibility()).map((each) => each.dataset.games),
      }));
      let taps = 0;
      for (const [n, [start, free, rules]] of [["6,4", 10, "0 1"], ["7,5", 12, "0 1"], ["5,4", 13, "2"]].entries()) {
        await until(page, ([start, free]) => {
          const board = document.querySelector("[data-door]");
          return board.dataset.position === start && board.querySelectorAll("[data-at]").length === free;
        }, [start, free]);
        assert.deepEqual(await seen(), { gold: [], rules: [rules] });
        for (let now = await door(page); now.turn === "you"; now = await door(page)) {
          const wins = now.free.find((at) => (n < 2 ? pair(at)[0] === pair(at)[1] : ["0,0", "1,2", "2,1", "3,5", "5,3"].includes(at)));
          await press(square(wins ?? now.free[0]));
          taps++;
          if (n === comes && taps % 2) {
            go();
            await page.evaluate(() => palace.ready);
          }
          await until(page, (from) => {
            const { position, turn } = document.querySelector("[data-door]").dataset;
            return position !== from && turn !== "computer";
          }, now.position);
        }
        assert.equal((await door(page)).turn, "won", `game ${n}`);
        await page.waitForSelector("#door-next:visible");
        assert.deepEqual((await seen()).gold, ["door-next"]);
        if (n === 1) { // whoever comes again finds the game where it is, and later the game that was reached
          await page.reload();
          await page.waitForSelector("#loading[value]", { state: "attached" });
          if (comes <= n) await page.evaluate(() => palace.ready);
          await until(page, () => document.querySelector("[data-door]").dataset.turn === "won" && document.querySelector("#door-rule").checkVisibility());
          await page.waitForSelector("#door-next:visible");
        }
        await press("#door-next");
        taps++;
      }
      await until(page, () => location.hash.startsWith("#lesson=corner-the-rook"));
      t.diagnostic(`${taps} taps`);
      assert.ok(taps <= 24, `${taps} taps`);
      const again = await page.context().newPage();
      if (comes > 2) await again.route(/\.wasm/, () => {});
      await again.goto(house.server.url);
      if (comes <= 2) await again.evaluate(() => palace.ready);
      await until(again, () => document.querySelector("[data-door]").dataset.position === "5,4" && document.querySelector("[data-games='2']").checkVisibility());
    });
  }

  test("a finger that is down when a program comes makes its move, and the focus stays on its square", async (t) => {
    const { page, go } = await early(t);
    const [from, to] = [await page.locator(".first-piece").boundingBox(), await page.locator(square("4,4")).boundingBox()];
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    go();
    await until(page, () => document.querySelector("#board").contentWindow.playground !== undefined);
    await page.waitForTimeout(300);
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.evaluate(() => palace.ready);
    await until(page, () => palace.state().history.length >= 2);
    assert.equal(String((await state(page)).history[0].to), "4,4");
    const other = await early(t);
    await other.page.focus(square("6,2"));
    other.go();
    await other.page.evaluate(() => palace.ready);
    assert.equal(await other.page.evaluate(() => document.activeElement.dataset.at), "6,2");
    await other.page.keyboard.press("Enter");
    await until(other.page, () => palace.state().history.length === 2);
  });

  main("where no program comes the door's game goes on, and a sentence says what is missing", async (t) => {
    const { page, go } = await early(t, {}, /playground/);
    await page.click(square("4,4"));
    await becomes(page, "you");
    go();
    await page.waitForSelector("#again:not([hidden])");
    assert.ok((await page.innerText("#curtain-text")).length > 20);
    await win(page, ways.mouse);
    assert.equal((await door(page)).turn, "won");
  });

  main("the computer answers, and hints are given, while the workers' program is still on its way", async (t) => {
    const { page, go } = await early(t, {}, /worker/);
    go();
    await page.evaluate(() => palace.ready);
    await page.click(square("4,4"));
    await until(page, () => palace.state().history.length === 2);
    await page.evaluate(() => palace.open("wythoff@7,9"));
    await page.evaluate(() => palace.move([3, 5]));
    await until(page, () => palace.state().history.length === 2);
    await until(page, () => document.querySelector("#notice-text").textContent.length > 10);
  });

  main("the analyst answers as soon as it is there, also where its program was there before the page's had begun", async (t) => {
    const { page } = await house.fresh("wythoff@7,9", sizes.wide);
    const context = await house.browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce", ...sizes.wide });
    t.after(() => Promise.all([context.close(), page.context().close()]));
    const late = await context.newPage();
    await late.addInitScript(() => {
      const { Worker, WebAssembly: { instantiate } } = globalThis;
      let all;
      const both = new Promise((resolve) => (all = resolve));
      let compiled = 0;
      globalThis.Worker = class extends Worker {
        constructor(...given) {
          super(...given);
          this.addEventListener("message", ({ data }) => data.module && ++compiled === 2 && setTimeout(all, 100));
        }
      };
      WebAssembly.instantiate = (...given) => both.then(() => instantiate(...given));
    });
    await late.goto(`${house.server.url}#wythoff@7,9`);
    for (const each of [page, late]) {
      await each.evaluate(() => palace.ready);
      await until(each, () => document.querySelector("#board").contentWindow.workers.rests);
      await each.evaluate(() => {
        const { host } = document.querySelector("#board").contentWindow;
        const { post } = host;
        globalThis.asked = 0;
        host.post = (name, bytes, expects) => {
          if (name === "analyst" && expects) globalThis.asked++;
          post(name, bytes, expects);
        };
      });
      await each.evaluate(() => palace.move([3, 5]));
      await until(each, () => palace.state().history.length === 2);
      assert.ok(await each.evaluate(() => globalThis.asked > 0), "the page's program has answered itself");
    }
  });

  test("a reload before any program keeps the game", async (t) => {
    const { page, go } = await early(t);
    await page.click(square("4,4"));
    await becomes(page, "you");
    const before = await door(page);
    await page.reload();
    await page.waitForSelector("#loading[value]");
    assert.deepEqual(await door(page), before);
    go();
    await page.evaluate(() => palace.ready);
    assert.equal((await state(page)).history.length, 2);
    assert.deepEqual(await door(page), before);
  });
}
