// What has to work in every browser, step by step, on one page. The page has those
// methods of playwright's pages that page.js has too, and these steps use no others.
import assert from "node:assert/strict";
import { test } from "node:test";
import { play as playBoard } from "../site/games.js";
import { byClick, settled, state, visit } from "../site/house.js";
import { Oracle } from "../site/oracle.js";
import { play as playBlocking } from "../site/play.js";
import { optionsOf, solved } from "../site/rules.js";
import { printed } from "../site/saving.js";
import { until } from "./house.js";
import { exactly, says, shows } from "../words.js";

const complete = (page) => page.waitForFunction(() => palace.state().overlay.done === palace.state().overlay.total);

/** watch keeps, in the page, what goes wrong there from now on; troubles takes it. */
function watch() {
  const found = (window.troubles = []);
  for (const place of [window, document.querySelector("#board").contentWindow]) {
    place.addEventListener("error", ({ message }) => found.push(String(message)));
    place.addEventListener("unhandledrejection", ({ reason }) => found.push(String(reason)));
    place.console.error = (...words) => found.push(words.join(" "));
  }
}
const troubles = (page) => page.evaluate(() => window.troubles.splice(0));

/** started waits until what has been loaded can be played. */
async function started(page) {
  await page.waitForFunction(() => Boolean(window.palace));
  await page.evaluate(async () => void (await palace.ready));
  await page.evaluate(watch);
}

/** colours reads off a picture of the page what colour it has beside the middle of each square, where no line goes. */
async function colours(page, squares) {
  const file = (await page.screenshot()).toString("base64");
  return page.evaluate(async ({ picture, wanted }) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (c) => c.charCodeAt(0))], { type: "image/png" }));
    const pen = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height }).getContext("2d");
    pen.drawImage(image, 0, 0);
    const ratio = image.width / innerWidth;
    const side = Math.abs(palace.locate([1, 0]).x - palace.locate([0, 0]).x);
    return wanted.map((square) => {
      const { x, y } = palace.locate(square);
      return String(pen.getImageData((x - 0.25 * side) * ratio, (y - 0.2 * side) * ratio, 1, 1).data);
    });
  }, { picture: file, wanted: squares });
}

const far = (p) => p.reduce((sum, v) => sum + Math.abs(v), 0);
const nearest = (list) => list.reduce((a, b) => (far(b) < far(a) ? b : a));

/** queens plays a blocking game and says who must win it. */
async function queens(page, k, start) {
  const oracle = new Oracle(k, 20);
  const end = await playBlocking(page, oracle, byClick(page), () => page.click("[data-act=done]"));
  return [end.winner, oracle.palace(start) ? "second" : "first"];
}

/** others plays a game without blocking, from where the first player can win. */
async function others(page, game) {
  const [options, isPalace] = [optionsOf(game), solved(game)];
  assert.equal(isPalace((await state(page)).position), false);
  const end = await playBoard(page, (p) => nearest(options(p).filter(isPalace)), byClick(page));
  return [end.winner, "first"];
}

const games = [
  ["blocking:3@9,6", (page) => queens(page, 3, [9, 6])],
  ["wythoff@12,17", (page) => queens(page, 1, [12, 17])],
  ...["maharaja", "subtraction:(1,2)(2,1)(3,3)", "exile:spiral", "exile:quadrant"].map((game) => [game, (page) => others(page, game)]),
];

