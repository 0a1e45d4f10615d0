// What is chosen while the programs are on their way shows at once what it is: of a lesson its first step, of all
// else the name. A program that comes takes its place, and nothing is heard or seen twice.
import assert from "node:assert/strict";
import { sizes, until } from "../browser.js";
import { main, test } from "../levels.js";
import { lesson } from "../words.js";

/** panel is what the page says of a lesson, and what it hides. */
const panel = (page) => page.evaluate(() => {
  const seen = (each) => each.checkVisibility({ visibilityProperty: true });
  const words = (selector) => [...document.querySelectorAll(selector)].filter(seen).map((each) => each.innerText.trim());
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  return {
    said: words("#lesson :is(.lesson-title, #lesson-heading, #lesson-words p, #task-words), #lesson-count"),
    places: [...document.querySelectorAll("#lesson-heading, #lesson-words p, #task, #board")].filter(seen).map((each) => box(each.getBoundingClientRect())),
    headline: words("#headline").join(),
    room: document.documentElement.dataset.room,
    picture: document.querySelectorAll("#ahead svg use[href^='#ahead-']").length,
    resting: [...document.querySelectorAll("#lesson-next, #lesson-leave")].map((each) => each.disabled),
  };
});

/** first is what the text of a lesson has for its first step. */
const first = (name, language) => {
  const { title, steps: [step] } = lesson(name, language);
  return [title, step.title, ...step.say];
};

