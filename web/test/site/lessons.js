// Lessons, gone through as a pupil does: by clicks on the board and on the page's buttons.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { kin, main, test } from "../levels.js";
import { here } from "../server.js";
import { open, sizes } from "../browser.js";
import { settled, state, visit } from "./house.js";
import { Oracle } from "./oracle.js";
import { lesson, saying, shows } from "../words.js";

const queen = new Oracle(1, 24);
/** lost says of each of three lessons which squares are lost. */
const lost = { "corner-the-rook": ([x, y]) => x === y, "corner-the-queen": (at) => queen.palace(at), "why-gold": (at) => queen.palace(at) };

/** steps reads of a lesson's text what is asked in each step, and the answer if it is written down. */
async function steps(name) {
  const text = await readFile(here(`../lessons/${name}.txt`), "utf8");
  return text.split(/^step: /m).slice(1).map((step) => ({ task: /^task: (.*)$/m.exec(step)?.[1] ?? "", answer: /^answer: (.*)$/m.exec(step)?.[1] }));
}

/** click clicks on a square. */
async function click(page, square) {
  const { x, y } = await page.evaluate((at) => palace.locate(at), square);
  await page.mouse.click(x, y);
}

const reached = ([x, y], diagonal) => [
  ...Array.from({ length: x }, (_, i) => [i, y]), ...Array.from({ length: y }, (_, i) => [x, i]),
  ...(diagonal ? Array.from({ length: Math.min(x, y) }, (_, i) => [x - 1 - i, y - 1 - i]) : []),
];

/** solve does what a step asks for. */
async function solve(page, name, { task, answer }) {
  const wins = ({ position }) => reached(position, name !== "corner-the-rook").filter(lost[name]);
  const [kind, ...rest] = task.split(/[ .,]+/);
  if (kind === "win") {
    for (let now = await settled(page); now.phase !== "over"; now = await settled(page)) await click(page, wins(now)[0]);
  } else if (kind === "tap") {
    const [x0, y0, x1, y1] = rest.slice(2).map(Number);
    const frame = rest[0] === "wins" ? wins(await state(page)) : Array.from({ length: (x1 - x0 + 1) * (y1 - y0 + 1) }, (_, i) => [x0 + (i % (x1 - x0 + 1)), y0 + Math.floor(i / (x1 - x0 + 1))]).filter(lost[name]);
    for (const square of frame) await click(page, square);
    await page.click("#task-check");
  } else if (kind === "outcome") {
    await page.click(`.option >> nth=${lost[name](rest.map(Number)) ? 0 : 1}`);
  } else if (kind === "choose") {
    await page.locator(".option", { hasText: answer }).click();
  } else {
    await page.fill("#task-text", answer);
    await page.keyboard.press("Enter");
  }
  await page.waitForFunction(() => palace.state().lesson.solved);
}

/**
 * unseen lists in the page which elements that are shown do not lie in the window whole, above the
 * ways through the lesson and the tabs.
 */
const unseen = (page, names) => page.evaluate((names) => {
  const ways = document.querySelector("#lesson-ways");
  const feet = [ways, document.querySelector("#tabs")].filter((each) => each.checkVisibility());
  const foot = Math.min(innerHeight, ...feet.map((each) => each.getBoundingClientRect().top));
  return [...document.querySelectorAll(names.join())].filter((each) => each.checkVisibility()).filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < 0 || right > innerWidth || top < 0 || bottom > (ways.contains(each) ? innerHeight : foot) + 1;
  }).map((each) => each.id || each.dataset.act || each.textContent);
}, names);

/** everyStep lists the links of all steps of all lessons. */
const everyStep = (page) => page.evaluate(async () => {
  const links = [];
  for (const name of await palace.lessons()) {
    await palace.open(`lesson=${name}&step=1`);
    for (let step = 1; step <= palace.state().lesson.steps; step++) links.push(`lesson=${name}&step=${step}`);
  }
  return links;
});

