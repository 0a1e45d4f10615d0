// Colours that the system has chosen, and more contrast: nothing that means something
// is drawn by a background, a gradient or a shadow alone.
import assert from "node:assert/strict";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { kin } from "../levels.js";

/** shares lists, in the page, which part of a picture has each colour, the largest first. */
async function shares(source) {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(pen.getImageData(0, 0, picture.width, picture.height).data.buffer);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => b - a).map((count) => count / pixels.length);
}

const shot = async (page, selector) => {
  const png = await page.locator(selector).first().screenshot();
  return `data:image/png;base64,${png.toString("base64")}`;
};

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const colorScheme of ["light", "dark"]) {
    kin(false, colorScheme === "dark")(`${colorScheme}, in the system's colours: what is drawn can be seen`, async (t) => {
      const page = await house.visit(t, { forcedColors: "active", colorScheme, reducedMotion: "reduce" });
      const reader = await house.browser.newPage(); // which may read pictures from anywhere
      t.after(() => reader.close());
      await page.evaluate(() => {
        for (const id of ["chooser", "editor"]) document.getElementById(id).open = true;
        document.querySelector("#as-piles").click();
      });
      const drawn = { ".pile": 0.1, ".theme-icon": 0.2, "#progress": 0.1, ".cell[aria-pressed=true]:not([aria-disabled])": 0.1 };
      for (const [selector, least] of Object.entries(drawn)) {
        const [, second = 0] = await reader.evaluate(shares, await shot(page, selector));
        assert.ok(second >= least, `${selector}: another colour on ${second} of it`);
      }
      const pressed = async (selector, on) => {
        await page.locator(selector).first().evaluate((each, to) => each.setAttribute("aria-pressed", to), String(on));
        return shot(page, selector);
      };
      const toggled = async (selector) => await pressed(selector, false) !== await pressed(selector, true);
      assert.ok(await toggled("#values"), "whether the values are on");
      // What is chosen is filled, and what has the focus besides is told from what has not.
      const chosen = "#map-kinds [aria-pressed=true]";
      const before = await shot(page, chosen);
      await page.focus(chosen);
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-pressed")), "true");
      assert.notEqual(await shot(page, chosen), before);
      await page.click("#share-open");
      const [light, dark] = await reader.evaluate(shares, await shot(page, "#code"));
      assert.ok(light > 0.5 && dark > 0.1, `a code of ${light} and ${dark}`);
    });

    kin(false, colorScheme === "light")(`${colorScheme}, with more contrast: text stands out by 7 to 1`, async (t) => {
      const page = await house.visit(t, { contrast: "more", colorScheme, size: sizes.narrow, reducedMotion: "reduce" });
      for (const tab of ["play", "map", "games"]) {
        await page.click(`#tabs [data-tab=${tab}]`);
        assert.deepEqual(await page.evaluate(faults, 7), []);
      }
    });
  }
}
