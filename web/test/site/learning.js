// What there is to learn from: values on moves, why a square is lost, and the move that
// lost the game.
import assert from "node:assert/strict";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { kin, test } from "../levels.js";
import { says } from "../words.js";
import { byKey, explored, settled, state } from "./house.js";
import { shows, tells } from "./told.js";

/** tab opens a tab of the panel where there are tabs. */
const tab = (page, name) => page.evaluate((of) => document.querySelector(`#tabs [data-tab=${of}]`).click(), name);

/** looks leads to the buttons that tell what moves are worth. */
async function looks(page) {
  await explored(page);
  await tab(page, "map");
}

/** corners lists where everything in the panel is. */
const corners = () => [...document.querySelectorAll("#panel > :not([hidden])")].map((part) => [part.id, part.getBoundingClientRect().top]);

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const [name, size] of Object.entries(sizes)) {
    kin(name === "narrow")(`${name}: Learn why shows its explanation, however far one has scrolled before`, async (t) => {
      const page = await house.visit(t, "rook@6,4", size);
      await tab(page, "play");
      await page.evaluate(() => (document.querySelector("#panel").scrollTop = 9999));
      await page.click("#crown");
      await page.waitForFunction(() => document.documentElement.dataset.room === "door");
      await page.evaluate(async () => {
        for (let now = palace.state(); now.phase !== "over"; now = await palace.settled()) {
          const [x, y] = now.position;
          await palace.move(y > 0 ? [x, y - 1] : [x - 1, 0]);
        }
      });
      await page.click("#door-why");
      await page.waitForSelector("#study:not([aria-busy]) #study-next:visible");
      const [panel, ...parts] = await page.evaluate(() => ["panel", "study-title", "study-words", "study-next"].map((id) => document.getElementById(id).getBoundingClientRect().toJSON()));
      for (const { top, bottom } of parts) assert.ok(top >= panel.top && bottom <= Math.min(panel.bottom, size.viewport.height), `${top} to ${bottom} of ${panel.top} to ${panel.bottom}`);
    });

    kin(false, name === "wide")(`${name}: values on moves are marked and told where nothing jumps, and kept in the link`, async (t) => {
      const page = await house.visit(t, "wythoff@8,6&map=off", size);
      await looks(page);
      await page.locator("#values").scrollIntoViewIfNeeded();
      const before = await page.evaluate(corners);
      const board = await page.evaluate(() => palace.locate([0, 0]));
      await page.click("#values");
      await shows(page, "detail", ({ values }) => values.words);
      assert.deepEqual(await page.evaluate(corners), before);
      assert.deepEqual(await page.evaluate(() => palace.locate([0, 0])), board);
      assert.equal(await page.getAttribute("#values", "aria-pressed"), "true");
      assert.match(await page.evaluate(() => palace.link()), /&values=on/);
      await byKey(page)([8, 6]).catch(() => {}); // the cursor on the piece, which is no move
      await page.keyboard.press("ArrowLeft");
      await tells(page, ({ pointed }) => pointed.startsWith("(7,6)") && pointed.includes(says("game/explain", "worth-loses")));
      await shows(page, "pointed", ({ pointed }) => pointed);
      await page.keyboard.press("v");
      await page.waitForFunction(() => document.querySelector("#values").ariaPressed === "false" && !palace.link().includes("values"));
    });
  }

  test("why a square is lost, step by step to the end, by touch", async (t) => {
    const page = await house.visit(t, "wythoff@2,1&first=human&second=human", sizes.narrow);
    await looks(page);
    await page.tap("[data-act=explain]");
    await page.waitForSelector("#study:not([aria-busy]) #study-next:visible");
    assert.match(await page.textContent("#study-title"), /\(2,1\)/);
    const met = new Set();
    for (let step = 1; step <= 4; step++) {
      await page.tap("#study-next");
      await tells(page, ({ study }) => !study.busy && study.next === step < 4 && study.count.match(/\d+/)?.[0] === String(step));
      met.add(await shows(page, "study-words", ({ study }) => study.words));
    }
    assert.equal(met.size, 4, "each step says something else");
    assert.deepEqual(await page.evaluate(faults), []);
    await page.keyboard.press("."); // has nothing more to do, and says nothing
    assert.equal(await page.isVisible("#notice"), false);
    await page.tap("#study-on");
    await page.waitForFunction(() => document.querySelector("#study-title").textContent.includes("(0,0)"));
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("#study").hidden);
  });

  test("a finger that rests on a square has it explained", async (t) => {
    const page = await house.visit(t, "blocking:5@13,11&first=human&second=human", sizes.narrow);
    await tab(page, "map"); // which gives way to the explanation
    const at = await page.evaluate(() => palace.locate([3, 3]));
    const touches = await page.context().newCDPSession(page);
    // How long the finger rests is what the events say, however late they come.
    const lifted = Date.now() / 1000;
    await touches.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at], timestamp: lifted - 0.8 });
    await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: lifted });
    await touches.detach();
    await tells(page, ({ study }) => study && !study.busy && study.title.includes("(3,3)"));
    await shows(page, "study-words", ({ study }) => study.words);
    await page.click("#study-end");
  });

  test("a lost game is looked through turn by turn, and shows the move that lost it", async (t) => {
    const page = await house.visit(t, "wythoff@8,6");
    await page.evaluate(() => palace.move([8, 5])); // no palace: won until now
    for (let now = await settled(page); now.phase !== "over"; now = await settled(page)) {
      const [x, y] = now.position;
      await page.evaluate((to) => palace.move(to), x > 0 ? [x - 1, y] : [x, y - 1]);
    }
    const end = await state(page);
    await page.waitForSelector("#moves .mistake");
    assert.equal(await page.locator("#moves .mistake").count(), 1);
    assert.ok(await page.getAttribute("#moves td", "title"));
    await page.click("[data-turns='1']");
    await page.waitForSelector("[data-act=resume]:visible");
    assert.equal((await state(page)).history.length, 1);
    assert.equal(await page.locator("#moves .ahead").count(), end.history.length - 1);
    await page.click(`[data-turns='${end.history.length}']`);
    await page.waitForFunction(() => palace.state().phase === "over");
    await page.click("[data-act=showMistake]");
    await page.waitForFunction(() => document.querySelector("#study-title").textContent.includes("(8,6)"));
    assert.deepEqual((await state(page)).history, []);
    assert.deepEqual(await page.evaluate(faults), []);
  });
}
