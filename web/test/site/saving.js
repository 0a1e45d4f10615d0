// The map in files: the same bytes as the command line writes, and the picture as seen.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { sizes } from "../browser.js";
import { kin, main, test } from "../levels.js";
import { here } from "../server.js";
import { exactly, says, shows, starting } from "../words.js";

const run = promisify(execFile);

/** printed is what the command line prints. */
export async function printed(...words) {
  const { stdout } = await run("go", ["run", "./cmd/palace", ...words], { cwd: here("../.."), encoding: "buffer", maxBuffer: 1 << 28 });
  return stdout;
}

/** choose fills in what to save. */
async function choose(page, { format, kind, which, text }) {
  if (!(await page.evaluate(() => document.querySelector("#save").open))) await page.click("#save > summary");
  await page.selectOption("#save-format", format);
  if (kind) await page.selectOption("#save-kind", kind);
  if (which) await page.selectOption("#save-which", which);
  if (text) await page.fill("#save-text", text);
}

/** saved saves what was chosen and returns the file's name and its bytes. */
async function saved(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save-go")]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("a file holds what the command line prints", async (t) => {
    const page = await house.visit(t, "blocking:4003@4003,300&size=4200x400");
    for (const [link, wish, name, words] of [
      ["", { format: "csv", kind: "palace", which: "typed", text: "300x400 @ 3990,200" },
        "blocking-4003_palace_3990,200_300x400.csv", ["values", "blocking:4003", "--size", "300x400", "--at", "3990,200"]],
      ["", { format: "bits", which: "typed", text: "200x100 @ 3990,7" },
        "blocking-4003_outcome_3990,7_200x100.txt", ["outcomes", "blocking:4003", "--size", "200x100", "--at", "3990,7"]],
      ["maharaja@8,12&map=nim&size=90x80", { format: "json", which: "map" },
        "maharaja_nim_0,0_90x80.json", ["values", "maharaja", "--size", "90x80", "--format", "json"]],
      ["blocking:5@3,3&size=70x60", { format: "png", kind: "outcome", which: "map" },
        "blocking-5_outcome_0,0_70x60.png", ["outcomes", "blocking:5", "--size", "70x60", "--format", "png"]],
    ]) {
      if (link) await page.evaluate((text) => palace.open(text), link);
      await choose(page, wish);
      const { name: got, bytes } = await saved(page);
      assert.equal(got, name);
      assert.ok(bytes.equals(await printed(...words)), `${name}: ${bytes.length} bytes, ${bytes.subarray(0, 60)}…`);
      await shows(page, "#save-words", exactly("web/table/internal/save", "saved"));
    }
  });

  test("a drawing is one that browsers show, with every number and the piece", async (t) => {
    const page = await house.visit(t, "blocking:5@13,11");
    await choose(page, { format: "svg", kind: "palace", which: "typed", text: "20x16 @ 0,0" });
    const { name, bytes } = await saved(page);
    assert.equal(name, "blocking-5_palace_0,0_20x16.svg");
    const tab = await page.context().newPage(); // the page itself shows no pictures but its own
    t.after(() => tab.close());
    const drawn = await tab.evaluate(async (text) => {
      const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      const picture = new Image();
      picture.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
      await picture.decode();
      const values = [...root.querySelectorAll("text")].map((each) => each.textContent);
      return { root: root.nodeName, sized: [picture.naturalWidth, picture.naturalHeight], texts: values.length, scripts: root.querySelectorAll("script, image, [href]").length };
    }, bytes.toString());
    assert.deepEqual(drawn, { root: "svg", sized: [20 * 24 + 24, 16 * 24 + 24], texts: 20 * 16 + 20 + 16, scripts: 0 });
  });

  for (const [name, size] of Object.entries(sizes)) {
    kin(false, name === "narrow")(`the picture as seen is what is seen, ${name}`, async (t) => {
      const page = await house.visit(t, "blocking:5@8,6&block=7,6", size, { drawn: true });
      if (size === sizes.narrow) await page.click("#tabs [data-tab=map]");
      await choose(page, { format: "view" });
      // Browsers that guard against being recognised give noise for what a canvas of the page holds.
      const quiet = await page.evaluateHandle(() => {
        const { HTMLCanvasElement } = document.querySelector("#board").contentWindow;
        const { toBlob } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob(["noise"]));
        return () => { HTMLCanvasElement.prototype.toBlob = toBlob; };
      });
      const { name, bytes } = await saved(page);
      await quiet.evaluate((back) => back());
      assert.match(name, /^blocking-5_view_0,0_\d+x\d+\.png$/);
      // The same pixels as the screen's, but for what little a browser may change.
      const ratio = size.deviceScaleFactor ?? 1;
      const { width, height } = await page.evaluate(() => document.querySelector("#board").getBoundingClientRect());
      assert.equal(bytes.readUInt32BE(16), Math.round(width * ratio));
      assert.equal(bytes.readUInt32BE(20), Math.round(height * ratio));
      const hide = (visibility) => page.evaluate((value) => {
        for (const over of document.querySelectorAll(".stage > :not(iframe), .panel, .tabs")) over.style.visibility = value;
      }, visibility);
      await hide("hidden");
      const shown = await page.locator("#board").screenshot();
      await hide("");
      const apart = await page.evaluate(async (files) => {
        const pixels = await Promise.all(files.map(async (file) => {
          const image = await createImageBitmap(new Blob([Uint8Array.from(atob(file), (c) => c.charCodeAt(0))], { type: "image/png" }));
          const pen = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height }).getContext("2d");
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height).data;
        }));
        const [a, b] = pixels;
        return a.length === b.length ? a.reduce((n, v, i) => n + (Math.abs(v - b[i]) > 24), 0) / a.length : 1;
      }, [bytes.toString("base64"), shown.toString("base64")]);
      assert.ok(apart < 0.01, `${(100 * apart).toFixed(2)} % of the picture is not what is seen`);
    });
  }

  test("saving stops at once, a lost worker is replaced, and a bad window is refused at its field", async (t) => {
    const page = await house.visit(t, "blocking:3000@3,3&map=off");
    await choose(page, { format: "csv", kind: "palace", which: "typed", text: "12000x12000 @ 900,900" });
    await page.click("#save-go");
    await page.waitForFunction(() => document.querySelector("#save-progress").value > 0);
    await page.evaluate(() => document.querySelector("#board").contentWindow.workers.current("exporter").terminate());
    await page.click("#save-stop");
    await page.waitForSelector("#save-go:not([hidden])");
    assert.equal(await page.evaluate(() => document.querySelector("#board").contentWindow.workers.current("exporter")), null);

    await page.fill("#save-text", "70000x70000 @ 0,0");
    await page.press("#save-text", "Enter");
    assert.match(await page.textContent("#save-error"), starting("render/sheet", "err-too-large", { w: 70000, h: 70000, size: says("render/sheet", "large", { size: "24", unit: "GB" }) }));
    assert.equal(await page.getAttribute("#save-text", "aria-invalid"), "true");

    // Whoever kills the exporter while a file is written gets it nevertheless.
    await page.fill("#save-text", "2000x1500 @ 900,900");
    const download = page.waitForEvent("download");
    await page.evaluate(() => {
      const frame = document.querySelector("#board").contentWindow;
      const { Worker } = frame;
      frame.Worker = class extends Worker {
        constructor(...args) {
          super(...args);
          frame.Worker = Worker; // the next one lives
          // Its first part of the file is lost with it.
          this.addEventListener("message", () => this.onerror(new ErrorEvent("error", { message: "the test says so" })), { once: true });
        }
      };
      globalThis.killed = () => frame.Worker === Worker;
      document.querySelector("#save-go").click();
    });
    const bytes = await readFile(await (await download).path());
    assert.ok(await page.evaluate(() => killed()));
    assert.ok(bytes.equals(await printed("values", "blocking:3000", "--size", "2000x1500", "--at", "900,900")));
  });
}
