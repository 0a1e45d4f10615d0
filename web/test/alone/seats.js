// Who plays, chosen beside New game.
import assert from "node:assert/strict";
import { test } from "../levels.js";
import { calls } from "./house.js";
import { sizes } from "../browser.js";

/** begins is who begins, by the places in the menu: two people are the third. */
const begins = { you: 0, opponent: 1, others: 3 };

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  test("who plays can be chosen while a game begins", async (t) => {
    const page = await house.visit(t, { size: sizes.narrow });
    assert.equal(await page.inputValue("#seats"), "human,human");
    if (await page.isHidden("#tabs")) await page.click("#workbench-open");
    await page.click("#tabs [data-tab=games]");
    await page.selectOption("#seats", { index: begins.opponent });
    assert.deepEqual((await page.evaluate(() => palace.state())).players, { first: "perfect", second: "human" });
    await page.evaluate(() => palace.players("human", "slipping:30"));
    await page.waitForFunction((index) => document.querySelector("#seats").selectedIndex === index, begins.you);
    await page.selectOption("#seats", { index: begins.opponent });
    assert.deepEqual((await page.evaluate(() => palace.state())).players, { first: "slipping:30", second: "human" }, "the opponent stays");
    assert.deepEqual(await calls(page, "newGame"), [], "nothing was played that would have to begin again");
    await page.evaluate(() => palace.players("random", "perfect"));
    await page.waitForFunction((index) => document.querySelector("#seats").selectedIndex === index, begins.others);
    await page.focus("#seats");
    await page.evaluate(() => palace.move([8, 4]));
    await page.waitForFunction(() => document.querySelector("#seats").hidden);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.tab), "games", "the tab that is seen");
  });

  test("another game is asked for as it is written: the rest is the board's", async (t) => {
    const page = await house.visit(t, { hash: "#blocking:5@9,9" });
    const opened = async () => (await calls(page, "chooseGame")).at(-1);
    await page.click("#chooser summary");
    await page.click("[data-family=exile]");
    assert.deepEqual(await opened(), { link: "exile:quadrant@3,10&map=off" });
    for (const link of ["blocking:6@3,3&size=30x30", "blocking:6@3,3&map=outcome", "blocking:6&compare=5:0,0,1"]) {
      await page.fill("#notation-text", link);
      await page.click("#notation button");
      assert.deepEqual(await opened(), { link });
    }
    await page.fill("#start-at", "(3, 4)");
    await page.click("#start button");
    assert.deepEqual(await opened(), { start: "(3, 4)" });
  });
}
