// The built site in two languages that are English made strange: en-XA, whose words are longer by two fifths, and ar-XB,
// which is mirrored. A word that is not strange was not translated, and what does not fit has no room
// for other languages.
import assert from "node:assert/strict";
import { appendFileSync } from "node:fs";
import { idle, launch, open, sizes } from "./browser.js";
import { faults } from "./faults.js";
import { after, before, kin } from "./levels.js";
import { spoken } from "./spoken.js";

/** same are the elements that say what is the same in every language: names, notation, and what is put into a message. */
const same = [".brand .name", "#language option", "input", "textarea", "kbd", "code", "noscript", "script", "style", "title", "svg", "#embed-text", "#share-link", "cite", "#save-name", "#maker-steps span"];

/** rooms are links, and what is done there before it is looked at. */
const rooms = {
  "the door": ["", null],
  "a game": ["wythoff@9,7", null],
  "a game with blocks, and its explanation": ["blocking:5@4,3&block=1,0", (page) => page.evaluate(() => document.querySelector('[data-act="explain"]').click())],
  "what folds away": ["wythoff+(2,3)(3,2)@9,7", (page) => page.$$eval("details", (all) => all.forEach((each) => (each.open = true)))],
  "a sum, and its explanation": ["wythoff@5,3 + rook@2,7", (page) => page.evaluate(() => document.querySelector('[data-act="explain"]').click())],
  "a lesson": ["lesson=corner-the-rook&step=3", null],
  "a quiz": ["wythoff@6,5&quiz=on", null],
  "an idea": ["wythoff@9,7&idea=golden", null],
  "an idea of other lists": ["maharaja@9,7&idea=dictionary", null],
  "the automaton": ["blocking:5@4,3&idea=automaton", null],
  "what repeats": ["subtraction:(1,2)(2,1)@9,7&idea=periods", null],
  "a mosaic": ["subtraction:(1,2)(2,1)(3,3)@9,7&idea=segments", null],
  "queens in exile": ["exile:spiral@3,4&idea=tribonacci", (page) => page.evaluate(() => document.querySelector('[data-act="explain"]').click())],
  "three piles": ["subtraction:(0,3,1)(1,0,2)@5,4,3", null],
  "misère play": ["rook@9,7&misere=on", (page) => page.evaluate(() => document.querySelector('[data-act="explain"]').click())],
  "a puzzle": ["puzzle=wythoff&level=2&seed=3", null],
  "the teacher's room": ["class&lesson=corner-the-rook", (page) => page.$$eval("details", (all) => all.forEach((each) => (each.open = true)))],
  "a pause": ["lesson=corner-the-rook&pause=7:2&step=2", null],
  "the gallery": ["gallery", null],
  "a worksheet": ["wythoff@9,7", (page) => page.evaluate(() => ["#share-open", "#worksheet-open"].forEach((each) => document.querySelector(each).click()))],
  "the help": ["wythoff@9,7", (page) => page.evaluate(() => document.querySelector("#help-tab").click())],
  "sharing": ["wythoff@9,7", (page) => page.evaluate(() => document.querySelector("#share-open").click())],
  "the list of lessons": ["lesson", null],
  "the editor of lessons": ["wythoff@9,7", (page) => page.evaluate(() => ["#share-open", "#share [data-make]"].forEach((each) => document.querySelector(each).click()))],
};

/** found lists, in the page, what is not strange and what has no room. */
function found(same) {
  const words = new Set(), tight = [];
  const plain = /[A-Za-z]{3,}/; // but for a source such as [CLN15]
  const name = (element) => {
    for (let each = element; each; each = each.parentElement) {
      if (each.id) return `#${each.id}${each === element ? "" : ` ${element.localName}`}`;
    }
    return element.localName;
  };
  const line = (element) => element && ((({ overflowX, overflowY }) => overflowX === "auto" && overflowY === "hidden")(getComputedStyle(element)) || line(element.parentElement)); // made to scroll sideways
  const skipped = (element, list) => list.some((selector) => element.closest(selector));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let element = walker.nextNode(); element; element = walker.nextNode()) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim());
    if (skipped(element, same)) texts.length = 0;
    for (const attribute of ["aria-label", "title", "placeholder", "aria-description"]) texts.push(element.getAttribute(attribute) ?? "");
    for (const text of texts) if (plain.test(text.replace(/\[[A-Z]+\d+\]/g, ""))) words.add(`${name(element)}: ${text.slice(0, 60)}`);
    const { left, right, width } = element.getBoundingClientRect();
    if (width && element.matches("button, select, summary, h2, label") && !element.closest(".hidden-visually, .skip")) {
      if ((left < -1 || right > innerWidth + 1) && !line(element)) tight.push(`${name(element)} lies from ${Math.round(left)} to ${Math.round(right)}`);
    }
  }
  return { words: [...words], tight };
}

let site, browser;
before(async () => {
  site = await spoken();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await site?.remove();
});

for (const tag of ["en-XA", "ar-XB"]) {
  for (const [size, view] of Object.entries(sizes)) {
    kin(false, tag === "ar-XB" && size === "narrow")(`${tag}, ${size}: every word is translated, and everything has room`, async (t) => {
      const { page, troubles, close } = await open(browser, site.server.url, view, { locale: tag });
      t.after(close);
      await page.evaluate((language) => localStorage.setItem("palace-language", language), tag);
      await page.reload();
      await page.evaluate(() => palace.ready.then(() => {}));
      for (const [room, [link, act]] of Object.entries(rooms)) {
        await page.evaluate(async (text) => {
          for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
          for (const folded of document.querySelectorAll("details[open]")) folded.open = false;
          await palace.open(text);
        }, link);
        if (act) await act(page);
        await idle(page);
        const { words, tight } = await page.evaluate(found, same);
        tight.push(...(await page.evaluate(faults)));
        if (process.env.FOUND) appendFileSync(process.env.FOUND, `${JSON.stringify({ tag, size, room, words, tight })}\n`); // to be read by a person
        else assert.deepEqual({ room, words, tight }, { room, words: [], tight: [] });
      }
      assert.deepEqual(troubles, []);
    });
  }
}
