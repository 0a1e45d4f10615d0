// A class without a server: thirty pupils hand in what they have marked, and the teacher's room
// gathers it, shows it before and after Reveal, keeps it, and gives it as a table.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { sizes } from "../browser.js";
import { faults } from "../faults.js";
import { long, main, test } from "../levels.js";
import { here } from "../server.js";
import { byClick } from "./house.js";
import { exactly, says, saying, shows, starting } from "../words.js";

const quiz = "rook@6,4&first=human&second=human&size=8x8";
const room = "web/table/internal/class";
/** took waits until the room says how many answers it took, and how many not. */
const took = (page, taken, refused = 0) => shows(page, "#gather-said", says(room, "took", { taken, again: 0, refused }));
const said = (n, of, most, at, fewer, other, is = "hidden") => says(room, "says", { n, of, most, at, fewer, other, is });

/** pupils let so many mark the piece's square, most of them P, and returns what they hand in. */
const pupils = (page, count, lost) => page.evaluate(async ([count, lost]) => {
  const texts = [];
  for (let i = 0; i < count; i++) {
    await palace.open(`rook@${i % 2 ? "3,3" : "5,5"}&first=human&second=human&size=8x8&quiz=on`);
    if (document.querySelector("#quiz-clear:enabled")) document.querySelector("#quiz-clear").click();
    document.querySelector(`[data-letter=${i < lost ? "P" : "N"}]`).click();
    texts.push(await palace.answers());
  }
  return texts;
}, [count, lost]);

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("thirty pupils hand in, and their teacher gathers, reveals, saves, reloads and clears", async (t) => {
    const page = await house.visit(t, quiz);
    assert.equal(await page.evaluate(() => palace.answers()), null, "there is nothing to hand in");
    await assert.rejects(page.evaluate(() => palace.gather([])), saying(room, "err-outside"));
    const texts = await pupils(page, 30, 27);
    assert.equal(new Set(texts).size, 30);
    assert.ok(texts.every((text) => /^PALACEA[0-9A-Z]{10,113}$/.test(text)), texts[0]);

    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    const begun = Date.now();
    await page.evaluate(() => palace.open("rook@6,4&first=human&second=human&size=8x8"));
    await page.click("#share-open");
    await page.click("#share [data-does=gather]");
    await page.waitForFunction(() => document.documentElement.dataset.room === "class" && palace.state().class?.answers === 0);
    assert.deepEqual(await page.evaluate(() => palace.state().class), { lesson: null, answers: 0 });
    assert.match(await page.evaluate(() => palace.link()), /^class&rook@6,4/);
    assert.ok(await page.isHidden(".gather-results"));

    await page.fill("#gather-texts", [...texts.slice(0, 28), "", "https://example.org/", texts[0], texts[29].slice(0, 20)].join("\n"));
    await page.click("#gather-take");
    await took(page, 28, 2); // an address among them is passed over
    const refused = await page.$$eval("#gather-lines li", (lines) => lines.map((line) => line.textContent));
    assert.equal(refused.length, 2);
    for (const [i, line] of refused.entries()) assert.match(line, exactly(room, "line", { n: 31 + i }));
    const taken = await page.evaluate((texts) => palace.gather(texts), texts);
    assert.deepEqual([taken.taken, taken.refused.length, taken.refused[0].index, taken.answers], [2, 28, 0, 30]);
    await page.waitForFunction(() => [...document.querySelectorAll("#gather-rows span")].filter((row) => / 30 /.test(row.textContent)).length === 2);
    const rows = () => page.$$eval("#gather-rows span", (rows) => rows.map((row) => row.textContent));
    assert.deepEqual(await rows(), [said(13, 30, "P", [3, 3], 2, "N"), said(14, 30, "P", [5, 5], 1, "N")]);
    await page.click("#quiz-reveal");
    await page.waitForFunction((all) => [...document.querySelectorAll("#gather-rows span")].every((row, i) => row.textContent === all[i]), [said(13, 30, "P", [3, 3], 2, "N", "P"), said(14, 30, "P", [5, 5], 1, "N", "P")]);
    assert.deepEqual(await page.evaluate(faults), []);
    assert.ok(Date.now() - begun < 180000, "that takes less than three minutes");

    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#gather-table")]);
    assert.equal(download.suggestedFilename(), "class-rook.csv");
    const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
    assert.equal(lines[0], `\ufeff${["name", "square", "mark", "outcome"].map((column) => says(room, `column-${column}`))}`);
    assert.equal(lines.length, 31);
    assert.match(lines[1], /^[^,]+ \d+,"\(5,5\)",P,P$/);

    await page.evaluate(() => palace.idle());
    await page.reload();
    await page.evaluate(() => palace.ready);
    await page.waitForFunction(() => palace.state().class?.answers === 30 && document.querySelectorAll("#gather-rows li").length === 2);
    assert.deepEqual((await rows())[0], said(13, 30, "P", [3, 3], 2, "N"), "hidden again, as the quiz is");
    await page.click("#gather-clear");
    await page.click("#gather-sure");
    await page.waitForFunction(() => palace.state().class.answers === 0);
    await page.reload();
    await page.evaluate(() => palace.ready);
    assert.equal(await page.evaluate(() => palace.state().class.answers), 0);
    assert.deepEqual(asked.filter((url) => !url.startsWith(house.server.url) && !url.startsWith("blob:")), [], "nobody else is asked for anything");
  });

  test("two pages of one room take what the other has taken", async (t) => {
    const page = await house.visit(t, quiz);
    const texts = await pupils(page, 3, 5);
    await page.evaluate((quiz) => palace.open(`class&${quiz}`), quiz);
    const other = await page.context().newPage();
    t.after(() => other.close());
    await other.goto(`${page.url().split("#")[0]}#class&${quiz}`);
    await other.waitForFunction(() => globalThis.palace);
    await other.evaluate(() => palace.ready);
    await other.waitForFunction(() => palace.state().class);
    await page.evaluate((texts) => palace.gather(texts), texts.slice(0, 2));
    await other.waitForFunction(() => palace.state().class?.answers === 2);
    await other.evaluate((texts) => palace.gather(texts), texts.slice(2));
    await page.waitForFunction(() => palace.state().class.answers === 3);
    const kept = () => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith("palace-class:"))[1].split("\n").length);
    assert.equal(await kept(), 3, "all are kept, whichever page wrote last");
    await page.click("#gather-clear");
    await page.click("#gather-sure");
    await page.waitForFunction(() => palace.state().class.answers === 0);
  });

  test("a pupil hands in by name, a full storage is said, and a file is taken", async (t) => {
    const page = await house.visit(t, `${quiz}&quiz=on`, sizes.narrow);
    assert.ok(await page.isHidden("#hand-in"));
    await byClick(page)([2, 2]);
    await page.waitForSelector("#hand-in:visible");
    await page.tap("#hand-in");
    await page.waitForSelector("#hand-code svg");
    const chosen = await page.inputValue("#hand-text");
    await page.fill("#hand-name", "Zoë");
    await page.waitForFunction((before) => document.querySelector("#hand-text").value !== before, chosen);
    const text = await page.inputValue("#hand-text");
    assert.deepEqual(await page.evaluate(faults), []);
    await page.click("#hand-out .dialog-top button");

    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        if (name.startsWith("palace-class:")) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, name, value);
      };
    });
    await page.evaluate((link) => palace.open(link), `class&${quiz}`);
    await page.setInputFiles("#gather-input", { name: "texts.txt", mimeType: "text/plain", buffer: Buffer.from(`${text}\r\n\r\n${chosen}\r\n`) });
    await took(page, 2);
    await page.waitForSelector(".gather-full:visible");
    assert.match(await page.textContent(".gather-names"), /Zoë/);
    assert.deepEqual(await page.evaluate(faults), []);
    await page.evaluate(() => palace.open("class&lesson=corner-the-rook"));
    assert.deepEqual(await page.evaluate(() => palace.state().class), { lesson: "corner-the-rook", answers: 0 });
    assert.match((await page.evaluate((text) => palace.gather([text]), text)).refused[0].why, starting(room, "err-other-kind", { is: "quiz", class: "lesson" }));
  });

  test("what is taken before the room is seen is said when it is, and no more when it is entered again", async (t) => {
    const page = await house.visit(t, quiz);
    const [text] = await pupils(page, 1, 1);
    await page.evaluate(async ([link, text]) => {
      await palace.open(link);
      document.querySelector("#gather-texts").value = text;
      document.querySelector("#gather-take").click();
    }, [`class&${quiz}`, text]);
    await page.waitForSelector("#gather-said:visible");
    await took(page, 1);
    await page.evaluate(() => palace.open("wythoff"));
    await page.waitForSelector("#gather-said", { state: "hidden" });
    await page.evaluate((link) => palace.open(link), `class&${quiz}`);
    await page.waitForSelector("#gather-clear:visible");
    await shows(page, "#gather-said", "");
    await page.click("#gather-clear");
    await page.click("#gather-sure");
  });

  main("codes are scanned, several at once, and a camera that is refused is said", async (t) => {
    const page = await house.visit(t, quiz);
    const texts = await pupils(page, 3, 2);
    // A browser that can scan, and a camera that sees three codes, of which one is something else.
    await page.evaluate((texts) => {
      globalThis.BarcodeDetector = class {
        async detect() {
          return [...texts, "https://example.org/"].map((rawValue) => ({ rawValue }));
        }
      };
      Object.defineProperty(navigator, "mediaDevices", { value: { async getUserMedia() {
        if (globalThis.refused) throw new DOMException("refused", "NotAllowedError");
        const canvas = document.createElement("canvas");
        canvas.getContext("2d").fillRect(0, 0, 1, 1);
        return (globalThis.stream = canvas.captureStream(5));
      } } });
    }, texts);
    await page.evaluate((link) => palace.open(link), `class&${quiz}`);
    await page.evaluate(() => (globalThis.refused = true));
    await page.click("#gather-scan");
    await page.waitForSelector("#gather-dark:visible");
    await page.evaluate(() => (globalThis.refused = false));
    await page.click("#gather-scan");
    await took(page, 3, 1);
    assert.ok(await page.isHidden("#gather-dark"));
    assert.equal(await page.evaluate(() => palace.state().class.answers), 3);
    assert.equal(await page.getAttribute("#gather-scan", "aria-pressed"), "true");
    await page.evaluate(() => globalThis.stream.getTracks()[0].dispatchEvent(new Event("ended"))); // it is unplugged
    await page.waitForSelector("#gather-gone:visible");
    assert.equal(await page.getAttribute("#gather-scan", "aria-pressed"), "false");
    assert.deepEqual(await page.evaluate(faults), []);
    await page.click("#gather-scan");
    await page.waitForSelector("#gather-gone", { state: "hidden" });
    await page.evaluate(() => palace.open("wythoff")); // which leaves the room
    await page.waitForFunction(() => globalThis.stream.getTracks().every((track) => track.readyState === "ended"));
    await page.evaluate((link) => palace.open(link), `class&${quiz}`);
    await page.click("#gather-clear");
    await page.click("#gather-sure");
  });

  test("the first answers to a lesson stand in bars, and are right or wrong after Reveal", async (t) => {
    const page = await house.visit(t, "lesson=corner-the-rook&step=3", sizes.narrow);
    const texts = [];
    for (const [first, then] of [["N", "P"], ["P", "P"], ["N", "N"]]) {
      await page.evaluate(() => palace.open("wythoff"));
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {}; // what the page still shows of the pupil before
        localStorage.clear();
      });
      await page.reload();
      await page.evaluate(async () => {
        await palace.ready;
        await palace.open("lesson=corner-the-rook&step=3");
      });
      for (const said of [first, then]) {
        await page.click(`#task-options button:nth-child(${said === "P" ? 1 : 2})`);
        await page.waitForSelector("#task-verdict:visible");
      }
      texts.push(await page.evaluate(() => palace.answers()));
    }
    const { top, bottom } = await page.evaluate(() => document.querySelector("#lesson-hand").getBoundingClientRect().toJSON());
    assert.ok(top > 0 && bottom <= sizes.narrow.viewport.height, `Hand in is seen: ${top} to ${bottom}`);
    await page.click("#lesson-hand"); // which stands in the lesson, too
    await page.waitForSelector("#hand-code svg");
    assert.match(await page.inputValue("#hand-text"), /^PALACEB/);
    assert.deepEqual(await page.evaluate(faults), []);
    const given = await page.getAttribute("#hand-name", "placeholder");
    assert.ok(given);
    await page.reload();
    await page.evaluate(() => palace.ready);
    await page.click("#lesson-hand");
    await page.waitForSelector("#hand-code svg");
    assert.equal(await page.getAttribute("#hand-name", "placeholder"), given, "whoever gives no name keeps the one that was chosen");
    await page.click("#hand-out .dialog-top button");
    assert.ok(texts.every((text) => text.startsWith("PALACEB")), texts.join());
    await page.evaluate((link) => palace.open(link), "class&lesson=corner-the-rook");
    assert.equal((await page.evaluate((texts) => palace.gather(texts), texts)).taken, 3);
    const answered = (n, what, is = "hidden") => says(room, "answered", { n, of: 3, what, is });
    const bars = () => page.$$eval("#gather-rows [data-answer]", (rows) => rows.map((row) => [row.textContent, row.dataset.right ?? ""]));
    await page.waitForFunction(() => document.querySelectorAll("#gather-rows [data-answer]").length === 2);
    assert.deepEqual(await bars(), [[answered(2, "N"), ""], [answered(1, "P"), ""]]);
    await page.click("#gather-puzzles button:nth-child(3)"); // where the answers to the step on the board are seen
    await page.click("#gather-tell");
    await page.waitForSelector("#gather-rows [data-right=wrong]");
    assert.deepEqual(await bars(), [[answered(2, "N", "wrong"), "wrong"], [answered(1, "P", "right"), "right"]]);
    assert.deepEqual(await page.evaluate(faults), []);

    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.evaluate(() => document.querySelector("#projector").click());
    await page.waitForSelector("#gather .gather-code svg");
    const seen = await page.evaluate(() => ["#gather-title", ".gather-question", ".gather-code", "#gather-tell", "#gather-rows li:first-child", "#gather-rows [data-right=right]", "#gather-rows li:last-child"].map((part) => {
      const each = document.querySelector(part);
      const { top, bottom, left, right } = each.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return each.contains(over) && top >= 0 && bottom <= innerHeight && parseFloat(getComputedStyle(each).fontSize) >= (part === ".gather-code" ? 0 : 32) ? "" : part;
    }));
    assert.deepEqual(seen.filter(Boolean), [], "all is on the screen of a projector, uncovered and large");
    await page.evaluate(() => document.querySelector("#projector").click());
    await page.waitForFunction(() => document.documentElement.dataset.view !== "projector");
    await page.setViewportSize(sizes.narrow.viewport);
  });

  long("thirty codes, nine in a picture, are read where the browser reads none", async (t) => {
    const page = await house.visit(t, quiz);
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.reload(); // without the fake of another test
    await page.evaluate(() => palace.ready);
    await page.evaluate(() => delete globalThis.BarcodeDetector); // as in Firefox and Safari
    const pupil = async (i) => {
      await page.evaluate((at) => palace.open(`rook@${at}&first=human&second=human&size=8x8&quiz=on`), i % 2 ? "3,3" : "5,5");
      await page.evaluate((letter) => {
        document.querySelector("#quiz-clear:enabled")?.click();
        document.querySelector(`[data-letter=${letter}]`).click();
        document.querySelector("#hand-in").click();
      }, i < 27 ? "P" : "N");
      const name = `pupil ${i}`;
      await page.fill("#hand-name", name);
      const code = await page.evaluate(() => ({ path: document.querySelector("#hand-code path").getAttribute("d"), size: document.querySelector("#hand-code svg").viewBox.baseVal.width }));
      await page.click("#hand-out .dialog-top button");
      return code;
    };
    const codes = [];
    for (let i = 0; i < 30; i++) codes.push(await pupil(i));
    // A camera in a classroom: a grey picture, grain, and codes that are held diagonally.
    await page.evaluate(() => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [1280, 960];
      const pen = canvas.getContext("2d");
      const codes = [];
      let turn = 0;
      globalThis.hold = (...shown) => codes.splice(0, Infinity, ...shown);
      setInterval(() => {
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.fillStyle = "#777";
        pen.fillRect(0, 0, 1280, 960);
        codes.forEach(({ path, size }, i) => {
          pen.setTransform(1, 0, 0, 1, 0, 0);
          pen.translate(80 + 400 * (i % 3), 30 + 310 * Math.floor(i / 3));
          pen.rotate(0.12 * Math.sin(i + turn));
          pen.scale(250 / size, 250 / size);
          pen.fillStyle = "#ddd";
          pen.fillRect(0, 0, size, size);
          pen.fillStyle = "#333";
          pen.fill(new Path2D(path));
        });
        turn += 0.05;
        pen.setTransform(1, 0, 0, 1, 0, 0);
        for (let i = 0; i < 500; i++) {
          pen.fillStyle = i % 2 ? "#0002" : "#fff2";
          pen.fillRect(Math.random() * 1280, Math.random() * 960, 3, 3);
        }
      }, 100);
      Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: async () => canvas.captureStream(10) } });
    });
    await page.evaluate((link) => palace.open(link), `class&${quiz}`);
    const library = () => asked.filter((url) => url.includes("/scan/"));
    assert.deepEqual(library(), [], "the library is loaded for nobody without a camera");
    await page.click("#gather-scan");
    await page.waitForSelector("#gather-blank:visible");
    assert.deepEqual(await page.evaluate(faults), []);
    const begun = Date.now();
    for (let i = 0; i < 30; i += 9) {
      await page.evaluate((shown) => globalThis.hold(...shown), codes.slice(i, i + 9));
      await page.waitForFunction((count) => palace.state().class.answers === count, Math.min(i + 9, 30));
    }
    t.diagnostic(`thirty codes were read in ${Date.now() - begun} ms`);
    await page.waitForSelector("#gather-blank", { state: "hidden" });
    await page.waitForFunction(() => / 30 /.test(document.querySelector("#gather-rows span")?.textContent));
    assert.equal(library().length, 2);
    assert.deepEqual(asked.filter((url) => !url.startsWith(house.server.url) && !url.startsWith("blob:")), [], "nobody else is asked for anything");
    await page.click("#gather-clear");
    await page.click("#gather-sure");
  });

  test("the library that reads codes is the package's, but for the address of another host", async () => {
    for (const [name, of] of [["zxing.js", "dist/iife/reader/index.js"], ["zxing.wasm", "dist/reader/zxing_reader.wasm"], ["LICENSE-zxing-wasm", "LICENSE"]]) {
      const [ours, theirs] = await Promise.all([readFile(here(`../site/scan/${name}`), "latin1"), readFile(here(`../node_modules/zxing-wasm/${of}`), "latin1")]);
      assert.ok(ours === theirs.replace(/`https:[^`]+\$\{e\}`/, "t+e"), name);
      assert.doesNotMatch(ours, /https?:/, name);
    }
  });
}
