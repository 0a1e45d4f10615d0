// The site as one file: what it asks for, how it is handed on, what it says when a part of it is
// missing, and who tells of it. That it is played in every browser: browsers/steps.js.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { launch, open } from "./browser.js";
import { single } from "./builds.js";
import { after, before, kin, long, test } from "./levels.js";
import { here, serve } from "./server.js";
import { says, shows, starting } from "./words.js";

let browser, built, file;
before(async () => {
  [browser, built] = await Promise.all([launch(), single()]);
  file = join(built.folder, "palace.html");
});
after(async () => {
  await browser?.close();
  await built?.remove();
});

/** visit opens an address, and fails if anything went wrong there. */
async function visit(t, address, options = {}) {
  const { page, troubles, close } = await open(browser, address, undefined, options);
  t.after(async () => {
    await close();
    assert.deepEqual(troubles, []);
  });
  await page.evaluate(() => palace.ready);
  return page;
}

test("a game in one file is played without a network, kept over a reload, and handed on without the file's address", async (t) => {
  const page = await visit(t, `${pathToFileURL(file)}#wythoff@9,7`, { offline: true });
  const asked = [];
  page.on("request", (request) => asked.push(request.url().split("#")[0]));
  const { history } = await page.evaluate(() => palace.move([9, 6]).then(() => palace.settled()));
  assert.equal(history.length, 2, "Palace answers");
  await page.waitForFunction(() => location.hash.includes("past="));
  await page.reload();
  await page.evaluate(() => palace.ready);
  assert.deepEqual((await page.evaluate(() => palace.state())).history, history);
  assert.deepEqual([...new Set(asked.filter((address) => !address.startsWith("blob:")))], [String(pathToFileURL(file))]);

  await page.click("#share-open");
  const link = await page.inputValue("#share-link");
  assert.match(link, /^#wythoff@/);
  assert.match(await page.textContent("#code-note"), starting("web/internal/page", "Hand-file"));
  for (const hidden of ["#code", "#embed", "#share-send"]) assert.ok(await page.isHidden(hidden), hidden);
  await page.keyboard.press("Escape");
  await page.goto(`${pathToFileURL(file)}${link}`);
  await page.waitForFunction((turns) => palace.state().history.length === turns, history.length);

  await page.click("#help-open");
  assert.equal(await page.locator("a[href='palace.html']").count(), 0, "it does not offer itself");
  const [licences] = await Promise.all([page.waitForEvent("download"), page.click("#help a[download]")]);
  assert.equal(await readFile(await licences.path(), "utf8"), await readFile(here("../../dist/licences.txt"), "utf8"));

  await page.goto(String(pathToFileURL(file))); // the door, of which there is no more than the file
  await page.waitForFunction(() => document.documentElement.dataset.room === "door");
  await page.click("#share-open");
  assert.ok(await page.isHidden("#share-link") && await page.isHidden("#share-copy"));
});

// Four letters of base64 are three bytes: what is cut anywhere is read as far as it goes.
for (const [where, letters] of [["before its last program", -1000], ["within its last program", 4001]]) {
  kin(false, letters > 0)(`a file that was cut short ${where} says so`, async (t) => {
    const whole = await readFile(file, "latin1");
    const last = 'data-file="worker.wasm.gz">';
    const short = join(built.folder, `${letters}.html`);
    await writeFile(short, whole.slice(0, whole.indexOf(last) + last.length + letters), "latin1");
    const { page, close } = await open(browser, String(pathToFileURL(short)));
    t.after(close);
    await shows(page, "#notice-text", says("workers-missing")); // and the game is played without
    assert.equal(await page.evaluate(() => palace.ready.then(() => palace.move([4, 4])).then(({ history }) => history.length > 0)), true);
  });
}

long("the site offers the file in Help, with its size, where it has one", async (t) => {
  const [without, offering] = [await serve(here("../../dist")), await serve(built.folder)];
  t.after(() => Promise.all([without.close(), offering.close()]));
  // make single may have put one into dist/, too; what no build has done to the page is what counts there.
  without.host.meddle = (name, response, body) => name === "index.html" && Boolean(response.end(String(body).replace(/<!-- single -->.*/, "")));
  const link = "#help a[download]";
  const bare = await visit(t, without.url);
  assert.equal(await bare.locator(link).count(), 0);
  const page = await visit(t, offering.url);
  await page.click("#help-open");
  const whole = await readFile(file);
  assert.ok((await page.textContent("#help")).includes(`(${(whole.length / 1e6).toFixed(0)} MB)`));
  assert.equal(await page.textContent(link), says("help-one-file"));
  assert.ok(!offering.asked.includes("palace.html"), "nobody is sent it who does not ask");
  const [got] = await Promise.all([page.waitForEvent("download"), page.click(link)]);
  assert.equal(got.suggestedFilename(), "palace.html");
  assert.ok((await readFile(await got.path())).equals(whole));
});
