// The first second: a board that is seen, and can be used, before any program has arrived;
// a canvas that takes its place and is made once; and no work where nothing moves.
import assert from "node:assert/strict";
import { idle, sizes, until } from "../browser.js";
import { kin, test } from "../levels.js";

/** counting has the page's frames count contexts, sizes of canvases, calls of WebGL, and what fades. */
function counting() {
  const counts = (globalThis.counts = { contexts: 0, sizes: [], calls: 0, linked: 0, frames: [], fades: [] });
  addEventListener("transitionrun", ({ target, propertyName }) => counts.fades.push(`${propertyName} of ${target.id || target.className}`), true);
  const { getContext } = HTMLCanvasElement.prototype;
  const seen = new WeakSet();
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    if (!seen.has(this) && kind.startsWith("webgl")) counts.contexts++;
    seen.add(this);
    return getContext.call(this, kind, ...rest);
  };
  for (const name of ["width", "height"]) {
    const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, name);
    Object.defineProperty(HTMLCanvasElement.prototype, name, {
      ...own,
      set(pixels) {
        own.set.call(this, pixels);
        counts.sizes.push([this.width, this.height]);
      },
    });
  }
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(WebGL2RenderingContext.prototype))) {
    if (typeof value !== "function" || name === "constructor") continue;
    WebGL2RenderingContext.prototype[name] = function (...args) {
      counts.calls++;
      if (name === "linkProgram") counts.linked++;
      return value.apply(this, args);
    };
  }
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (f) => requestAnimationFrame((time) => {
    counts.frames.push(counts.calls);
    f(time);
  });
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  /** early opens the page, whose programs come when go is called, when it has its style; or, where meddle is given, what that lets through. */
  async function early(t, link, size = sizes.wide, meddle = /** @type {((page: import("playwright-core").Page) => Promise<void>) | null} */ (null)) {
    const context = await house.browser.newContext({ serviceWorkers: "block", ...size });
    t.after(() => context.close());
    const page = await context.newPage();
    await page.addInitScript(counting);
    let go;
    const gate = new Promise((resolve) => (go = resolve));
    await page.route(/\.wasm/, async (route) => {
      await gate;
      await route.continue();
    });
    await meddle?.(page);
    await page.goto(house.server.url + (link ? `#${link}` : ""), { waitUntil: meddle ? "commit" : "load" });
    await page.waitForSelector("#loading[value]", { state: meddle ? "attached" : "visible" });
    if (!meddle) await until(page, () => document.querySelector("link[data-late]").media === "all"); // until the style is there
    return { page, go };
  }
  const counted = (page) => page.evaluate(() => document.querySelector("#board").contentWindow.counts);
  const played = async (page) => {
    await page.evaluate(() => palace.ready);
    await idle(page);
  };

  for (const [name, size] of Object.entries({ ...sizes, "a large screen": { viewport: { width: 1920, height: 1080 } } })) {
    kin(false, name === "narrow")(`${name}: the door's board is seen before any program, and the canvas takes its place`, async (t) => {
      const { page, go } = await early(t, "", size);
      const before = await page.evaluate(() => {
        const { x, y, width, height } = document.querySelector("#first").getBoundingClientRect();
        const squares = [...document.querySelectorAll("#first [data-at]")].map((each) => {
          const box = each.getBoundingClientRect();
          return [...each.dataset.at.split(",").map(Number), box.x + box.width / 2, box.y + box.height / 2];
        });
        const cards = [...document.querySelectorAll(".door-card")].map((each) => each.disabled || getComputedStyle(each).pointerEvents === "none");
        return { x, y, width, height, squares, cards, words: document.querySelector("#door-now").textContent };
      });
      assert.ok(before.squares.length > 5 && before.words.length > 5);
      assert.deepEqual(before.cards, [false, false, false, false]);
      go();
      await played(page);
      await until(page, () => document.querySelector("#curtain").hidden);
      const after = await page.evaluate((squares) => {
        const { x, y, width, height } = document.querySelector("#board").getBoundingClientRect();
        return { x, y, width, height, squares: squares.map(([i, j]) => palace.locate([i, j])), words: document.querySelector("#door-now").textContent };
      }, before.squares);
      for (const side of ["x", "y", "width", "height"]) assert.ok(Math.abs(before[side] - after[side]) < 1, `${side}: ${before[side]}, then ${after[side]}`);
      before.squares.forEach(([, , x, y], i) => assert.ok(Math.hypot(x - after.squares[i].x, y - after.squares[i].y) < 1, `${x},${y} and ${JSON.stringify(after.squares[i])}`));
      assert.equal(after.words, before.words);
      assert.deepEqual(await page.evaluate(() => counts.fades), [], "nothing fades while the page comes together");
      const { contexts, linked, sizes: made } = await counted(page);
      const shaders = await page.evaluate(() => Object.values(JSON.parse(document.querySelector("#board").contentDocument.querySelector("#shaders").textContent)).flat().length);
      assert.ok(shaders >= 8 && linked === shaders, `${linked} programs were linked, ${shaders} ahead: Ebitengine links none itself`);
      assert.equal(contexts, 1, "one context");
      const [wide, high] = made.at(-1);
      const ratio = size.deviceScaleFactor ?? 1;
      assert.ok(Math.abs(wide - after.width * ratio) <= ratio && Math.abs(high - after.height * ratio) <= ratio, `${made}`);
      assert.ok(made.length <= 3 && made.every(([w, h]) => h === 1 || w * h <= Math.max(wide * high, 300 * 150)), `sizes ${made.join("; ")}`);
    });

    if (sizes[name]) for (const link of ["rook@3,2", "wythoff@12,17", "exile:quadrant@3,4"]) {
      kin(false, name === "wide" && link.startsWith("exile"))(`${name}: the plain board of ${link} has the squares of the canvas`, async (t) => {
        const { page, go } = await early(t, link, size);
        const { one, left, top, up } = await page.evaluate(() => {
          const style = getComputedStyle(document.querySelector("#curtain"), "::before");
          const bounds = document.querySelector("#curtain").getBoundingClientRect();
          const up = document.documentElement.hasAttribute("data-up");
          const [x, y] = [style.backgroundPositionX, style.backgroundPositionY].map((each) => parseFloat(/([\d.]+)px\)?$/.exec(each)[1]));
          return { one: parseFloat(style.backgroundSize.split(", ").at(-1)) / 2, left: bounds.x + x, top: up ? bounds.bottom - y : bounds.y + y, up };
        });
        go();
        await played(page);
        const [corner, next] = await page.evaluate(() => [palace.locate([0, 0]), palace.locate([1, 1])]);
        const told = JSON.stringify({ one, left, top, corner, next });
        assert.ok(Math.abs(Math.abs(next.x - corner.x) - one) < 0.5, told);
        assert.ok(Math.abs(corner.x - one / 2 - left) < 1.5, told);
        assert.ok(Math.abs(corner.y + (up ? 1 : -1) * one / 2 - top) < 1.5, told);
      });
    }
  }

  test("however late the style comes, the canvas is made once, and the programs are asked for once", async (t) => {
    const asked = house.server.asked.length;
    let dress;
    const style = new Promise((resolve) => (dress = resolve));
    const { page, go } = await early(t, "", sizes.narrow, (page) => page.route(/index\.css/, async (route) => {
      await style;
      await route.continue();
    }));
    await page.waitForFunction(() => document.querySelector("#board").contentWindow.board); // its script is there
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000))); // and does what it can do without a style
    const { contexts, sizes: before } = await counted(page);
    assert.deepEqual([contexts, before], [0, []]);
    dress();
    await until(page, () => document.querySelector("link[data-late]").media === "all"); // a program that overtakes the style is not kept waiting
    go();
    await played(page);
    await until(page, () => document.querySelector("#curtain").hidden);
    const { contexts: after, sizes: made } = await counted(page);
    assert.equal(after, 1);
    assert.ok(made.length <= 3, `sizes ${made.join("; ")}`);
    await page.waitForFunction(() => document.querySelector("#board").contentWindow.workers.rests); // their program comes last
    const programs = house.server.asked.slice(asked).filter((name) => name.includes(".wasm"));
    assert.equal(new Set(programs).size, programs.length, String(programs));
    assert.equal(programs.length, 2, String(programs));
  });

  test("what is chosen before there is a board, and cannot be shown before, is done when there is one", async (t) => {
    const other = await early(t, "");
    await other.page.click(".door-card[data-to=play]");
    assert.equal(await other.page.getAttribute(".door-card[data-to=play]", "data-chosen"), "");
    other.go();
    await other.page.waitForSelector("#play-title");
    assert.equal(await other.page.getAttribute(".door-card[data-to=play]", "data-chosen"), null);
  });

  test("a resting board makes no call of WebGL, and one that is moved few a frame", async (t) => {
    const { page, go } = await early(t, "wythoff@12,17");
    go();
    await played(page);
    await page.mouse.move(500, 400);
    await played(page);
    const counts = () => counted(page).then(({ calls, frames }) => ({ calls, frames: frames.length }));
    const before = await counts();
    await page.evaluate(() => new Promise((resolve) => {
      let frames = 0;
      const next = () => (++frames < 60 ? requestAnimationFrame(next) : resolve());
      next();
    }));
    assert.equal((await counts()).calls - before.calls, 0, "nothing moves, and there are calls of WebGL");
    await page.mouse.down();
    for (let i = 1; i <= 8; i++) {
      const { calls } = await counts();
      await page.mouse.move(500 - 20 * i, 400 - 15 * i);
      await until(page, (was) => document.querySelector("#board").contentWindow.counts.calls > was, calls); // each is drawn
    }
    await page.mouse.up();
    await played(page);
    const frames = await page.evaluate((from) => document.querySelector("#board").contentWindow.counts.frames.slice(from), before.frames);
    const each = frames.slice(1).map((calls, i) => calls - frames[i]).filter(Boolean);
    t.diagnostic(`calls a frame: ${each.join(" ")}`);
    assert.ok(each.length >= 3 && Math.max(...each) <= 150, `${each}`);
  });
}