/** opened opens a step in a page, and waits until the panel has drawn it. */
const opened = (page, link = "") => page.evaluate(async (text) => {
  if (text) await palace.open(text);
  await palace.idle();
}, link);

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const name of Object.keys(lost)) {
    kin(name === "corner-the-queen")(`lesson ${name}: every step is done by hand, and Next leads on`, async (t) => {
      const page = await house.visit(t, `lesson=${name}&step=1`);
      const list = await steps(name);
      for (const [i, step] of list.entries()) {
        assert.equal((await state(page)).lesson.step, i + 1);
        await solve(page, name, step);
        await page.waitForFunction(() => document.querySelector("#task-verdict").hasAttribute("data-right"));
        if (i + 1 < list.length) {
          await page.click("#lesson-next.gold");
          await page.waitForFunction((step) => location.hash.endsWith(`&step=${step}`), i + 2);
        }
      }
      assert.match(await page.evaluate(() => localStorage.getItem("palace-lessons")), new RegExp(`${name} 1,2,3,4,5,6`));
    });
  }

  main("at the end of a lesson its game is played against the computer, or the next lesson begins", async (t) => {
    const { page, close, troubles } = await house.fresh("lesson=corner-the-rook&step=7");
    t.after(async () => {
      await close();
      assert.deepEqual(troubles, []);
    });
    await page.waitForSelector("#lesson-play:not(.gold)");
    await solve(page, "corner-the-rook", (await steps("corner-the-rook"))[6]);
    await page.waitForSelector("#lesson-play.gold");
    assert.deepEqual(await page.$$eval("button.gold", (all) => all.filter((each) => each.checkVisibility()).map(({ id }) => id)), ["lesson-play"]);
    await shows(page, "#lesson-next b", lesson("corner-the-queen").title);
    assert.ok(await page.isVisible("#lesson-next svg.board"));
    await page.click("#lesson-play");
    await page.waitForFunction(() => palace.state().lesson === null);
    const { game, position, players } = await state(page);
    assert.deepEqual([game, position, players], ["rook", [2, 1], { first: "human", second: "perfect" }]);
    await page.goBack();
    await page.waitForFunction(() => palace.state().lesson?.step === 7);
    await page.click("#lesson-next");
    await page.waitForFunction(() => palace.state().lesson.name === "corner-the-queen");
    assert.equal((await state(page)).lesson.step, 1);
    await page.waitForSelector("#lesson-play", { state: "hidden" });
  });

  test("narrow: what is to be done lies in the window at every step, and after a game that was lost", async (t) => {
    const page = await house.visit(t, "wythoff@11,8&map=off", sizes.narrow);
    const [task, ways] = [["#task-words", ".option", "#task-answer *", "#task-check", "#task-verdict"], [".brand .name", "#lesson-ways:not([data-end]) > :not(.lesson-more)", "#lesson-next", "#lesson-ways:not(:has(#lesson-again.gold)) > #lesson-play", "#lesson-again.gold"]];
    // At the end, with handing in as well, what stays in sight is one row of buttons.
    const rows = () => page.evaluate(() => {
      const [ways, hand] = ["#lesson-ways[data-end]", "#lesson-hand"].map((each) => document.querySelector(each));
      if (!ways?.checkVisibility()) return 0;
      hand.hidden = false;
      const high = innerHeight - ways.getBoundingClientRect().top;
      hand.hidden = true;
      return high;
    });
    const links = await everyStep(page);
    assert.ok(links.length > 60);
    for (const link of links) {
      await opened(page, link);
      assert.deepEqual(await unseen(page, [...task, ...ways]), [], link);
      assert.ok(await rows() < 104, link);
      const [back, again, next, play] = await page.evaluate(() => ["back", "again", "next", "play"].map((name) => document.querySelector(`#lesson-${name}`).offsetWidth));
      assert.ok(Math.max(next, play) >= again && again > back / 2, `${link}: ${back}, ${again}, ${next}, ${play}`);
    }
    const after = [".actions .gold", "[data-act=tryAgain]", "[data-act=showMistake]"];
    for (const [link, to] of [["lesson=corner-the-rook&step=1", [0, 4]], ["lesson=corner-the-queen&step=1", [8, 0]], ["lesson=corner-the-rook&step=7", [11, 0]], ["lesson=corner-the-queen&step=7", [0, 12]], ["lesson=why-gold&step=7", [24, 0]], ["wythoff@11,8&map=off", [0, 8]]]) {
      await visit(page, link);
      await page.evaluate((to) => palace.move(to).then(() => palace.settled()), to);
      const inLesson = link.startsWith("lesson");
      if (inLesson) await page.waitForSelector("#lesson-again.gold");
      if (!inLesson || /step=7/.test(link)) await page.waitForSelector("[data-act=showMistake]:not([hidden])");
      await opened(page);
      assert.deepEqual(await unseen(page, [...task, ...ways, ...after]), [], `${link}, lost`);
      assert.ok(await rows() < 104, `${link}, lost`);
    }
  });

  for (const [name, size, parts] of [["on the projector", { viewport: { width: 1920, height: 1080 } }, ""], ["in a frame", { viewport: { width: 600, height: 520 } }, "&ui=lesson"]]) {
    kin(false, name === "on the projector")(`the words of a lesson are seen ${name}, or that there are more of them`, async (t) => {
      const { page, troubles, close } = await open(house.browser, `${house.server.url}#lesson=corner-the-rook&step=1${parts}`, size, { reducedMotion: "reduce" });
      t.after(async () => {
        await close();
        assert.deepEqual(troubles, []);
      });
      await page.evaluate(() => palace.ready);
      for (const button of parts ? [] : ["#zoom-open", "#projector"]) await page.click(button);
      const links = await everyStep(page);
      for (const link of parts ? links : links.filter((_, i) => i % 5 === 0)) { // so large a board takes long to draw
        await opened(page, link);
        const hidden = await unseen(page, ["#lesson-words p:first-child"]);
        assert.deepEqual(hidden, [], link);
        const [shown, size] = await page.evaluate(() => [document.querySelector("#lesson-words").checkVisibility(), parseFloat(getComputedStyle(document.querySelector("#lesson-words")).fontSize)]);
        assert.ok(shown && size >= (parts ? 15 : 28), `${link}: ${size}`);
        const rest = await unseen(page, ["#lesson-words p", "#task-words", ".option", "#task-answer *", "#task-check"]);
        assert.ok(!rest.length || await page.isVisible(".lesson-more"), `${link}: ${rest}`);
        if (!rest.length) continue;
        // With presses all of it comes.
        for (let presses = 0; presses < 20 && (await page.isVisible(".lesson-more")); presses++) {
          await page.click(".lesson-more");
          await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)));
        }
        assert.equal(await page.isVisible(".lesson-more"), false, link);
        assert.deepEqual(await unseen(page, ["#lesson-ways > :not(.lesson-more)"]), [], link);
      }
    });
  }

  main("a lesson from a file is opened, and a bad one refused with its line", async (t) => {
    const page = await house.visit(t, "wythoff@3,4");
    const drop = (text) => page.evaluate((words) => {
      const data = new DataTransfer();
      data.items.add(new File([words], "mine.txt"));
      dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
    }, text);
    await drop("name: mine\ntitle: Mine\nwhat: x\n");
    await shows(page, "#notice-text", saying("game/lesson", "in-line", { line: 3 }));
    assert.equal((await state(page)).game, "wythoff");
    await drop("name: mine\ntitle: Mine\nstep: <b>One</b>\nboard: rook@2,2&map=off\nsay: Look.\n");
    await page.waitForFunction(() => document.querySelector("#lesson-heading").textContent === "<b>One</b>");
    assert.match(await page.evaluate(() => palace.link()), /^lesson=~/);
    await page.click("#lesson-leave");
    await page.waitForFunction(() => document.querySelector("#lesson").hidden && palace.state().lesson === null);
    const lessons = await page.evaluate(() => palace.lessons());
    assert.equal(lessons.length, 12);
    await page.click("#help-open");
    await page.click("#lessons-help");
    assert.deepEqual(await page.$$eval("#lesson-cards b", (all) => all.map(({ textContent }) => textContent)), lessons.map((name) => lesson(name).title));
  });

  test("a lesson in another script than the page is read in its own direction", async (t) => {
    const { page, close, troubles } = await house.fresh("rook@2,2&lang=ar");
    t.after(async () => {
      await close();
      assert.deepEqual(troubles, []);
    });
    const lesson = (word) => `name: mine\ntitle: ${word}.\nstep: ${word} 1.\nboard: rook@2,2&map=off\nsay: ${word} 2.\ntask: choose\nask: ${word} 3?\noption: ${word} 4.\noption: ${word} 5.\nanswer: ${word} 4.\nright: ${word} 6.\nhint: ${word} 7.\n`;
    const parts = [".lesson-title", "#lesson-heading", "#lesson-words p", "#task-words", ".option b", "#task-reason"];
    for (const [word, want] of [["Look", "ltr"], ["انظر", "rtl"]]) {
      await page.evaluate((words) => {
        const data = new DataTransfer();
        data.items.add(new File([words], "mine.txt"));
        dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
      }, lesson(word));
      await page.waitForFunction((text) => document.querySelector("#lesson-heading").textContent === text, `${word} 1.`);
      await page.click(".option:last-child");
      await page.waitForFunction((text) => document.querySelector("#task-reason").textContent === text, `${word} 7.`);
      const found = await page.evaluate((parts) => [document.documentElement.dir, ...parts.map((part) => getComputedStyle(document.querySelector(part)).direction)], parts);
      assert.deepEqual(found, ["rtl", ...parts.map(() => want)]);
    }
  });
}
