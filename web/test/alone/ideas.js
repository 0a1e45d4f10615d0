// An idea beside the board: what it shows, how it is pointed at, and what it calls.
import assert from "node:assert/strict";
import { kin, test } from "../levels.js";
import { calls } from "./house.js";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { says } from "../words.js";

const pointed = async (page) => (await calls(page, "ideaPoint")).map(({ link }) => link);
const settled = (page) => page.evaluate(async () => {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
});

/** enter opens the idea by its button. */
async function enter(page, name = "golden") {
  if (await page.isVisible("#tabs")) await page.click("#tabs [data-tab=map]");
  await page.click(`#ideas [data-idea-name=${name}]`);
  await page.waitForSelector("#idea:not([hidden])");
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const [name, size] of Object.entries({ ...sizes, phone: { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true }, lying: { viewport: { width: 667, height: 375 }, hasTouch: true, isMobile: true }, beamer: { viewport: { width: 1920, height: 1080 } } })) {
    for (const colorScheme of ["light", "dark"]) {
      kin(false, colorScheme === (name === "wide" ? "dark" : "light") && name !== "lying" && name !== "narrow")(`${name}, ${colorScheme}: an idea is sound, and in full screen too`, async (t) => {
        const page = await house.visit(t, { hash: "?ideas", size, colorScheme, reducedMotion: "reduce" });
        await enter(page);
        assert.equal(await page.textContent("#idea-title"), "The golden pairs");
        assert.deepEqual(await page.evaluate(faults), []);
        assert.equal(await page.evaluate(() => document.activeElement.id), "idea-title", "who opens it reads on there");
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${colorScheme}.png` });
        const board = await page.evaluate(() => document.querySelector("#board").offsetHeight / innerHeight);
        assert.ok(board >= 0.4, `the board has ${board} of the height`);
        await page.evaluate(() => { delete Element.prototype.requestFullscreen; });
        await page.click("#projector");
        assert.deepEqual(await page.evaluate(faults), []);
        assert.ok(await page.isVisible("#idea-title") && await page.isVisible("#idea-now") && await page.isVisible("#idea-words") && await page.isVisible("#idea-strips") && await page.isHidden("#idea-controls"));
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${colorScheme}-full.png` });
      });
    }
  }

  for (const colorScheme of ["light", "dark"]) {
    kin(false, colorScheme === "light")(`${colorScheme}, with more contrast: an idea's text stands out by 7 to 1`, async (t) => {
      const page = await house.visit(t, { hash: "?ideas", contrast: "more", colorScheme, reducedMotion: "reduce" });
      await enter(page);
      assert.deepEqual(await page.evaluate(faults, 7), []);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/contrast-${colorScheme}.png` });
    });
  }

  test("a mouse over a row or a letter points at what belongs to it, and away from it no more", async (t) => {
    const page = await house.visit(t, { hash: "?ideas" });
    await enter(page);
    await page.hover("#idea-tables tbody tr:nth-child(5)");
    await settled(page);
    assert.equal(await page.getAttribute("#idea-tables tbody tr:nth-child(5)", "aria-current"), "true");
    assert.equal(await page.getAttribute(".idea-letters li:nth-child(5)", "aria-current"), "true", "the letter lights up, too");
    await page.hover(".idea-letters li:nth-child(2)");
    await page.hover("#idea-title");
    await settled(page);
    assert.deepEqual(await pointed(page), [5, 2, 0]);
    assert.equal(await page.locator("#idea [aria-current]").count(), 0);
  });

  test("arrow keys walk over rows and letters, each a single stop of the Tab key", async (t) => {
    const page = await house.visit(t, { hash: "?ideas" });
    await enter(page);
    assert.equal(await page.locator(".idea-letters li[tabindex='0']").count(), 1);
    assert.equal(await page.locator("#idea-tables tr[tabindex='0']").count(), 1);
    await page.focus("#idea-speed");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    const below = await page.evaluate(() => Number(document.activeElement.dataset.link));
    assert.ok(below > 5, `below letter 1 is letter ${below}`);
    await page.keyboard.press("ArrowUp");
    assert.deepEqual(await pointed(page), [1, 0, 2, 0, 48, 0, 1, 0, below, 0, 1]);
    await page.waitForSelector("#idea-tables tbody tr:nth-child(1)[aria-current]"); // which is where Tab leads to
    await page.keyboard.press("Tab");
    for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowDown");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.link), "21");
    assert.ok(await page.evaluate(() => {
      const [box, row] = [document.querySelector(".idea-table"), document.activeElement].map((each) => each.getBoundingClientRect());
      return row.top >= box.top + 20 && row.bottom <= box.bottom + 1;
    }), "the row is in view, below the head");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.id), "idea-more");
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.querySelector("#idea-controls").contains(document.activeElement)));
    assert.equal((await pointed(page)).at(-1), 0);
  });

  test("what is pointed at elsewhere comes into view without moving the page, and is read out when it stays", async (t) => {
    const page = await house.visit(t, { hash: "?ideas" });
    await enter(page);
    await page.mouse.move(10, 400);
    const before = await page.evaluate(() => document.querySelector("#panel").scrollTop);
    await page.evaluate(() => {
      globalThis.spoken = [];
      new MutationObserver(() => spoken.push(document.querySelector("#idea-heard").textContent)).observe(document.querySelector("#idea-heard"), { childList: true });
      for (const link of [7, 12, 26]) document.querySelector("#board").contentWindow.board.call("ideaPoint", JSON.stringify({ link }));
    });
    await page.waitForSelector("#idea-tables tbody tr:nth-child(26)[aria-current]");
    for (const [box, item] of [[".idea-table", "tbody tr:nth-child(26)"], [".idea-letters", ".idea-letters li:nth-child(26)"]]) {
      assert.ok(await page.evaluate(([box, item]) => {
        const [outer, inner] = [box, item].map((each) => document.querySelector(each).getBoundingClientRect());
        return inner.top >= outer.top && inner.bottom <= outer.bottom + 1;
      }, [box, item]), box);
    }
    assert.equal(await page.evaluate(() => document.querySelector("#panel").scrollTop), before);
    await page.waitForFunction(() => globalThis.spoken.length > 0);
    assert.deepEqual(await page.evaluate(() => globalThis.spoken), ["You point at number 25."], "only what is new, and only once it stays");
  });

  test("a finger points with a tap, and with another one no more", async (t) => {
    const page = await house.visit(t, { hash: "?ideas", size: sizes.narrow });
    await enter(page);
    await page.tap(".idea-letters li:nth-child(4)");
    assert.deepEqual(await pointed(page), [4]);
    await page.tap(".idea-letters li:nth-child(4)");
    assert.deepEqual(await pointed(page), [4, 0]);
  });

  test("steps, choices and examples call the board, and what is refused can be mended", async (t) => {
    const page = await house.visit(t, { hash: "?ideas" });
    await enter(page);
    assert.equal(await page.textContent("#idea-next"), "Place the next queen");
    await page.click("#idea-next");
    await page.click("#idea-back");
    await page.fill("#idea-step", "40");
    await page.waitForSelector("#idea-next[aria-disabled=true]");
    assert.equal(await page.getAttribute("#idea-step", "aria-valuetext"), "Step 40 of 40");
    await page.evaluate(() => document.querySelector("#idea-next").click());
    await page.fill("#idea-step", "0");
    assert.deepEqual(await calls(page, "ideaStep"), [{ by: 1 }, { by: -1 }, { to: 40 }, { to: 0 }]);
    await page.click("#idea-run");
    await page.waitForFunction((words) => document.querySelector("#idea-run").textContent === words, says("idea-pause"));
    await page.click("#idea-run");
    assert.deepEqual(await calls(page, "ideaRun"), [{ on: true }, { on: false }]);
    await page.selectOption("#idea-speed", "10");
    assert.deepEqual(await calls(page, "ideaSpeed"), [{ per: 10 }]);
    await page.selectOption("#idea-controls select", "king");
    await page.fill("#idea-controls textarea", "red!");
    await page.keyboard.press("Enter");
    await page.fill("#idea-controls textarea", "red!");
    await page.click("#idea-controls button");
    await page.waitForFunction(() => document.querySelector("#idea-error").textContent.includes("no meaning"));
    await page.focus("#idea-close");
    await settled(page);
    assert.equal(await page.inputValue("#idea-controls textarea"), "red!");
    await page.fill("#idea-controls textarea", "red (0,0): (5,4)");
    await page.focus("#idea-controls textarea");
    await page.keyboard.press("Control+Enter");
    await page.waitForFunction(() => document.querySelector("#idea-error").textContent === "");
    assert.deepEqual(await calls(page, "ideaSet"), [{ name: "piece", value: "king" }, { name: "rules", value: "red!" }, { name: "rules", value: "red (0,0): (5,4)" }]);
    await page.click("#idea-examples button >> nth=0");
    assert.equal((await calls(page, "open")).at(-1).link, "blocking:5@9,9");
    await page.click("#idea-close");
    await page.waitForSelector("#idea", { state: "hidden" });
    assert.deepEqual((await calls(page, "idea")).at(-1), { name: "" });
    assert.equal(await page.evaluate(() => document.activeElement.dataset.ideaName), "golden", "the focus is where it was opened");
  });

  test("how it comes about is folded, is unfolded by a button, and folds again when another idea opens", async (t) => {
    const page = await house.visit(t, { hash: "?ideas", size: sizes.narrow });
    await enter(page);
    const [button, words] = [page.locator("#idea-more"), page.locator("#idea-more-text")];
    const folded = async (is) => {
      assert.equal(await button.getAttribute("aria-expanded"), String(!is));
      assert.equal(await words.isHidden(), is);
    };
    assert.equal(await button.getAttribute("aria-controls"), await words.getAttribute("id"));
    await folded(true);
    await button.focus();
    await page.keyboard.press("Enter");
    await folded(false);
    assert.match(await words.textContent(), /^From one pair to the next/);
    assert.deepEqual(await page.evaluate(faults), []);
    assert.equal(await page.evaluate(() => document.activeElement.id), "idea-more");
    await page.hover("#idea-tables tbody tr:nth-child(5)"); // what is pointed at folds nothing
    await settled(page);
    await folded(false);
    await button.click();
    await folded(true);
    await button.click();
    await enter(page, "far");
    assert.ok(await button.isHidden(), "where there is no more to say, there is no button");
    await enter(page);
    await folded(true);
  });

  test("what lies elsewhere on the board is brought into view by a button, which then is there no more", async (t) => {
    const page = await house.visit(t, { hash: "?ideas" });
    await enter(page);
    await page.focus("#idea-bring");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#idea-bring", { state: "hidden" });
    assert.equal((await calls(page, "ideaBring")).length, 1);
    assert.equal(await page.evaluate(() => document.activeElement.id), "idea-title", "the focus is not lost");
  });

  test("an idea of another game begins at its title, as it does where an example leads there", async (t) => {
    const page = await house.visit(t, { hash: "?ideas", size: sizes.narrow });
    await enter(page);
    const scrolled = () => page.evaluate(() => document.querySelector("#panel").scrollTop);
    await page.focus("#idea-examples button >> nth=0");
    await settled(page);
    assert.ok(await scrolled() > 100);
    await page.keyboard.press("Enter");
    await settled(page);
    assert.ok(await scrolled() > 100, "elsewhere on the same board one reads on");
    assert.ok(await page.evaluate(() => document.activeElement.closest("#idea-examples")));
    await page.focus("#idea-examples button >> nth=2");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("#panel").scrollTop === 0);
    assert.equal(await page.evaluate(() => document.activeElement.id), "idea-title");
  });

  test("a column without a name has no heading", async (t) => {
    const page = await house.visit(t, { hash: "?ideas" });
    await enter(page);
    assert.deepEqual(await page.locator("#idea-tables thead th").evaluateAll((all) => all.map((each) => each.getAttribute("role"))), [null, null, null, "cell"]);
  });

  test("a tune lights what it plays, and ends on request and with the idea", async (t) => {
    const page = await house.visit(t, { hash: "?ideas" });
    await enter(page);
    await page.click("#idea-listen");
    await page.waitForSelector("#idea-listen[aria-pressed=true]");
    await page.waitForSelector(".idea-letters li:nth-child(5)[aria-current]");
    assert.deepEqual(await pointed(page), [3, 4, 5]);
    await page.click("#idea-listen");
    await page.waitForSelector("#idea-listen[aria-pressed=false]");
    assert.deepEqual(await pointed(page), [3, 4, 5, 0]);
    await page.click("#idea-listen");
    await page.waitForSelector(".idea-letters li:nth-child(5)[aria-current]");
    await page.click("#idea-close");
    await enter(page);
    assert.equal(await page.getAttribute("#idea-listen", "aria-pressed"), "false");
  });

  test("an idea that is still looked for, or not known, says so, and shows nothing that is empty", async (t) => {
    const page = await house.visit(t, { hash: "?ideas" });
    await enter(page, "far");
    assert.equal(await page.textContent(".idea-busy"), "Searching … 40%");
    assert.match(await page.textContent("#idea-error"), /a million only/);
    for (const part of ["#idea-strips", "#idea-tables", "#idea-steps", "#idea-controls", "#idea-listen", "#idea-examples"]) assert.ok(await page.isHidden(part), part);
    assert.deepEqual(await page.evaluate(faults), []);
  });

  test("on paper an idea is its words and tables, black on white", async (t) => {
    const page = await house.visit(t, { hash: "?ideas", colorScheme: "dark" });
    await enter(page);
    await page.emulateMedia({ media: "print" });
    const printed = await page.evaluate(() => Object.fromEntries(["#idea-title", "#idea-tables", "#idea-now", "#idea-strips", "#idea-more-text", "#idea-more", "#idea-bring", "#idea-next", "#idea-controls", "#map"].map((name) => [name, document.querySelector(name).checkVisibility()])));
    assert.deepEqual(printed, { "#idea-title": true, "#idea-tables": true, "#idea-now": true, "#idea-strips": true, "#idea-more-text": true, "#idea-more": false, "#idea-bring": false, "#idea-next": false, "#idea-controls": false, "#map": false });
    const row = await page.evaluate(() => {
      const [box, last] = [".idea-table", ".idea-table tbody tr:last-child"].map((each) => document.querySelector(each));
      return { all: box.scrollHeight <= box.clientHeight + 1, ink: getComputedStyle(last.querySelector("td span")).color };
    });
    assert.ok(row.all, "no row is missing");
    assert.match(await page.evaluate(() => getComputedStyle(document.querySelector("#board")).filter), /^invert\(1\)/, "the board of a dark page is light");
    assert.ok(row.ink.match(/\d+/g).slice(0, 3).every((each) => Number(each) < 60), row.ink);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/print.png`, fullPage: true });
  });
}
