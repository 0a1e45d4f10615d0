// Handing a game on: what a scanner reads off the screen opens the same game.
import assert from "node:assert/strict";
import { long, main, test } from "../levels.js";
import { settled, state, visit, without } from "./house.js";
import { sizes } from "../browser.js";
import { scanner } from "../scanner.js";
import { says } from "../words.js";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  let reader;
  const scan = async (page) => {
    reader ??= await scanner(house.browser);
    return reader.scan(await page.screenshot());
  };
  const link = (page) => page.inputValue("#share-link");

  main("a code of a game that is under way is scanned and opens that game", async (t) => {
    const page = await house.visit(t, "blocking:5@9,7&second=human");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.evaluate(async () => {
      await palace.block([[9, 6], [8, 6]]);
      await palace.move([9, 4]);
      await palace.block([[9, 3]]);
    });
    const before = without(await state(page));
    await page.click("#share-open");
    const whole = await link(page);
    assert.match(whole, /#blocking:5@9,4&block=9,3&second=human&past=9,7:8,6;9,6$/);
    assert.equal(await scan(page), whole);
    await page.check("#share-here");
    await page.check("#share-hidden");
    const here = await link(page);
    assert.match(here, /#blocking:5@9,4&block=9,3&first=human&second=human&map=off$|#blocking:5@9,4&block=9,3&second=human&map=off$/);
    await page.click("#code");
    assert.equal(await scan(page), here);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.emulateMedia({ colorScheme: null });

    await page.evaluate((text) => palace.open(text), whole.split("#")[1]);
    assert.deepEqual(without(await state(page)), before);
    await page.evaluate((text) => palace.open(text), here.split("#")[1]);
    const after = await settled(page);
    assert.deepEqual([after.position, after.blocked, after.phase, after.overlay.kind], [before.position, before.blocked, before.phase, "off"]);
  });

  for (const [name, size] of Object.entries(sizes)) {
    long(`${name}: long links fit into dense codes as long as they can, and then from here`, async (t) => {
      const page = await house.visit(t, "wythoff", size);
      // One step at a time: with every step the link grows by some seven characters.
      const walk = (steps) => `wythoff@1000,${1000 - steps}&second=human&past=${Array.from({ length: steps }, (_, i) => `1000,${1000 - i}`).join("/")}`;
      for (const steps of [20, 300]) {
        await page.evaluate((text) => palace.open(text), walk(steps));
        await page.click("#share-open");
        await page.click("#code");
        assert.equal(await scan(page), await link(page), `${steps} turns`);
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
      }
      await page.evaluate((text) => palace.open(text), walk(400));
      await page.click("#share-open");
      assert.match(await page.textContent("#code-note"), /2953/);
      assert.ok(await page.isHidden("#code"));
      await page.click("#code-here");
      assert.equal(await scan(page), await link(page));
      assert.match(await link(page), /#wythoff@1000,600&second=human$/);
      await page.keyboard.press("Escape");
    });
  }
  main("a code in a lesson is scanned and opens the lesson, at its step if that is wished", async (t) => {
    const page = await house.visit(t, "lesson=corner-the-queen&step=5");
    await page.click("#share-open");
    assert.equal(await page.textContent("#share-title"), says("web/table/internal/room", "share-lesson"));
    assert.equal(await page.isVisible("#share-quiz"), false, "what is to be chosen of a game");
    for (const [step, wanted] of [[1, /#lesson=corner-the-queen$/], [5, /#lesson=corner-the-queen&step=5$/]]) {
      if (step > 1) await page.check("#share-step");
      const whole = await link(page);
      assert.match(whole, wanted);
      assert.equal(await scan(page), whole);
      assert.ok((await page.inputValue("#embed-text")).includes(whole.replace("&", "&amp;")));
      await page.keyboard.press("Escape");
      await page.evaluate((text) => palace.open(text), whole.split("#")[1]);
      const { name, step: at } = (await state(page)).lesson;
      assert.deepEqual({ name, at }, { name: "corner-the-queen", at: step });
      await visit(page, "lesson=corner-the-queen&step=5");
      await page.click("#share-open");
    }
    await page.keyboard.press("Escape");
    await visit(page, "wythoff@8,6&quiz=on");
    await page.click("#share-open");
    assert.equal(await page.textContent("#share-title"), says("web/internal/page", "share-of", { quiz: true, idea: false }));
    assert.equal(await scan(page), await link(page));
    await page.keyboard.press("Escape");
  });

  test("a new game may begin with the other player", async (t) => {
    const page = await house.visit(t, "blocking:3@7,5");
    assert.equal((await settled(page)).turn, "first");
    await page.selectOption("#seats", "perfect,human");
    const begun = await settled(page);
    assert.deepEqual([begun.phase, begun.turn, begun.history.length], ["block", "second", 0], "now the human is second, and blocks first");
    await page.evaluate(() => palace.block([]));
    assert.equal((await settled(page)).history.length, 2);

    await page.evaluate(() => palace.open("wythoff@12,17"));
    await page.selectOption("#seats", "perfect,human");
    const answered = await settled(page);
    assert.deepEqual([answered.turn, answered.history.length], ["second", 1]);
    await page.waitForFunction(() => document.querySelector("#seats").hidden);
  });
}
