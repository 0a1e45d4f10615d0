// The player's panel, and the rooms of doors, by click: what somebody sees who only wants to play, how hints lead to a move, and
// what is behind the workbench's button.
import assert from "node:assert/strict";
import { says } from "../words.js";
import { idle, sizes } from "../browser.js";
import { main } from "../levels.js";
import { byClick, settled, state } from "./house.js";
import { shows } from "./told.js";

/** controls counts what can be pressed or chosen in a part of the page. */
const controls = (page, selector) => page.evaluate((within) => [...document.querySelectorAll(`${within} :is(button, select, input, summary)`)].filter((each) => each.checkVisibility()).length, selector);

export function register(house) {
  for (const size of ["narrow", "wide"]) {
    main(`a game begins with few controls, and the workbench is one button away, ${size}`, async (t) => {
      const page = await house.visit(t, "wythoff@11,9&map=off", sizes[size]);
      await idle(page);
      if (await page.getAttribute("#workbench-open", "aria-expanded") === "true") await page.evaluate(() => document.querySelector("#workbench-open").click()); // as another test has left it
      assert.ok(await controls(page, ".house") <= 10, `${await controls(page, ".house")} controls`);
      assert.deepEqual(await page.$$eval(".house .gold", (all) => all.filter((each) => each.checkVisibility()).length), 0, "nothing is gold while somebody is to move");
      await shows(page, "goal", ({ goal }) => goal);
      assert.equal(await page.textContent("#sides .player[data-turn] b"), says("game/explain", "side", { who: "you" }));
      for (const hidden of ["#map", "#games", "#people", "#values", "[data-act=explain]"]) assert.equal(await page.isVisible(hidden), false, hidden);
      await page.click("#workbench-open");
      await page.waitForSelector("#map-kinds");
      assert.equal(await page.isVisible("#values"), true);
      // It is open again for whoever has opened it, in another game and after a reload.
      await page.reload();
      await page.evaluate(() => palace.ready);
      await page.waitForFunction(() => "workbench" in document.querySelector(".house").dataset);
      await page.evaluate(() => document.querySelector("#workbench-open").click());
    });
  }

  main("a hint is a rung of a ladder, is in sight, and the last one shows the move", async (t) => {
    const page = await house.visit(t, "wythoff@11,9&map=off", sizes.narrow);
    for (let rung = 1; rung <= 3; rung++) {
      await page.click("[data-act=hint]");
      await page.waitForFunction((title) => document.querySelector("#hint b").textContent === title, says("game/explain", "hint-of", { n: `${rung}`, of: "3" }));
      const [bottom, end] = await page.evaluate(() => ["#hint", "#panel"].map((each) => document.querySelector(each).getBoundingClientRect().bottom));
      assert.ok(bottom <= end, `the hint ends at ${bottom}, and the panel at ${end}`);
    }
    await page.waitForFunction(() => document.querySelector("[data-act=hint]").disabled);
    await byClick(page)([5, 3]);
    await settled(page);
    await page.waitForSelector("#hint", { state: "hidden" });
  });

  main("a ladder is climbed from its card: a star for a win, a second one without help, and the next start", async (t) => {
    const room = "web/table/internal/room";
    const { page, close, troubles } = await house.fresh(""); // who has played nothing yet
    t.after(async () => {
      await close();
      assert.deepEqual(troubles, []);
    });
    const card = async (way, stars) => {
      await page.click(`${way}[data-to=play]`);
      await page.waitForFunction((stars) => document.querySelector("#door-games .door-long")?.textContent === stars, says(room, "stars-of", { n: stars, of: 20 }));
      await page.click("#door-games button >> nth=0");
    };
    const on = (n, stars) => page.waitForFunction((rung) => document.querySelector(".rung").textContent === rung, says(room, "rung-of", { n, of: 10, stars }));
    await card(".door-card", 0);
    await on(1, 0);
    await settled(page);
    await byClick(page)([1, 1]);
    await settled(page);
    await byClick(page)([0, 0]);
    await on(1, 2);
    await page.click("[data-act=harder].gold");
    await on(2, 0);
    await settled(page);
    await page.click("[data-act=hint]");
    await page.waitForSelector("#hint:not([hidden])");
    await byClick(page)([1, 1]);
    await settled(page);
    await byClick(page)([0, 0]);
    await on(2, 1);
    await page.reload();
    await page.evaluate(() => palace.ready);
    await card(".rooms ", 3);
    await page.waitForFunction(() => `${palace.state().position}` === "3,2");
  });

  main("what was played is taken to another browser as a text, and what is no such text changes nothing", async (t) => {
    const room = "web/table/internal/room";
    const { page, close, troubles } = await house.fresh("");
    t.after(async () => {
      await close();
      assert.deepEqual(troubles, []);
    });
    const stars = (n) => page.waitForFunction((stars) => document.querySelector("#door-games .door-long")?.textContent === stars, says(room, "stars-of", { n, of: 20 }));
    const text = (start) => page.waitForFunction((start) => document.querySelector("#kept-text").value.startsWith(start), start);
    await page.click(".door-card[data-to=play]");
    await stars(0);
    await page.click("#kept summary");
    await text("palace kept\n");
    await page.fill("#kept-text", "ladder rook 2110000000");
    await page.click("#kept-add");
    await page.waitForFunction((why) => document.querySelector("#kept-said").textContent.includes(why), "palace kept");
    await text("ladder rook 2110000000"); // nobody loses what was pasted
    await stars(0);
    await page.fill("#kept-text", "palace kept\nladder rook 2110000000\nlessons corner-the-rook 1,2\n");
    await page.click("#kept-add");
    await stars(4);
    await text("palace kept\nlessons corner-the-rook 1,2\nladder rook 2110000000\n");
    assert.notEqual(await page.textContent("#kept-said"), "");
    await page.reload();
    await page.evaluate(() => palace.ready);
    await page.click(".door-card[data-to=play]");
    await stars(4);
  });

  main("the computer's strength is chosen where it is named, and the score counts", async (t) => {
    const page = await house.visit(t, "wythoff@2,2&map=off&second=slipping:5"); // against whom nobody has played yet
    await page.waitForSelector("#sides select option[value=random]", { state: "attached" });
    await byClick(page)([0, 0]);
    await page.waitForFunction(() => document.querySelector("#sides .score").textContent === "1 : 0");
    assert.deepEqual(await page.$$eval("#sides .player b", (names) => names.filter((name) => name.getBoundingClientRect().right > name.parentElement.getBoundingClientRect().right + 1).map((name) => name.textContent)), [], "names are whole beside a score");
    await page.selectOption("#sides select", "random");
    await page.waitForFunction(() => palace.state().players.second === "random" && document.querySelector("#sides .score").textContent === "");
  });

  main("the teachers' room: from the header to a plan, and from there to a class", async (t) => {
    const page = await house.visit(t, "wythoff@11,9&map=off");
    await page.click("#rooms [data-to=teach]");
    await page.waitForSelector("#plan-corner-the-rook");
    await page.waitForFunction(() => location.hash === "#teach");
    await page.click("#plan-corner-the-rook summary");
    await page.click("#plan-corner-the-rook .gold");
    await page.waitForFunction(() => location.hash === "#class&lesson=corner-the-rook");
    await page.waitForSelector("#gather-puzzles button");
    for (const hidden of ["#record", "#workbench-open", "#status"]) assert.ok(await page.isHidden(hidden), `${hidden} is of a game, and not of the class`);
    assert.ok(await page.evaluate(() => { const { scrollHeight, clientHeight } = /** @type {HTMLElement} */ (document.querySelector("#panel")); return scrollHeight <= clientHeight; }), "the room is seen whole on a laptop");
    await page.goBack();
    await page.waitForSelector("#plan-corner-the-rook");
    await page.click("#teach [data-make=open]");
    await page.waitForSelector("#maker");
    await page.click("#maker-close"); // it would take Ctrl with Z from a game
  });

  main("the room for whoever comes from the papers: a game as text, and an idea", async (t) => {
    const page = await house.visit(t, "explore");
    await page.waitForSelector("#papers h4");
    await page.fill("#papers-game", "no game");
    await page.press("#papers-game", "Enter");
    await page.waitForSelector("#notice:not([hidden])");
    await page.waitForFunction(() => location.hash === "#explore");
    await page.fill("#papers-game", "wythoff@30,20");
    await page.press("#papers-game", "Enter");
    await page.waitForFunction(() => palace.state().game === "wythoff" && palace.state().position[0] === 30);
    await page.waitForFunction(() => location.hash.startsWith("#wythoff@30,20")); // to go back from
    await page.goBack();
    await page.waitForFunction(() => location.hash === "#explore");
    await page.click("#papers section .lobby-door >> nth=0");
    await page.waitForFunction(() => palace.state().idea);
    await idle(page);
    assert.ok((await state(page)).idea);
  });
}
