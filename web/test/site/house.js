// The built site, as a reader meets it, for the tests that play on it. Starting the
// programs takes longest, so the tests of a file share a page of each size.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before } from "../levels.js";
import { idle, launch, open, sizes } from "../browser.js";
import { here, serve } from "../server.js";
import { says, shows } from "../words.js";

/**
 * site serves and opens the built site; call it once in a file of tests. In its pages WebGL draws
 * nothing but where a test says { drawn: true }: there a browser of its own draws every pixel.
 */
export function site() {
  const kept = new Map();
  const browsers = new Map();
  const browser = (drawn) => {
    if (!browsers.has(drawn)) browsers.set(drawn, launch({ drawn }));
    return browsers.get(drawn);
  };
  const house = {
    /** fresh opens the site at a link in a new page and waits until it can be played. */
    async fresh(link, size = sizes.wide, { drawn = false } = {}) {
      const visit = await open(await browser(drawn), house.server.url + "#" + link, size, { reducedMotion: "reduce" });
      await visit.page.evaluate(() => palace.ready);
      return visit;
    },
    /**
     * shared returns the page of that size that the tests share. One that has crashed is
     * the loss of the test that saw it crash, and of no other.
     */
    async shared(size = sizes.wide, { drawn = false } = {}) {
      const key = `${drawn} ${JSON.stringify(size)}`;
      const last = kept.get(key);
      if (last && !last.lost) return last;
      await last?.close();
      const visit = await house.fresh("wythoff", size, { drawn });
      visit.page.on("crash", () => (visit.lost = true));
      kept.set(key, visit);
      return visit;
    },
    /** visit opens a link in the page of that size, which fails if anything goes wrong there. */
    async visit(t, link, size = sizes.wide, options = {}) {
      const { page, troubles } = await house.shared(size, options);
      t.after(() => assert.deepEqual(troubles.splice(0), []));
      await visit(page, link);
      return page;
    },
  };
  before(async () => {
    assert.ok(existsSync(here("../../dist/manifest.json")), "dist/ is missing: run make site");
    house.server = await serve(here("../../dist"), { "course.html": here("fake/course.html") });
    house.server.host.faces = false;
    house.browser = await browser(false);
  });
  after(async () => {
    for (const { close } of kept.values()) await close();
    for (const each of browsers.values()) await (await each).close();
    await house.server?.close();
  });
  return house;
}

/** visit opens a link in a page that has been started, and waits until it is shown. */
export async function visit(page, link) {
  await page.mouse.move?.(0, 0); // the test before has left it on the board, which would speak of a square there
  await page.evaluate((text) => {
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur(); // it may have left the focus in a field, which takes keys
    return palace.open(text);
  }, link);
  await page.waitForFunction(() => palace.link() === location.hash.slice(1));
  await page.evaluate(rest);
}

/** rest waits in the page until the canvas has the size that the game leaves it. */
async function rest() {
  const { requestAnimationFrame } = document.querySelector("#board").contentWindow;
  for (let before = ""; ; ) {
    const now = JSON.stringify(palace.locate(palace.state().position));
    if (now === before) return;
    before = now;
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

// As text, for which a browser takes a hundredth of the time that it takes for lists of thousands of squares.
export const state = async (page) => JSON.parse(await page.evaluate(() => JSON.stringify(palace.state())));
export const settled = async (page) => JSON.parse(await page.evaluate(async () => JSON.stringify(await palace.settled())));

/** without leaves out of a state what goes on by itself. */
export const without = ({ overlay, ...rest }) => ({ ...rest, kind: overlay.kind });

/** byClick, byTouch and byKey return how to choose a square of the board. */
export const byClick = (page) => async (square) => {
  const { x, y } = await page.evaluate((s) => palace.locate(s), square);
  await page.mouse.click(x, y);
};
export const byTouch = (page) => async (square) => {
  const { x, y } = await page.evaluate((s) => palace.locate(s), square);
  await page.touchscreen.tap(x, y);
};

/** resting returns where a square is when all is at rest: a panel takes another height when a game ends. */
export async function resting(page, square) {
  await idle(page);
  return page.evaluate((s) => palace.locate(s), square);
}

/** byMouseDrag and byFingerDrag return how to drag from one square to another, fast. */
export const byMouseDrag = (page) => async (from, to) => {
  const [start, end] = await page.evaluate((squares) => squares.map((s) => palace.locate(s)), [from, to]);
  await page.mouse.move?.(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move?.(end.x, end.y, { steps: 2 });
  await page.mouse.up();
};
export const byFingerDrag = (page) => async (from, to) => {
  const [start, end] = await page.evaluate((squares) => squares.map((s) => palace.locate(s)), [from, to]);
  const touches = await page.context().newCDPSession(page);
  const send = (type, ...points) => touches.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", start);
  await send("touchMove", { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
  await send("touchMove", end);
  await send("touchEnd");
  await touches.detach();
};

export function byKey(page) {
  let cursor = null; // the keyboard's own, wherever the choice before has left it
  return async ([x, y]) => {
    cursor ??= (await state(page)).position;
    // The board may have its origin above or below; x leads to the right.
    const upwards = await page.evaluate(() => palace.locate([0, 1]).y < palace.locate([0, 0]).y);
    const [less, more] = upwards ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
    await page.frameLocator("#board").locator("canvas").focus();
    for (let i = cursor[0]; i > x; i--) await page.keyboard.press("ArrowLeft");
    for (let i = cursor[0]; i < x; i++) await page.keyboard.press("ArrowRight");
    for (let i = cursor[1]; i > y; i--) await page.keyboard.press(less);
    for (let i = cursor[1]; i < y; i++) await page.keyboard.press(more);
    await page.keyboard.press("Enter");
    cursor = [x, y];
  };
}

/** moved waits until the history is another than before. */
export const moved = (page, { history }) =>
  page.waitForFunction((before) => JSON.stringify(palace.state().history) !== before, JSON.stringify(history));

/** blocksShown waits until the page shows how many pawns are left. */
export const blocksShown = (page, count) => shows(page, "#block-left", says("web/internal/page", "left", { n: count }));

/** explored opens the workbench of a game, if it is closed. */
export async function explored(page) {
  await idle(page);
  if (await page.evaluate(() => !("workbench" in document.querySelector(".house").dataset))) await page.click("#workbench-open");
}
