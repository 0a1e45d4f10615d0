// The built site in other languages: how one is chosen, that a game goes on through a change, and
// what happens where a language does not come. Two of the languages are there for tests alone; the programs
// are those of the site.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { idle, launch, open, sizes, until } from "./browser.js";
import { build } from "./builds.js";
import { after, before, kin, long, main, test } from "./levels.js";
import { soon } from "./site/offline.js";
import { here } from "./server.js";
import { spoken } from "./spoken.js";
import { capital, including, lesson, saying, says, shows } from "./words.js";

let site, server, browser;
before(async () => {
  site = await spoken();
  server = site.server;
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await site?.remove();
});

/** arrive opens the site in a new page whose reader prefers a language; nothing may go wrong there that is not expected. */
async function arrive(t, hash = "", { locale = "en-US", size = sizes.wide, expected = [], ...options } = {}) {
  const { page, troubles, close } = await open(browser, server.url + hash, size, { locale, ...options });
  t.after(async () => {
    server.host.meddle = () => false;
    await close();
    assert.deepEqual(troubles.filter((each) => !expected.some((pattern) => pattern.test(each))), []);
  });
  await page.evaluate(() => palace.ready.then(() => {}));
  return page;
}

const said = (page) => page.evaluate(() => [document.documentElement.lang, palace.state().language, document.querySelector("#language").value, document.querySelector("#help-open").textContent]);
const [german, english] = ["de", "en"].map((tag) => [tag, tag, tag, says.in(tag, "page-help")]);

/** choose changes the language at the globe and waits until the board speaks it. */
async function choose(page, tag) {
  await page.selectOption("#language", tag);
  await until(page, (wanted) => {
    try {
      return palace.state().language === wanted;
    } catch {
      return false; // there is no board for a moment
    }
  }, tag);
  await idle(page);
}

long("the language is the link's, else the reader's choice, else the browser's, else English", async (t) => {
  const first = await arrive(t, "", { locale: "de-AT" });
  assert.deepEqual(await said(first), german);
  await choose(first, "en");
  await first.reload();
  await first.evaluate(() => palace.ready.then(() => {}));
  assert.deepEqual(await said(first), english, "what was chosen is remembered");
  assert.deepEqual(await said(await arrive(t, "#wythoff@4,7&lang=DE")), german);
  assert.deepEqual(await said(await arrive(t, "", { locale: "xx-YY" })), english);
});

test("the language of a link holds in its tab, is in no link that the page writes, and is not remembered", async (t) => {
  const page = await arrive(t, "#wythoff@4,7&lang=de");
  await until(page, () => location.hash === "#wythoff@4,7");
  await page.click("#share-open");
  assert.doesNotMatch(await page.inputValue("#share-link"), /lang/);
  await page.reload();
  await page.evaluate(() => palace.ready.then(() => {}));
  assert.deepEqual(await said(page), german);
  assert.equal(await page.evaluate(() => localStorage.getItem("palace-language")), null);
});

test("a language that there is not is named and left out", async (t) => {
  const page = await arrive(t, "#wythoff@4,7&lang=xx");
  assert.deepEqual(await said(page), english);
  const speaks = says("game/link", "page-speaks", { names: ["ar", "de", "en", "es", "fr"] });
  assert.match(await page.textContent("#notice-text"), saying("game/link", "opened-without", { parts: [says("engine/words", "quoted", { text: "lang=xx" })], why: speaks }));
  const error = await page.evaluate(() => palace.open("rook@3,3&lang=xx").then(() => "", (error) => error.message));
  assert.ok(error === "" || error.includes(speaks), error);
});

main("a change of the language keeps a game, with the turns that were undone and a block that is to come", async (t) => {
  const page = await arrive(t);
  await page.evaluate(async () => {
    await palace.open("blocking:3@6,5&first=human&second=human");
    await palace.block([[5, 5]]);
    await palace.move([4, 3]);
    await palace.block([[3, 3]]);
    await palace.move([2, 1]);
    await palace.undo();
  });
  await idle(page);
  const frame = () => /** @type {any} */ (document.querySelector("#board")).contentWindow;
  const before = await page.evaluate(() => [palace.link(), { ...palace.state(), language: "" }]);
  await page.evaluate(`(${frame})().kept = (${frame})().workers.current("painter")`);
  await choose(page, "de");
  assert.deepEqual(await page.evaluate(() => [palace.link(), { ...palace.state(), language: "" }]), before);
  assert.deepEqual(await said(page), german);
  assert.ok(await page.evaluate(`(${frame})().kept === (${frame})().workers.current("painter")`), "neither the board nor the painter has begun again");
  const state = await page.evaluate(async () => palace.redo());
  assert.equal(state.phase, "block", "what was undone can be redone");
});

