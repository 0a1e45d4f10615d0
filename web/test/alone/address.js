// How the page keeps the game in its address, and how its keys act.
import assert from "node:assert/strict";
import { main, test } from "../levels.js";
import { calls } from "./house.js";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("the address holds the game: reload keeps it, Back returns to the one before", async (t) => {
    const page = await house.visit(t, { hash: "#blocking:5@9,9" });
    assert.deepEqual(await page.evaluate(() => palace.state().position), [9, 9]);
    await page.evaluate(() => palace.move([9, 4]));
    await page.waitForFunction(() => location.hash.startsWith("#blocking:5@9,4"));
    await page.fill("#notation-text", "blocking:5@7,6");
    await page.click("#notation button");
    assert.deepEqual(await page.evaluate(() => palace.state().position), [7, 6]);
    await page.waitForFunction(() => location.hash.startsWith("#blocking:5@7,6"));
    await page.fill("#notation-text", "blocking:5@8,6"); // no turn was played: this is another game all the same
    await page.click("#notation button");
    await page.waitForFunction(() => location.hash.startsWith("#blocking:5@8,6"));
    await page.goBack();
    await page.waitForFunction(() => location.hash.startsWith("#blocking:5@7,6"));
    await page.goBack();
    await page.waitForFunction(() => location.hash.startsWith("#blocking:5@9,4"));
  });

  main("a bad link says what is wrong; game and address stay", async (t) => {
    const page = await house.visit(t, { hash: "#blocking:5@9,9" });
    await page.evaluate(() => { location.hash = "#chess@1,1"; });
    await page.waitForSelector("#notice:not([hidden])");
    assert.match(await page.textContent("#notice-text"), /chess@1,1.*is no game/);
    assert.match(await page.evaluate(() => location.hash), /^#blocking:5@9,9/);
    await page.fill("#notation-text", "nonsense");
    await page.press("#notation-text", "Enter");
    assert.match(await page.textContent("#games-error"), /nonsense.*is no game/);
    assert.equal(await page.getAttribute("#notation-text", "aria-invalid"), "true");
    assert.deepEqual(await page.evaluate(() => palace.state().position), [9, 9]);
  });

  test("a link that is typed while the address is due to be written is not lost", async (t) => {
    const page = await house.visit(t, { hash: "#blocking:5@9,9" });
    await page.evaluate(async () => {
      await palace.open("blocking:5@7,7");
      location.hash = "#blocking:5@8,8"; // which is heard of in another task
      dispatchEvent(new Event("pagehide")); // which has the address written now
    });
    await page.waitForFunction(() => palace.state().position.join() === "8,8", null);
    await page.waitForFunction(() => location.hash.startsWith("#blocking:5@8,8"));
  });

  test("a game that no link can hold is kept for a reload", async (t) => {
    const page = await house.visit(t);
    await page.evaluate(() => {
      const { board } = document.querySelector("#board").contentWindow;
      board.kept = "blocking:5@6,6&past=" + "8,8/".repeat(400000) + "7,7";
      return palace.open("blocking:5@6,6");
    });
    await page.waitForFunction(() => location.hash.startsWith("#blocking:5@6,6&first"));
    await page.reload();
    await page.evaluate(() => palace.ready);
    const [{ link, kept, arrives }] = await calls(page, "open");
    assert.deepEqual([link.length, kept, arrives], [1600023, true, true]);
  });

  test("the address is written four times a second at most", async (t) => {
    const page = await house.visit(t, { clock: true });
    await page.clock.pauseAt(Date.now() + 3600000);
    await page.evaluate(() => {
      globalThis.writes = 0;
      const replace = history.replaceState.bind(history);
      history.replaceState = (...args) => {
        writes++;
        replace(...args);
      };
    });
    for (let i = 0; i < 40; i++) {
      await page.evaluate((x) => palace.open(`blocking:5@${x},7`), 5 + i);
      await page.clock.runFor(50); // 2 s in all, with a change in every frame
    }
    assert.equal(await page.evaluate(() => writes), 8);
    await page.clock.runFor(250);
    assert.match(await page.evaluate(() => location.hash), /^#blocking:5@44,7/);
  });

  main("keys press the buttons that name them, from the page and from the board", async (t) => {
    const page = await house.visit(t);
    await page.evaluate(() => palace.move([8, 4]));
    await page.waitForFunction(() => !document.querySelector("[data-act=undo]").disabled);
    await page.keyboard.press("u");
    assert.deepEqual(await page.evaluate(() => palace.state().position), [8, 6]);
    await page.waitForFunction(() => !document.querySelector("[data-act=redo]").disabled);
    await page.frameLocator("#board").locator("canvas").focus();
    await page.keyboard.press("r");
    assert.deepEqual(await page.evaluate(() => palace.state().position), [8, 4]);
    await page.keyboard.press("m");
    assert.deepEqual(await calls(page, "map"), [{ kind: "off" }]);
    await page.waitForFunction(() => !document.querySelector("#map-peek").disabled);
    await page.keyboard.down("p");
    await page.keyboard.up("p");
    assert.deepEqual(await calls(page, "peek"), [{ on: true }, { on: false }]);
    await page.keyboard.press("Escape");
    assert.equal(await page.evaluate(() => document.activeElement.id), "headline");
    await page.keyboard.press("?");
    assert.ok(await page.isVisible("#help"));
    await page.keyboard.press("u");
    assert.deepEqual(await page.evaluate(() => palace.state().position), [8, 4], "no key acts behind a dialog");
    await page.uncheck("#letters");
    await page.keyboard.press("Escape");
    await page.keyboard.press("u");
    assert.deepEqual(await page.evaluate(() => palace.state().position), [8, 4], "keys can be switched off");
  });

  test("a key is not too quick for the button that it presses", async (t) => {
    const page = await house.visit(t);
    const after = await page.evaluate(async () => {
      await palace.move([8, 4]);
      dispatchEvent(new KeyboardEvent("keydown", { key: "u" })); // before the page has shown the move
      return palace.state().position;
    });
    assert.deepEqual(after, [8, 6]);
  });

  main("typing in a field presses no buttons", async (t) => {
    const page = await house.visit(t);
    await page.evaluate(() => palace.move([8, 4]));
    await page.fill("#notation-text", "");
    await page.type("#notation-text", "umrn");
    assert.deepEqual(await page.evaluate(() => palace.state().position), [8, 4]);
  });

  main("a board that is lost comes back with its game", async (t) => {
    const page = await house.visit(t);
    await page.evaluate(() => palace.move([8, 4]));
    await page.waitForFunction(() => palace.link().startsWith("blocking:5@8,4"));
    await page.evaluate(async () => {
      const frame = document.querySelector("#board");
      frame.contentWindow.location.reload();
      await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
      return palace.settled();
    });
    assert.match((await calls(page, "open"))[0].link, /^blocking:5@8,4/);
  });
}
