// Links good, bad and random, and moves that are not allowed: refused with a sentence,
// the game in progress untouched.
import assert from "node:assert/strict";
import { test } from "node:test";
import { settled, state, without } from "./house.js";

const bad = [
  "blocking:0", "blocking:5@-1,3", "blocking:5@3", "wythoff@1e9,2", "blocking:5@3,3&garbage", "blocking:5@3,3&x=y", "chess", "@3,3", "&", "%", "%zz",
  "blocking:5@3,3&block=0,0;1,1;0,3;3,0;3,2", "blocking:5@3,3&block=2,1", "blocking:5@3,3&block=4,4", "blocking:5@3,3&first=nobody",
  "blocking:5@3,3&past=9,8", "wythoff@3,3 and more", "blocking:99999999999999999999@1,1", "blocking:5@99999999999999999999,1", "wythoff@-99999999999999999999,1", "blocking:1000&size=1000000x1000000",
  "blocking:5@3,3&size=0x5", "wythoff@" + "9".repeat(2000) + ",1", "x".repeat(100000),
];

/** refusal is how a link is refused: its sentence, or "" if it is accepted. */
const refusal = (page, link) => page.evaluate(async (text) => {
  try {
    await palace.open(text);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : `not an Error: ${error}`;
  }
}, link);

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  test("bad links are refused with a sentence, the game in progress untouched", async (t) => {
    const page = await house.visit(t, "blocking:5@9,7&block=8,6&second=human");
    await page.evaluate(() => palace.move([9, 6]));
    const before = without(await state(page));
    for (const link of bad) {
      const sentence = await refusal(page, link);
      assert.match(sentence, /^\P{Ll}.{8,400}[.!?]$/us, `${link.slice(0, 60)}: ${sentence}`);
      assert.deepEqual(without(await state(page)), before, link.slice(0, 60));
    }
    await page.evaluate(() => { location.hash = "#blocking:0"; });
    await page.waitForSelector("#notice:not([hidden])");
    assert.deepEqual(without(await state(page)), before);
    assert.match(await page.evaluate(() => location.hash), /^#blocking:5@9,6/);
  });

  test("a page opened with a bad link says so and can be played", async (t) => {
    const { page, close } = await house.fresh("blocking:0@1,1");
    t.after(close);
    await page.waitForSelector("#notice:not([hidden])");
    assert.equal((await settled(page)).phase, "move");
    assert.doesNotMatch(await page.evaluate(() => location.hash), /blocking:0/);
  });

  test("what is wrong with an address is named and left out, the rest opens", async (t) => {
    for (const [link, game, left] of [
      ["wythoff@6,4&map=zzz&second=human", "wythoff@6,4&second=human", "map=zzz"],
      ["blocking:5@3,3&block=0,0x&frist=human&second=human", "blocking:5@3,3&second=human", "block=0,0x"],
    ]) {
      const { page, close } = await house.fresh(link);
      t.after(close);
      await page.waitForSelector("#notice:not([hidden])");
      const notice = await page.textContent("#notice-text");
      assert.ok(notice.startsWith(`The link was opened without “${left}”`), notice);
      assert.equal(await page.evaluate(() => palace.link()), game);
      await page.waitForFunction((hash) => location.hash === hash, `#${game}`);
      await page.evaluate((hash) => { location.hash = hash; }, link); // the same game again
      await page.waitForFunction((hash) => location.hash === hash, `#${game}`);
    }
    const page = await house.visit(t, "wythoff@6,4&second=human");
    assert.equal(await refusal(page, "wythoff@7,5&second=human&orient=askew"), "");
    assert.deepEqual((await state(page)).position, [7, 5]);
    await page.waitForFunction(() => document.querySelector("#notice-text").textContent.includes("orient=askew"));
    await page.evaluate(() => palace.move([7, 4]));
    await page.waitForSelector("#notice", { state: "hidden" });
  });

  test("thousands of squares that Palace has blocked are in no link, and come back", async (t) => {
    const first = await house.fresh("blocking:40003&size=9x9&map=off");
    t.after(first.close);
    const before = await settled(first.page);
    assert.equal(before.blocked.length, 40002);
    await first.page.click("#share-open");
    const href = await first.page.inputValue("#share-link");
    assert.ok(href.length < 200, href.slice(0, 300));
    await first.page.keyboard.press("Escape");

    // Two people block a line and as Palace says; the game is left in the middle.
    const link = await first.page.evaluate(async () => {
      await palace.open("blocking:40003@40003,10003&second=human&size=9x9&map=off");
      document.querySelector("[data-act=hint]").click();
      await new Promise((resolve) => {
        const timer = setInterval(() => document.querySelector("#block-left").textContent === "0 left" && resolve(clearInterval(timer)), 50);
      });
      document.querySelector("[data-act=done]").click();
      await palace.move([40002, 10003]);
      await palace.block(Array.from({ length: 40002 }, (_, i) => [40001 - i, 10003]));
    }).then(() => first.page.waitForFunction(() => palace.link().includes("&past=") && palace.link())).then((found) => found.jsonValue());
    assert.ok(link.length < 200 && link.includes(":perfect&"), link.slice(0, 300));
    const middle = without(await state(first.page));
    await first.page.waitForFunction((text) => location.hash === `#${text}`, link);
    await first.page.reload();
    await first.page.evaluate(() => palace.ready);
    assert.deepEqual(without(await state(first.page)), middle);
    const second = await house.fresh(href.split("#")[1]);
    t.after(second.close);
    assert.deepEqual(without(await settled(second.page)), without(before));
  });

  test("a thousand random links: each opens or is refused, nothing breaks", async (t) => {
    const page = await house.visit(t, "wythoff");
    const base = "blocking:5@9,7&block=8,6&second=human";
    let seed = 20150601;
    const random = (n) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return Math.floor((seed / 2 ** 32) * n);
    };
    const letters = "blockingwythoff:@,;&=#%+-()0123456789 xé\u0000.t/";
    const links = Array.from({ length: 1000 }, () => {
      const text = [...["blocking:5@3,3&block=0,0;1,1", "wythoff@12,17&first=perfect", "blocking:3@9,6&size=30x30&map=off"][random(3)]];
      for (let edits = 1 + random(4); edits > 0; edits--) {
        const place = random(text.length);
        if (/\d/.test(text[place])) text[place] = String(random(10));
        else text.splice(place, random(3), letters[random(letters.length)]);
      }
      return text.join("");
    });
    const outcome = await page.evaluate(async ([links, base]) => {
      await palace.open(base);
      const still = JSON.stringify({ ...palace.state(), overlay: 0 });
      const count = { opened: 0, refused: 0, wrong: [] };
      for (const link of links) {
        try {
          await palace.open(link);
          count.opened++;
          await palace.open(base);
        } catch (error) {
          count.refused++;
          if (!(error instanceof Error) || error.message.length < 8) count.wrong.push(link);
        }
        if (JSON.stringify({ ...palace.state(), overlay: 0 }) !== still) count.wrong.push(link);
      }
      return count;
    }, [links, base]);
    assert.deepEqual(outcome.wrong, []);
    assert.ok(outcome.refused > 300 && outcome.opened > 10, JSON.stringify(outcome));
  });

  test("moves that are not allowed are rejected and change nothing", async (t) => {
    const page = await house.visit(t, "blocking:3@6,4&block=0,4;5,4&second=human");
    const before = without(await state(page));
    for (const [name, argument] of [["move", [0, 4]], ["move", [7, 7]], ["move", [6, 4]], ["block", [[5, 4]]]]) {
      const sentence = await page.evaluate(async ([method, given]) => {
        try {
          await palace[method](given);
          return "";
        } catch (error) {
          return error.message;
        }
      }, [name, argument]);
      assert.match(sentence, /.{10,}[.!?]$/, `${name} ${argument}`);
      assert.deepEqual(without(await state(page)), before);
    }
    await page.evaluate(() => palace.move([6, 2]));
    const middle = without(await state(page));
    assert.equal(await page.evaluate(() => palace.block([[6, 1], [6, 0], [5, 1]]).then(() => "", (error) => error.name)), "Error");
    assert.deepEqual(without(await state(page)), middle);
  });
}
