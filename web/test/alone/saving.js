// Saving the map, as far as the page itself does it: the form, and what is refused.
import assert from "node:assert/strict";
import { kin } from "../levels.js";
import { calls } from "./house.js";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";

const text = (page, id) => page.textContent(`#${id}`);

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const [name, size] of Object.entries(sizes)) {
    for (const colorScheme of ["light", "dark"]) {
      kin(false, (colorScheme === "light") === (name === "wide"))(`what is saved is said before, ${name}, ${colorScheme}`, async (t) => {
        const page = await house.visit(t, { size, colorScheme, reducedMotion: "reduce" });
        if (size === sizes.narrow) await page.click("#tabs [data-tab=map]");
        await page.click("#save > summary");
        // A part tells that it was opened a moment later.
        await page.waitForFunction(() => document.querySelector("#save-plan").textContent.startsWith("The board as it is seen"));
        assert.equal(await page.isVisible("#save-which"), false, "a picture as seen has no other squares");
        await page.selectOption("#save-format", "csv");
        assert.match(await text(page, "save-plan"), /^9 × 9 squares .* about 162 bytes\.$/);
        assert.equal(await text(page, "save-name"), "blocking-5_palace_0,0_9x9.csv");
        await page.selectOption("#save-which", "typed");
        assert.equal(await page.inputValue("#save-text"), "9x9 @ 0,0", "what is in view is a beginning");
        assert.deepEqual(await page.evaluate(faults), []);

        await page.fill("#save-text", "9x");
        assert.equal(await text(page, "save-error"), "", "nobody is interrupted");
        await page.press("#save-text", "Enter");
        assert.equal(await text(page, "save-error"), "Expected a size and its corner.");
        assert.equal(await page.getAttribute("#save-text", "aria-invalid"), "true");
        assert.deepEqual(await calls(page, "save"), []);
        assert.deepEqual(await page.evaluate(faults), []);

        await page.fill("#save-text", "9x9 @ 1,2");
        await page.press("#save-text", "Enter");
        assert.equal(await text(page, "save-error"), "");
        assert.deepEqual(await calls(page, "save"), [{ format: "csv", kind: "palace", which: "typed", text: "9x9 @ 1,2" }]);
        await page.waitForSelector("#save-stop:not([hidden])");
        assert.equal(await text(page, "save-words"), "40 of 81 squares");
        assert.deepEqual(await page.evaluate(faults), []);
        await page.click("#save-stop");
        await page.waitForSelector("#save-stop", { state: "hidden" });
        assert.equal(await page.evaluate(() => document.activeElement.id), "save-go");
      });
    }
  }
}
