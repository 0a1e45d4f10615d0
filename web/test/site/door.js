// The front door: its small game by mouse, touch and keyboard, the ways from there and back,
// and what it says where there is no board.
import assert from "node:assert/strict";
import { idle, open, sizes } from "../browser.js";
import { faults } from "../faults.js";
import { kin, long, main, test } from "../levels.js";
import { byClick, byKey, byTouch, settled, state, visit } from "./house.js";
import { lesson, says } from "../words.js";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  /** enter opens the bare address in a new page. */
  const enter = async (t, size = sizes.wide, options = {}) => {
    const { page, troubles, close } = await open(house.browser, house.server.url, size, { reducedMotion: "reduce", ...options });
    t.after(async () => {
      await close();
      assert.deepEqual(troubles, []);
    });
    await page.evaluate(() => palace.ready);
    return page;
  };
  const bare = (page) => page.evaluate(() => location.href.endsWith("/"));
  const room = (page, name) => page.waitForFunction((name) => document.documentElement.dataset.room === name, name);
  /** win plays as wins: the rook to the diagonal, until it is in the corner. */
  const win = async (page, choose) => {
    for (let now = await state(page); now.phase !== "over"; now = await settled(page)) {
      const to = Math.min(...now.position);
      await choose([to, to]);
      await page.waitForFunction((turns) => palace.state().history.length > turns, now.history.length);
    }
  };

  for (const [name, size, by] of [["mouse", sizes.wide, byClick], ["touch", sizes.narrow, byTouch], ["keyboard", sizes.wide, byKey]]) {
    kin(name === "touch", name === "keyboard")(`the door's game is won by ${name}, and the door says so and leads on`, async (t) => {
      const page = await enter(t, size);
      assert.ok(await bare(page));
      assert.deepEqual((await state(page)).position, [6, 4]);
      assert.deepEqual(await page.evaluate(faults), []);
      for (const hidden of ["#panel", "#tabs", ".zoom", ".chips", "#title"]) assert.equal(await page.isVisible(hidden), false, hidden);
      assert.equal(await page.innerText("#door-rule"), says("page-move-left-up-whoever"));
      // Eight squares fill the board, whatever its size.
      const [left, right, board] = await page.evaluate(() => [palace.locate([0, 0]).x, palace.locate([7, 0]).x, document.querySelector("#board").getBoundingClientRect().width]);
      assert.ok(Math.abs((right - left) / 7 - board / 8) < 0.5, `${left} to ${right} on ${board}`);

      const choose = by(page); // the keyboard's cursor stays where it was
      await win(page, choose);
      assert.equal((await state(page)).winner, "first");
      await page.waitForSelector("#door-ends:not([hidden])");
      assert.deepEqual(await page.evaluate(faults), []);
      assert.ok(await bare(page), "the address stays as it was");
      const press = async (button) => {
        if (name === "keyboard") {
          await page.waitForSelector(`${button}:visible`); // what is hidden takes no focus
          await page.focus(button);
          await page.keyboard.press("Enter");
        } else await page[name === "touch" ? "tap" : "click"](button);
      };
      await press("#door-again");
      await page.waitForFunction(() => palace.state().history.length === 0);
      await win(page, choose);
      await page.waitForSelector("#door-ends:not([hidden])");
      await press("#door-why");
      await room(page, "game");
      await page.waitForFunction(() => document.getElementById("study-title").checkVisibility() && /6,4/.test(document.getElementById("study-title").textContent));
      await page.waitForFunction(() => location.hash.startsWith("#rook@6,4"));
      assert.deepEqual((await state(page)).history, []);
      assert.deepEqual(await page.evaluate(faults), []);
      await page.goBack();
      await room(page, "door");
      assert.ok(await bare(page));
      assert.deepEqual((await state(page)).history, []);
      if (name !== "keyboard") return;
      await win(page, choose);
      await press("#door-next");
      await page.waitForFunction(() => palace.state().history.length === 0);
      assert.notDeepEqual((await state(page)).position, [6, 4], "Next leads to another game");
      await page.waitForFunction(() => document.activeElement?.id === "door-rule"); // and whoever has no mouse hears its rule
    });
  }

  test("the opponent is chosen before the game, and remembered", async (t) => {
    const page = await enter(t);
    await page.click(".door-card[data-to=play]");
    await page.check("#rivals input[value='slipping:60']");
    await page.click("#door-games button >> nth=2");
    await room(page, "game");
    assert.deepEqual((await state(page)).players, { first: "human", second: "slipping:60" });
    await page.click("#crown");
    await page.evaluate(() => palace.idle());
    await page.reload();
    await page.evaluate(() => palace.ready);
    await page.click(".door-card[data-to=play]");
    assert.equal(await page.inputValue("#rivals input:checked"), "slipping:60");
    assert.deepEqual(await page.evaluate(faults), []);
    await page.click("#door-games button >> nth=0");
    await page.waitForFunction(() => palace.state().game === "rook" && palace.state().players.second === "slipping:60");
  });

  test("every card of Play starts a game that can be played at once, lying as the door's does", async (t) => {
    const page = await enter(t);
    const lies = () => page.evaluate(() => [[0, 0], [1, 0], [0, 1]].map((square) => palace.locate([...square, ...palace.state().position.slice(2)])))
      .then(([corner, x, y]) => [corner, x, y].every(({ x, y }) => x >= corner.x && y >= corner.y));
    assert.ok(await lies());
    const good = { rook: [[1, 1]], nim: [[1, 1, 0]], blocking: [[0, 0], [0, 2], [2, 0]], wythoff: [[1, 2]], maharaja: [[1, 3]], mwythoff: [[1, 3]], subtraction: [[5, 4]], exile: [[2, 1]] };
    for (const [i, [name, wins]] of Object.entries(good).entries()) {
      await page.click(".door-card[data-to=play]");
      await page.click(`#door-games button >> nth=${i}`);
      await room(page, "game");
      await page.waitForFunction((name) => location.hash.startsWith(`#${name}`), name);
      const now = await settled(page);
      assert.ok(now.game.startsWith(name) && now.overlay.kind === "off" && now.idea === null && now.history.every(({ to }) => !to), name);
      assert.ok(await lies(), `${name}: the corner is above`);
      await visit(page, await page.evaluate(() => palace.link())); // when the board has come to rest
      await settled(page);
      const { history: { length: turns }, blocked } = await state(page);
      const to = wins.find((win) => !blocked.some((square) => `${square}` === `${win}`));
      if (to.length === 2) await byClick(page)(to);
      else { // the two of the last pile
        await page.fill("#t", "2");
        await page.click("#ways button >> nth=2");
      }
      await page.waitForFunction((turns) => palace.state().history.length > turns, turns);
      assert.deepEqual((await state(page)).history[turns].to, to, name);
      await page.click("#crown");
      await room(page, "door");
    }
  });

  main("three doors lead to a lesson, a game and the gallery, and Back, the crown and an emptied address to the door", async (t) => {
    const page = await enter(t);
    await page.click(".door-card[data-to=learn]");
    assert.equal(await page.evaluate(() => document.activeElement.id), "learn-title");
    assert.ok((await page.locator("#lesson-cards button").count()) >= 10);
    assert.deepEqual(await page.evaluate(faults), []);
    await page.click("#lesson-cards button >> nth=1");
    await page.waitForFunction(() => location.hash === "#lesson=corner-the-queen&step=1");
    await page.goBack();
    await page.waitForFunction(() => location.hash === "#lesson" && document.querySelector("#learn-title").checkVisibility());
    await page.goBack();
    await page.waitForSelector(".door-cards", { state: "visible" });
    assert.ok(await page.isHidden("#learn-title"));

    await page.click(".door-card[data-to=play]");
    assert.equal(await page.isVisible("#play-last"), false, "nothing was played yet");
    assert.deepEqual(await page.evaluate(faults), []);
    await page.click("#door-games button >> nth=0");
    await room(page, "game");
    const hash = await page.waitForFunction(() => location.hash).then((found) => found.jsonValue());
    assert.ok(await page.isVisible("#status"));
    await page.click("#crown");
    await room(page, "door");
    await page.waitForFunction(() => location.href.endsWith("/")); // addresses are written with pauses
    assert.equal(await page.evaluate(() => document.activeElement.id), "crown");
    await page.click(".door-card[data-to=play]");
    assert.equal(await page.getAttribute("#door-games button >> nth=0", "title"), says("engine/rook", "rules", { misere: "false" }));
    await page.click("#play-last"); // what was played last is offered again
    await page.waitForFunction((hash) => location.hash === hash, hash);
    await page.goBack();
    await room(page, "door");
    await page.goForward();
    await page.waitForFunction((hash) => location.hash === hash, hash);
    await page.evaluate(() => { location.hash = ""; });
    await room(page, "door");

    await page.click(".door-card[data-to=watch]");
    await page.waitForFunction(() => location.hash === "#gallery");
    assert.deepEqual(await page.evaluate(faults), []);
    const titles = new Set();
    const maps = await page.$$eval(".hall-maps button", (all) => all.length);
    assert.ok(maps >= 15);
    for (let i = 0; i < maps; i++) {
      const title = await page.textContent("#hall-title");
      titles.add(title);
      await page.waitForFunction(() => palace.state().overlay.done > 0);
      await page.click("#hall-next");
      await page.waitForFunction((title) => document.querySelector("#hall-title").textContent !== title, title);
    }
    assert.equal(titles.size, maps);
    await page.click("#hall-play");
    await room(page, "game");
    await page.waitForFunction(() => location.hash.startsWith("#blocking:100"));
    await page.click(".rooms [data-to=learn]");
    await room(page, "door");
    assert.ok(await page.isVisible("#learn-title"));
  });

  test("on a phone the doors are found again from every room, and Learn says how far each lesson was done", async (t) => {
    for (const size of [sizes.narrow, { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true }]) {
      const page = await enter(t, size);
      assert.equal(await page.isVisible("#rooms-open"), false, "the doors themselves are there");
      for (const link of ["wythoff@8,6", "lesson=corner-the-rook&step=3", "gallery"]) {
        await page.evaluate((text) => palace.open(text), link);
        await page.waitForSelector("#rooms-open", { state: "visible" });
        const wrong = await page.evaluate(faults);
        const narrow = wrong.filter((each) => !/^BUTTON {2}: 41\.\d+×44$/.test(each)); // the seven steps of a lesson, on 320 pixels
        assert.deepEqual(narrow, [], link);
        assert.equal(await page.isVisible(".rooms"), false);
        if (link.startsWith("lesson")) {
          await page.locator("#task-options button").nth(0).click();
          await page.waitForFunction(() => palace.state().lesson.solved);
        }
        // By keyboard: the ways follow the button that opens them.
        await page.focus("#rooms-open");
        await page.keyboard.press("Enter");
        await page.waitForSelector(".rooms", { state: "visible" });
        assert.deepEqual(await page.evaluate(faults), wrong, `${link}, with its ways`);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await room(page, "door");
        assert.equal(await page.evaluate(() => document.activeElement.id), "learn-title");
        assert.equal(await page.locator(".rooms:popover-open, .rooms > button:visible").count(), 0); // the tools alone
      }
      const first = page.locator("#lesson-cards button").first();
      assert.deepEqual((await first.innerText()).split(/\s*\n\s*/), [lesson("corner-the-rook").title, says("web/lessons", "about-corner-the-rook"), says("web/table/internal/room", "next-for-you"),
        [says("web/lessons", "beginner"), says("web/table/internal/room", "about-lesson", { steps: 7, minutes: 15 }), says("web/table/internal/room", "done-of", { done: 1, steps: 7 })].join(" · ")]);
      assert.ok((await first.locator("svg.board").boundingBox()).width >= 100, "a board to be seen");
      assert.equal(await first.locator("progress").evaluate((bar) => bar.value), 1 / 7);
      assert.equal(await page.locator("#lesson-cards progress:visible").count(), 1);
      assert.deepEqual(await page.evaluate(faults), []);
      assert.ok(await page.isVisible("#lesson-file") && await page.isVisible("#lesson-forget"));
      await page.click("#crown"); // from the list back to all doors
      await page.waitForSelector(".door-cards", { state: "visible" });
      await page.click(".door-card[data-to=learn]");
      await first.click();
      await page.waitForFunction(() => location.hash === "#lesson=corner-the-rook&step=1"); // the first that is not done
    }
  });

  const screens = [[2560, 1440], [1920, 1080], [1280, 800], [1024, 768], [844, 390], [390, 844]];
  test("the door fills its window at every size, also for who has played, and nothing moves while it comes", async (t) => {
    for (const played of [false, true]) {
      const page = await enter(t);
      if (played) {
        await page.evaluate(() => localStorage.setItem("palace-game", JSON.stringify({ link: "wythoff@8,6", title: "Wythoff Nim" })));
        await page.reload();
        await page.evaluate(() => palace.ready);
      }
      assert.equal(await page.isVisible(".door-on"), played);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        await idle(page);
        const found = await page.evaluate(() => {
          const house = document.querySelector(".house");
          const [words, stage, ways] = [".door-words", ".stage", ".door-ways"].map((each) => document.querySelector(each).getBoundingClientRect());
          const { top, bottom, height } = house.getBoundingClientRect();
          const [high, low] = [Math.max(top, Math.min(words.top, stage.top)), Math.min(bottom, Math.max(stage.bottom, ways.bottom))];
          return { share: (low - high) / height, above: high - top, below: bottom - low, scrolls: house.scrollHeight - house.clientHeight, board: Math.min(stage.width, innerHeight - 52), square: stage.width - stage.height, wide: stage.width / innerWidth };
        });
        const told = `${width}×${height}: ${JSON.stringify(found)}`;
        assert.ok(found.share >= 0.8 && Math.abs(found.square) < 1, told);
        if (width >= 1024) {
          assert.equal(found.scrolls, 0, told);
          assert.ok(Math.abs(found.above - found.below) <= 16 && found.wide >= 0.45, told);
        }
        if (!played && width < height) assert.equal(found.scrolls, 0, told);
        assert.deepEqual(await page.evaluate(faults), [], told);
      }
    }
  });

  test("Tab leads from the header to the board and on to the doors, and Escape past the board", async (t) => {
    const page = await enter(t);
    const stops = [];
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press("Tab");
      stops.push(await page.evaluate(() => document.activeElement.dataset.to ?? (document.activeElement.id || document.activeElement.className)));
    }
    const board = stops.indexOf("board");
    assert.ok(board > 0, stops.join(" "));
    assert.equal(stops[0], "skip");
    assert.deepEqual(stops.slice(board - 1, board + 5), ["share-open", "board", "learn", "play", "puzzle", "watch"]);
    // Past the header at once, and along the arrow keys to a move.
    await page.focus(".skip");
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement.id), "door-rule");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.id), "board");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => palace.state().history.length > 0);
    assert.deepEqual((await state(page)).history[0].to, [4, 4]);
    await settled(page);
    await page.keyboard.press("Escape");
    assert.notEqual(await page.evaluate(() => document.activeElement.id), "board");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.to), "learn");
    await page.keyboard.press("Shift+Tab");
    assert.equal(await page.evaluate(() => document.activeElement.id), "board");
  });

  long("what was played last is offered at the door, and what is no game is not", async (t) => {
    const page = await enter(t);
    const offered = () => page.isVisible(".door-on");
    assert.equal(await offered(), false, "to a first visitor");
    for (const text of ["", "null", "{", "7", '{"link":5,"title":"x"}', '{"link":"rook@6,4"}', `{"link":"rook@6,4","title":"${"x".repeat(300)}"}`]) {
      await page.evaluate((text) => localStorage.setItem("palace-game", text), text);
      await page.reload();
      await page.evaluate(() => palace.ready);
      assert.equal(await offered(), false, text);
    }
    await page.evaluate(() => palace.open("wythoff@8,6"));
    await page.evaluate(() => palace.move([8, 5]).then(() => palace.settled()));
    await idle(page);
    const link = await page.evaluate(() => palace.link());
    await page.click("#crown");
    await room(page, "door");
    assert.equal(await page.innerText(".door-on"), says("door-go-on").replace("<span/>", says("engine/wythoff", "title", { which: "none", moves: "" })));
    await page.mouse.move(0, 0);
    await idle(page);
    assert.deepEqual(await page.evaluate(faults), []);
    await page.click(".door-on");
    await page.waitForFunction((link) => palace.link() === link, link);
    for (const game of ["rook@6,4", "subtraction:(1,2)(2,1)(3,3)(4,5)(5,4)(6,7)@9,9"]) { // with long titles
      await page.evaluate((game) => palace.open(game), game);
      await page.click("#crown");
      await room(page, "door");
      await page.click(".door-card[data-to=play]");
      await page.waitForSelector("#door-games button");
      assert.deepEqual(await page.evaluate(faults), [], game);
    }
  });

  test("on a phone the door is seen from its top, wherever one has scrolled to", async (t) => {
    const page = await enter(t, sizes.narrow);
    const top = () => page.evaluate(() => document.querySelector(".house").scrollTop);
    await page.tap(".door-card[data-to=play]");
    await page.tap("#door-games button >> nth=5"); // far down
    await room(page, "game");
    await page.tap("#crown");
    await room(page, "door");
    assert.equal(await top(), 0);
    await page.tap(".door-card[data-to=play]");
    await page.evaluate(() => document.querySelector(".house").scrollTo(0, 400));
    assert.ok(await top() > 100);
    await page.evaluate(() => document.querySelector(".door-list:not([hidden]) [data-to=doors]").click());
    assert.equal(await top(), 0);
  });

  test("a map hangs in the gallery at the same size, whatever room one comes from", async (t) => {
    const page = await enter(t);
    const edge = async () => {
      await page.waitForFunction(() => document.documentElement.dataset.room === "gallery" && document.querySelector("#board").offsetWidth > 1200);
      await idle(page); // the canvas follows the frame
      return page.evaluate(() => (palace.locate([100, 0]).x - palace.locate([0, 0]).x) / 100);
    };
    await page.click(".door-card[data-to=watch]");
    const fromTheDoor = await edge();
    await page.evaluate(() => palace.open("wythoff@8,6"));
    await page.evaluate(() => palace.open("gallery"));
    assert.ok(fromTheDoor < 2.6, `300 squares of ${fromTheDoor} pixels`);
    assert.ok(Math.abs((await edge()) - fromTheDoor) < 0.01);
  });

  test("in the gallery a map is chosen by its name and saved as a picture, and its words go when nobody moves", async (t) => {
    const page = await enter(t);
    await page.evaluate(() => palace.open("gallery"));
    const chosen = () => page.textContent(".hall-maps [aria-pressed=true]");
    const first = await chosen();
    await page.click(".hall-maps button:nth-child(4)");
    assert.notEqual(await chosen(), first);
    assert.equal(await chosen(), await page.textContent("#hall-title"));
    await idle(page);
    const saved = page.waitForEvent("download");
    await page.click("#hall-save");
    assert.match((await saved).suggestedFilename(), /^rook_nim_.*\.png$/);
    await page.mouse.move(30, 400);
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
    await page.waitForSelector("#hall[data-rests]");
    assert.equal(await page.evaluate(() => {
      const { x, y, width, height } = document.querySelector("#hall-play").getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2).id;
    }), "board", "a touch that brings the words back presses nothing");
    await page.mouse.move(60, 400);
    await page.waitForSelector("#hall:not([data-rests])");
  });

  test("what a palace is, is said on the board to who sees it and to who hears it", async (t) => {
    const page = await enter(t);
    assert.equal(await page.getAttribute("#board", "aria-describedby"), null, "at the door there are none");
    await page.evaluate(() => palace.open("wythoff@8,6"));
    await page.waitForSelector("#chip-palace", { state: "visible" });
    assert.equal(await page.getAttribute("#board", "aria-describedby"), "chip-palace");
    assert.equal(await page.textContent("#chip-palace"), says("chips-palace-square-where-player"));
    assert.equal(await page.locator("#chip-palace").evaluate((chip) => Boolean(chip.closest("[aria-hidden]"))), false);
    await page.evaluate(() => palace.move([8, 5]).then(() => palace.settled()));
    await page.waitForSelector("#chip-palace", { state: "hidden" });
    assert.equal(await page.getAttribute("#board", "aria-describedby"), null);
  });

  test("a game at the door is kept for a reload, and a lesson's, and palace.open leaves", async (t) => {
    const page = await enter(t);
    await page.evaluate(() => palace.move([4, 4]).then(() => palace.settled()));
    const before = await state(page);
    await page.reload();
    await page.evaluate(() => palace.ready);
    assert.deepEqual((await state(page)).history, before.history);
    await room(page, "door");
    assert.ok(await bare(page));
    await page.evaluate(() => palace.open("lesson=corner-the-rook&step=2"));
    await page.waitForFunction(() => location.hash === "#lesson=corner-the-rook&step=2");
    await page.evaluate(() => palace.move([0, 2]).then(() => palace.settled()));
    const { history, lesson } = await state(page);
    await idle(page); // until the page has kept it
    await page.reload();
    await page.evaluate(() => palace.ready);
    assert.deepEqual([(await state(page)).history, (await state(page)).lesson.step], [history, lesson.step]);
    await page.evaluate(() => palace.open("wythoff@6,4"));
    await room(page, "game");
    await page.waitForFunction(() => location.hash === "#wythoff@6,4");
  });

  test("without WebGL the door says that there is no board", async (t) => {
    const context = await house.browser.newContext({ serviceWorkers: "block", ...sizes.wide });
    t.after(() => context.close());
    const page = await context.newPage();
    await page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind.startsWith("webgl") ? null : get.call(this, kind, ...rest);
      };
    });
    await page.goto(house.server.url);
    await page.waitForSelector("#again:not([hidden])");
    assert.equal(await page.evaluate(() => document.documentElement.dataset.room), "door");
    assert.ok(await page.isVisible("#door-rule"));
    assert.ok((await page.textContent("#curtain-text")).length > 20);
    const [card, stage] = await page.evaluate(() => [".curtain-card", ".stage"].map((name) => document.querySelector(name).getBoundingClientRect().toJSON()));
    assert.ok(card.left >= stage.left && card.right <= stage.right && card.top >= stage.top, "it is told in the board's place");
  });
}
