// What the page shows of its state, and what window.palace answers.
import assert from "node:assert/strict";
import { open } from "../browser.js";
import { long, main, test } from "../levels.js";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("the page shows the state in words, and in gold what comes next", async (t) => {
    const page = await house.visit(t);
    const shown = () => page.evaluate(() => [document.querySelector("#headline").textContent, document.querySelector("#title").textContent]);
    const given = () => page.evaluate(() => (({ headline, title }) => [headline, title])(JSON.parse(document.querySelector("#board").contentWindow.board.call("page", "{}")).value));
    assert.deepEqual(await shown(), await given());
    const gold = () => page.locator("#actions .gold").evaluateAll((all) => all.map((each) => each.dataset.act));
    assert.deepEqual(await gold(), []);
    await page.evaluate(() => palace.move([8, 2]));
    await page.waitForFunction(() => document.querySelector("#moves").rows.length === 1);
    assert.match(await page.textContent("#say"), /\(8,2\)/);
    assert.equal(await page.getAttribute("#moves tr", "aria-current"), "true");
    await page.evaluate(async () => {
      await palace.move([0, 2]);
      await palace.move([0, 0]);
    });
    await page.waitForFunction(() => palace.state().phase === "over" && document.querySelector("#actions .gold")?.dataset.act === "newGame");
    assert.deepEqual(await shown(), await given());
    assert.deepEqual(await gold(), ["newGame"]);
  });

  main("window.palace refuses nonsense with a sentence and changes nothing", async (t) => {
    const page = await house.visit(t);
    const before = await page.evaluate(() => palace.state());
    const refusals = await page.evaluate(async () => {
      const tries = [
        () => palace.move(), () => palace.move("2,1"), () => palace.move([NaN, 1]), () => palace.move([1.5, 2]), () => palace.move([[1, 2]]), () => palace.move([2 ** 53, 1]), () => palace.move(["1e9", 1]), () => palace.move([9n ** 99n, 1n]), () => palace.move(9n),
        () => palace.move([9, 9]), () => palace.move([1e400, 0]), () => palace.block("all"), () => palace.block([1, 2]), () => palace.block(null),
        () => palace.open(), () => palace.open({}), () => palace.open("chess"), () => palace.players("human"), () => palace.players(1, 2), () => palace.undo(), () => palace.redo(),
      ];
      return Promise.all(tries.map(async (attempt) => {
        try {
          await attempt();
          return "accepted";
        } catch (error) {
          return error instanceof Error ? error.message : `threw ${error}`;
        }
      }));
    });
    for (const sentence of refusals) assert.match(sentence, /^[A-Zp“].{8,200}\.$/u);
    assert.deepEqual(await page.evaluate(() => palace.state()), before);
  });

  test("arguments without end are refused at once, in a short sentence", async (t) => {
    const page = await house.visit(t);
    const before = await page.evaluate(() => palace.state());
    const refusals = await page.evaluate(async () => {
      let looks = 0;
      const counted = (array) => new Proxy(array, { get: (of, key) => (looks++, Reflect.get(of, key)), has: (of, key) => (looks++, Reflect.has(of, key)) });
      const endless = counted(Array(2 ** 32 - 1));
      const million = counted(Array(1000000).fill(1));
      const text = "1,".repeat(2 ** 22);
      const tries = {
        "move(endless)": () => palace.move(endless), "move(million)": () => palace.move(million), "move(hole)": () => palace.move([, 1]),
        "move(digits)": () => palace.move(["1".repeat(2 ** 22), 1]), "move(BigInt)": () => palace.move([1n << 100000n, 1]), "move(deep)": () => palace.move([[endless]]),
        "block(endless)": () => palace.block(endless), "block([endless])": () => palace.block([endless]), "block([million])": () => palace.block([million]),
        "open(text)": () => palace.open(text), "open(endless)": () => palace.open(endless), "players(text)": () => palace.players(text, "human"),
        "players(object)": () => palace.players("human", { endless, text }), "locate(endless)": async () => palace.locate(endless),
      };
      const heard = [];
      for (const [name, attempt] of Object.entries(tries)) {
        looks = 0;
        heard.push([name, await attempt().then(() => "accepted", ({ message }) => message), looks]);
      }
      return heard;
    });
    for (const [name, sentence, looks] of refusals) {
      assert.match(sentence, /^palace.{8,200}\.$/u, name);
      assert.ok(looks < 100, `${name} looked ${looks} times`);
    }
    assert.deepEqual(await page.evaluate(() => palace.state()), before);
  });

  main("methods wait for the board; state() before it says so", async (t) => {
    const { page, close } = await open(house.browser, `${house.server.url}?wait=3000`);
    t.after(close);
    assert.match(await page.evaluate(() => {
      try {
        return palace.state();
      } catch (error) {
        return error.message;
      }
    }), /palace\.ready/);
    assert.deepEqual(await page.evaluate(async () => (await palace.move([8, 4])).position), [8, 4]);
  });

  test("onchange hears every change, and what it gets is a copy", async (t) => {
    const page = await house.visit(t);
    const heard = await page.evaluate(async () => {
      const positions = [];
      for (const to of [[8, 4], [6, 4]]) {
        const heard = new Promise((resolve) => {
          palace.onchange = (state) => {
            positions.push(state.position.join());
            state.position[0] = 99;
            resolve();
          };
        });
        await palace.move(to);
        await heard;
      }
      return [...positions, palace.state().position.join()];
    });
    assert.deepEqual(heard, ["8,4", "6,4", "6,4"]);
  });

  main("settled waits for a computer player, and for nobody else", async (t) => {
    const page = await house.visit(t);
    const order = await page.evaluate(async () => {
      const seen = [];
      await palace.settled();
      await palace.players("human", "perfect");
      await palace.move([8, 4]);
      const settled = palace.settled().then((state) => seen.push(`settled ${state.turn}`));
      await palace.idle();
      seen.push("still waiting");
      await palace.move([6, 4]); // in the computer's place
      await settled;
      return seen;
    });
    assert.deepEqual(order, ["still waiting", "settled first"]);
  });

  long("settled rejects where the engine fails again and again, until it answers", async (t) => {
    const page = await house.visit(t);
    const [other, said, shown, last] = await page.evaluate(async () => {
      const trouble = (name, text) => document.querySelector("#board").contentWindow.emit("trouble", { name, text });
      const outcome = () => palace.settled().then(() => "settled", ({ message }) => message);
      await palace.players("human", "perfect");
      await palace.move([8, 4]);
      const waiting = outcome();
      trouble("painter", "No map today.");
      const painted = () => new Promise(requestAnimationFrame); // long after trouble was heard
      const other = await Promise.race([waiting, painted().then(() => "waits")]);
      trouble("analyst", "No answer today.");
      const said = [await waiting, await outcome()];
      const shown = document.querySelector("#notice-text").textContent;
      trouble("analyst", "");
      const last = outcome();
      await painted();
      await palace.move([6, 4]);
      return [other, said, shown, await last];
    });
    assert.equal(other, "waits");
    assert.deepEqual(said, ["No answer today.", "No answer today."]);
    assert.equal(shown, "No answer today.");
    assert.equal(last, "settled");
  });
}
