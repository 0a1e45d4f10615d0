// The page in a frame of another one, as a course has it: it plays there, and leaves
// the page around it alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, sizes } from "../browser.js";
import { faults } from "../faults.js";

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

  test("an embedded game plays, and the page around it keeps title, address, history, focus and place", async (t) => {
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
    await page.mouse.move(...(await place("#board")));
    await page.mouse.wheel(0, -240);
    await frame.waitForFunction((before) => palace.locate([1, 0]).x - palace.locate([0, 0]).x !== before, before);
    assert.equal(await scrolled(), 100, "the wheel over the board is the board's");
    await page.mouse.move(...(await place("#headline")));
    await page.mouse.wheel(0, 60);
    for (let turns = 0; turns < 20 && (await scrolled()) === 100; turns++) {
      await page.mouse.wheel(0, 120);
      await page.waitForTimeout(100);
    }
    assert.ok((await scrolled()) > 100, "the wheel over the panel is the page's once the panel has come to its end");

    await page.evaluate(() => scrollTo(0, 100));
    await frame.frameLocator("#board").locator("canvas").focus();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
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
}
