// Making a lesson: three steps from positions on the board, a prediction among them, by mouse;
// its link opens in another browser's page, and the lesson is solved there.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { open, sizes } from "../browser.js";
import { main, test } from "../levels.js";
import { including, lesson, saying, says, sentence, shows } from "../words.js";

const maker = "web/table/internal/maker";
/** wrong is what is wrong with a claim that (2,1) is P. */
const wrong = sentence(says("game/lesson", "brief-and-answer", { brief: says("game/lesson", "not-what-is-claimed", { p: [2, 1] }), answer: says("game/lesson", "it-is", { what: "N" }) }));

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("a lesson of three steps is made by mouse, shared, opened by its link and solved", async (t) => {
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
    await field("on").fill("three");
    await field("right").fill("Whoever moves must leave the diagonal.");
    await field("hint").fill("Mirror every move.");
    await page.waitForFunction(() => document.querySelector("#maker-faults").textContent.includes("three"));
    await field("on").fill("3,3");

    await add("rook@4,3&map=off");
    await field("words").fill("Find all that are lost.");
    await page.selectOption("#maker-kind", "tap P");
    await field("on").fill("0,0..1,1");
    await field("right").fill("The diagonal.");
    await field("hint").fill("Count both ways.");
    await page.click('#maker [data-do="double"]');
    await page.waitForFunction(() => document.querySelectorAll("#maker-steps li").length === 4);
    await page.click("#maker-undo");
    await page.waitForSelector("#maker .maker-status[data-fine]");
    assert.equal(await page.locator("#maker-steps li").count(), 3);

    // It is kept when the page is left.
    await page.reload();
    await page.evaluate(() => palace.ready);
    assert.ok(await page.isHidden("#maker"));
    await page.evaluate(() => palace.open("wythoff@3,4"));
    await page.click(".rooms [data-to=teach]");
    await page.click("#teach [data-make]");
    await page.waitForSelector("#maker .maker-status[data-fine]");
    assert.equal(await page.locator("#maker-steps li").count(), 3);

    await page.click("#maker-finish");
    const link = await page.inputValue("#maker-link");
    assert.match(link, /#lesson=~[\w-]+$/);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#maker-save")]);
    assert.equal(download.suggestedFilename(), "two-rows.txt");
    const file = await readFile(await download.path(), "utf8");
    assert.match(file, /^name: two-rows\ntitle: Two rows\n[^]*task: outcome 3,3\n[^]*task: tap P in 0,0\.\.1,1\n/);
    assert.deepEqual(visit.troubles, []);

    // From the front door, too, where there is no place beside the board, the way leads there.
    await page.keyboard.press("Escape");
    await page.click("#maker-close");
    await page.click("#crown");
    await page.click(".door-more [data-to=teach]");
    await page.click("#teach [data-make]");
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
    assert.ok((await there.innerText("#task-verdict")).includes("Mirror every move.")); // the author’s
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

  test("a lesson is made by the keyboard alone: found, opened, drawn on, asked about and handed on", async (t) => {
    const visit = await house.fresh("rook@6,4&map=off");
    t.after(visit.close);
    const { page } = visit;
    const { keyboard } = page;
    /** to presses Tab until the focus is on what matches. */
    const to = async (selector, key = "Tab") => {
      for (let presses = 0; presses < 80; presses++) {
        if (await page.evaluate((what) => document.activeElement?.matches(what), selector)) return;
        await keyboard.press(key);
      }
      assert.fail(`no ${key} leads to ${selector}`);
    };
    await to("#share-open");
    await keyboard.press("Enter");
    await to("#share [data-make]");
    await keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "maker-label");
    await to('[data-lesson="title"]');
    await keyboard.type("Keys");
    await to('#maker [data-field="words"]');
    await keyboard.type("Look at the ring.");
    await to('[data-tool="ring"]');
    await keyboard.press("Enter");
    await to("#board", "Shift+Tab");
    await keyboard.press("Home");
    await keyboard.press("ArrowLeft");
    await keyboard.press("Enter");
    await page.waitForSelector("#maker-shapes li");
    assert.equal(await page.innerText("#maker-shapes span:first-child"), says(maker, "drawn-rings", { squares: ["(5,4)"] }));
    assert.equal(await page.evaluate(() => palace.state().history.length), 0);
    await to("#maker-kind");
    await keyboard.press(says(maker, "kind-tap-p")[0]);
    await page.waitForSelector('[data-field="on"]');
    await to('[data-field="on"]');
    await keyboard.type("0,0..3,3");
    await to('[data-field="right"]');
    await keyboard.type("The diagonal.");
    await to('[data-field="hint"]');
    await keyboard.type("Copy.");
    await page.waitForSelector("#maker .maker-status[data-fine]");
    await to("#maker-finish");
    await keyboard.press("Enter");
    assert.match(await page.inputValue("#maker-link"), /#lesson=~/);
    await keyboard.press("Escape");
    await page.waitForFunction(() => document.activeElement?.matches("#maker-finish"));
    assert.deepEqual(visit.troubles, []);
  });

  test("a lesson is taken into the editor from its page, a file and a link, and on a phone one page of it is shown at a time", async (t) => {
    const visit = await open(house.browser, house.server.url + "#lesson=corner-the-rook&step=3", sizes.narrow, { reducedMotion: "reduce" });
    t.after(visit.close);
    const { page } = visit;
    await page.evaluate(() => palace.ready);
    await page.locator("#lesson [data-make]").tap();
    await page.waitForSelector("#maker .maker-status[data-fine]", { state: "attached" });
    assert.equal(await page.evaluate(() => palace.state().lesson), null);
    assert.equal(await page.locator("#maker-steps li").count(), 7);

    const shown = () => page.evaluate(() => [...document.querySelectorAll("#maker [data-on]")].filter((part) => part.checkVisibility()).map((part) => part.dataset.on));
    for (const name of ["steps", "words", "board", "task", "finish"]) {
      await page.locator(`#maker-pages [data-page="${name}"]`).tap();
      assert.deepEqual([...new Set(await shown())], [name]);
      const out = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.equal(out, false, `${name} is wider than the screen`);
    }
    // Whoever taps what is wrong comes to the page with the field.
    await page.locator('#maker-pages [data-page="words"]').tap();
    await page.locator('#maker [data-field="words"]').fill("");
    await page.locator('#maker-pages [data-page="finish"]').tap();
    await page.locator("#maker-faults button").first().tap();
    await page.waitForFunction(() => document.activeElement?.matches('[data-field="words"]'));
    await page.locator("#maker-undo").tap();

    // A file that is dropped belongs to the editor, as long as it is open.
    const drop = (text) => page.evaluate((words) => {
      const data = new DataTransfer();
      data.items.add(new File([words], "mine.txt", { type: "text/plain" }));
      dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
    }, text);
    await drop("name: mine\ntitle: Mine\nstep: One\nboard: rook@2,2\nsay: Look.\nclaim: P 2,1\n");
    await page.waitForFunction(() => document.querySelectorAll("#maker-steps li").length === 1);
    await page.waitForSelector("#maker-faults li", { state: "attached" });
    assert.match(await page.textContent("#maker-faults"), saying(maker, "fault-in-step", { step: 1, field: "claims", why: wrong }));
    assert.match(await page.textContent("#maker"), saying(maker, "comes-back"));
    await drop("x: y z");
    await shows(page, "#notice-text", saying("game/lesson", "in-line", { line: 1 }));
    assert.match(await page.textContent("#notice-text"), including(says("engine/words", "quoted", { text: "x" })));
    assert.equal(await page.inputValue('[data-lesson="title"]'), "Mine");

    await page.locator('#maker-pages [data-page="finish"]').tap();
    await page.locator("#maker-other summary").tap();
    await page.fill("#maker-address", "https://example.org/#lesson=mosaics&step=2");
    await page.locator('#maker-from [type="submit"]').tap();
    await page.waitForFunction((title) => document.querySelector('[data-lesson="title"]').value === title, lesson("mosaics").title);
    assert.deepEqual(visit.troubles, []);
  });

  test("what the engines find wrong in a lesson from a file is told once, and the lesson goes on", async (t) => {
    const visit = await house.fresh("rook@6,4&map=off");
    t.after(visit.close);
    const { page } = visit;
    const text = "name: mine\ntitle: Mine\n\nstep: One\nboard: rook@2,2\nsay: Look.\nstep: Two\nsay: Again.\nclaim: P 2,1\n";
    await page.setInputFiles("#lesson-input", { name: "mine.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.waitForFunction(() => document.querySelector("#notice-text").textContent);
    assert.equal(await page.textContent("#notice-text"), says("web/table/internal/room", "wrong-in-line", { more: 0, line: 9, step: 2, why: wrong }));
    assert.deepEqual(await page.evaluate(() => palace.state().lesson), { name: "mine", step: 1, steps: 2, solved: false });
    await page.click("#notice-close");
    await page.evaluate(() => palace.next());
    assert.deepEqual(await page.evaluate(async () => (await palace.back()).lesson), { name: "mine", step: 1, steps: 2, solved: true });
    assert.ok(await page.isHidden("#notice"));
    assert.deepEqual(visit.troubles, []);
  });

  main("a script in any field of a lesson is text, in the lesson and in the editor", async (t) => {
    const visit = await house.fresh("rook@6,4&map=off");
    t.after(visit.close);
    const { page } = visit;
    const bad = '<img src=x onerror="globalThis.hit=1"><script>globalThis.hit=1</script>';
    const text = ["name: mine", ...["title", "aim", "pupils", "leads", "paper", "step"].map((key) => `${key}: ${bad}`),
      "board: rook@2,2", `say: ${bad}`, "label: 0,0 <b>x</b>", "task: choose",
      ...["ask", "option", "option", "answer", "hint", "right"].map((key, i) => `${key}: ${bad}${i === 2 ? "2" : ""}`), `hint ${bad.replaceAll(":", "")}2: ${bad}`].join("\n");
    await page.setInputFiles("#lesson-input", { name: `${bad}.txt`, mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.waitForFunction(() => palace.state().lesson?.name === "mine");
    for (const button of await page.locator("#task-options button").all()) await button.click();
    assert.equal(await page.innerText("#lesson-heading"), bad);
    await page.click("#lesson [data-make]");
    await page.waitForSelector("#maker .maker-status[data-fine]");
    assert.equal(await page.inputValue('#maker [data-field="title"]'), bad);
    await page.click("#maker-try");
    await page.waitForFunction(() => palace.state().lesson);
    assert.equal(await page.evaluate(() => globalThis.hit), undefined);
    assert.equal(await page.locator("#lesson img, #lesson script, #maker img, #maker script").count(), 0);
    assert.deepEqual(visit.troubles, []);
  });
}
