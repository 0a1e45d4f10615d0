// The page in a frame of another one, as a course has it: it plays there, and leaves
// the page around it alone.
import assert from "node:assert/strict";
import { idle, limit, open, sizes } from "../browser.js";
import { faults } from "../faults.js";
import { main, test } from "../levels.js";
import { here, serve } from "../server.js";
import { saying, says, starting } from "../words.js";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  /** course opens a page that embeds the game of a link, and returns both. */
  const course = async (t, link, size, allow = "") => {
    const { page, troubles, close } = await open(house.browser, `${house.server.url}course.html#part-2`, size, { reducedMotion: "reduce" });
    t.after(async () => {
      await close();
      assert.deepEqual(troubles, []);
    });
    await page.focus("#name");
    await page.evaluate(([src, allow]) => {
      const frame = document.createElement("iframe");
      Object.assign(frame, { src, allow, width: 600, height: 700, title: "Palace" });
      frame.style = "border: 0; max-width: 100%";
      document.body.append(frame);
      return new Promise((resolve) => frame.addEventListener("load", resolve));
    }, [`index.html#${link}`, allow]);
    const frame = page.frames().find((each) => each.url().includes("index.html"));
    await frame.evaluate(() => palace.ready);
    return { page, frame };
  };
  const around = (page) => page.evaluate(() => [document.title, location.hash, history.length, scrollY, document.activeElement.id]);

  main("an embedded game plays, and the page around it keeps title, address, history, focus and place", async (t) => {
    const { page, frame } = await course(t, "wythoff@12,17&map=off");
    const before = await around(page);
    assert.deepEqual([before[0], before[1], before[4]], ["Lesson 3", "#part-2", "name"]);
    // The page around drives it, being of the same origin.
    const played = await page.evaluate(async () => {
      const { palace } = document.querySelector("iframe").contentWindow;
      await palace.move([12, 10]);
      return palace.settled();
    });
    assert.equal(played.history.length, 2);
    assert.deepEqual(await around(page), before);
    await frame.evaluate(async () => {
      document.querySelector("#notation-text").value = "maharaja@9,9";
      document.querySelector("#notation button").click();
    });
    await frame.waitForFunction(() => palace.state().game === "maharaja" && location.hash.startsWith("#maharaja"));
    assert.deepEqual(await around(page), before);
    assert.deepEqual(await frame.evaluate(faults), []);
  });

  test("an embedded board takes wheel and keys, the panel beside it leaves them to the page", async (t) => {
    const { page, frame } = await course(t, "wythoff@12,17");
    const place = async (name) => {
      const box = await (await frame.$(name)).boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const scrolled = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo(0, 100));
    const zoom = () => frame.evaluate(() => palace.locate([1, 0]).x - palace.locate([0, 0]).x);
    const before = await zoom();
    await frame.frameLocator("#board").locator("canvas").focus(); // until then the wheel is the page's: see hands.js
    await page.mouse.move(...(await place("#board")));
    await page.mouse.wheel(0, -240);
    await frame.waitForFunction((before) => palace.locate([1, 0]).x - palace.locate([0, 0]).x !== before, before);
    assert.equal(await scrolled(), 100, "the wheel over the board is the board's");
    await page.mouse.move(...(await place("#headline")));
    await page.mouse.wheel(0, 60);
    for (const end = Date.now() + limit; (await scrolled()) === 100 && Date.now() < end;) {
      await page.mouse.wheel(0, 120);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    assert.ok((await scrolled()) > 100, "the wheel over the panel is the page's once the panel has come to its end");

    await page.evaluate(() => scrollTo(0, 100));
    await frame.frameLocator("#board").locator("canvas").focus();
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    await frame.waitForFunction(() => palace.state().history.length > 0);
    assert.equal(await scrolled(), 100, "arrow keys on the board do not scroll the page");
  });

  test("a finger on the panel of an embedded game scrolls the page, a finger on the board does not", async (t) => {
    const { page, frame } = await course(t, "wythoff@12,17", { viewport: { width: 600, height: 600 }, hasTouch: true });
    const touches = await page.context().newCDPSession(page);
    const swipe = async (name) => {
      const { x, y } = await frame.evaluate((name) => {
        const box = document.querySelector(name).getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }, name);
      const outer = await page.evaluate(() => document.querySelector("iframe").getBoundingClientRect().toJSON());
      const send = (type, ...touchPoints) => touches.send("Input.dispatchTouchEvent", { type, touchPoints });
      const at = { x: outer.x + x, y: outer.y + y };
      await send("touchStart", at);
      for (let up = 20; up <= 160; up += 20) await send("touchMove", { x: at.x, y: at.y - up });
      await send("touchEnd");
      return page.evaluate(() => scrollY);
    };
    await page.evaluate(() => scrollTo(0, 250));
    assert.equal(await swipe("#board"), 250);
    let at = 250; // first the panel scrolls itself
    for (let tries = 0; tries < 4 && at === 250; tries++) at = await swipe("#panel");
    assert.ok(at > 250);
  });

  test("an embedded board fills the screen where it may, and else its frame", async (t) => {
    for (const allow of ["fullscreen 'none'", "fullscreen"]) {
      const { page, frame } = await course(t, "wythoff@12,17", sizes.wide, allow);
      await page.evaluate(() => document.querySelector("iframe").scrollIntoView());
      await frame.click("#projector");
      await frame.waitForFunction(() => document.documentElement.dataset.view === "projector");
      if (allow === "fullscreen") await frame.waitForFunction(() => document.fullscreenElement);
      else assert.equal(await frame.evaluate(() => document.querySelector("#board").offsetWidth), 600);
      await frame.click("#projector");
      await frame.waitForFunction(() => !document.fullscreenElement && !document.documentElement.dataset.view);
    }
  });

  /** school opens a page of another origin that embeds a link, by default telling itself. */
  const school = async (t, link, tell) => {
    const other = await serve(here("fake"));
    const origin = new URL(other.url).origin;
    const at = `${house.server.url}#${link}${tell ?? `&tell=${origin}`}`;
    t.after(other.close);
    const { page, troubles, close } = await open(house.browser, `${other.url}school.html?frame=${encodeURIComponent(at)}`, { viewport: { width: 800, height: 800 } }, { reducedMotion: "reduce" });
    t.after(async () => {
      await close();
      // What the frame asks for comes from another host, and a browser says of a message that it was not delivered.
      assert.deepEqual(troubles.filter((trouble) => !trouble.startsWith(`asked ${house.server.url}`) && !/target origin/.test(trouble)), []);
    });
    const frame = await (await page.waitForSelector("iframe")).contentFrame();
    await frame.waitForFunction(() => globalThis.palace && document.querySelector("#curtain")?.hidden);
    await frame.evaluate(() => palace.ready);
    return { page, frame, origin };
  };

  /** last has the frame send what must come last, and nothing may have come before. */
  const last = async (page, frame) => {
    await idle(frame);
    await frame.evaluate(() => parent.postMessage("the last word", "*"));
    await page.waitForFunction(() => heard.at(-1) === "the last word");
    assert.deepEqual(await page.evaluate(() => heard), ["the last word"]);
  };

  main("a page of another origin hears of the game, and plays", async (t) => {
    const { page, frame } = await school(t, "wythoff@12,17&map=off&ui=board");
    await page.waitForFunction(() => heard[0]?.palace === "ready");
    assert.deepEqual((await page.evaluate(() => heard[0])).state.position, [12, 17]);
    const moved = await page.evaluate(() => ask("move", [8, 13]));
    assert.deepEqual([moved.value.position, moved.error], [[8, 13], undefined]);
    const settled = await page.evaluate(() => ask("settled"));
    assert.equal(settled.value.history.length, 2);
    await page.waitForFunction(() => heard.some(({ palace, state }) => palace === "state" && state.history.length === 2));
    // A wrong move is refused in a sentence, and so is what is no member.
    for (const [name, ...args] of [["move", [99, 99]], ["onchange", 1], ["constructor"], ["__proto__"], ["ready"], ["move"]]) {
      const { value, error } = await page.evaluate((asked) => ask(...asked), [name, ...args]);
      assert.equal(value, undefined, name);
      assert.match(error, /^[A-Z].*\.$|^palace\./, name);
    }
    assert.match((await page.evaluate(() => new Promise((resolve) => {
      waiting.set(null, resolve);
      frame.contentWindow.postMessage({ palace: "move", args: "no list" }, palace.origin);
    }))).error, saying("web/table/internal/guest", "err-no-list"));
    // What somebody does in the frame is heard, and the address keeps what the frame is.
    await page.evaluate(() => ask("open", "rook@3,4&second=human"));
    await idle(frame); // for the board may still move under the square
    const at = await frame.evaluate(() => palace.locate([0, 4]));
    const box = await page.locator("iframe").boundingBox();
    await page.mouse.click(box.x + at.x, box.y + at.y);
    await page.waitForFunction(() => heard.findLast(({ state }) => state)?.state.position[0] === 0);
    await frame.waitForFunction(() => location.hash.startsWith("#rook@0,4") && location.hash.includes("&ui=board&tell=http://127.0.0.1:"));
    await frame.evaluate(() => location.reload());
    await frame.waitForFunction(() => globalThis.palace?.link().startsWith("rook@0,4") && document.querySelector("#curtain")?.hidden);
    await page.waitForFunction(() => heard.findLast(({ state }) => state).palace === "ready" && heard.findLast(({ state }) => state).state.position[0] === 0);
  });

  test("a lesson in a frame of another origin shows its task and its ways on, and is gone through from there", async (t) => {
    const { page, frame } = await school(t, "lesson=corner-the-queen&step=2&ui=lesson");
    await page.waitForFunction(() => heard[0]?.palace === "ready");
    for (const [width, height] of [[360, 560], [600, 700], [1100, 720]]) {
      await page.setViewportSize({ width: width + 50, height: height + 150 });
      await page.evaluate((size) => Object.assign(frame, size), { width, height });
      await frame.waitForFunction((wanted) => innerWidth === wanted, width);
      await idle(frame);
      const seen = await frame.evaluate(() => ["#board", "#lesson-heading", ".task", "#lesson-next", "#lesson-back"].filter((name) => {
        const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
        return right > left && bottom > top && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      }));
      assert.deepEqual(seen, ["#board", "#lesson-heading", ".task", "#lesson-next", "#lesson-back"], `${width}`);
      // What leads out of the lesson is not there.
      assert.deepEqual(await frame.evaluate(() => [".top", ".tabs", ".lesson-foot", "#games", "#record"].filter((name) => document.querySelector(name).checkVisibility())), []);
      const edges = await frame.$eval(".task", (each) => ["Top", "Right", "Bottom", "Left"].map((side) => getComputedStyle(each)[`border${side}Width`]));
      assert.deepEqual(edges, Array(4).fill(edges[0]), "the task has a frame on all sides");
      assert.deepEqual(await frame.evaluate(faults), [], `${width}`);
    }
    const names = await page.evaluate(() => ask("lessons"));
    assert.ok(names.value.includes("mosaics"), JSON.stringify(names));
    assert.equal((await page.evaluate(() => ask("next"))).value.lesson.step, 3);
    assert.equal((await page.evaluate(() => ask("back"))).value.lesson.step, 2);
    assert.match((await page.evaluate(() => ask("reveal"))).error, saying("web/table/internal/quiz", "err-no-quiz"));
    await page.evaluate(() => ask("move", [0, 0]));
    await page.waitForFunction(() => heard.some(({ state }) => state?.lesson?.solved), null);
  });

  test("what a frame tells, line by line, replays the session", async (t) => {
    const { page, frame } = await school(t, "wythoff@12,17&map=off&second=human&ui=board");
    for (const [name, ...args] of [
      ["move", [12, 10]], ["move", [5, 3]], ["undo"], ["undo"], ["redo"],
      ["open", "blocking:5@8,6&second=human&values=on"], ["block", [[8, 0], [0, 6]]], ["move", [7, 6]], ["block", []],
      ["open", "wythoff@13,8&idea=golden"], ["open", "lesson=corner-the-queen&step=2"], ["move", [0, 0]], ["next"],
    ]) {
      assert.equal((await page.evaluate((asked) => ask(...asked), [name, ...args])).error, undefined, name);
      await idle(frame); // for who acts quickly is told of once
    }
    const lines = await page.evaluate(() => heard.filter(({ palace }) => palace !== "answer").map((data) => JSON.stringify(data)));
    const before = lines.length;
    let now;
    const seen = ({ game, position, blocked, phase, turn, winner, players, history, idea }) => ({ game, position, blocked, phase, turn, winner, players, history, idea });
    let replayed = 0;
    const rooms = new Set();
    for (const line of lines) {
      const { palace, state, link, room } = JSON.parse(line);
      now = state ?? now;
      if (palace !== "link") continue;
      rooms.add(room);
      const { value } = await page.evaluate((link) => ask("open", link), link);
      assert.deepEqual(seen(value), seen(now), link);
      replayed++;
    }
    assert.deepEqual([...rooms], ["", "lesson=corner-the-queen&step=2", "lesson=corner-the-queen&step=3"]);
    assert.ok(replayed >= 13 && before > replayed, `${replayed} of ${before} lines`);
    // A link of the address that is refused is said, and one that is asked for is answered.
    await page.evaluate(() => (frame.src = frame.src.replace(/#.*?&/, "#chess@3,4&")));
    await page.waitForFunction(() => /“chess”/.test(heard.findLast(({ palace }) => palace === "refused")?.error));
    assert.equal(await page.evaluate(() => heard.filter(({ palace }) => palace === "refused").length), 1);
  });

  test("nobody else hears anything, or makes a move", async (t) => {
    const { page, frame } = await school(t, "wythoff@12,17", "&tell=https://school.example");
    // As that page's, the messages are not delivered: the browser says so, and nothing is heard.
    await page.evaluate(() => frame.contentWindow.postMessage({ palace: "move", args: [[8, 13]], id: 1 }, palace.origin));
    await frame.evaluate(() => palace.players("human", "human").then(() => palace.move([12, 10])));
    await last(page, frame);
    assert.equal((await frame.evaluate(() => palace.state())).history.length, 1);
    // In the right origin, but another window than the one around.
    const { page: right, frame: inner } = await school(t, "wythoff@12,17");
    await right.evaluate(() => {
      const child = document.createElement("iframe");
      document.body.append(child);
      child.contentWindow.eval("parent.document.querySelector('iframe').contentWindow.postMessage({ palace: 'move', args: [[8, 13]] }, '*')");
    });
    assert.equal((await right.evaluate(() => ask("settled"))).value.history.length, 0); // which was sent later
    assert.equal((await inner.evaluate(() => palace.state())).history.length, 0);
  });

  test("a wrong origin is one sentence, and nothing is told to anybody", async (t) => {
    const { page, frame } = await school(t, "wythoff@12,17&ui=all", "&tell=*");
    await frame.waitForSelector("#notice:not([hidden])");
    assert.match(await frame.textContent("#notice-text"), starting("game/link", "opened-without", { parts: ["ui=all", "tell=*"].map((text) => says("engine/words", "quoted", { text })) }));
    await frame.evaluate(() => palace.move([12, 10]));
    await last(page, frame);
  });

  test("beside the board is what the address says", async (t) => {
    const { page, frame } = await school(t, "blocking:5@13,11&ui=none");
    const seen = () => frame.evaluate(() => ["#board", ".top", ".zoom", "#status", "#headline", "[data-act=done]", "#map", "#games"].filter((name) => document.querySelector(name)?.checkVisibility()));
    const full = () => frame.evaluate(() => {
      const { width, height } = document.querySelector("#board").getBoundingClientRect();
      return [width / innerWidth, height / innerHeight];
    });
    assert.deepEqual(await seen(), ["#board"]);
    assert.deepEqual(await full(), [1, 1]);
    for (const [ui, wanted] of [["board", ["#board", ".zoom", "#status", "#headline"]], ["lesson", ["#board", ".zoom", "#status", "#headline"]]]) {
      for (const width of [320, 600, 1100]) {
        await page.setViewportSize({ width: width + 50, height: 800 });
        await page.evaluate(([ui, width]) => {
          frame.width = width;
          frame.src = frame.src.replace(/ui=\w+/, `ui=${ui}`);
        }, [ui, width]);
        await frame.waitForFunction(([ui, width]) => document.documentElement.dataset.ui === ui && innerWidth === width, [ui, width]);
        await idle(frame);
        assert.deepEqual((await seen()).filter((name) => name !== "[data-act=done]"), wanted, `${ui} ${width}`);
        assert.ok((await full())[1] > 0.4, `${ui} ${width}: the board has most of the room, not ${await full()}`);
        assert.deepEqual(await frame.evaluate(faults), [], `${ui} ${width}`);
      }
    }
  });
}
