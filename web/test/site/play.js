// Whole games of the queen's, with and without pawns, by every way of playing.
import assert from "node:assert/strict";
import { sizes } from "../browser.js";
import { kin, main, test } from "../levels.js";
import { Oracle } from "./oracle.js";
import { blocksShown, byClick, byFingerDrag, byKey, byMouseDrag, byTouch, explored, moved, resting, settled, state, visit, without } from "./house.js";
import { told, tells } from "./told.js";
import { exactly, saying, says, shows } from "../words.js";

/**
 * play plays the human's side to the end by the oracle's advice. Choose goes to a
 * square, done ends a block.
 */
export async function play(page, oracle, choose, done) {
  for (let turns = 0; turns < 200; turns++) {
    const now = await settled(page);
    if (now.phase === "over") return now;
    if (now.phase === "move") {
      const to = oracle.move(now);
      await choose(to);
      await moved(page, now);
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

/** picked is what is said of how many squares are picked. */
const picked = /** @type {[string, string]} */ (["web/table/internal/play", "how-many"]);

const countOptions = ([x, y]) => x + y + Math.min(x, y);

/** covered lists, in the page, the squares whose middle a chip or a button lies over. */
const covered = (squares) => squares.filter((square) => {
  const { x, y } = palace.locate(square);
  return [...document.querySelectorAll(".chip, .zoom")].some((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return x > left && x < right && y > top && y < bottom;
  });
});

const games = [
  { link: "wythoff@12,17", k: 1, winner: "first" },
  { link: "blocking:5@3,3&first=perfect&second=human", k: 5, winner: "second" },
  { link: "blocking:3@9,6", k: 3 },
];

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const { link, k, winner } of games) {
    const oracle = new Oracle(k, 20);
    const check = (end, start) => {
      assert.equal(end.phase, "over");
      // Who begins on a palace has lost, if the other plays on without an error.
      assert.equal(end.winner, winner ?? (oracle.palace(start) ? "second" : "first"));
    };
    const start = link.match(/@(\d+),(\d+)/).slice(1).map(Number);

    kin(link === games[0].link)(`${link} by click, to its end`, async (t) => {
      const page = await house.visit(t, link);
      check(await play(page, oracle, byClick(page), () => page.click("[data-act=done]")), start);
    });
    kin(false, k > 1)(`${link} by touch, to its end`, async (t) => {
      const page = await house.visit(t, link, sizes.narrow);
      check(await play(page, oracle, byTouch(page), () => page.tap("[data-act=done]")), start);
    });
    kin(link === games.at(-1).link)(`${link} by key, to its end`, async (t) => {
      const page = await house.visit(t, link);
      check(await play(page, oracle, byKey(page), () => page.keyboard.press("d")), start);
    });
    if (k === 5) test(`${link} through window.palace, to its end`, async (t) => {
      const page = await house.visit(t, link);
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

  main("a click may undo, redo, begin again and flip the sides", async (t) => {
    const page = await house.visit(t, "wythoff@12,17&second=human");
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

  main("a wrong tap explains itself and changes nothing", async (t) => {
    const page = await house.visit(t, "wythoff@6,4");
    const before = await state(page);
    await byClick(page)([4, 3]);
    await page.waitForSelector("#notice:not([hidden])");
    const reason = saying("game", "err-out-of-reach", { from: [6, 4], to: [4, 3] });
    assert.match(await page.textContent("#notice-text"), reason);
    assert.doesNotMatch(await page.textContent("#say"), reason, "it would be spoken twice");
    assert.deepEqual(without(await state(page)), without(before));
  });

  main("the keyboard's cursor is spoken of, the mouse is not", async (t) => {
    const page = await house.visit(t, "wythoff@12,17&second=human&map=off");
    await page.frameLocator("#board").locator("canvas").focus();
    await page.keyboard.press("ArrowLeft");
    await shows(page, "#pointed", says("game/explain", "can-go-there", { q: [11, 17], piece: "queen" }));
    const { x, y } = await page.evaluate(() => palace.locate([3, 3]));
    await page.mouse.move(x, y);
    await page.waitForFunction(() => document.querySelector("#chip").textContent === "(3,3)");
    await page.waitForFunction(() => document.querySelector("#pointed").textContent === "");
  });

  test("a finger's tap at tiny squares enlarges them, and a drag goes on beyond the edge", async (t) => {
    const page = await house.visit(t, "blocking:100@90,80&first=human&second=human&map=off", sizes.narrow);
    const tap = byTouch(page);
    await tap([85, 80]);
    await page.waitForFunction(() => Math.abs(palace.locate([84, 80]).x - palace.locate([85, 80]).x) > 30);
    await blocksShown(page, 99);
    await tap([85, 80]);
    await blocksShown(page, 98);
    const { start, board } = await page.evaluate(() => ({ start: palace.locate([84, 80]), board: document.querySelector("#board").getBoundingClientRect().toJSON() }));
    const touches = await page.context().newCDPSession(page);
    const send = (type, ...points) => touches.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await send("touchStart", start);
    await send("touchMove", { x: (start.x + board.left) / 2, y: start.y });
    await send("touchMove", { x: board.left + 4, y: start.y });
    const seen = Math.floor((start.x - board.left) / 36) + 1; // squares between the start and the edge
    await page.waitForFunction((n) => parseInt(document.querySelector("#block-left").textContent) < 98 - n, seen + 2);
    await send("touchEnd");
    await touches.detach();
    await shows(page, "#say", exactly(...picked));
  });

  test("a press in the list of moves makes one; the list keeps its place, and the focus waits where the next begins", async (t) => {
    const page = await house.visit(t, "wythoff@30,24");
    await page.emulateMedia({ reducedMotion: "no-preference" }); // so that the computer lets the move be seen before it answers
    t.after(() => page.emulateMedia({ reducedMotion: "reduce" }));
    await explored(page);
    assert.deepEqual((await told(page)).options, { ways: [], cut: "" });
    await page.click("#options summary");
    t.after(() => page.click("#options summary"));
    const lists = async () => {
      const { options } = await tells(page, ({ options }) => options?.ways.length);
      await page.waitForFunction((want) => [...document.querySelectorAll("#options:not(:has(.still)) .row button[type=button]")].map((each) => each.textContent).join() === want, options.ways.flatMap(({ moves }) => moves.map(({ text }) => text)).join());
      return options;
    };
    const { ways, cut } = await lists();
    assert.ok(cut && (await page.isVisible("#options-to")));
    await page.evaluate(() => {
      const box = /** @type {HTMLElement} */ (document.querySelector("#options .options"));
      const before = box.offsetHeight;
      globalThis.heights = [];
      new MutationObserver(() => box.matches(".still") && globalThis.heights.push(box.offsetHeight - before)).observe(box, { attributes: true });
    });
    await page.focus("#options .row:last-of-type button");
    await page.keyboard.press("Enter");
    const last = ways.at(-1).moves[0].to;
    assert.deepEqual((await state(page)).history[0].to, last);
    assert.equal(await page.evaluate(() => document.activeElement?.parentElement?.id), "options");
    assert.equal((await settled(page)).history.length, 2);
    await lists();
    assert.deepEqual(await page.evaluate(() => globalThis.heights), [0]);
    // Those that are not listed are typed.
    await visit(page, "rook@40,3&first=human&second=human");
    await lists();
    await page.fill("#options-to", "1,3");
    await page.press("#options-to", "Enter");
    assert.deepEqual((await state(page)).position, [1, 3]);
  });

  const strokes = { wide: byMouseDrag, narrow: byFingerDrag };
  for (const [name, size] of Object.entries(sizes)) {
    kin(name === "narrow")(`${name}: one drag over five squares blocks them, another elsewhere pans`, async (t) => {
      const page = await house.visit(t, "blocking:9@9,7&first=human&second=human", size);
      const drag = strokes[name](page);
      await drag([8, 7], [4, 7]);
      await blocksShown(page, 3);
      await shows(page, "#say", says(...picked, { chosen: 5, left: 3 }));
      await drag([4, 7], [3, 7]); // from a picked square on: it goes back
      await blocksShown(page, 4);
      await drag([8, 6], [4, 2]); // along the diagonal, as far as the pawns go
      await blocksShown(page, 0);
      await shows(page, "#notice-text", says("web/table/internal/play", "no-pawn-left"));
      const locate = () => page.evaluate(() => palace.locate([5, 7]));
      const before = await locate();
      await drag([7, 1], [5, 2]);
      assert.ok((await locate()).x < before.x, "the board was pulled to the left");
      await page.click("[data-act=done]");
      const now = await page.evaluate(() => palace.state());
      assert.deepEqual([now.phase, now.blocked.length], ["move", 8]);
      for (const square of [[8, 7], [7, 7], [6, 7], [5, 7]]) assert.ok(now.blocked.some((b) => `${b}` === `${square}`), `${square}`);
    });

    test(`${name}: what lies over the board keeps clear of the piece and the pointer`, async (t) => {
      for (const orient of ["right-down", "right-up"]) {
        const page = await house.visit(t, `wythoff@9,7&orient=${orient}&first=human&second=human`, size);
        for (const square of [[9, 0], [0, 0]]) {
          await page.evaluate((to) => palace.move(to), square);
          for (const at of [square, [1, 1]]) {
            const { x, y } = await resting(page, at);
            await page.mouse.move(x, y);
            await page.waitForFunction((words) => document.querySelector("#chip").textContent.startsWith(words), `(${at})`);
            assert.deepEqual(await page.evaluate(covered, [square, at]), [], `${orient}: the piece on ${square}, ${at} pointed at`);
          }
        }
      }
    });

    test(`${name}: a mouse that rests is heard again when what lay over the board has gone`, async (t) => {
      const page = await house.visit(t, "wythoff@9,7&first=human&second=human", size);
      const { x, y } = await resting(page, [1, 1]);
      await page.mouse.move(x, y);
      const chip = (words) => page.waitForFunction((w) => document.querySelector("#chip").hidden === !w && document.querySelector("#chip").textContent.includes(w), words);
      await chip("(1,1)");
      await page.evaluate(() => {
        const over = document.createElement("div");
        over.id = "over";
        over.style = "position: fixed; inset: 0; z-index: 1000";
        document.body.append(over);
      });
      await chip("");
      await page.evaluate(() => document.querySelector("#over").remove());
      await chip("(1,1)");
    });

    kin(name === "narrow", false)(`${name}: the map fills, the legend says what it means, a reload keeps all`, async (t) => {
      const page = await house.visit(t, "blocking:5@13,11&size=120x120&first=human&second=human", size, { drawn: true });
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
}
