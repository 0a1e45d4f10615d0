// Links as mailers, teachers and others mangle them, and scripts that would do harm.
import assert from "node:assert/strict";
import { open, until } from "../browser.js";
import { main, test } from "../levels.js";
import { saying, says, shows } from "../words.js";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  test("a link to a lesson or to the gallery that is wrong in part opens, and the page says what was left out", async (t) => {
    const { page, close } = await open(house.browser, `${house.server.url}#lesson=corner-the-rook&utm_source=mail&step=99&foo=%zz`);
    t.after(close);
    await until(page, () => window.palace?.ready.then(() => true));
    const arrived = (hash) => page.waitForFunction((hash) => location.hash === hash, hash);
    const quoted = (text) => says("engine/words", "quoted", { text });
    const told = (without, why) => shows(page, "#notice", saying("game/link", "opened-without", { parts: without.map(quoted), ...(why && { why }) }));
    await arrived("#lesson=corner-the-rook&step=7");
    for (const [link, hash, without, why] of /** @type {[string, string, string[], string?][]} */ ([
      ["lesson=corner-the-rook&utm_source=mail&step=0&foo=%zz", "#lesson=corner-the-rook&step=1", ["utm_source=mail", "foo=%zz", "step=0"]],
      ["gallery&x=1", "#gallery", ["x=1"], says("game/link", "knows-no-other", { room: "other", names: "ui, lang, tell" })],
      ["lesson=mosaics&step=0", "#lesson=mosaics&step=1", ["step=0"], says("game/link", "err-step-beyond", { steps: 6, first: true })],
      ["wythoff@12,17&utm_source=mail&ui=everything", "#wythoff@12,17", ["utm_source=mail", "ui=everything"]],
    ])) {
      await page.evaluate((link) => { location.hash = link; }, link);
      await arrived(hash);
      await told(without, why);
    }
    await page.evaluate(() => { location.hash = "lesson=corner-the-rock&step=2"; });
    await page.waitForSelector("#lesson-cards", { state: "visible" });
    assert.match(await page.textContent("#notice-text"), saying("web/lessons", "err-near-lesson", { name: "corner-the-rock", near: "corner-the-rook" }));
    assert.ok(await page.isVisible("#notice"));
    assert.equal(await page.evaluate(() => palace.link()), "lesson");
    await page.evaluate(() => palace.open("#rook@6,4"));
    await page.waitForSelector("#lesson-cards", { state: "hidden" });
    await arrived("#rook@6,4"); // the same hash again would be no news
    await page.evaluate(() => { location.hash = "lesson"; });
    await page.waitForSelector("#lesson-cards", { state: "visible" });
    assert.ok(await page.isHidden("#notice"));
  });

  main("window.palace reads every text that may stand behind #, and nobody puts something else in its place", async (t) => {
    const page = await house.visit(t, "rook");
    for (const [link, game, room, at] of [
      ["gallery", "blocking:100", "gallery", "#gallery"], ["", "rook", "door", ""], ["#lesson=mosaics&step=2", "subtraction:(1,2)(2,1)", "lesson", "#lesson=mosaics&step=2"],
      ["#", "rook", "door", ""], ["lesson", "rook", "door", "#lesson"], ["#rook@6,4", "rook", "game", "#rook@6,4"],
    ]) {
      assert.equal(await page.evaluate((link) => palace.open(link).then((state) => state.game), link), game, link);
      await page.waitForFunction(([room, at]) => document.documentElement.dataset.room === room && location.hash === at, [room, at]);
    }
    const heard = await page.evaluate(async () => {
      const before = JSON.stringify(palace.state());
      const kept = palace;
      const refused = [];
      const trap = () => { throw new Error("trap"); };
      const proxy = new Proxy([], { get: trap, has: trap, getPrototypeOf: trap, ownKeys: trap });
      const revoked = Proxy.revocable([], {});
      revoked.revoke();
      const tries = [
        () => { "use strict"; palace.state = 1; }, () => { "use strict"; delete palace.move; }, () => { "use strict"; palace.more = 1; }, () => { "use strict"; window.palace = {}; },
        () => palace.move(proxy), () => palace.block([proxy]), () => palace.open(proxy), () => palace.players(revoked.proxy, "human"), () => palace.locate(proxy), () => palace.move(revoked.proxy),
        () => palace.open("gallery&foo=bar"), () => palace.open("lesson=mosaics&step=99"), () => palace.open("lesson=mosaics&utm_source=mail"), () => palace.open("lesson=nosuch"),
      ];
      for (const attempt of tries) {
        try {
          await attempt();
          refused.push("accepted");
        } catch (error) {
          refused.push(error instanceof Error ? error.message : `threw ${error}`);
        }
      }
      let changes = 0;
      palace.onchange = () => changes++;
      const same = kept === window.palace && JSON.stringify(palace.state()) === before;
      await palace.move([4, 4]);
      return { refused, same, changes };
    });
    for (const [i, sentence] of heard.refused.entries()) {
      assert.notEqual(sentence, "accepted", String(i));
      if (i > 3) assert.match(sentence, /^[A-Zp].{8,300}\.$/u, String(i));
      assert.doesNotMatch(sentence, /trap|revoked/);
    }
    assert.ok(heard.same && heard.changes > 0, JSON.stringify(heard));
  });
}
