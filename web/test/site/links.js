// Bad links at the page's address. What is wrong with links and with moves is for web/table to test.
import assert from "node:assert/strict";
import { main } from "../levels.js";
import { settled, state, without } from "./house.js";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("a bad link at the address is refused, and the address is again that of the game in progress", async (t) => {
    const page = await house.visit(t, "blocking:5@9,7&block=8,6&second=human");
    await page.evaluate(() => palace.move([9, 6]));
    const before = without(await state(page));
    await page.evaluate(() => { location.hash = "#blocking:0"; });
    await page.waitForSelector("#notice:not([hidden])");
    assert.deepEqual(without(await state(page)), before);
    await page.waitForFunction(() => location.hash.startsWith("#blocking:5@9,6")); // addresses are written with pauses
    // A script is told by an Error with a sentence.
    const [isError, sentence] = await page.evaluate(() => palace.open("blocking:0").then(() => [], (error) => [error instanceof Error, error.message]));
    assert.ok(isError);
    assert.match(sentence, /^\P{Ll}.{8,400}[.!?]$/us);
    assert.deepEqual(without(await state(page)), before);
  });

  main("a page opened with a bad link says so and can be played", async (t) => {
    const { page, close } = await house.fresh("blocking:0@1,1");
    t.after(close);
    await page.waitForSelector("#notice:not([hidden])");
    assert.equal((await settled(page)).phase, "move");
    assert.doesNotMatch(await page.evaluate(() => location.hash), /blocking:0/);
  });

  main("what is wrong with an address is left out of it, and named", async (t) => {
    const [link, game] = ["blocking:5@3,3&block=0,0x&colour=red&second=human", "blocking:5@3,3&second=human"];
    const { page, close } = await house.fresh(link);
    t.after(close);
    await page.waitForSelector("#notice:not([hidden])");
    assert.ok((await page.textContent("#notice-text")).includes("block=0,0x"));
    assert.equal(await page.evaluate(() => palace.link()), game);
    await page.waitForFunction((hash) => location.hash === hash, `#${game}`);
    await page.evaluate((hash) => { location.hash = hash; }, link); // the same game again
    await page.waitForFunction((hash) => location.hash === hash, `#${game}`);
    await page.waitForSelector("#notice:not([hidden])");
    await page.evaluate(() => palace.block([]));
    await page.waitForSelector("#notice", { state: "hidden" });
  });
}
