// Handing the game on: the dialog, the code that fills the screen, the frame.
import assert from "node:assert/strict";
import { kin, main, test } from "../levels.js";
import { calls } from "./house.js";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { says, shows } from "../words.js";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("share shows the link, and what it leaves out on request", async (t) => {
    const page = await house.visit(t, { hash: "#blocking:5@9,9" });
    await page.click("#share-open");
    assert.equal(await page.inputValue("#share-link"), `${house.server.url}#blocking:5@9,9&first=human&second=human`);
    assert.ok(await page.isHidden("#share-turns"), "there are no turns to leave out");
    await page.keyboard.press("Escape");
    await page.evaluate(() => palace.move([9, 8]));
    await page.click("#share-open");
    assert.match(await page.inputValue("#share-link"), /past=9,9/);
    await page.check("#share-here");
    await page.check("#share-hidden");
    assert.equal(await page.inputValue("#share-link"), `${house.server.url}#blocking:5@9,8&map=off`);
    assert.equal(await page.inputValue("#embed-text"), `<iframe src="${house.server.url}#blocking:5@9,8&amp;map=off"></iframe>`);
    const asked = await calls(page, "share");
    assert.deepEqual(asked.at(-1), { base: house.server.url, here: true, step: false, hidden: true, view: false, quiz: false, without: "" });
    assert.deepEqual(asked[1], { base: house.server.url, here: false, step: false }, "at first the board says what goes without saying");
  });

  for (const [name, size] of Object.entries(sizes)) {
    for (const colorScheme of ["light", "dark"]) {
      kin(false, (colorScheme === "light") === (name === "wide"))(`${name}, ${colorScheme}: the dialog is sound, the code dark on light and large`, async (t) => {
        const page = await house.visit(t, { size, colorScheme, reducedMotion: "reduce" });
        await page.evaluate(() => palace.move([8, 4]));
        await page.click("#share-open");
        await page.click("#embed summary");
        assert.deepEqual(await page.evaluate(faults), []);
        const look = () => page.evaluate(() => {
          const code = document.querySelector("#code-large[open] svg") ?? document.querySelector("#code svg");
          const style = (element) => getComputedStyle(element);
          return { ink: style(code.firstChild).fill, paper: style(code.parentElement).backgroundColor, ...code.getBoundingClientRect().toJSON() };
        });
        const small = await look();
        assert.deepEqual([small.ink, small.paper], ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
        assert.equal(small.width * (size.deviceScaleFactor ?? 1) % 29, 0, "whole pixels a module");
        await page.focus("#code");
        await page.keyboard.press("Enter");
        const large = await look();
        assert.deepEqual([large.ink, large.paper], ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
        const { width, height } = size.viewport;
        assert.ok(large.width > 0.8 * Math.min(width, height) && large.left >= 0 && large.right <= width && large.bottom <= height, JSON.stringify(large));
        await page.keyboard.press("Enter");
        assert.equal(await page.evaluate(() => document.activeElement.id), "code");
        await page.click("#code");
        await page.keyboard.press("Escape");
        assert.ok(await page.isVisible("#share"), "Escape leaves the code, not the dialog");
      });
    }
  }

  test("a link too long for a code says so and offers the short one", async (t) => {
    const page = await house.visit(t, { hash: "?long#blocking:5@9,9" });
    await page.evaluate(() => palace.move([9, 8]));
    await page.click("#share-open");
    const note = await page.textContent("#code-note");
    assert.ok(await page.isHidden("#code"));
    await page.click("#code-here");
    assert.ok(await page.isVisible("#code"));
    assert.notEqual(await page.textContent("#code-note"), note, "it says something else of a code");
    assert.ok(await page.isChecked("#share-here"));
    assert.equal(await page.evaluate(() => document.activeElement.id), "share-here");
  });

  test("copying puts the text into the clipboard, or marks it", async (t) => {
    const page = await house.visit(t, { hash: "#blocking:5@9,9", permissions: ["clipboard-read", "clipboard-write"] });
    await page.click("#share-open");
    await page.click("#share-copy");
    await shows(page, "#share-said", says("page-copied"));
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await page.inputValue("#share-link"));
    await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error("no")); });
    await page.click("#embed summary");
    await page.click("#embed-copy");
    await shows(page, "#share-said", says("page-browser-does-not-let"));
    assert.match(await page.evaluate(() => getSelection().toString() || document.activeElement.value), /^<iframe/);
  });
}
