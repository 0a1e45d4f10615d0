// The built site, as a reader meets it: whole games by every way of playing, links
// good and bad, reloads, workers that die, and a main thread that stays free.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, test } from "node:test";
import { launch, open, sizes } from "./browser.js";
import { Oracle } from "./oracle.js";
import { here, serve } from "./server.js";

let server, browser;
const kept = new Map(); // a page of each size, for starting the programs takes longest

before(async () => {
  assert.ok(existsSync(here("../../dist/manifest.json")), "dist/ is missing: run make site");
  server = await serve(here("../../dist"));
  browser = await launch();
});
after(async () => {
  for (const { close } of kept.values()) await close();
  await browser?.close();
  await server?.close();
});

/** fresh opens the site at a link in a new page and waits until it can be played. */
async function fresh(link, size = sizes.wide) {
  const visit = await open(browser, server.url + "#" + link, size, { reducedMotion: "reduce" });
  visit.page.setDefaultTimeout(20000);
  await visit.page.evaluate(() => palace.ready);
  return visit;
}

/** visit opens a link in the page of that size, which fails if anything goes wrong there. */
async function visit(t, link, size = sizes.wide) {
  if (!kept.has(size)) kept.set(size, await fresh("wythoff", size));
  const { page, troubles } = kept.get(size);
  t.after(() => assert.deepEqual(troubles.splice(0), []));
  await page.evaluate((text) => palace.open(text), link);
  await page.waitForFunction(() => palace.link() === location.hash.slice(1));
  return page;
}

const state = (page) => page.evaluate(() => palace.state());
const settled = (page) => page.evaluate(() => palace.settled());

/** without leaves out of a state what goes on by itself. */
const without = ({ overlay, ...rest }) => ({ ...rest, kind: overlay.kind });

/** at waits until the page shows the state that play has reached. */
const blocksShown = (page, count) => page.waitForFunction((n) =>
  document.querySelector("#block-left").textContent === `${n} left`, count);

/**
 * play plays the human's side to the end by the oracle's advice. Choose goes to a
 * square, done ends a block.
 */
async function play(page, oracle, choose, done) {
  for (let turns = 0; turns < 200; turns++) {
    const now = await settled(page);
    if (now.phase === "over") return now;
    if (now.phase === "move") {
      const to = oracle.move(now);
      await choose(to);
      await page.waitForFunction((before) => JSON.stringify(palace.state().history) !== before, JSON.stringify(now.history));
    } else {
      const squares = oracle.block(now);
      for (const square of squares) await choose(square);
      await blocksShown(page, Math.min(oracle.k - 1, countOptions(now.position)) - squares.length);
      await done();
      await page.waitForFunction(() => palace.state().phase !== "block" || palace.state().players[palace.state().turn] !== "human");
    }
  }
  throw new Error("the game does not end");
}

const countOptions = ([x, y]) => x + y + Math.min(x, y);

const byClick = (page) => async (square) => {
  const { x, y } = await page.evaluate((s) => palace.locate(s), square);
  await page.mouse.click(x, y);
};
const byTouch = (page) => async (square) => {
  const { x, y } = await page.evaluate((s) => palace.locate(s), square);
  await page.touchscreen.tap(x, y);
};

