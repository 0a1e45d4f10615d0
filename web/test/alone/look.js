// How the page looks and whom it serves: sizes, themes, contrast, focus, no scripts.
import assert from "node:assert/strict";
import { kin, main, test } from "../levels.js";
import { calls } from "./house.js";
import { open, sizes } from "../browser.js";
import { faults } from "../faults.js";
import { says } from "../words.js";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const [name, size] of Object.entries(sizes)) {
    for (const colorScheme of ["light", "dark"]) {
      kin(false, (colorScheme === "light") === (name === "wide"))(`${name}, ${colorScheme}: nothing overflows, targets are large, text stands out`, async (t) => {
        const page = await house.visit(t, { size, colorScheme, reducedMotion: "reduce" });
        const tabs = name === "wide" ? [null] : ["play", "map", "games"];
        for (const tab of tabs) {
          if (tab) await page.click(`#tabs [data-tab=${tab}]`);
          assert.deepEqual(await page.evaluate(faults), []);
        }
        await page.click(name === "wide" ? "#help-open" : "#help-tab");
        assert.deepEqual(await page.evaluate(faults), []);
      });
    }
  }

  main("type and the panel grow with a large window, and with the size that a browser is set to", async (t) => {
    const page = await house.visit(t);
    const now = (setTo = "") => page.evaluate((setTo) => {
      document.documentElement.style.fontSize = setTo;
      const size = (selector) => parseFloat(getComputedStyle(document.querySelector(selector)).fontSize);
      return [size("body"), size("#headline"), document.querySelector("#panel").getBoundingClientRect().width].map(Math.round);
    }, setTo);
    assert.deepEqual(await now(), [16, 26, 360]);
    assert.deepEqual(await now("20px"), [20, 33, 450]);
    await page.setViewportSize({ width: 1920, height: 1080 });
    assert.deepEqual(await now(), [18, 29, 406]);
    await page.setViewportSize({ width: 3840, height: 2160 });
    assert.deepEqual(await now(), [36, 59, 810]);
    assert.deepEqual(await page.evaluate(faults), []);
  });

  test("the theme and the map's colours can be chosen, are kept, and reach the board", async (t) => {
    const page = await house.visit(t, { colorScheme: "light", reducedMotion: "reduce" });
    assert.deepEqual(await calls(page, "theme"), [{ dark: false, still: true }]);
    await page.click("#theme");
    await page.click("#theme");
    assert.deepEqual((await calls(page, "theme")).at(-1), { dark: true, still: true });
    const palette = await page.evaluate(() => {
      const choice = document.querySelector("#palette");
      choice.selectedIndex = 1;
      choice.dispatchEvent(new Event("change"));
      return choice.value;
    });
    assert.deepEqual(await calls(page, "palette"), [{ name: palette }]);
    await page.reload();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
    await page.evaluate(() => palace.ready);
    assert.deepEqual(await calls(page, "palette"), [{ name: palette }]);
  });

  for (const [name, size] of Object.entries(sizes)) {
    test(`${name}: the board knows which corner the buttons cover`, async (t) => {
      const page = await house.visit(t, { size });
      const { width, height } = (await calls(page, "cover")).at(-1);
      const seen = await page.evaluate(() => {
        const [buttons, board] = [".zoom", "#board"].map((name) => document.querySelector(name).getBoundingClientRect());
        return [board.right - buttons.left, board.bottom - buttons.top];
      });
      assert.ok(width >= seen[0] && width < seen[0] + 12 && height >= seen[1] && height < seen[1] + 12, `${[width, height]} for ${seen}`);
    });
  }

  main("the first Tab offers to skip, and the skip lands on the headline", async (t) => {
    const page = await house.visit(t);
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.activeElement.matches(".skip")));
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement.id), "headline");
  });

  main("without scripts the page says what it needs", async (t) => {
    const { page, close } = await open(house.browser, house.server.url, sizes.wide, { javaScriptEnabled: false });
    t.after(close);
    assert.equal(await page.textContent("noscript"), says("curtain-palace-needs-javascript-webassembly"));
  });
}
