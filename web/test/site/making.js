// Making a lesson: three steps from positions on the board, a prediction among them, by mouse;
// its link opens in another browser's page, and the lesson is solved there.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { open, sizes } from "../browser.js";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  test("a lesson of three steps is made by mouse, shared, opened by its link and solved", async (t) => {
    const visit = await house.fresh("rook@6,4&map=off");
    t.after(visit.close);
    const { page } = visit;
    const field = (name) => page.locator(`#maker [data-field="${name}"]`);
    const add = async (link) => {
      await page.evaluate((text) => palace.open(text), link);
      await page.click("#share-open");
      await page.click("#share [data-make]");
      await page.waitForFunction(() => document.activeElement?.id === "maker-label");
    };

    await add("rook@6,4&map=off");
    await page.locator('#maker [data-lesson="title"]').fill("Two rows");
    await field("title").fill("Look");
    await field("words").fill("The rook goes left or up.\n<b>Whoever</b> reaches the corner wins.");
    await page.click('#maker [data-tool="ring"]');
    const corner = await page.evaluate(() => palace.locate([0, 0]));
    await page.mouse.click(corner.x, corner.y);
    await page.waitForSelector("#maker-shapes li");
    assert.equal(await page.evaluate(() => palace.state().history.length), 0);

    await add("rook@3,3&map=off");
    await field("words").fill("Who wins from (3,3)?");
    await page.selectOption("#maker-kind", "outcome");
    await field("on").fill("3;4");
    await field("right").fill("Whoever moves must leave the diagonal.");
    await field("hint").fill("Mirror every move.");
    await page.waitForSelector("#maker-faults li");
    assert.match(await page.innerText("#maker-faults"), /Step 2, task: A square is written as whole numbers/);
    await field("on").fill("3,3");

    await add("rook@4,3&map=off");
    await field("words").fill("Find all that are lost.");
    await page.selectOption("#maker-kind", "tap P");
    await field("on").fill("0,0..1,1");
    await field("right").fill("The diagonal.");
    await field("hint").fill("Count both ways.");
    await page.click('#maker [data-do="double"]');
    await page.waitForFunction(() => document.querySelectorAll("#maker-steps li").length === 4);
    await page.click('#maker [data-part="undo"]');
    await page.waitForSelector("#maker .maker-status[data-fine]");
    assert.equal(await page.locator("#maker-steps li").count(), 3);

    // It is kept when the page is left.
    await page.reload();
    await page.evaluate(() => palace.ready);
    assert.ok(await page.isHidden("#maker"));
    await page.evaluate(() => palace.open("wythoff@3,4"));
    await page.click(".rooms [data-to=learn]");
    await page.click("#lessons-open");
    await page.click("#lessons [data-make]");
    await page.waitForSelector("#maker .maker-status[data-fine]");
    assert.equal(await page.locator("#maker-steps li").count(), 3);

    await page.click('#maker [data-part="finish"]');
    const link = await page.inputValue("#maker-link");
    assert.match(link, /#lesson=~[\w-]+$/);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#maker-save")]);
    assert.equal(download.suggestedFilename(), "two-rows.txt");
    const file = await readFile(await download.path(), "utf8");
    assert.match(file, /^name: two-rows\ntitle: Two rows\n[^]*task: outcome 3,3\n[^]*task: tap P in 0,0\.\.1,1\n/);
    assert.deepEqual(visit.troubles, []);

    // From the front door, too, where there is no place beside the board, the way leads there.
    await page.keyboard.press("Escape");
    await page.click("#maker [data-part=close]");
    await page.click("#crown");
    await page.click(".door-card[data-to=learn]");
    await page.click("#lessons-open");
    await page.click("#lessons [data-make]");
    await page.waitForSelector("#maker .maker-status[data-fine]");
    assert.deepEqual(visit.troubles, []);

    const pupil = await open(house.browser, link, sizes.wide, { reducedMotion: "reduce" });
    t.after(pupil.close);
    const there = pupil.page;
    await there.evaluate(() => palace.ready);
    assert.equal(await there.evaluate(() => palace.state().lesson?.name), "two-rows");
    assert.match(await there.innerText("#lesson-words"), /<b>Whoever<\/b> reaches/); // as it was written
    await there.click("#lesson-next");
    await there.locator("#task-options button").nth(1).click();
    await there.waitForSelector("#task-verdict:not([hidden])");
    assert.match(await there.innerText("#task-verdict"), /Mirror every move\./);
    await there.locator("#task-options button").nth(0).click();
    await there.waitForFunction(() => palace.state().lesson.solved);
    await there.click("#lesson-next");
    for (const square of [[0, 0], [1, 1]]) {
      const at = await there.evaluate((to) => palace.locate(to), square);
      await there.mouse.click(at.x, at.y);
    }
    await there.click("#task-check");
    await there.waitForFunction(() => palace.state().lesson.solved);
    assert.deepEqual(pupil.troubles, []);
  });
}