/** byKey goes over the board with the arrow keys, from wherever the cursor is. */
function byKey(page) {
  let cursor = null;
  return async ([x, y]) => {
    cursor ??= (await state(page)).position;
    await page.frameLocator("#board").locator("canvas").focus();
    for (let i = cursor[0]; i > x; i--) await page.keyboard.press("ArrowLeft");
    for (let i = cursor[0]; i < x; i++) await page.keyboard.press("ArrowRight");
    for (let i = cursor[1]; i > y; i--) await page.keyboard.press("ArrowUp");
    for (let i = cursor[1]; i < y; i++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    cursor = [x, y];
  };
}

const games = [
  { link: "wythoff@12,17", k: 1, winner: "first" },
  { link: "blocking:5@3,3&first=perfect&second=human", k: 5, winner: "second" },
  { link: "blocking:3@9,6", k: 3 },
];

for (const { link, k, winner } of games) {
  const oracle = new Oracle(k, 20);
  const check = (end, start) => {
    assert.equal(end.phase, "over");
    // Who begins on a palace has lost, if the other plays on without an error.
    assert.equal(end.winner, winner ?? (oracle.palace(start) ? "second" : "first"));
  };
  const start = link.match(/@(\d+),(\d+)/).slice(1).map(Number);

  test(`${link} by click, to its end`, async (t) => {
    const page = await visit(t, link);
    check(await play(page, oracle, byClick(page), () => page.click("[data-act=done]")), start);
  });
  test(`${link} by touch, to its end`, async (t) => {
    const page = await visit(t, link, sizes.narrow);
    check(await play(page, oracle, byTouch(page), () => page.tap("[data-act=done]")), start);
  });
  test(`${link} by key, to its end`, async (t) => {
    const page = await visit(t, link);
    check(await play(page, oracle, byKey(page), () => page.keyboard.press("d")), start);
  });
  test(`${link} through window.palace, to its end`, async (t) => {
    const page = await visit(t, link);
    for (let now = await settled(page); ; now = await settled(page)) {
      if (now.phase === "over") {
        check(now, start);
        break;
      }
      if (now.phase === "move") {
        await page.evaluate((to) => palace.move(to), oracle.move(now));
      } else {
        const then = await page.evaluate((squares) => palace.block(squares), oracle.block(now));
        assert.notDeepEqual([then.phase, then.turn], [now.phase, now.turn]);
      }
    }
  });
}

test("two computers play to the end by themselves", async (t) => {
  const page = await visit(t, "blocking:4@14,11&first=perfect&second=perfect");
  const end = await settled(page);
  assert.equal(end.phase, "over");
  assert.equal(end.winner, new Oracle(4, 20).palace([14, 11]) ? "second" : "first");
});

test("a click may undo, redo, begin anew and flip the sides", async (t) => {
  const page = await visit(t, "wythoff@12,17&second=human");
  await page.evaluate(() => palace.move([12, 3]));
  await page.click("[data-act=undo]");
  assert.deepEqual((await state(page)).position, [12, 17]);
  await page.click("[data-act=redo]");
  assert.deepEqual((await state(page)).position, [12, 3]);
  await page.click("[data-act=newGame]");
  assert.deepEqual((await state(page)).history, []);
  await page.evaluate(() => palace.players("human", "perfect"));
  await page.click("[data-act=flip]");
  assert.deepEqual((await state(page)).players, { first: "perfect", second: "human" });
  assert.equal((await settled(page)).turn, "second");
});

test("block all palaces, and show my best move", async (t) => {
  const page = await visit(t, "blocking:5@3,3&first=human&second=human");
  await page.click("[data-act=blockPalaces]");
  await blocksShown(page, 0);
  await page.click("[data-act=done]");
  assert.deepEqual((await state(page)).blocked, [[0, 0], [0, 3], [1, 1], [3, 0]]);
  await page.waitForSelector("[data-act=hint]:enabled");
  await page.click("[data-act=hint]");
  await page.waitForFunction(() => /palace/i.test(document.querySelector("#say").textContent));
});

test("a wrong tap explains itself and changes nothing", async (t) => {
  const page = await visit(t, "wythoff@6,4");
  const before = await state(page);
  await byClick(page)([4, 3]);
  await page.waitForSelector("#notice:not([hidden])");
  assert.match(await page.textContent("#notice-text"), /cannot reach|reach/);
  assert.deepEqual(without(await state(page)), without(before));
});

for (const [name, size] of Object.entries(sizes)) {
  test(`${name}: the map fills, the legend says what it means, a reload keeps all`, async (t) => {
    const page = await visit(t, "blocking:5@13,11&size=120x120&first=human&second=human", size);
    await page.evaluate(() => palace.block([[12, 11], [13, 10]]));
    await page.evaluate(() => palace.move([9, 11]));
    await page.evaluate(() => palace.block([]));
    await page.evaluate(() => palace.move([9, 3]));
    await page.waitForFunction(() => palace.state().overlay.done === 120 * 120);
    assert.ok(await page.locator("#legend li").count() >= 5);
    const before = await state(page);
    assert.equal(before.history.length, 3, "blocks, a move with blocks, a move");
    await page.reload();
    await page.evaluate(() => palace.ready);
    await page.waitForFunction(() => palace.state().overlay.done === 120 * 120);
    assert.deepEqual(await state(page), before);
  });
}

/** kill ends a worker from outside as soon as it has something to do. */
const kill = (page, victim, act) => page.evaluate(async ([name, [method, ...args]]) => {
  const { workers } = document.querySelector("#board").contentWindow;
  const before = workers.current(name);
  await palace[method](...args);
  before.terminate();
  globalThis.replaced = () => workers.current(name) !== before;
}, [victim, act]);

test("a painter killed in mid-computation is missed and replaced", async (t) => {
  const page = await visit(t, "wythoff");
  await kill(page, "painter", ["open", "blocking:1000@1300,700&size=3000x3000&second=human"]);
  assert.notEqual((await state(page)).overlay.done, 9e6);
  await page.waitForFunction(() => replaced() && palace.state().overlay.done === 9e6, null, { timeout: 40000 });
});

test("an analyst killed while it thinks is missed and replaced", async (t) => {
  const page = await visit(t, "blocking:40@600,170&first=human&second=human");
  await kill(page, "analyst", ["players", "human", "perfect"]);
  assert.equal((await state(page)).history.length, 0);
  await page.waitForFunction(() => replaced() && palace.state().history.length === 1, null, { timeout: 40000 });
});

const bad = [
  "blocking:0", "blocking:5@-1,3", "blocking:5@3", "wythoff@1e9,2", "blocking:5@3,3&garbage", "blocking:5@3,3&x=y", "chess", "@3,3", "&", "%", "%zz",
  "blocking:5@3,3&block=0,0;1,1;0,3;3,0;3,2", "blocking:5@3,3&block=2,1", "blocking:5@3,3&block=4,4", "blocking:5@3,3&first=nobody",
  "blocking:5@3,3&past=9,8", "wythoff@3,3 and more", "blocking:99999999999999999999@1,1", "wythoff@99999999999999999999,1", "blocking:1000&size=1000000x1000000",
  "blocking:5@3,3&size=0x5", "wythoff@" + "9".repeat(2000) + ",1", "x".repeat(100000),
];

/** refusal is how a link is refused: its sentence, or "" if it is accepted. */
const refusal = (page, link) => page.evaluate(async (text) => {
  try {
    await palace.open(text);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : `not an Error: ${error}`;
  }
}, link);

test("bad links are refused with a sentence, the game in progress untouched", async (t) => {
  const page = await visit(t, "blocking:5@9,7&block=8,6&second=human");
  await page.evaluate(() => palace.move([9, 6]));
  const before = without(await state(page));
  for (const link of bad) {
    const sentence = await refusal(page, link);
    assert.match(sentence, /^\P{Ll}.{8,400}[.!?]$/us, `${link.slice(0, 60)}: ${sentence}`);
    assert.deepEqual(without(await state(page)), before, link.slice(0, 60));
  }
  await page.evaluate(() => { location.hash = "#blocking:0"; });
  await page.waitForSelector("#notice:not([hidden])");
  assert.deepEqual(without(await state(page)), before);
  assert.match(await page.evaluate(() => location.hash), /^#blocking:5@9,6/);
});

test("a page opened with a bad link says so and can be played", async (t) => {
  const { page, close } = await fresh("blocking:0@1,1");
  t.after(close);
  await page.waitForSelector("#notice:not([hidden])");
  assert.equal((await settled(page)).phase, "move");
  assert.doesNotMatch(await page.evaluate(() => location.hash), /blocking:0/);
});

test("a thousand random links: each opens or is refused, nothing breaks", async (t) => {
  const page = await visit(t, "wythoff");
  const base = "blocking:5@9,7&block=8,6&second=human";
  let seed = 20150601;
  const random = (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return Math.floor((seed / 2 ** 32) * n);
  };
  const letters = "blockingwythoff:@,;&=#%+-()0123456789 xé\u0000.t/";
  const links = Array.from({ length: 1000 }, () => {
    const text = [...["blocking:5@3,3&block=0,0;1,1", "wythoff@12,17&first=perfect", "blocking:3@9,6&size=30x30&map=off"][random(3)]];
    for (let edits = 1 + random(4); edits > 0; edits--) {
      const place = random(text.length);
      if (/\d/.test(text[place])) text[place] = String(random(10));
      else text.splice(place, random(3), letters[random(letters.length)]);
    }
    return text.join("");
  });
  const outcome = await page.evaluate(async ([links, base]) => {
    await palace.open(base);
    const still = JSON.stringify({ ...palace.state(), overlay: 0 });
    const count = { opened: 0, refused: 0, wrong: [] };
    for (const link of links) {
      try {
        await palace.open(link);
        count.opened++;
        await palace.open(base);
      } catch (error) {
        count.refused++;
        if (!(error instanceof Error) || error.message.length < 8) count.wrong.push(link);
      }
      if (JSON.stringify({ ...palace.state(), overlay: 0 }) !== still) count.wrong.push(link);
    }
    return count;
  }, [links, base]);
  assert.deepEqual(outcome.wrong, []);
  assert.ok(outcome.refused > 300 && outcome.opened > 10, JSON.stringify(outcome));
});

test("moves that are not allowed are rejected and change nothing", async (t) => {
  const page = await visit(t, "blocking:3@6,4&block=0,4;5,4&second=human");
  const before = without(await state(page));
  for (const [name, argument] of [["move", [0, 4]], ["move", [7, 7]], ["move", [6, 4]], ["block", [[5, 4]]]]) {
    const sentence = await page.evaluate(async ([method, given]) => {
      try {
        await palace[method](given);
        return "";
      } catch (error) {
        return error.message;
      }
    }, [name, argument]);
    assert.match(sentence, /.{10,}[.!?]$/, `${name} ${argument}`);
    assert.deepEqual(without(await state(page)), before);
  }
  await page.evaluate(() => palace.move([6, 2]));
  const middle = without(await state(page));
  assert.equal(await page.evaluate(() => palace.block([[6, 1], [6, 0], [5, 1]]).then(() => "", (error) => error.name)), "Error");
  assert.deepEqual(without(await state(page)), middle);
});

test("the main thread stays free while Game 1000 is computed", async (t) => {
  const page = await visit(t, "wythoff@12,17");
  const { longest, seconds } = await page.evaluate(async () => {
    let longest = 0;
    for (const realm of [window, document.querySelector("#board").contentWindow]) {
      new realm.PerformanceObserver((list) => {
        for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
      }).observe({ entryTypes: ["longtask"] });
    }
    const begun = performance.now();
    await palace.open("blocking:1000&size=3000x3000&second=human");
    while (palace.state().overlay.done < 9e6) await new Promise((resolve) => setTimeout(resolve, 20));
    const seconds = (performance.now() - begun) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { longest, seconds };
  });
  t.diagnostic(`Game 1000 on 3000×3000: complete after ${seconds.toFixed(2)} s, longest task on the main thread ${longest.toFixed(0)} ms`);
  assert.ok(longest < 200, `${longest} ms: drawing in software is slow, but not that slow`);
});

test("the page is small and soon ready", async (t) => {
  const begun = performance.now();
  const { page, close } = await fresh("blocking:5@3,3");
  t.after(close);
  const seconds = (performance.now() - begun) / 1000;
  const gzip = Object.entries(server.sent).filter(([name]) => name.endsWith(".gz"));
  assert.equal(gzip.length, 2, "both programs came packed");
  t.diagnostic(`playable after ${seconds.toFixed(2)} s; ${gzip.map(([name, bytes]) => `${name} ${(bytes / 1e6).toFixed(2)} MB`).join(", ")}`);
  assert.equal(await page.isVisible("#curtain"), false);
});
