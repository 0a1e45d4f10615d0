// Ideas on the board, the whole way: from a link to the figures and the table, and from a row or a
// square to all that belongs to it.
import assert from "node:assert/strict";
import { idle, sizes } from "../browser.js";
import { faults } from "../faults.js";
import { kin, main, test } from "../levels.js";
import { saying, says, shows, starting } from "../words.js";

/** pixels returns what the canvas shows around a square, as text that differs where the picture does. */
const pixels = async (page, square, edge = 30) => {
  const { x, y } = await page.evaluate((s) => palace.locate(s), square);
  const png = await page.screenshot({ clip: { x: x - edge / 2, y: y - edge / 2, width: edge, height: edge } });
  return png.toString("base64");
};

const point = async (page, square) => {
  const { x, y } = await page.evaluate((s) => palace.locate(s), square);
  await page.mouse.move(x, y);
};

/** isPair is what is said of a square that is a palace. */
const isPair = (at) => starting("engine/internal/pairs", "is-pair", { long: false, at });

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const [name, size] of Object.entries(sizes)) {
    kin(name === "narrow", false)(`${name}: a link opens an idea, a square lights its row, and a row its squares`, async (t) => {
      const page = await house.visit(t, "wythoff@13,10&map=off&idea=golden&view=7,7,24", size, { drawn: true });
      await page.waitForSelector("#idea-tables tbody tr");
      assert.equal(await page.evaluate(() => palace.state().idea), "golden");
      assert.equal(await page.textContent("#idea-title"), says("engine/internal/pairs", "golden-title"));
      assert.deepEqual(await page.evaluate(faults), []);
      const row = page.locator("#idea-tables tbody tr", { has: page.locator("th", { hasText: /^3$/ }) }).first();
      if (size.hasTouch) {
        const { x, y } = await page.evaluate(() => palace.locate([4, 7]));
        await page.touchscreen.tap(x, y);
      } else {
        await point(page, [4, 7]);
      }
      await shows(page, "#idea-now", isPair("(4,7)"));
      await row.and(page.locator("[aria-current]")).waitFor();
      const lit = await pixels(page, [7, 4]);
      const other = page.locator("#idea-tables tbody tr", { has: page.locator("th", { hasText: /^2$/ }) }).first();
      if (size.hasTouch) await other.tap();
      else await other.hover();
      await other.and(page.locator("[aria-current]")).waitFor();
      await page.waitForFunction((n) => [...document.querySelectorAll("#idea-tables tbody tr[aria-current]")].length === n, 1);
      let now = lit; // until the canvas has drawn it
      for (let i = 0; i < 100 && now === lit; i++) now = await pixels(page, [7, 4]);
      assert.notEqual(now, lit, "the square of a row that is lit no more looks otherwise");
      await page.click("#idea-close");
      await page.waitForFunction(() => !palace.link().includes("idea"));
      assert.equal(await page.evaluate(() => palace.state().idea), null);
      assert.ok(await page.isHidden("#idea"));
      const focused = await page.evaluate(({ activeElement: on }) => on?.dataset.ideaName ?? on?.matches("[data-home]"), await page.evaluateHandle(() => document));
      assert.equal(focused, size.hasTouch ? true : "golden", "the focus is on the button that opens it or, where that is out of sight, on the headline");
    });
  }

  main("colouring rules are written by hand: what would never end is refused, and the colours stay", async (t) => {
    const page = await house.visit(t, "subtraction:(1,2)(2,1)(3,3)@11,12&size=26x26&idea=coloring:step=1000");
    const coloring = "engine/subtraction/internal/ideas";
    await shows(page, "#idea-words", saying(coloring, "say-agreement", { exact: true }));
    const field = page.locator("#idea-controls textarea");
    const rules = await field.inputValue();
    assert.match(rules, /^green -> green \(5,4\)$/m);
    const link = await page.evaluate(() => palace.link());
    await field.fill(`${rules}\nred -> red (0,0)`);
    await field.press("Control+Enter");
    await shows(page, "#idea-error", saying("engine/subtraction/internal/coloring", "err-line", { n: 7, why: says("engine/subtraction/internal/coloring", "endlessly") }));
    assert.equal(await page.evaluate(() => palace.link()), link);
    assert.match(await page.textContent("#idea-words"), saying(coloring, "say-agreement", { exact: true }));
    await field.fill(rules.replace("red -> red (4,5)", "red -> red (5,4)")); // as the paper prints it
    await field.press("Control+Enter");
    await shows(page, "#idea-words", saying(coloring, "say-wrong", { p: "(5,7)" }));
    await page.waitForFunction(() => palace.link().includes("&idea=coloring:rules="));
    assert.equal(await page.textContent("#idea-error"), "");
  });

  test("a dictionary reads on word by word, and leads to boards of a hundred digits", async (t) => {
    const page = await house.visit(t, "wythoff+(2,3)(3,2)&view=10,20,30x40&idea=dictionary:step=3");
    await page.waitForFunction(() => document.querySelectorAll("#idea-tables tbody tr").length > 9);
    const word = () => page.textContent("#idea-now");
    assert.match(await word(), saying("engine/wythoff/internal/ideas", "word-here", { n: 4, word: "00010001", column: "28", image: "10101000111000" }));
    await page.click("#idea-next");
    await shows(page, "#idea-now", saying("engine/wythoff/internal/ideas", "word-here", { n: 5, word: "1", column: "36" }));
    assert.match(await page.evaluate(() => palace.link()), /idea=dictionary:step=4/);
    const [x, y] = ["1" + "0".repeat(99), "1618033988749894848204586834365638117720309179805762862135448622705260462818902449707207204189391137"];
    const state = await page.evaluate((p) => palace.open(`wythoff+(2,3)(3,2)@${p}&second=human`), `${x},${y}`);
    assert.deepEqual(state.position.map(String), [x, y]);
  });

  test("a dictionary is written by hand: wrong text is said, a wrong letter is shown on the board, and right words close", async (t) => {
    const page = await house.visit(t, "wythoff&view=0,0,20x30&idea=dictionary");
    const dictionary = "engine/wythoff/dictionary";
    const field = page.locator("#idea-controls textarea");
    await page.waitForFunction(() => document.querySelector("#idea-controls textarea")?.value === "column 1\n0 -> 10\n1 -> 0");
    await field.fill("0 -> 10\n01 -> 0");
    await field.press("Control+Enter");
    await shows(page, "#idea-error", saying(dictionary, "err-own-prefix", { line: 2 }));
    await field.fill("0 -> 10\n1 -> 1");
    await field.press("Control+Enter");
    await shows(page, "#idea-now", saying(dictionary, "own-differs", { column: 4, square: [4, 7], above: true }));
    assert.equal(await page.textContent("#idea-error"), "");
    assert.ok((await page.evaluate(() => palace.link())).includes("&idea=dictionary:words=0 -> 10~1 -> 1"));
    await field.fill("10 -> 010\n0 -> 10");
    await field.press("Control+Enter");
    await shows(page, "#idea-now", saying(dictionary, "own-closes", { first: 1 }));
  });

  test("a telescope opened beside the corner shows the way down from a column farther out, all of it in view", async (t) => {
    const page = await house.visit(t, "maharaja&idea=telescope");
    await shows(page, "#idea-now", saying("engine/internal/telescope", "near", { column: "12", shown: "3000" }));
    assert.equal(await page.locator("#idea-tables tbody tr").count(), 6);
    await page.waitForFunction(() => palace.locate([3000, 4854])?.x > 0 && document.querySelector("#idea-bring").parentElement.hidden);
    await page.click("#idea-next");
    await shows(page, "#idea-now", saying("engine/wythoff/internal/ideas", "letters-read", { level: 1, column: "1854" }));
  });

  test("narrow: what is to be seen is said in full, with something to touch in sight, and unfolds", async (t) => {
    const page = await house.visit(t, "exile:spiral&idea=tribonacci", sizes.narrow);
    await page.waitForSelector("#idea-tables tbody tr");
    await page.waitForFunction(() => document.querySelector("#idea-now").textContent !== "");
    const { about, first, end } = await page.evaluate(() => {
      const bottom = (name) => document.querySelector(name).getBoundingClientRect().bottom;
      return { about: bottom(".idea-about"), first: bottom(".idea-letters li"), end: document.querySelector("#idea-now").getBoundingClientRect().top };
    });
    assert.ok(about < first && first <= end, `the words end at ${about}, the first letter at ${first} of ${end}`);
    assert.ok(await page.isHidden("#idea-more-text"));
    await page.tap("#idea-more");
    assert.equal(await page.innerText("#idea-more-text"), says("engine/exile/internal/ideas", "tribonacci-more"));
    assert.deepEqual(await page.evaluate(faults), []);
  });

  test("what is seen best lies far away: it comes into view by itself, and again by a button", async (t) => {
    const page = await house.visit(t, "blocking:12000&idea=skin&first=human&second=human");
    await page.waitForFunction(() => document.querySelector("#idea-now").textContent !== "" && document.querySelector("#idea-bring").parentElement.hidden);
    const seen = (at) => page.evaluate((square) => {
      const { width, height } = document.querySelector("#board").getBoundingClientRect();
      const { x, y } = palace.locate(square);
      return x > 0 && y > 0 && x < width && y < height;
    }, at);
    assert.ok(await seen([19772, 2996]), "the skin in the row of the piece");
    assert.ok(!(await page.evaluate(() => palace.link())).includes("view="), "who opens the link elsewhere is brought there, too");
    await page.evaluate(() => palace.open("blocking:12000&idea=skin&first=human&second=human&view=20,10,20"));
    await page.waitForSelector("#idea-bring");
    assert.ok(!(await seen([12640, 250])), "a link that says what is to be seen is followed");
    await page.click("#idea-bring");
    await page.waitForSelector("#idea-bring", { state: "hidden" });
    await page.waitForFunction(() => !palace.link().includes("view=20,"));
    assert.ok(await seen([12640, 250]), "where the paper shows it");
  });

  test("an idea gives way at once to another one, in another game and by the browser's Back", async (t) => {
    const page = await house.visit(t, "subtraction:(2,6)(3,3)(6,1)(19,6)&idea=segments");
    const said = async (words) => {
      await shows(page, "#idea-now", words);
      assert.ok(await page.isVisible("#idea-title"));
    };
    const [pair, none] = [isPair("(20,12)"), saying("engine/exile/internal/ideas", "no-queen", { at: "(7,-5)" })];
    await page.evaluate(() => { location.hash = "wythoff@20,12&idea=golden"; });
    await said(pair);
    await page.evaluate(() => {
      palace.open("exile:quadrant@9,4&idea=lines");
      palace.open("exile:quadrant@9,4");
      location.hash = "exile:spiral@7,-5&idea=tribonacci";
    });
    await said(none);
    await idle(page); // for what comes late
    await said(none);
    assert.equal(await page.textContent("#idea-title"), says("engine/exile/internal/ideas", "tribonacci-title"));
    await page.goBack();
    await page.waitForFunction(() => palace.link().includes("golden") || palace.link().includes("quadrant"));
    await page.evaluate(() => palace.open("wythoff@20,12&idea=golden"));
    await said(pair);
    await assert.rejects(page.evaluate(() => palace.open("wythoff@3,2&idea=nonsense")), /“nonsense”/);
    await said(pair);
  });

  test("the ideas of a game are beside its map, and in no quiz", async (t) => {
    const page = await house.visit(t, "wythoff@13,10");
    await page.click("#ideas [data-idea-name=golden]");
    await page.waitForFunction(() => palace.link().includes("&idea=golden"));
    assert.equal(await page.evaluate(() => document.activeElement.id), "idea-title");
    await page.evaluate(() => palace.open("wythoff@13,10&quiz=on"));
    await page.waitForFunction(() => document.querySelector("#ideas").hidden && document.querySelector("#idea").hidden);
  });
}
