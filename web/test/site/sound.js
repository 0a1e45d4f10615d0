// What is heard of a game: told by an AudioContext that only notes which tones were begun.
import assert from "node:assert/strict";
import { open, sizes, until } from "../browser.js";
import { main, test } from "../levels.js";
import { byClick, byTouch, settled } from "./house.js";
import { says } from "../words.js";

/** noting puts such a context into a page, and notes how it would tremble. */
function noting() {
  globalThis.begun = [];
  globalThis.trembled = [];
  const node = (more) => ({ connect: (to) => to, ...more });
  const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  globalThis.AudioContext = class {
    constructor() {
      globalThis.contexts = (globalThis.contexts ?? 0) + 1;
    }
    currentTime = 0;
    destination = node();
    createGain = () => node({ gain });
    createOscillator() {
      const frequency = { value: 0 };
      return node({ frequency, start: () => begun.push(frequency.value), stop() {} });
    }
    async resume() {}
    async suspend() {}
    async close() {
      globalThis.silenced = (globalThis.silenced ?? 0) + 1;
    }
  };
  Navigator.prototype.vibrate = (time) => trembled.push(time);
}

const [mine, reply, block, won, lost] = [[660], [494], [880], [523, 659, 784], [220, 165]];

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  const enter = async (t, address, size = sizes.wide, options = { reducedMotion: "reduce" }) => {
    const { page, troubles, close } = await open(house.browser, "about:blank", size, options);
    t.after(async () => {
      await close();
      assert.deepEqual(troubles.filter((each) => !each.startsWith("asked ")), []);
    });
    await page.addInitScript(noting);
    await page.goto(house.server.url + address);
    return page;
  };
  const heard = async (page) => {
    await page.evaluate(() => palace.idle());
    return page.evaluate(() => begun.splice(0));
  };
  const enters = (page, link) => page.evaluate((text) => palace.open(text), link);
  const plays = async (page, square, by = byClick) => {
    await page.evaluate(() => palace.idle());
    await by(page)(square);
    await settled(page);
    return heard(page);
  };

  main("moves, replies, blocks, a win and a loss are heard from the first gesture on, until it is switched off", async (t) => {
    const page = await enter(t, "#rook@6,4");
    await page.evaluate(() => palace.ready);
    await page.evaluate(() => palace.move([4, 4]).then(() => palace.settled()));
    assert.deepEqual([await heard(page), await page.evaluate(() => globalThis.contexts)], [[], undefined], "before a gesture");
    await enters(page, "rook@6,4");
    assert.deepEqual(await plays(page, [0, 4]), [...mine, ...reply, ...lost]);
    await enters(page, "rook@2,1");
    assert.deepEqual(await heard(page), [], "a game that is opened");
    const all = await plays(page, [1, 1]);
    assert.deepEqual(all, [...mine, ...reply]);
    const { position: [x, y] } = await settled(page);
    assert.deepEqual([x + y, await plays(page, [0, 0])], [1, [...mine, ...won]]);
    await page.click("[data-act=undo]");
    assert.deepEqual(await heard(page), [], "what is taken back");
    await enters(page, "blocking:5@8,6");
    await enters(page, "blocking:5@8,6&first=human&second=human");
    assert.deepEqual(await plays(page, [7, 6]), block);
    assert.deepEqual(await page.evaluate(() => trembled), [], "who wants no motion");
    assert.equal(await page.evaluate(() => contexts), 1);

    await page.click("#sound");
    await enters(page, "rook@6,4");
    await heard(page);
    assert.deepEqual(await plays(page, [0, 4]), []);
    await page.reload();
    await page.evaluate(() => palace.ready);
    assert.equal(await page.getAttribute("#sound", "aria-pressed"), "false");
    await enters(page, "rook@6,4");
    assert.deepEqual(await plays(page, [0, 4]), []);
    assert.equal(await page.evaluate(() => globalThis.contexts), undefined);
    await page.click("#sound");
    await enters(page, "rook@6,4");
    await heard(page);
    assert.deepEqual(await plays(page, [0, 4]), [...mine, ...reply, ...lost]);
  });

  test("a phone trembles a little at one's own move", async (t) => {
    const page = await enter(t, "#rook@2,1", sizes.narrow, {});
    await page.evaluate(() => palace.ready);
    await plays(page, [1, 1], byTouch);
    assert.deepEqual(await page.evaluate(() => trembled), [8]);
  });

  test("a row of the map is heard and said, from its button and by key, and ended; what is hidden is not", async (t) => {
    const page = await enter(t, "#rook@6,4");
    await page.evaluate(() => palace.ready.then(() => palace.idle()));
    await page.click("#row-hear");
    assert.equal(await page.textContent("#row-words"), says("web/table/internal/chart", "row-says", { y: 4, first: 0, last: 23, palaces: ["4"] }));
    const tones = await page.evaluate(() => begun.slice(-24));
    assert.deepEqual(tones, Array.from({ length: 24 }, (_, x) => (x === 4 ? 880 : 330)));
    assert.equal(await page.getAttribute("#row-hear", "aria-pressed"), "true");
    await page.click("#row-hear");
    assert.deepEqual([await page.getAttribute("#row-hear", "aria-pressed"), await page.evaluate(() => silenced)], ["false", 1]);
    await page.keyboard.press("l");
    await page.waitForSelector("#row-hear[aria-pressed=true]");
    await page.keyboard.press("Escape");
    assert.deepEqual([await page.getAttribute("#row-hear", "aria-pressed"), await page.evaluate(() => silenced)], ["false", 2]);
    for (const hidden of ["rook@6,4&map=off", "rook@6,4&quiz=on", "rook@6,4&without=map", "puzzle=wythoff&level=3&seed=7"]) {
      await enters(page, hidden);
      await page.waitForFunction(() => !document.querySelector("#row").checkVisibility());
      assert.equal(await page.textContent("#row-words"), "", hidden);
    }
  });

  test("in a frame, and where the board is all there is, nothing is heard", async (t) => {
    const page = await enter(t, "#rook@6,4&ui=none");
    await page.evaluate(() => palace.ready);
    assert.deepEqual(await plays(page, [0, 4]), []);
    const course = await enter(t, "course.html");
    await course.evaluate(() => {
      const frame = document.createElement("iframe");
      Object.assign(frame, { src: "index.html#rook@6,4", width: 600, height: 700, title: "Palace" });
      document.body.append(frame);
      return new Promise((resolve) => frame.addEventListener("load", resolve));
    });
    const frame = course.frames().find((each) => each.url().includes("index.html"));
    await frame.evaluate(() => palace.ready);
    assert.equal(await frame.getAttribute("#sound", "aria-pressed"), "false");
    await frame.evaluate(() => palace.idle());
    const { x, y } = await frame.evaluate(() => palace.locate([0, 4]));
    await course.locator("iframe").click({ position: { x, y } });
    await until(frame, () => palace.state().phase === "over");
    assert.deepEqual([await heard(frame), await frame.evaluate(() => globalThis.contexts)], [[], undefined]);
  });
}
