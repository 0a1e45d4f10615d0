// The page of claims: it is read on wide and narrow screens, by day and by night, and asks for nothing else.
import assert from "node:assert/strict";
import { launch, open, sizes } from "./browser.js";
import { faults } from "./faults.js";
import { after, before, kin, long, main } from "./levels.js";
import { here, serve } from "./server.js";
import { found, source, tags } from "./site/axe.js";
import { says, shows } from "./words.js";

let server, browser;

before(async () => {
  server = await serve(here("../../dist"));
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

long("the page of claims speaks the reader's language, and says that the claims are English", async () => {
  const { page, troubles, close } = await open(browser, `${server.url}true.html`, sizes.narrow, { locale: "de" });
  await shows(page, "h1", says.in("de", "true-heading"));
  assert.match(await page.textContent("main > p"), /palace verify/);
  assert.ok(await page.isVisible(".english"));
  assert.deepEqual(await page.$$eval("section > div", (all) => [...new Set(all.map((each) => each.lang))]), ["en"]);
  await page.selectOption("#language", "ar");
  await page.waitForFunction(() => document.documentElement.dir === "rtl");
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "the page is too wide");
  await page.selectOption("#language", "en");
  await shows(page, "h1", says("true-heading"));
  assert.ok(!(await page.isVisible(".english")));
  assert.deepEqual(troubles, []);
  await close();
});

main("the faces come with the page, and with that of claims", async () => {
  for (const name of ["", "true.html"]) {
    const { page, troubles, close } = await open(browser, `${server.url}${name}`);
    await page.waitForFunction(() => [...document.fonts].length === 3 && [...document.fonts].every(({ status }) => status === "loaded"));
    assert.deepEqual(troubles, []);
    await close();
  }
});

for (const colorScheme of ["light", "dark"]) {
  for (const [name, size] of Object.entries(sizes)) {
    kin(false, colorScheme === "dark" && name === "narrow")(`the claims are read, ${colorScheme}, ${name}`, async () => {
      const { page, troubles, close } = await open(browser, `${server.url}true.html#lsy24-figure-10`, size, { colorScheme });
      const claims = await page.$$eval("article", (list) => list.map((claim) => ({ id: claim.id, word: claim.querySelector("b").textContent, sign: getComputedStyle(claim.querySelector("b"), "::before").content[1], board: claim.querySelector(".fine a")?.getAttribute("href") })));
      assert.ok(claims.length > 200, `${claims.length} claims`);
      for (const { id, word, sign, board } of claims) {
        assert.equal(sign, { holds: "✓", open: "…", fails: "✗" }[word], id);
        assert.match(board ?? "index.html#", /^index\.html#/, id);
      }
      assert.deepEqual((await page.evaluate(faults)).filter((each) => !/^the page is \d+ high/.test(each)), []); // it is one that scrolls
      assert.ok(await page.evaluate(() => Math.abs(document.querySelector("#lsy24-figure-10").getBoundingClientRect().top) < 5), "a claim is not found by its address");
      await page.evaluate(source);
      assert.deepEqual(await page.evaluate(found, tags), []);
      assert.deepEqual(troubles, []);
      await close();
    });
  }
}