/** choose gives fields of a form their values, as playwright's selectOption does. */
const choose = (page, values) => page.evaluate((wanted) => {
  for (const [id, value] of Object.entries(wanted)) {
    const field = document.getElementById(id);
    field.value = value;
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}, values);

/** killed opens a link, if any, ends a worker at once behind everybody's back, and returns the state then. */
const killed = (page, worker, link) => page.evaluate(async ([name, text]) => {
  if (text) await palace.open(text);
  window.ended = document.querySelector("#board").contentWindow.workers.current(name);
  window.ended.terminate();
  return palace.state();
}, [worker, link]);

/** replaced says whether there is another worker now than the one that was killed. */
const replaced = (page, worker) => page.evaluate((name) => {
  const now = document.querySelector("#board").contentWindow.workers.current(name);
  return now !== null && now !== window.ended;
}, worker);

/** painted waits until the map near the corner of wythoff is on the screen. */
async function painted(page) {
  await complete(page);
  // The P-positions have one colour, the others two by turns; no square is ringed, and the picture may come a frame late.
  const squares = [[1, 2], [2, 1], [3, 5], [1, 1], [4, 4], [2, 3], [6, 3]];
  const expected = ["P", "P", "P", "dark", "dark", "light", "light"];
  await until("the P-positions have their colour", async () => {
    const seen = await colours(page, squares);
    const names = new Map([[seen[0], "P"], [seen[3], "dark"], [seen[5], "light"]]);
    return names.size === 3 && seen.every((colour, i) => names.get(colour) === expected[i]);
  });
}

/** register adds the tests for one browser: what() is {page, address, file}, the last of the site as one page. */
export function register(name, what) {
  const step = (words, take) => test(`${name}: ${words}`, async () => {
    const { page, ...at } = what();
    await take(page, at);
    assert.deepEqual(await troubles(page), []);
  });

  step("the site opens, and the board is drawn", async (page, { address }) => {
    await page.goto(`${address}#wythoff@9,7`);
    await started(page);
    await painted(page);
  });

  for (const [link, play] of games) {
    step(`${link} by click against the perfect player, to its end; its map`, async (page) => {
      await visit(page, link);
      const [winner, expected] = await play(page);
      assert.equal(winner, expected);
      await complete(page);
    });
  }

  step("a reload keeps the game", async (page) => {
    await visit(page, "blocking:5@13,11&size=120x120&first=human&second=human");
    await page.evaluate(async () => {
      await palace.block([[12, 11], [13, 10]]);
      await palace.move([9, 11]);
      await palace.block([]);
      await palace.move([9, 3]);
    });
    await complete(page);
    const before = await state(page);
    assert.equal(before.history.length, 3, "blocks, a move with blocks, a move");
    assert.deepEqual(await troubles(page), []);
    await page.reload();
    await started(page);
    await complete(page);
    assert.deepEqual(await state(page), before);
  });

  step("a saved map has the bytes that the command line prints", async (page) => {
    await visit(page, "blocking:4003@4003,300&size=4200x400");
    await complete(page); // Its legend moves what is below.
    await page.evaluate(() => { for (const fold of ["#map-more", "#save"]) document.querySelector(fold).open = true; });
    for (const [format, file, words] of [
      ["bits", "blocking-4003_outcome_3990,7_200x100.txt", ["outcomes", "--format", "bits"]],
      ["png", "blocking-4003_palace_3990,7_200x100.png", ["values", "--format", "png"]],
    ]) {
      await choose(page, { "save-format": format, "save-which": "typed", "save-text": "200x100 @ 3990,7" });
      const { name: got, bytes } = await page.download(() => page.click("#save-go"));
      assert.equal(got, file);
      const expected = await printed(...words, "blocking:4003", "--size", "200x100", "--at", "3990,7");
      assert.ok(bytes.equals(expected), `${got}: ${bytes.length} bytes, not ${expected.length}`);
      await shows(page, "#save-words", exactly("web/table/internal/save", "saved"));
    }
  });

  step("a worker that has ended comes back, and does its work", async (page) => {
    const { overlay } = await killed(page, "painter", "blocking:6000@9,7&size=12000x12000&first=human&second=human");
    assert.ok(overlay.done < overlay.total, "it has ended before it was ready");
    await complete(page);
    assert.ok(await replaced(page, "painter"));
    await visit(page, "wythoff@12,17");
    await complete(page);
    await page.evaluate(async () => void (await palace.idle())); // a busy machine may show the board late
    await killed(page, "analyst");
    await byClick(page)([12, 16]);
    const { history, turn } = await settled(page);
    assert.deepEqual([history.length, turn], [2, "first"]);
    assert.ok(await replaced(page, "analyst"));
  });

  step("one file from a disk: a game, its map and a lesson, and nothing is asked for", async (page, { file }) => {
    await page.goto(`${file}#wythoff@9,7`);
    await started(page);
    await painted(page);
    await byClick(page)([9, 6]);
    assert.equal((await settled(page)).history.length, 2, "Palace answers");
    await page.evaluate(() => void (location.hash = "#lesson=corner-the-rook&step=2"));
    await page.waitForFunction(() => palace.state().lesson?.step === 2);
    const asked = await page.evaluate(() => [window, document.querySelector("#board").contentWindow]
      .flatMap((place) => place.performance.getEntriesByType("resource").map((entry) => entry.name)).filter((address) => !address.startsWith("blob:")));
    assert.deepEqual(asked, []);
    assert.deepEqual(await troubles(page), []);
    // Whoever chooses to try again has the board again, from the same file.
    await page.evaluate(() => {
      window.former = document.querySelector("#board").contentWindow.board;
      document.querySelector("#again").click();
    });
    await page.waitForFunction(() => {
      const { board } = document.querySelector("#board").contentWindow;
      return Boolean(board) && board !== window.former && document.querySelector("#curtain").hidden;
    });
    await page.waitForFunction(() => palace.state().lesson?.step === 2); // it takes up the lesson when it is there
  });

  step("a board in another page is a picture that lives when it is touched", async (page, { address }) => {
    await page.goto(`${address}boards.html?site=${address}`);
    await page.waitForFunction(() => Boolean(window.defined));
    const { odd, ...seen } = await page.evaluate(() => {
      const found = (window.troubles = []);
      addEventListener("error", ({ message }) => found.push(String(message)));
      const { shadowRoot, offsetHeight } = document.querySelector("#rook");
      const [box, own] = [shadowRoot.querySelector("svg").getBoundingClientRect(), document.querySelector("#own").offsetHeight];
      return { name: shadowRoot.querySelector("button").textContent.replace(/^\d+/, ""), large: box.width > 200 && box.height > 200, room: offsetHeight >= 420, own: own < 200, odd: getComputedStyle(shadowRoot.querySelector(".odd")).fill };
    });
    assert.deepEqual(seen, { name: says("embed-play", { title: says("embed-at", { title: says("game/catalog", "heading-rook"), piece: says("embed-rook"), where: "(3, 4)" }) }), large: true, room: true, own: true });
    assert.match(odd, /^rgb\((231, 220, 195|35, 32, 27)\)$/, "the board's colour, by day or by night");
    await page.click("#rook");
    await page.waitForFunction(() => Boolean(document.querySelector("#rook").shadowRoot.querySelector("iframe")?.contentWindow.palace));
    await page.evaluate(async () => {
      const { palace } = document.querySelector("#rook").shadowRoot.querySelector("iframe").contentWindow;
      await palace.ready;
      await palace.move(["0", "4"]);
    });
    await page.waitForFunction(() => window.heard.length > 0);
    assert.deepEqual(await page.evaluate(() => [window.heard[0].name, window.heard[0].detail.to]), ["palace-move", [0, 4]]);
  });
}
