// Links as mail and chat programs leave them, wherever one is read; calls that nobody waits for; and boards in
// several languages on one page.
import assert from "node:assert/strict";
import { open, sizes, until } from "../browser.js";
import { after, before, main, test } from "../levels.js";
import { here, serve } from "../server.js";
import { state } from "./house.js";

/** spoiled are links that hide the answers of a game, which open. */
const spoiled = [
  "wythoff@8,6&amp;quiz=on", "wythoff@8,6&quiz=on.", "wythoff@8,6&quiz=on)", "wythoff@8,6&quiz=on\u200b", "wythoff@8,6&quiz", "wythoff@8,6&quiz=onn", "wythoff@8,6&Quiz=on", "wythoff@8,6&quiz =on",
  "wythoff@8,6&without=mapp", "wythoff@8,6?utm_source=mail&quiz=on", "wythoff@8,6%2526quiz%253Don",
];

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  let site, blogs;
  before(async () => {
    [site, blogs] = await Promise.all([serve(here("../../dist")), serve(here("fake"))]);
    site.host.headers = (name) => (name === "palace-board.js" ? { "Access-Control-Allow-Origin": "*" } : {}); // others may load the module
  });
  after(() => Promise.all([site, blogs].map((server) => server?.close())));

  main("a link that hides the answers and was spoiled hides them, by the address and by palace.open", async (t) => {
    const page = await house.visit(t, "rook@6,4&second=human");
    for (const link of spoiled) {
      await page.evaluate((link) => palace.open(link), link);
      assert.equal(await page.evaluate(() => palace.state().game), "wythoff", link);
      assert.ok((await state(page)).quiz, `palace.open ${link}`);
      await page.evaluate(() => palace.open("rook@6,4"));
      await page.waitForFunction(() => location.hash === "#rook@6,4");
      await page.evaluate((link) => { location.hash = link; }, link);
      await page.waitForFunction(() => palace.state().game === "wythoff");
      assert.ok((await state(page)).quiz, `#${link}`);
      await page.evaluate(() => palace.open("rook@6,4"));
    }
    for (const link of ["wythoff@12,17&map=off)", "wythoff@12,17&map=offf", "wythoff@12,17&amp;map=off."]) {
      await page.evaluate((link) => palace.open(link), link);
      await page.waitForFunction(() => location.hash === "#wythoff@12,17&map=off");
    }
    // What is not clear is said; what only a sentence has put there is not.
    await page.evaluate(() => palace.open("wythoff@8,6&quiz=onn"));
    await page.waitForFunction(() => document.querySelector("#notice-text").textContent.includes("quiz=onn"));
    await page.evaluate(() => palace.open("wythoff@8,6&quiz=on."));
    await page.waitForSelector("#notice", { state: "hidden" });
  });

  test("a spoiled link of a game, a sum or a lesson opens what is meant", async (t) => {
    const page = await house.visit(t, "rook@6,4&second=human");
    for (const [link, hash] of [
      ["wythoff@12,17.", "#wythoff@12,17"], ["!wythoff@12,17", "#wythoff@12,17"], ["wythoff@5,3 rook@2,7", "#wythoff@5,3+rook@2,7"], ["lesson=corner-the-queen.", "#lesson=corner-the-queen&step=1"],
      ["https://palace.example/#wythoff@12,17>", "#wythoff@12,17"],
    ]) {
      await page.evaluate(() => palace.open("rook@6,4"));
      await page.waitForFunction(() => location.hash === "#rook@6,4");
      await page.evaluate((link) => { location.hash = link; }, link);
      await page.waitForFunction((hash) => location.hash.replaceAll(/%20| /g, "") === hash && document.querySelector("#notice").hidden, hash);
    }
    // In the teacher's room.
    await page.evaluate(() => palace.open("rook@6,4"));
    await page.evaluate(() => palace.open("class"));
    await page.fill("#gather-link", "<https://palace.example/#wythoff@8,6&amp;quiz=on>.");
    await page.click("#gather-ask");
    await page.waitForFunction(() => palace.state().game === "wythoff" && palace.state().quiz);
    assert.equal(await page.inputValue("#gather-link"), "wythoff@8,6&quiz=on");
    const sentence = await page.evaluate(() => palace.open("class&rook@6,x").catch(({ message }) => message));
    assert.match(sentence, /“x” at character 14/);
  });

  main("a palace-board whose link was spoiled hides the answers", async (t) => {
    const { page, close } = await open(house.browser, `${blogs.url}boards.html?site=${encodeURIComponent(site.url)}`, sizes.wide, { reducedMotion: "reduce" });
    t.after(close);
    await page.waitForFunction(() => globalThis.defined);
    for (const [attributes, game] of [[{ game: "wythoff@8,6&amp;quiz=on." }, "wythoff"], [{ game: "(rook@6,4)", quiz: "on." }, "rook"], [{ game: "wythoff@8,6", quiz: "" }, "wythoff"]]) {
      await page.evaluate(([attributes, src]) => {
        const board = document.querySelector("#queen");
        for (const name of board.getAttributeNames()) if (name !== "id") board.removeAttribute(name);
        for (const [name, value] of Object.entries({ src, ...attributes })) board.setAttribute(name, value);
        board.play();
      }, [attributes, site.url]);
      await page.locator("#queen").scrollIntoViewIfNeeded(); // a frame out of view has no frames drawn, on which a test could wait
      const frame = await (await page.locator("#queen iframe").elementHandle()).contentFrame();
      await frame.waitForFunction(() => globalThis.palace);
      await frame.evaluate(() => palace.ready);
      await frame.waitForFunction((game) => palace.state().game === game, game);
      assert.ok(await frame.evaluate(() => palace.state().quiz), JSON.stringify(attributes));
      await page.evaluate(() => document.querySelector("#queen").remove() ?? document.body.append(Object.assign(document.createElement("palace-board"), { id: "queen" })));
    }
  });

  main("calls act in their order: what follows an open acts on what that opens, or on what is there", async (t) => {
    const page = await house.visit(t, "rook@6,4&second=human");
    const moved = await page.evaluate(async () => {
      palace.open("wythoff@9,9&second=human");
      const { game, position } = await palace.move([8, 8]);
      palace.open("maharaja@12,17&second=human");
      palace.move([12, 16]);
      palace.undo();
      const last = await palace.redo();
      palace.open("blocking:5@3,3&second=human&first=human");
      palace.block([[0, 0]]);
      const blocked = await palace.move([1, 1]);
      palace.open("lesson=corner-the-queen");
      const next = await palace.next();
      palace.open("chess@1,2").catch(() => {});
      const failed = await palace.back();
      palace.open("wythoff@7,5&second=human");
      const settled = await palace.settled();
      return [[game, position], [last.game, last.position], [blocked.game, blocked.position], next.lesson.step, [failed.lesson.name, failed.lesson.step], [settled.game, settled.position]];
    });
    assert.deepEqual(moved, [["wythoff", [8, 8]], ["maharaja", [12, 16]], ["blocking:5", [1, 1]], 2, ["corner-the-queen", 1], ["wythoff", [7, 5]]]);
  });

  main("palace.state() answers while the language changes, and calls wait for it", async (t) => {
    const { page, close } = await house.fresh("rook@6,4&second=human");
    t.after(close);
    const heard = await page.evaluate(async () => {
      const seen = [];
      const timer = setInterval(() => {
        try {
          const { game, language, position } = palace.state();
          seen.push(`${game}@${position} ${language}`);
        } catch (error) {
          seen.push(error.message);
        }
      }, 5);
      palace.onchange = ({ game, position, language }) => seen.push(`${game}@${position} ${language}`);
      palace.open("rook@5,4&second=human&lang=de");
      const { language, position } = await palace.move([5, 2]);
      clearInterval(timer);
      palace.onchange = null;
      return { seen: [...new Set(seen)], language, position };
    });
    assert.deepEqual([heard.language, heard.position], ["de", [5, 2]]);
    assert.deepEqual(heard.seen.filter((each) => !/^rook@(6,4|5,4|5,2) (en|de)$/.test(each)), []);
    assert.ok(heard.seen.includes("rook@5,4 en"));
  });

  test("a board in another language changes nothing else in its tab, and keeps its own when its frame is loaded again", async (t) => {
    const { page, close } = await open(house.browser, `${house.server.url}course.html`, sizes.wide, { reducedMotion: "reduce" });
    t.after(close);
    const frames = await page.evaluate(() => Promise.all(["wythoff@12,17&lang=de&ui=board", "rook@6,4&ui=board"].map((link) => new Promise((resolve) => {
      const frame = document.createElement("iframe");
      frame.src = `index.html#${link}`;
      frame.onload = () => resolve(link);
      document.body.append(frame);
    }))));
    assert.equal(frames.length, 2);
    const speaks = (nth, tag) => until(page, ([nth, tag]) => {
      const { palace, document } = window.frames[nth];
      return !window.frames[nth].left && document.querySelector("#curtain")?.hidden && palace?.state().language === tag;
    }, [nth, tag]);
    const again = (nth) => page.evaluate((nth) => {
      window.frames[nth].left = true; // the page that is left answers for a while
      window.frames[nth].location.reload();
    }, nth);
    await speaks(0, "de");
    await again(1);
    await speaks(1, "en");
    assert.equal(await page.evaluate(() => sessionStorage.getItem("palace-language")), null);
    await again(0);
    await speaks(0, "de");
    // By a script as well.
    assert.equal(await page.evaluate(async () => (await window.frames[1].palace.open("rook@5,4&lang=fr")).language), "fr");
    assert.equal(await page.evaluate(() => sessionStorage.getItem("palace-language")), null);
  });
}
