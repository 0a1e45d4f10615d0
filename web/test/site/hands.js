// Hands and keys on the built site: slow presses, other buttons, what ends a drag, keyboards of other
// alphabets, the bar and its menu, what lies over the board, cameras, and the wheel over a board in
// another page. By real events throughout.
import assert from "node:assert/strict";
import { idle, limit, open, sizes, until } from "../browser.js";
import { kin, main, test } from "../levels.js";
import { explored, moved, resting, settled, state } from "./house.js";

const people = "&first=human&second=human&map=off";

/** press has a finger stay on a point for so many milliseconds, by the clock of the events. */
async function press(page, { x, y }, length) {
  const session = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }], timestamp: now - length / 1000 });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: now });
  await session.detach();
}

/** key presses a key as a keyboard of some layout does: by what it writes and where it lies. */
async function key(page, name, code, { ctrl = false, meta = false, shift = false } = {}) {
  const session = await page.context().newCDPSession(page);
  const modifiers = 2 * Number(ctrl) + 4 * Number(meta) + 8 * Number(shift);
  const text = ctrl || meta || name.length > 2 ? undefined : name;
  await session.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", key: name, code, modifiers, text });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", key: name, code, modifiers });
  await session.detach();
}

const at = (page, square) => page.evaluate((s) => palace.locate(s), square);
const history = async (page) => (await state(page)).history;
const canvas = (page) => page.frameLocator("#board").locator("canvas");
const told = (page, name, args = {}) => page.evaluate(([name, args]) => JSON.parse(document.querySelector("#board").contentWindow.board.call(name, JSON.stringify(args))).value, [name, args]);

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const [size, length] of [["narrow", 900], ["narrow", 5000]]) {
    kin(length === 900)(`a finger that stays for ${length} ms moves, blocks, marks and answers as a tap does`, async (t) => {
      const page = await house.visit(t, `wythoff@8,6${people}`, sizes[size]);
      await press(page, await resting(page, [8, 2]), length);
      await moved(page, { history: [] });
      assert.deepEqual((await state(page)).position, [8, 2]);
      assert.ok(await page.isHidden("#study"), "nothing is explained");
      await page.evaluate(() => palace.open("blocking:3@8,6&first=human&second=human&map=off").then(() => {}));
      await press(page, await resting(page, [8, 4]), length);
      await page.waitForFunction(() => document.querySelector("#block-left").textContent.startsWith("1"));
      await page.evaluate(() => palace.open("wythoff@8,6&quiz=on"));
      await press(page, await resting(page, [5, 2]), length);
      await until(page, () => JSON.parse(document.querySelector("#board").contentWindow.board.call("page", "{}")).value.quiz.marks === 1);
      await page.evaluate(() => palace.open("lesson=corner-the-queen&step=1"));
      const { position } = await settled(page);
      await press(page, await resting(page, [position[0], position[1] - 1]), length);
      await moved(page, { history: [] });
      await page.evaluate(() => palace.open(""));
      await page.waitForFunction(() => document.documentElement.dataset.room === "door");
      const door = await settled(page);
      await press(page, await resting(page, [door.position[0] - 1, door.position[1]]), length);
      await moved(page, door);
    });
  }

  test("where a tap does nothing, a finger that stays asks why; where that may not be told, it says what a tap says", async (t) => {
    const page = await house.visit(t, `wythoff@8,6${people}`, sizes.narrow);
    await press(page, await resting(page, [3, 5]), 900);
    await page.waitForSelector("#study", { state: "visible" });
    await page.evaluate(() => palace.open("wythoff@8,6&without=why&first=human&second=human"));
    await press(page, await resting(page, [3, 5]), 900);
    await page.waitForSelector("#notice", { state: "visible" });
    assert.ok(await page.isHidden("#study"));
    assert.deepEqual(await history(page), []);
  });

  test("only the main button plays; a second button ends what the first has begun, and so does a Mac's Ctrl", async (t) => {
    const page = await house.visit(t, `wythoff@12,17${people}`);
    const { x, y } = await resting(page, [8, 17]);
    await page.mouse.click(x, y, { button: "middle" });
    await page.mouse.click(x, y, { button: "right" });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.down({ button: "right" });
    await page.mouse.up({ button: "right" });
    await page.mouse.up();
    await idle(page);
    assert.deepEqual(await history(page), []);
    await page.evaluate(() => palace.open("wythoff@8,6&quiz=on"));
    const mark = await resting(page, [5, 2]);
    await page.mouse.click(mark.x, mark.y, { button: "middle" });
    await idle(page);
    assert.equal((await told(page, "page")).quiz.marks, 0);
    await page.mouse.click(mark.x, mark.y);
    await until(page, () => JSON.parse(document.querySelector("#board").contentWindow.board.call("page", "{}")).value.quiz.marks === 1);

    const { page: mac, close } = await open(house.browser, `${house.server.url}course.html`, sizes.wide, { reducedMotion: "reduce" });
    t.after(close);
    await mac.addInitScript(() => Object.defineProperty(navigator, "platform", { value: "MacIntel" }));
    await mac.goto(`${house.server.url}#wythoff@12,17${people}`);
    await mac.evaluate(() => palace.ready);
    const there = await resting(mac, [8, 17]);
    await mac.keyboard.down("Control");
    await mac.mouse.click(there.x, there.y);
    await mac.keyboard.up("Control");
    await idle(mac);
    assert.deepEqual(await history(mac), []);
    await mac.mouse.click(there.x, there.y);
    await moved(mac, { history: [] });
  });

  // What changes the position or the turn while something is held, and what is then done by the hand must not count.
  const changes = {
    "Escape": (page) => page.keyboard.press("Escape"),
    "another link": (page) => page.evaluate(() => palace.open("wythoff@9,14&first=human&second=human&map=off")),
    "a script's move": (page) => page.evaluate(() => palace.move([12, 16])),
    "new game": (page) => page.evaluate(() => palace.move([12, 16]).then(() => palace.undo())),
    "sides swapped": (page) => page.evaluate(() => palace.players("perfect", "human").then(() => palace.settled())),
    "a quiz": (page) => page.evaluate(() => palace.open("wythoff@12,17&quiz=on")),
  };
  for (const [what, change] of Object.entries(changes)) {
    kin(false, ["Escape", "another link", "sides swapped"].includes(what))(`a drag and a press are ended by ${what}`, async (t) => {
      for (const drags of [true, false]) {
        const page = await house.visit(t, `wythoff@12,17${people}`);
        const [from, to] = [await resting(page, drags ? [12, 17] : [12, 12]), await at(page, [12, 12])];
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        if (drags) await page.mouse.move(to.x + 2, to.y + 9, { steps: 3 });
        await change(page);
        await idle(page);
        const before = await state(page);
        const target = before.position.join() === "12,17" ? to : await at(page, before.position.map((v, i) => (i ? v - 1 : v)));
        if (drags) await page.mouse.move(target.x, target.y, { steps: 3 });
        await page.mouse.up();
        await idle(page);
        assert.deepEqual((await state(page)).history, before.history, drags ? "the drag" : "the press");
        if (what !== "a quiz") continue;
        assert.equal((await told(page, "page")).quiz.marks, 0);
      }
    });
  }

  test("a drag goes on while the window changes size", async (t) => {
    const { page, troubles, close } = await house.fresh(`wythoff@12,17${people}`);
    t.after(close);
    const from = await resting(page, [12, 17]);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 9, from.y - 30, { steps: 3 });
    await page.setViewportSize({ width: 1200, height: 760 });
    await idle(page);
    const to = await at(page, [12, 12]);
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    await moved(page, { history: [] });
    assert.deepEqual(troubles, []);
  });

  test("blocks being drawn over, and marks, end with their turn", async (t) => {
    const page = await house.visit(t, "blocking:5@9,7&first=human&second=human&map=off");
    const [from, to] = [await resting(page, [7, 7]), await at(page, [5, 7])];
    const chosen = async () => ((await told(page, "page")).block?.chosen ?? []).length;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await until(page, () => JSON.parse(document.querySelector("#board").contentWindow.board.call("page", "{}")).value.block.chosen.length === 3);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    assert.equal(await chosen(), 0, "Escape takes them back");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.evaluate(() => palace.block([]).then(() => palace.move([9, 5])));
    const end = await at(page, [9, 2]);
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
    assert.equal(await chosen(), 0, "another turn");
  });

  main("keys act on every layout, in the page and on the board, large and small", async (t) => {
    const page = await house.visit(t, `wythoff@12,17${people}`);
    const places = { "the page": () => page.focus("#headline"), "the board": () => canvas(page).focus() };
    const shown = async () => (await state(page)).overlay.kind;
    for (const [where, focus] of Object.entries(places)) {
      await focus();
      let off = (await shown()) === "off";
      for (const [name, code, shift] of [["ة", "KeyM"], ["ь", "KeyM"], ["μ", "KeyM"], ["צ", "KeyM"], ["M", "KeyM"], ["M", "Semicolon"], ["m", "KeyW"]]) {
        await key(page, name, code, { shift });
        off = !off;
        await page.waitForFunction((off) => (palace.state().overlay.kind === "off") === off, off, { timeout: limit / 4 }).catch(() => assert.fail(`${name} (${code}) does nothing in ${where}`));
        await idle(page); // the page shows it, too
      }
      await page.evaluate(() => palace.move([12, 16]));
      for (const [undo, redo] of [[["u", "KeyU"], ["r", "KeyR"]], [["ع", "KeyU"], ["ق", "KeyR"]], [["z", "KeyZ", { ctrl: true }], ["y", "KeyY", { ctrl: true }]], [["z", "KeyY", { ctrl: true }], ["Z", "KeyY", { ctrl: true, shift: true }]],
        [["я", "KeyZ", { ctrl: true }], ["Я", "KeyZ", { ctrl: true, shift: true }]], [["z", "KeyZ", { meta: true }], ["z", "KeyZ", { meta: true, shift: true }]]]) {
        await key(page, ...undo);
        await page.waitForFunction(() => palace.state().history.length === 0, null, { timeout: limit / 4 }).catch(() => assert.fail(`${undo[0]} takes nothing back in ${where}`));
        await focus();
        await key(page, ...redo);
        await page.waitForFunction(() => palace.state().history.length === 1, null, { timeout: limit / 4 }).catch(() => assert.fail(`${redo[0]} plays nothing again in ${where}`));
        await focus();
      }
      await page.evaluate(() => palace.undo());
      // The row of digits of a French keyboard: the whole map, and what the move needs.
      const near = (await at(page, [1, 0])).x - (await at(page, [0, 0])).x;
      await key(page, "ç", "Digit9");
      await until(page, (near) => Math.abs(palace.locate([1, 0]).x - palace.locate([0, 0]).x - near) > 1, near);
      await focus();
      await key(page, "à", "Digit0");
      await until(page, (near) => Math.abs(palace.locate([1, 0]).x - palace.locate([0, 0]).x - near) < 1, near);
      await key(page, "؟", "Slash", { shift: true });
      await page.waitForSelector("#help[open]");
      await page.keyboard.press("Escape");
    }
    // What is no key there stays none.
    await page.focus("#headline");
    for (const [name, code, options] of [["é", "Digit2"], ["ß", "Minus"], ["(", "Digit9", { shift: true }], ["ù", "Quote"]]) await key(page, name, code, options ?? {});
    await idle(page);
  });

  test("in a field Ctrl+Z is the browser's own", async (t) => {
    const page = await house.visit(t, `wythoff@12,17${people}`);
    await page.evaluate(() => palace.move([12, 16]).then(() => {}));
    await page.evaluate(() => document.querySelector("#start-at").closest("details")?.setAttribute("open", ""));
    await page.fill("#start-at", "9,9");
    await page.focus("#start-at");
    await key(page, "z", "KeyZ", { ctrl: true });
    await idle(page);
    assert.equal((await history(page)).length, 1);
  });

  main("the menu of a phone is closed by Escape, wherever the focus is, and by a tap beside it, which does nothing else", async (t) => {
    const page = await house.visit(t, `wythoff@8,6${people}`, sizes.narrow);
    const open = async () => {
      await page.tap("#rooms-open");
      await page.waitForSelector("#rooms", { state: "visible" });
    };
    const closed = () => page.waitForSelector("#rooms", { state: "hidden", timeout: limit / 4 });
    await open();
    await page.keyboard.press("Escape");
    await closed();
    await open();
    await canvas(page).focus();
    await page.keyboard.press("Escape");
    await closed();
    const there = await resting(page, [2, 6]); // not below the menu
    await open();
    await page.touchscreen.tap(there.x, there.y);
    await closed();
    await idle(page);
    assert.deepEqual(await history(page), []);
    await page.touchscreen.tap(there.x, there.y);
    await moved(page, { history: [] });
    await open();
    const button = await page.locator("[data-act=undo]").boundingBox();
    await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
    await closed();
    await idle(page);
    assert.equal((await history(page)).length, 1, "the tap has closed the menu alone");
  });

  const widths = [320, 340, 360, 361, 375, 390, 400, 401, 412, 430, 460, 480, 481, 500, 520, 600, 700, 760, 761, 800, 900, 960, 1024, 1100, 1120, 1121, 1200, 1280];
  const languages = ["en", "de", "fr", "es", "ar"];
  const long = ["wythoff@5,3", "blocking:100@8,6", "subtraction:(1,2)(2,1)(3,3)@20,17"];
  for (const language of languages) {
    kin(false, language === "ar")(`the bar at every width, ${language}: the name of the game stands in it, on one line`, async (t) => {
      const { page, close } = await house.fresh(`wythoff@5,3&lang=${language}`);
      t.after(close);
      for (const link of long) {
        await page.evaluate((text) => palace.open(text), link);
        await idle(page);
        for (const large of link === long[0] ? [false, true] : [false]) {
          for (const width of widths.filter((width) => !large || width <= 1120)) {
            await page.setViewportSize({ width, height: 844 });
            const wrong = await page.evaluate((large) => {
              const bar = document.querySelector(".top");
              const title = document.querySelector("#title");
              for (const each of bar.querySelectorAll("button, .title, .name")) each.style.fontSize = large ? "26px" : "";
              const box = title.getBoundingClientRect();
              const range = document.createRange();
              range.selectNodeContents(title);
              const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
              const shown = [...bar.querySelectorAll("button, #language, #title, svg")].filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1 && !each.closest("[popover]:popover-open"));
              const found = [];
              if (rows !== 1) found.push(`${rows} lines`);
              if (box.width < (large ? 60 : 90) && title.scrollWidth > title.clientWidth) found.push(`${box.width} px for ${title.textContent}`);
              if (!large && title.textContent.length < 24 && title.scrollWidth > title.clientWidth) found.push(`${title.textContent} is cut`);
              if (box.top < 0 || box.bottom > bar.getBoundingClientRect().bottom + 1) found.push("it sticks out");
              if (bar.scrollWidth > innerWidth || document.documentElement.scrollWidth > innerWidth) found.push("the bar is wider than the window");
              for (const a of shown) {
                const { left, right } = a.getBoundingClientRect();
                if (left < -1 || right > innerWidth + 1) found.push(`${a.id || a.outerHTML.slice(0, 40)} is out`);
                if (a === title) continue;
                if (left < box.right - 1 && right > box.left + 1) found.push(`${a.id || a.outerHTML.slice(0, 40)} lies over it`);
              }
              return found;
            }, large);
            assert.deepEqual(wrong, [], `${link} in ${language}, ${width} px${large ? ", large" : ""}`);
          }
        }
      }
    });
  }

  main("the map's tools and the words on the board lie over no piece, ruler or corner", async (t) => {
    for (const size of ["narrow", "wide"]) {
      const page = await house.visit(t, "wythoff@5,3+rook@7,4", sizes[size]);
      const check = async (squares) => {
        await idle(page);
        const wrong = await page.evaluate((squares) => {
          const board = document.querySelector("#board").getBoundingClientRect();
          const boxes = [...document.querySelectorAll(".zoom, .chips .chip")].filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
          const { left, top, bottom, corners } = JSON.parse(document.querySelector("#board").contentWindow.board.call("edges", "{}")).value;
          const edge = corners[0].edge;
          const places = squares.map((pair) => pair.map((square) => palace.locate(square))).map(([a, b]) => ({ x: a.x, y: (b ?? a).y, edge }));
          places.push(...corners.map(({ x, y, edge }) => ({ x: board.x + x, y: board.y + y, edge })));
          const found = places.filter(({ x, y, edge }) => boxes.some((box) => x + edge / 2 > box.left + 1 && x - edge / 2 < box.right - 1 && y + edge / 2 > box.top + 1 && y - edge / 2 < box.bottom - 1));
          const ruled = boxes.filter((box) => box.width > 60 && (box.left < board.left + left || box.top < board.top + top || box.bottom > board.bottom - bottom));
          return [found, ruled];
        }, squares);
        assert.deepEqual(wrong, [[], []], size);
      };
      // Where the queen and the rook stand: in the column of one move, and in the row of another.
      await check([[[5, 2, 7, 4], [4, 3, 7, 4]], [[5, 3, 7, 3], [5, 3, 6, 4]]]);
      if (size === "wide") {
        await page.evaluate(() => palace.open("wythoff@5,3&map=off&orient=right-down"));
        await explored(page);
        await page.click("#second-game");
        await page.waitForFunction(() => /\+rook@/.test(palace.state().game));
        const [a, b, c, d] = (await state(page)).position;
        await check([[[a, b - 1, c, d], [a - 1, b, c, d]], [[a, b, c, d - 1], [a, b, c - 1, d]]]);
      }
      for (const link of ["wythoff@5,3", "wythoff@12,17&orient=right-down", "wythoff@30,2&orient=right-down", "blocking:5@8,6"]) {
        await page.evaluate((text) => palace.open(text), link);
        const { position } = await state(page);
        await check([[position]]);
      }
    }
  });

  main("a camera ends when its panel is left, however late it comes, and a double click is one", async (t) => {
    const page = await house.visit(t, "wythoff@5,3", sizes.narrow);
    await page.evaluate(() => {
      globalThis.asked = [];
      globalThis.tracks = [];
      Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia: () => new Promise((resolve) => asked.push(() => {
        const canvas = document.createElement("canvas");
        canvas.getContext("2d").fillRect(0, 0, 1, 1);
        const stream = canvas.captureStream(5);
        tracks.push(...stream.getTracks());
        resolve(stream);
      })) } });
      globalThis.BarcodeDetector = class { async detect() { return []; } };
    });
    const enter = async () => {
      await page.evaluate(() => palace.open("class&wythoff@5,3&quiz=on"));
      await page.waitForSelector("#gather-scan", { state: "visible" });
    };
    const answered = () => page.evaluate(async () => {
      asked.splice(0).forEach((answer) => answer());
      await new Promise((resolve) => setTimeout(resolve)); // what was promised has been done
    });
    const live = () => page.evaluate(() => tracks.filter(({ readyState }) => readyState === "live").length);
    await enter();
    await page.click("#gather-scan");
    await page.evaluate(() => palace.open("rook@3,2"));
    await idle(page);
    await answered();
    assert.equal(await live(), 0, "the room was left while the browser asked");
    await enter();
    await page.evaluate(() => { document.querySelector("#gather-scan").click(); document.querySelector("#gather-scan").click(); });
    await answered();
    assert.equal(await live(), 1, "a double click");
    await page.waitForFunction(() => document.querySelector("#gather-scan").getAttribute("aria-pressed") === "true");
    await explored(page);
    await page.waitForFunction(() => tracks.every(({ readyState }) => readyState === "ended"));
    await page.click("#tabs [data-tab=play]");
    await page.click("#gather-scan");
    await page.click("#tabs [data-tab=map]");
    await idle(page);
    await answered();
    assert.equal(await live(), 0, "another tab, while the browser asked");
    await page.click("#tabs [data-tab=play]");
    assert.equal(await page.getAttribute("#gather-scan", "aria-pressed"), "false");
  });

  test("the curve of a game that is over leaves the next game alone", async (t) => {
    const page = await house.visit(t, "rook@3,2&first=human&second=human");
    for (const square of [[1, 2], [1, 1], [0, 1], [0, 0]]) await page.evaluate((to) => palace.move(to), square);
    await page.waitForSelector(".moment[aria-current]");
    await idle(page); // what comes above the curve has come
    const second = page.locator(".moment").nth(1);
    // What has moved since it was aimed at is aimed at again, as by a hand.
    for (let end = Date.now() + limit, x = 2; !(await second.getAttribute("aria-current")); x = 2 + (x + 1) % 5) {
      assert.ok(Date.now() < end, "to point at a moment does not take the board there");
      await second.hover({ position: { x, y: 9 } });
      await idle(page);
    }
    await page.keyboard.press("n");
    await page.waitForFunction(() => palace.state().history.length === 0 && document.querySelector(".curve").checkVisibility() === false);
    await page.mouse.move(5, 5);
    await page.mouse.move(300, 300);
    await idle(page);
    assert.ok(await page.isHidden("#notice"), await page.textContent("#notice-text"));
    assert.equal(await page.evaluate(() => document.querySelector("#status").style.minHeight), "");
  });

  for (const parts of ["", "&ui=board", "&ui=none"]) {
    kin(false, !parts)(`the wheel over a board in another page${parts && ` with ${parts.slice(1)}`} is that page's, until the board has the focus or with Ctrl`, async (t) => {
      const { page, close } = await open(house.browser, `${house.server.url}course.html`, sizes.wide, { reducedMotion: "reduce" });
      t.after(close);
      await page.evaluate((src) => {
        const frame = document.createElement("iframe");
        Object.assign(frame, { src, width: 600, height: 600, title: "Palace" });
        document.body.append(frame);
        return new Promise((resolve) => frame.addEventListener("load", resolve));
      }, `index.html#wythoff@12,17${people}${parts}`);
      const frame = page.frames().find((each) => each.url().includes("index.html"));
      await frame.evaluate(() => palace.ready);
      await idle(frame);
      const scrolled = () => page.evaluate(() => scrollY);
      const edge = () => frame.evaluate(() => palace.locate([1, 0]).x - palace.locate([0, 0]).x);
      const over = async () => {
        const box = await (await frame.$("#board")).boundingBox();
        await page.mouse.move(box.x + 200, box.y + 200);
      };
      const before = await edge();
      await page.focus("#name");
      await over();
      for (const end = Date.now() + limit / 4; (await scrolled()) === 0 && Date.now() < end;) {
        await page.mouse.wheel(0, 60);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      assert.ok((await scrolled()) > 0, "the page scrolls");
      assert.equal(await edge(), before, "and the board stays");
      await frame.waitForSelector("#chip-wheel", { state: "visible" });
      assert.ok((await frame.textContent("#chip-wheel")).includes("Ctrl"));
      await over();
      const place = await scrolled();
      await page.keyboard.down("Control");
      await page.mouse.wheel(0, -120);
      await page.keyboard.up("Control");
      await frame.waitForFunction((before) => Math.abs(palace.locate([1, 0]).x - palace.locate([0, 0]).x - before) > 1, before);
      const closer = await edge();
      assert.ok(closer > before && closer < 2 * before, `a notch of the wheel with Ctrl is one of the wheel, ${closer / before}`);
      await frame.frameLocator("#board").locator("canvas").focus();
      await over();
      await page.mouse.wheel(0, -120);
      await frame.waitForFunction((before) => palace.locate([1, 0]).x - palace.locate([0, 0]).x > before + 1, closer);
      assert.equal(await scrolled(), place, "then the page stays");
    });
  }
}
