// A class that waits: the teacher chooses the pauses and shows a word, a pupil types it, and both go
// on without a network between them.
import assert from "node:assert/strict";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { kin } from "../levels.js";
import { lesson, saying, says, shows } from "../words.js";

const room = "web/table/internal/room";
const { steps } = lesson("corner-the-rook");
/** counted waits until a step is counted, or that one waits before it. */
const counted = (page, step, name = "counted") => shows(page, "#lesson-count", says(room, name, { step, steps: steps.length }));

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const [name, size] of Object.entries({ wide: sizes.wide, narrow: sizes.narrow })) {
    kin(name === "wide")(`${name}: a pupil waits for the word that the teacher shows, and goes on`, async (t) => {
      const page = await house.visit(t, "class&lesson=corner-the-rook", size);
      await page.evaluate(() => (document.querySelector("#pause").open = true));
      for (const step of [2, 5]) {
        await page.click(`#pause-steps li:nth-child(${step - 1}) label`);
        await page.waitForFunction((step) => palace.link().endsWith(`,${step}`) || palace.link().endsWith(`:${step}`), step);
      }
      assert.ok(await page.isHidden("#pause-steps li:nth-child(2) button"), "there is no word for step 3");
      const words = [];
      for (const step of [2, 5]) {
        await page.click(`#pause-steps li:nth-child(${step - 1}) button`);
        await page.waitForSelector("#pause-shown[open]");
        words.push(await page.textContent("#pause-word"));
        assert.equal(await page.textContent("#pause-step"), says("web/table/internal/class", "step-words", { step, title: steps[step - 1].title }));
        assert.ok(await page.evaluate(() => {
          const { height } = document.querySelector("#pause-word").getBoundingClientRect();
          return height > 0.16 * innerWidth;
        }), "it is read from the last row");
        await page.evaluate(() => (document.querySelector("#pause-word").textContent = "sandwich")); // as wide as words are
        assert.ok(await page.evaluate(() => document.querySelector("#pause-word").scrollWidth <= innerWidth));
        assert.deepEqual(await page.evaluate(faults), []);
        await page.keyboard.press("Escape");
        await page.waitForFunction(() => document.querySelector("#pause-word").textContent === "", null, { polling: 50 });
      }
      assert.notEqual(words[0], words[1]);
      assert.deepEqual(await page.evaluate(faults), []);
      await page.click("#gather-wall");
      await page.waitForSelector("#share[open]");
      const href = await page.inputValue("#share-link");
      await page.evaluate(() => document.querySelector("#share").close());
      const link = href.split("#")[1];
      assert.match(link, /^lesson=corner-the-rook&pause=\d+:2,5$/);

      // The pupil, with the keyboard alone.
      await page.evaluate((link) => palace.open(link), link);
      await counted(page, 1);
      await page.waitForSelector("#lesson-next:not([disabled])");
      await page.focus("#lesson-next");
      assert.equal(await page.evaluate(() => document.activeElement?.id), "lesson-next");
      await page.keyboard.press("Enter");
      const gate = (step) => counted(page, step, "counted-before");
      await gate(2);
      await page.waitForFunction(() => document.activeElement?.id === "lesson-heading");
      assert.equal(await page.textContent("#lesson-heading"), says(room, "eyes"));
      assert.ok(await page.isDisabled("#lesson-next"));
      assert.deepEqual(await page.evaluate(faults), []);
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement?.id), "task-text");
      await page.keyboard.type("walnut trees");
      await page.keyboard.press("Enter");
      await shows(page, "#task-verdict:not([hidden])", saying(room, "other-word"));
      await page.fill("#task-text", ` ${words[0].toUpperCase()}`);
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => palace.state().lesson.step === 2);
      await counted(page, 2);
      assert.ok(await page.isHidden("#task-verdict"));
      await page.waitForFunction(() => document.activeElement?.checkVisibility() && document.activeElement !== document.body);

      // A reload does not ask again; the next pause holds whoever jumps.
      await page.waitForFunction(() => localStorage.getItem("palace-lessons")?.includes(";corner-the-rook "));
      await page.reload();
      await page.evaluate(() => palace.ready);
      await counted(page, 2);
      await page.evaluate((link) => palace.open(`${link}&step=7`), link);
      await gate(5);
      assert.equal(await page.inputValue("#task-text"), "", "the field is empty for another word");
      await page.click("#lesson-back");
      await counted(page, 4);
      await page.click("#lesson-row li:nth-child(6) button");
      await gate(5);
      await page.fill("#task-text", words[1]);
      await page.click("#task-answer button");
      await page.waitForFunction(() => palace.state().lesson.step === 5);
      await page.evaluate(() => document.querySelector("#lesson-forget").click()); // for the tests that share the page
    });
  }
}