/** listening notes what the live region says. */
function listening() {
  globalThis.heard = [];
  addEventListener("DOMContentLoaded", () => {
    const region = document.querySelector("#say");
    if (region) new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
  });
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  /** early opens a link, for which the programs come when go is called. */
  async function early(t, link, options = {}) {
    const context = await house.browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce", ...sizes.wide, ...options });
    t.after(() => context.close());
    const page = await context.newPage();
    const [troubles, asked] = [[], []];
    page.on("pageerror", (error) => troubles.push(error.message));
    page.on("console", (message) => message.type() === "error" && /Content Security|404|ahead/.test(message.text()) && troubles.push(message.text()));
    page.on("request", (request) => asked.push(request.url().replace(/.*\/v\/\w+\//, "")));
    t.after(() => assert.deepEqual(troubles, []));
    await page.addInitScript(listening);
    let go;
    const gate = new Promise((resolve) => (go = resolve));
    await page.route(/\.wasm/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(house.server.url + (link && `#${link}`), { waitUntil: "commit" });
    await until(page, () => document.documentElement?.dataset.begun === "" && document.querySelector("link[data-late]")?.media === "all" && !("wording" in document.documentElement.dataset));
    return { page, asked, go };
  }
  const showing = (page, heading) => until(page, (heading) => document.querySelector("#lesson-heading").textContent === heading && document.querySelector("#lesson-heading").checkVisibility(), heading);
  const named = (page, name) => until(page, (name) => document.querySelector("#headline").textContent === name, name);
  const played = async (page) => {
    await page.evaluate(() => palace.ready);
    await until(page, () => document.querySelector("#curtain").hidden);
  };
  const choose = async (page, title) => {
    await page.click(".door-card[data-to=learn]");
    await page.click(`.door-item:has-text("${title}")`);
  };

  main("a lesson that is chosen at the door before any program shows its first step, and stays where it is when one comes", async (t) => {
    const { page, asked, go } = await early(t, "");
    const [title, heading] = first("corner-the-rook");
    await choose(page, title);
    await showing(page, heading);
    const before = await panel(page);
    assert.deepEqual(before.said.filter((each) => first("corner-the-rook").includes(each)), first("corner-the-rook"));
    assert.deepEqual([before.room, before.picture, before.resting, new URL(page.url()).hash], ["lesson", 11, [true, true], "#lesson=corner-the-rook&step=1"]);
    assert.equal(await page.evaluate(() => document.activeElement.id), "lesson-heading");
    assert.deepEqual(asked.filter((name) => /ahead/.test(name)), ["words/ahead/en/lessons.json", "words/ahead/en/corner-the-rook.json"]);
    await page.goBack();
    await until(page, () => document.querySelector("#learn-title").checkVisibility() && !document.querySelector("#lesson").checkVisibility());
    await page.goForward();
    await showing(page, heading);
    assert.deepEqual(await panel(page), before);
    go();
    await played(page);
    const { said, places, picture, resting } = await panel(page);
    assert.deepEqual([said, places, picture, resting], [before.said, before.places, 0, [false, false]]);
    assert.equal(await page.evaluate(() => palace.state().lesson.name), "corner-the-rook");
    assert.deepEqual(await page.evaluate(() => heard.filter((each) => each.includes(document.querySelector("#lesson-heading").textContent))).then((all) => new Set(all).size), 1);
  });

  for (const [locale, name, size] of [["de", "corner-the-queen", sizes.narrow], ["ar", "why-gold", sizes.wide], ["ar", "queens-in-exile", sizes.narrow], ["fr", "two-games-at-once", sizes.wide]]) {
    test(`${locale}: the link of ${name} shows its first step before any program, heard once and with nothing moved`, async (t) => {
      const { page, asked, go } = await early(t, `lesson=${name}`, { ...size, locale });
      const words = first(name, locale);
      await showing(page, words[1]);
      const before = await panel(page);
      assert.deepEqual(before.said.filter((each) => words.includes(each)), words);
      assert.deepEqual(asked.filter((each) => /ahead/.test(each)), [`words/ahead/${locale}/${name}.json`]);
      const heard = await page.evaluate(() => globalThis.heard);
      assert.equal(heard.length, 1, heard.join());
      go();
      await played(page);
      const after = await panel(page);
      assert.deepEqual([after.said, after.places], [before.said, before.places]);
      assert.deepEqual(await page.evaluate(() => globalThis.heard.slice(0, 2).filter((each, i, all) => all.indexOf(each) === i).length), new Set(await page.evaluate(() => globalThis.heard)).size, "nothing is heard twice");
    });
  }

  test("a change of language before any program, and Back to the door, change what is shown", async (t) => {
    const { page, go } = await early(t, "");
    await choose(page, first("block-me-if-you-can")[0]);
    await showing(page, first("block-me-if-you-can")[1]);
    await page.selectOption("#language", "de");
    await showing(page, first("block-me-if-you-can", "de")[1]);
    await page.goBack();
    await until(page, (title) => document.querySelector(".door-item")?.textContent.includes(title) && document.documentElement.dataset.room === "door", first("corner-the-rook", "de")[0]);
    await page.click(".door-list:not([hidden]) .door-top button");
    await page.click("[data-door] [data-at='4,4']");
    go();
    await page.evaluate(() => palace.ready);
    const { history, language } = await page.evaluate(() => palace.state());
    assert.deepEqual([String(history[0].to), language, await page.isVisible(".door-card[data-to=learn]")], ["4,4", "de", true]);
  });

  test("the list of lessons that was opened before any program stays open, with what was done, when one comes", async (t) => {
    const { page, go } = await early(t, "");
    await page.click(".door-card[data-to=learn]");
    await page.waitForSelector(".door-item");
    const before = await page.evaluate(() => [...document.querySelectorAll(".door-item")].map((each) => each.innerText));
    go();
    await page.evaluate(() => palace.ready);
    assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll("#lesson-cards .door-item")].map((each) => each.innerText)), before);
    assert.ok(await page.isVisible("#learn-title"));
    await page.click(".door-item");
    await until(page, () => palace.state().lesson?.name === "corner-the-rook");
  });

  const names = {
    "puzzle": "The puzzle of the day",
    "puzzle=wythoff&level=2&seed=3&set=6": "The puzzle",
    "class&lesson=corner-the-rook": "For a class",
    "lesson=corner-the-rook&quiz=on": "Lesson: Corner the rook",
    "lesson=corner-the-rook&without=hint": "Lesson: Corner the rook",
    "lesson=corner-the-rook&step=2": "Lesson: Corner the rook",
    "lesson=corner-the-rook&pause=7:1": "Lesson: Corner the rook",
    "lesson=no-such-lesson": "A lesson",
    "lesson=~abc": "A lesson",
    "wythoff@12,17&map=off&quiz=on": "The game wythoff@12,17",
    "%3Cimg%20src=x%20onerror=alert(1)%3E": "One moment",
    "<b>rook</b>@3,4": "The game <b>rook</b>@3,4",
  };
  test("of what hides something, or only Go can read, the name is shown and nothing else", async (t) => {
    const { page } = await early(t, "wythoff");
    await named(page, "The game wythoff");
    for (const [link, name] of Object.entries(names)) {
      await page.evaluate((link) => (location.hash = link), link);
      await named(page, name);
      const { said, picture } = await panel(page);
      assert.deepEqual([said, picture, await page.evaluate(() => document.querySelectorAll("#headline *, #title *").length)], [[], 0, 0], link);
      const { text, bar } = await page.evaluate(() => ({ text: document.querySelector("#loading-text").checkVisibility(), bar: document.querySelector("#loading").checkVisibility() }));
      assert.ok(text && bar, "how far the load is");
    }
  });

  test("the puzzle of the day and the gallery, chosen at the door before any program, are there when one comes", async (t) => {
    const { page, go } = await early(t, "");
    await page.click(".door-card[data-to=watch]");
    await until(page, () => document.documentElement.dataset.room === "gallery");
    await page.goBack();
    await until(page, () => document.documentElement.dataset.room === "door");
    await page.click(".door-card[data-to=puzzle]");
    await named(page, "The puzzle of the day");
    go();
    await page.evaluate(() => palace.ready);
    assert.ok(await page.evaluate(() => palace.state().puzzle));
    await page.goBack();
    await until(page, () => document.documentElement.dataset.room === "door");
  });

  test("where the first step does not come the lesson has its name, and the program shows it", async (t) => {
    const { page, go } = await early(t, "wythoff");
    await page.route(/words.ahead/, (route) => route.fulfill({ body: "{}" }));
    await page.evaluate(() => (location.hash = "lesson=corner-the-rook"));
    await named(page, "A lesson");
    go();
    await page.evaluate(() => palace.ready);
    await showing(page, first("corner-the-rook")[1]);
  });
}