test("the names on a map stay, and are those of the language that is chosen", async (t) => {
  const page = await arrive(t, "#blocking:100&size=300x300");
  await page.waitForSelector("#places button", { state: "attached" });
  const count = await page.locator("#places button").count();
  await choose(page, "de");
  await idle(page);
  await until(page, ([name, count]) => {
    const all = [...document.querySelectorAll("#places button")];
    return all.length === count && all.some(({ textContent }) => textContent?.includes(name));
  }, [capital(says.in("de", "engine/blocking/region", "Epaulette")), count]);
});

test("a change of the language keeps a quiz with its marks, a lesson at its step with what was solved, and an idea", async (t) => {
  const page = await arrive(t);
  await page.evaluate(() => palace.open("wythoff@6,5&quiz=on"));
  const { x, y } = await page.evaluate(() => palace.locate([1, 2]));
  await page.mouse.click(x, y);
  await idle(page);
  const marks = await page.evaluate(() => palace.answers());
  assert.ok(marks);
  await choose(page, "de");
  assert.equal(await page.evaluate(() => palace.state().quiz), true);
  assert.equal((await page.evaluate(() => palace.answers())).length, marks.length);

  await page.evaluate(() => palace.open("lesson=corner-the-rook&step=3"));
  const lesson = await page.evaluate(() => palace.state().lesson);
  await choose(page, "en");
  assert.deepEqual(await page.evaluate(() => palace.state().lesson), lesson);

  await page.evaluate(() => palace.open("wythoff@9,7&idea=golden"));
  await choose(page, "de");
  assert.equal(await page.evaluate(() => palace.state().idea), "golden");
});

test("palace.open resolves when the board speaks the language of its link", async (t) => {
  const page = await arrive(t);
  const states = await page.evaluate(async () => [await palace.open("blocking:5@3,3&lang=de"), await palace.open("rook@4,4&lang=en"), await palace.open("rook@4,5")]);
  assert.deepEqual(states.map(({ game, language }) => [game, language]), [["blocking:5", "de"], ["rook", "en"], ["rook", "en"]]);
});

