// A new version is deployed, on a host that keeps no old one, while caches keep what they
// like: a page uses files of one version only, comes up, and the game is kept.
import assert from "node:assert/strict";
import { another, versionIn } from "../builds.js";
import { limit, open } from "../browser.js";
import { after, before, kin, long, test } from "../levels.js";
import { here, serve } from "../server.js";

const first = here("../../dist");
const link = "blocking:5@13,11&first=human&second=human&map=off";

// What a host may say of how long its files can be kept, by name.
const programs = /\.wasm/;
const pages = /^(index\.html)?$/;
const keeping = (kept) => (name) => ({ "Cache-Control": kept(name) ? "public, max-age=600, immutable" : "no-store" });
const hosts = {
  "all for ten minutes": () => ({ "Cache-Control": "max-age=600" }),
  "pages and scripts, but no programs": keeping((name) => !programs.test(name)),
  "pages alone": keeping((name) => pages.test(name)),
};

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  let second, one, two;
  before(async () => {
    second = await another("second");
    [one, two] = [await versionIn(first), await versionIn(second.folder)];
    assert.notEqual(one, two);
  });
  after(() => second?.remove());

  /** visit opens a host of the first version, with what it says of keeping, at a link. */
  const visit = async (t, headers, at = link) => {
    const server = await serve(first);
    server.host.headers = headers;
    const { page, close } = await open(house.browser, `${server.url}#${at}`);
    t.after(async () => {
      await close();
      await server.close();
    });
    page.setDefaultTimeout(limit);
    await playable(page, one);
    return { page, server };
  };
  const playable = async (page, version) => {
    await page.waitForFunction(([version]) => globalThis.starter?.version === version && document.querySelector("#curtain")?.hidden, [version]);
    await page.evaluate(() => palace.ready);
  };
  const round = async (page) => {
    await page.evaluate(() => palace.block([[12, 10]]).then(() => palace.move([13, 4])));
    // The page hears of the move a moment later.
    await page.waitForFunction(() => palace.link().includes("past=") && palace.link() === location.hash.slice(1));
    return page.evaluate(() => palace.link());
  };
  /** used lists the versions whose files a page and its board have loaded. */
  const used = (page) => page.evaluate(() => {
    const names = [window, document.querySelector("#board").contentWindow].flatMap((each) => each.performance.getEntriesByType("resource").map(({ name }) => name));
    return [...new Set(names.map((name) => /\/v\/(\w+)\//.exec(name)?.[1]).filter(Boolean))];
  });

  for (const [name, headers] of Object.entries(hosts)) {
    kin(false, name.includes("but no programs"))(`kept are ${name}: after a deployment the page comes up, of one version, with its game`, async (t) => {
      const { page, server } = await visit(t, headers);
      const before = await round(page);
      server.host.folder = second.folder;
      // Another tab, which may use whatever was kept, and then a reload.
      const tab = await page.context().newPage();
      await tab.goto(`${server.url}#${before}`);
      await tab.waitForFunction(() => globalThis.palace?.link() && document.querySelector("#curtain")?.hidden);
      assert.equal(await tab.evaluate(() => palace.link()), before);
      const [version, ...others] = await used(tab);
      assert.deepEqual(others, [], "versions were mixed");
      assert.equal(await tab.evaluate(() => starter.version), version);
      await tab.reload();
      await playable(tab, two);
      assert.deepEqual(await used(tab), [two]);
      assert.equal(await tab.evaluate(() => palace.link()), before);
      assert.equal((await tab.evaluate(() => palace.state())).history.length, 2);
    });
  }

  test("a page goes on when its files are gone, and takes the new ones when it needs any", async (t) => {
    const { page, server } = await visit(t, hosts["pages alone"]);
    server.host.folder = second.folder;
    const before = await round(page);
    // The workers come back without the host …
    await page.evaluate(async () => {
      const { workers } = document.querySelector("#board").contentWindow;
      workers.current("analyst").terminate();
      workers.restart("analyst");
      await palace.players("perfect", "human");
      await palace.settled();
    });
    assert.equal((await page.evaluate(() => palace.state())).history.length > 1, true);
    const now = await page.evaluate(() => palace.link());
    assert.notEqual(now, before);
    // … and the board's frame, which a lost graphics context loads again, does not.
    await page.evaluate(() => document.querySelector("#board").contentWindow.location.reload());
    await playable(page, two);
    assert.equal(await page.evaluate(() => palace.link()), now);
  });

  test("Try again finds the new version", async (t) => {
    const { page, server } = await visit(t, hosts["pages alone"]);
    const before = await round(page);
    await page.evaluate(() => sessionStorage.setItem("palace-mended", "as if it had been tried"));
    server.host.folder = here("nowhere");
    await page.evaluate(() => document.querySelector("#board").contentWindow.location.reload());
    await page.waitForSelector("#again:not([hidden])");
    server.host.folder = second.folder;
    await page.click("#again");
    await playable(page, two);
    assert.equal(await page.evaluate(() => palace.link()), before);
  });

  long("a host that never has the new page's files is not asked forever", async (t) => {
    const { page, server } = await visit(t, hosts["pages alone"]);
    server.host.folder = second.folder;
    server.host.meddle = (name, response) => !pages.test(name) && name !== "start.js" && Boolean(response.writeHead(404).end());
    await page.clock.install();
    await page.reload();
    await page.waitForSelector("#again:not([hidden])");
    await page.clock.runFor(60000);
    assert.equal(await page.isVisible("#again"), true);
    const asked = server.asked.filter((name) => name === "index.html").length;
    assert.ok(asked < 8, `the page was asked for ${asked} times`);
    server.host.meddle = () => false;
    await page.click("#again");
    await playable(page, two);
  });
}
