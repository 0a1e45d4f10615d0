// The development server: what is changed while a page is open is on the screen soon.
import { strict as assert } from "node:assert";
import { spawn, spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, open, until } from "./browser.js";
import { after, before, long } from "./levels.js";
import { here } from "./server.js";

const root = here("../..");
let work, server, url, browser;

before(async () => {
  work = await mkdtemp(join(tmpdir(), "palace-"));
  await cp(here("../site"), join(work, "site"), { recursive: true });
  // A program of its own, for what "go run" starts outlives it.
  const { status, stderr } = spawnSync(process.env.GO ?? "go", ["build", "-o", join(work, "build"), "./web/build"], { cwd: root, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  server = spawn(join(work, "build"), ["-site", join(work, "site"), "-dev", "127.0.0.1:0", "./cmd/playground", "./cmd/worker"], { cwd: root });
  url = await new Promise((resolve, reject) => {
    let said = "";
    server.stderr.on("data", (text) => {
      said += text;
      if (/dev: [\d.]+ s/.test(said)) resolve(/http:\S+/.exec(said)[0]);
    });
    server.on("exit", () => reject(new Error(`the server has ended: ${said}`)));
  });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  server?.kill();
  if (work) await rm(work, { recursive: true });
});

/** change adds to a file of the site, or puts something else for a part of it. */
async function change(name, text, instead) {
  const file = join(work, "site", name);
  const before = await readFile(file, "utf8");
  assert.ok(instead === undefined || before.includes(text), `${name} has no ${text}`);
  await writeFile(file, instead === undefined ? before + text : before.replace(text, instead));
}

long("style takes effect in the page that is open, a script in a page loaded again", async () => {
  const { page, troubles, close } = await open(browser, `${url}#blocking:5@3,3`);
  await until(page, () => window.palace?.ready.then(() => true));
  await page.evaluate(() => (window.before = true));
  const colour = (frame) => frame.evaluate(() => getComputedStyle(document.documentElement).outlineColor);

  await change("style/tokens.css", "\n:root { outline-color: rgb(1, 2, 3) }\n");
  const board = page.frames().find((frame) => frame.url().endsWith("board.html"));
  for (const frame of [page, board]) {
    await frame.waitForFunction(() => getComputedStyle(document.documentElement).outlineColor === "rgb(1, 2, 3)");
  }
  assert.equal(await page.evaluate(() => window.before), true, "the page was loaded again for a style");

  await change("js/theme.js", "\nglobalThis.added = true;\n");
  await page.waitForFunction(() => globalThis.added);
  assert.equal(await page.evaluate(() => window.before), undefined);
  assert.equal(await colour(page), "rgb(1, 2, 3)");
  await until(page, () => window.palace?.ready.then(() => true));
  assert.equal(await page.evaluate(() => window.palace.state().game), "blocking:5");

  // A panel's template, the page's HTML, and its words.
  const template = "panels/moves/moves.js";
  await change(template, "return html`", "return html`<i id=\"added\">added</i>");
  await page.waitForFunction(() => document.getElementById("added")?.textContent === "added");
  await change("index.html", '<h2 id="now-title">', '<h2 id="now-title" class="added">');
  await page.waitForFunction(() => document.getElementById("now-title")?.className === "added");
  await change("words.ftl", "page-now = ", "page-now = Changed ");
  await page.waitForFunction(() => document.getElementById("now-title")?.textContent?.startsWith("Changed "));

  const start = join(work, "site", "start.js");
  const text = await readFile(start);
  await rm(start);
  await page.waitForFunction(() => /no start\.js/.test(document.getElementById("dev-error")?.textContent));
  await writeFile(start, text);
  await page.waitForFunction(() => !document.getElementById("dev-error"));
  assert.deepEqual(troubles, []);
  await close();
});