/** languages lists what the page offers: English, and each folder of words by the name that it says, with the two of tests among them. */
const named = readdirSync(here("../words"), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  .map(({ name }) => [name, /^name = (.*)$/m.exec(readFileSync(here(`../words/${name}/language.ftl`), "utf8"))[1]]);
const languages = [["en", "English"], ...[...named, ["ar-XB", "ar-XB"], ["en-XA", "en-XA"]].sort(([a], [b]) => (`${a}.json` < `${b}.json` ? -1 : 1))];

long("each language stands in the page in its own name, and its words are put in whole, with what stands among them", async (t) => {
  const page = await arrive(t);
  assert.deepEqual(await page.$$eval("#language option", (all) => all.map((each) => [each.lang, each.textContent])), languages);
  const html = () => page.$eval(".study-hint span", (each) => each.innerHTML);
  const before = await html();
  await choose(page, "de");
  assert.equal(await html(), says.in("de", "study-any-other-square-point"));
  assert.equal(await page.$eval(".door-on span", (each) => each.id), "door-last");
  await choose(page, "ar-XB");
  assert.equal(await page.$eval("html", (each) => each.dir), "rtl");
  await choose(page, "en");
  assert.equal(await html(), before);
  assert.equal(await page.$eval("html", (each) => each.dir), "ltr");
});

const lost = saying("language-lost", { language: "Deutsch" });
for (const [what, meddle] of /** @type {[string, (text: string) => string | null][]} */ ([
  ["is missing", () => null], ["is cut", (text) => text.slice(0, 200)], ["is of another version", (text) => text.replace(/"version":"\w+"/, '"version":"other"')], ["is another one", (text) => text.replace('"language":"de"', '"language":"fr"')],
  ["is a page", () => "<!doctype html>"],
])) {
  kin(false, what === "is cut")(`where the file of a language ${what}, the page stays in English and says so`, async (t) => {
    server.host.meddle = (name, response, body) => {
      if (name !== "words/de.json") return false;
      const text = meddle(String(body));
      response.writeHead(text === null ? 404 : 200, { "Content-Type": "application/json" }).end(text ?? "");
      return true;
    };
    const page = await arrive(t, "#wythoff@9,7&lang=de", { expected: [/404/] });
    assert.deepEqual(await said(page), english);
    assert.match(await page.textContent("#notice-text"), lost);
    assert.ok(await page.isVisible("#status"));
    await page.click("#notice-close");
    await page.evaluate(() => palace.move([8, 6]).then(() => palace.settled()).then(() => {}));
    const link = await page.evaluate(() => palace.link());
    await page.selectOption("#language", "de");
    await page.waitForSelector("#notice:not([hidden])");
    assert.match(await page.textContent("#notice-text"), lost);
    assert.deepEqual([await said(page), await page.evaluate(() => palace.link())], [english, link]);
    server.host.meddle = () => false;
    await choose(page, "de");
    assert.deepEqual([await said(page), await page.evaluate(() => palace.link())], [german, link]);
  });
}

test("a language that comes late is not awaited for long: no words for two seconds, then English", async (t) => {
  server.host.meddle = (name) => name === "words/de.json"; // it never comes
  const page = await arrive(t, "#wythoff@9,7&lang=de");
  assert.deepEqual(await said(page), english);
  assert.match(await page.textContent("#notice-text"), lost);
  assert.ok(await page.isVisible("#status"));
});

test("a language is fetched when it is chosen, and no other is", async (t) => {
  const fetched = () => site.server.asked.filter((name) => /words/.test(name)).map((name) => name.split("/").at(-1));
  site.server.asked.length = 0;
  const page = await arrive(t, "", { size: sizes.narrow });
  assert.deepEqual(fetched(), ["en.json"]);
  assert.ok(await page.isVisible("#language"), "at the door of a phone");
  await page.evaluate(() => palace.open("wythoff@9,7").then(() => {}));
  assert.ok(await page.isVisible("#language"), "in a game on a phone");
  await choose(page, "de");
  assert.deepEqual(fetched(), ["en.json", "de.json"]);
  await idle(page);
  const asked = site.server.asked.filter((name) => !/words/.test(name)).sort();
  site.server.asked.length = 0;
  const second = await arrive(t, "", { locale: "de", size: sizes.narrow });
  await second.evaluate(() => palace.open("wythoff@9,7").then(() => {}));
  await idle(second);
  assert.deepEqual(fetched(), ["de.json"], "without a lesson that is all");
  const more = site.server.asked.filter((name) => !/words/.test(name)).sort();
  assert.deepEqual([...new Set(more)], [...new Set(asked)]);
});

const rook = lesson("corner-the-rook"); // in English
const lessons = "words/lessons/de.json";
const taught = () => server.asked.filter((name) => /words.lessons/.test(name)).map((name) => name.replace(/^v.\w+./, ""));

/** answer answers for a file in a moment, or when it is told to. */
const answer = (response, body, status = 200) => response.writeHead(status, { "Content-Type": "application/json" }).end(body);

/** flashes notes in a page what is English in places where lessons are seen, and what workers are given of a language. */
function flashes(english) {
  globalThis.flashed = [];
  const places = "#lesson, #lesson-cards, #gather-lesson, #maker-steps";
  const look = () => document.querySelectorAll(places).forEach(({ textContent }) => english.some((words) => textContent.includes(words)) && flashed.push(textContent));
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (data, ...rest) {
    if (data.words) (top.given ??= []).push(Object.keys(data.words).join());
    return postMessage.call(this, data, ...rest);
  };
}

const { title, steps: [{ title: first }] } = lesson("corner-the-rook", "de");
/** ways lead to a lesson: a link that a page begins with or what is done there, where that is seen, and what is seen. */
const ways = /** @type {[string, string | ((page: any) => Promise<unknown>), string, string][]} */ ([
  ["a link to it", "#lesson=corner-the-rook&lang=de", "#lesson", first],
  ["a link to the list", "#lesson&lang=de", "#lesson-cards", title],
  ["a class with its link", "#class&lesson=corner-the-rook&lang=de", "#gather-lesson", title],
  ["an address", (page) => page.evaluate(() => void (location.hash = "lesson=corner-the-rook")), "#lesson", first],
  ["palace.open", (page) => page.evaluate(() => palace.open("lesson=corner-the-rook").then(() => {})), "#lesson", first],
  ["a class", (page) => page.evaluate(() => palace.open("class").then(() => {})), "#gather-lesson", title],
  ["the door", (page) => page.click(".door-card[data-to=learn]"), "#lesson-cards", title],
  ["the help", (page) => page.click("#help-open").then(() => page.click("#lessons-help")), "#lesson-cards", title],
  ["the editor", async (page) => {
    await page.evaluate(() => palace.open("wythoff@9,7").then(() => {}));
    await page.click("#share-open");
    await page.click("#share [data-make]");
    await page.evaluate(() => document.querySelector("#maker-address").closest("details")?.setAttribute("open", ""));
    await page.fill("#maker-address", "https://example.org/#lesson=corner-the-rook");
    await page.click("#maker-from button");
  }, "#maker-steps", first],
]);
for (const [name, way, place, words] of ways) {
  long(`by ${name}, the lessons of a language come once, and before they are seen`, async (t) => {
    const page = await arrive(t, "", { locale: "de" });
    await page.addInitScript(flashes, [rook.title, rook.steps[0].title]);
    server.host.meddle = (name, response, body) => name === lessons && Boolean(setTimeout(answer, 300, response, body));
    server.asked.length = 0;
    await page.goto("about:blank");
    await page.goto(server.url + (typeof way === "string" ? way : ""));
    if (typeof way === "string") {
      const place = (part) => server.asked.findIndex((name) => name.includes(part));
      await page.evaluate(() => palace.ready.then(() => {}));
      assert.ok(place(lessons) < place("playground.wasm"), "they are asked for at once");
    } else {
      await page.evaluate(() => palace.ready.then(() => {}));
      assert.deepEqual(taught(), []);
      await way(page);
    }
    await page.waitForFunction(([place, words]) => document.querySelector(place).textContent.includes(words), [place, words]);
    await idle(page);
    assert.deepEqual(await page.evaluate(() => flashed), []);
    assert.deepEqual([taught(), await said(page)], [[lessons], german]);
    await page.frames()[1].evaluate(() => workers.restart("painter"));
    assert.deepEqual([...new Set(await page.evaluate(() => given))], ["language,direction,messages"], "workers have no use for them");
  });
}

const untaught = saying.in("de", "lessons-lost", { language: "Deutsch" });
const foreign = saying.in("de", "web/table/internal/room", "about-foreign");
for (const [what, meddle] of /** @type {[string, (text: string) => string | null][]} */ ([
  ["is missing", () => null], ["is cut", (text) => text.slice(0, 200)], ["is of another version", (text) => text.replace(/"version":"\w+"/, '"version":"other"')],
  ["is the other file", (text) => text.replace('"texts"', '"table"')],
])) {
  kin(false, what === "is missing")(`where the file of a language’s lessons ${what}, they are English, say so, and are asked for again`, async (t) => {
    server.host.meddle = (name, response, body) => {
      if (name !== lessons) return false;
      const text = meddle(String(body));
      return Boolean(answer(response, text ?? "", text === null ? 404 : 200));
    };
    const page = await arrive(t, "#lesson=corner-the-rook&step=2&lang=de", { expected: [/404/] });
    assert.deepEqual(await said(page), german);
    assert.ok((await page.textContent("#lesson")).includes(rook.title));
    assert.match(await page.textContent("#notice-text"), untaught);
    await page.click("#lesson-next");
    assert.equal(await page.evaluate(() => palace.state().lesson.step), 3);
    await page.click("#lesson-all");
    await page.waitForSelector("#lesson-cards:visible");
    const card = await page.textContent("#lesson-cards button");
    assert.ok(card.includes(rook.title) && foreign.test(card), card);
    server.host.meddle = () => false;
    await page.goBack();
    await page.click("#lesson-all");
    await page.waitForFunction((title) => document.querySelector("#lesson-cards").textContent.includes(title), title);
    assert.doesNotMatch(await page.textContent("#lesson-cards"), foreign);
    await page.click("#lesson-cards button");
    await page.waitForFunction((title) => document.querySelector("#lesson").textContent.includes(title), title);
    assert.ok(await page.isHidden("#notice"), "what was said is over");
  });
}

long("lessons that never come are given up: a link to one opens it in English", async (t) => {
  server.host.meddle = (name) => name === lessons;
  const page = await arrive(t, "#lesson=corner-the-rook&lang=de");
  assert.ok((await page.textContent("#lesson")).includes(rook.title));
  assert.match(await page.textContent("#notice-text"), untaught);
});

for (const [tag, wanted] of /** @type {[string, RegExp][]} */ ([["en", including(rook.title)], ["ar-XB", /^[^a-z]+$/]])) {
  long(`a change to ${tag} while the lessons of another language are on their way ends with those of the one that was chosen`, async (t) => {
    const page = await arrive(t, "", { locale: "de" });
    let release = () => {};
    server.host.meddle = (name, response, body) => {
      if (name === lessons) release = () => answer(response, body);
      return name === lessons;
    };
    server.asked.length = 0;
    await page.click(".door-card[data-to=learn]");
    await shows(page, "#notice-text", says.in("de", "loading-lessons"));
    assert.ok(await page.isVisible("#doors"), "nothing is shown before");
    await page.selectOption("#language", tag);
    await until(page, (wanted) => document.documentElement.lang === wanted && palace.ready.then(() => true), tag);
    release();
    await page.waitForSelector(".door-item");
    await idle(page);
    assert.match(await page.textContent(".door-item b"), wanted);
    assert.ok(await page.isHidden("#notice"));
    assert.deepEqual(taught(), tag === "en" ? [lessons] : [lessons, `words/lessons/${tag}.json`]);
    if (tag === "en") return;
    await choose(page, "en");
    await idle(page);
    assert.equal(await page.textContent(".door-item b"), rook.title, "a list that is open changes, too");
  });
}

test("the teacher's room keeps its answers through a change of the language, and offers lessons in it", async (t) => {
  const page = await arrive(t);
  await page.evaluate(async () => {
    await palace.open("rook@6,4&quiz=on");
    document.querySelector("[data-letter=P]").click();
    const text = await palace.answers();
    await palace.open("class&rook@6,4");
    await palace.gather([text]);
  });
  await idle(page);
  for (const [tag, words] of [["de", title], ["en", rook.title]]) {
    await choose(page, tag);
    assert.equal(await page.textContent("#gather-lesson option"), words);
    assert.equal(await page.evaluate(() => palace.state().class.answers), 1);
  }
});

for (const locale of ["de", "en"]) long(`a language that ${locale === "de" ? "the page begins with" : "was chosen"} is kept for a time without a network, with its lessons`, async (t) => {
  const context = await browser.newContext({ serviceWorkers: "allow", locale });
  await context.addInitScript(soon);
  const page = await context.newPage();
  t.after(() => {
    site.server.host.folder = site.folder;
    return context.close();
  });
  await page.goto(site.server.url);
  await page.evaluate(() => palace.ready.then(() => {}));
  await until(page, async () => Boolean(await caches.match(new URL("whole", location.href))));
  if (locale === "en") {
    await choose(page, "de");
    await until(page, async () => Boolean(await caches.match(new URL(`${document.documentElement.dataset.words}lessons/de.json`, location.href))));
  }
  await context.setOffline(true);
  site.server.host.folder = here("nowhere");
  await page.reload();
  await page.evaluate(() => palace.ready.then(() => {}));
  assert.deepEqual(await said(page), german);
  await page.click(".door-card[data-to=learn]");
  await page.waitForSelector(".door-item");
  assert.equal(await page.textContent(".door-item b"), title, "and its lessons, of which none was opened before");
});

long("the page that is one file speaks every language without a network", async (t) => {
  build("-single", "-out", site.folder);
  const { page, troubles, close } = await open(browser, `${pathToFileURL(`${site.folder}/palace.html`)}#wythoff@9,7&lang=de`, sizes.wide, { locale: "en-US", offline: true });
  t.after(close);
  await page.evaluate(() => palace.ready.then(() => {}));
  assert.deepEqual(await said(page), german);
  await page.evaluate(() => palace.open("lesson=corner-the-rook").then(() => {}));
  await page.waitForFunction((title) => document.querySelector("#lesson").textContent.includes(title), title);
  await choose(page, "ar-XB");
  assert.equal(await page.$eval("html", (each) => each.dir), "rtl");
  assert.deepEqual(troubles, []);
});
