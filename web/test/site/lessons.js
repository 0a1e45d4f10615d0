// Lessons, gone through as a pupil does: by clicks on the board and on the page's buttons.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { here } from "../server.js";
import { settled, state } from "./house.js";
import { Oracle } from "./oracle.js";

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

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const name of Object.keys(lost)) {
    test(`lesson ${name}: every step is done by hand, and Next leads on`, async (t) => {
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

  test("a lesson from a file is opened, and a bad one refused with its line", async (t) => {
    const page = await house.visit(t, "wythoff@3,4");
    const drop = (text) => page.evaluate((words) => {
      const data = new DataTransfer();
      data.items.add(new File([words], "mine.txt"));
      dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
    }, text);
    await drop("name: mine\ntitle: Mine\nwhat: x\n");
    await page.waitForFunction(() => document.querySelector("#notice-text").textContent.includes("line 3"));
    assert.equal((await state(page)).game, "wythoff");
    await drop("name: mine\ntitle: Mine\nstep: <b>One</b>\nboard: rook@2,2&map=off\nsay: Look.\n");
    await page.waitForFunction(() => document.querySelector("#lesson-heading").textContent === "<b>One</b>");
    assert.match(await page.evaluate(() => palace.link()), /^lesson=~/);
    await page.click("#lesson-leave");
    await page.waitForFunction(() => document.querySelector("#lesson").hidden && palace.state().lesson === null);
    assert.equal((await page.evaluate(() => palace.lessons())).length, 10);
  });
}
