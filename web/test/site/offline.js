// Without a network: what has been loaded goes on, and comes back.
import assert from "node:assert/strict";
import { limit, until } from "../browser.js";
import { another, versionIn } from "../builds.js";
import { after, before, long, main, test } from "../levels.js";
import { here, serve } from "../server.js";
import { exactly, shows } from "../words.js";
import { slowly } from "./packed.js";

const first = here("../../dist");
const most = 25; // requests of a first visit
const link = "blocking:5@13,11&second=human&map=off"; // as the page writes it, with two people

/** soon makes the page look often whether it rests, for it keeps nothing before it has for a while: see js/offline.js. */
export function soon() {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (f, ms, ...rest) => setTimeout(f, ms === 500 ? 20 : ms, ...rest);
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  let second;
  before(async () => { second = await another("later"); });
  after(() => second?.remove());

  const visit = async (t, { headers = () => ({ "Cache-Control": "no-cache" }), worker = "allow", at = link, browser = () => {} } = {}) => {
    const server = await serve(first);
    server.host.headers = headers;
    const context = await house.browser.newContext({ serviceWorkers: worker });
    await context.addInitScript(soon);
    await context.addInitScript(browser);
    const page = await context.newPage();
    page.setDefaultTimeout(limit);
    t.after(async () => {
      await context.close();
      await server.close();
    });
    await page.goto(`${server.url}#${at}`);
    await playable(page);
    return { page, server, context };
  };
  const playable = async (page) => {
    await page.waitForFunction(() => globalThis.palace && document.querySelector("#curtain")?.hidden);
    await page.evaluate(() => palace.ready);
  };
  /** kept waits until the service worker keeps a version as a whole, and only that. */
  const kept = (page, version) => until(page, async (version) => {
    const names = await caches.keys();
    return names.length === 1 && names[0].endsWith(` ${version}`) && Boolean(await caches.match(new URL("whole", location.href)));
  }, version);
  const version = (page) => page.evaluate(() => starter.version);

  test("offline after load, without a service worker: workers come back, and Save writes", async (t) => {
    const { page, context, server } = await visit(t, { worker: "block", headers: () => ({ "Cache-Control": "no-store" }) });
    await context.setOffline(true);
    server.host.folder = here("nowhere");
    await page.evaluate(async () => {
      const { workers } = document.querySelector("#board").contentWindow;
      for (const name of ["painter", "analyst"]) workers.current(name).terminate();
      await palace.open("blocking:5@20,20&first=human&second=perfect&size=300x300"); // who blocks at once
    });
    await page.waitForFunction(() => palace.state().phase === "move" && palace.state().overlay.done === 90000);
    await page.evaluate(() => { for (const each of document.querySelectorAll("#panel details")) each.open = true; });
    await page.selectOption("#save-format", "csv");
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save-go")]);
    assert.match(download.suggestedFilename(), /^blocking-5_/);
    await shows(page, "#save-words", exactly("web/table/internal/save", "saved"));
    assert.equal(await page.isVisible("#notice"), false);
  });

  // What a plain static host is asked for, which says nothing of how long anything can be kept.
  main("a first visit asks for each file once, for few of them, and for nothing while anything is computed", async (t) => {
    const server = await serve(first);
    const context = await house.browser.newContext();
    t.after(async () => {
      await context.close();
      await server.close();
    });
    await context.addInitScript(soon);
    // Notes, for each file that the page asks for by itself, what goes on then.
    await context.addInitScript(() => {
      if (parent !== globalThis) return;
      globalThis.noted = [];
      const note = (name, f) => (...given) => {
        if (document.querySelector("#curtain")?.hidden) {
          const { overlay: { done, total } } = palace.state();
          noted.push({ name: name || String(given[0]), rests: document.querySelector("#board").contentWindow.board.rests(), map: done === total });
        }
        return f(...given);
      };
      globalThis.fetch = note("", fetch.bind(globalThis));
      const workers = navigator.serviceWorker;
      workers.register = note("sw.js", workers.register.bind(workers));
    });
    const page = await context.newPage();
    page.setDefaultTimeout(limit);
    await page.goto(server.url);
    await page.evaluate(() => palace.ready.then(() => palace.open("blocking:10000&size=30000x30000")));
    await kept(page, await versionIn(first));
    const noted = await page.evaluate(() => globalThis.noted);
    assert.ok(noted.length > 0);
    assert.deepEqual(noted.filter(({ rests, map }) => !rests || !map), []);
    const bytes = Object.values(server.sent).reduce((sum, size) => sum + size, 0);
    t.diagnostic(`${server.asked.length} requests, ${bytes} bytes`);
    const twice = server.asked.filter((name, i) => server.asked.indexOf(name) !== i).map((name) => name.split("/").pop());
    // A browser keeps a frame's page and the picture of a tab apart from what scripts fetch.
    assert.deepEqual(twice.filter((name) => !["board.html", "icon.svg"].includes(name)), []);
    assert.ok(twice.length <= 2, String(twice));
    assert.ok(server.asked.length <= most, `${server.asked.length} requests: ${server.asked.join(" ")}`);
  });

  test("the library that reads codes is kept when it was used, and not before", async (t) => {
    const { page, context, server } = await visit(t);
    await kept(page, await version(page));
    const names = ["zxing.js", "zxing.wasm"].map((name) => `scan/${name}`);
    const has = (names) => Promise.all(names.map((name) => caches.match(new URL(name, starter.folder)))).then((found) => found.map((one) => Boolean(one)));
    assert.deepEqual(await page.evaluate(has, names), [false, false]);
    assert.deepEqual(server.asked.filter((name) => name.includes("scan/")), [], "nobody has asked for it");
    await page.reload(); // after which the service worker answers
    await playable(page);
    const ask = (names) => Promise.all(names.map(async (name) => (await (await fetch(new URL(name, starter.folder))).arrayBuffer()).byteLength));
    const sizes = await page.evaluate(ask, names);
    await until(page, async (names) => (await Promise.all(names.map((name) => caches.match(new URL(name, starter.folder))))).every(Boolean), names);
    await context.setOffline(true);
    server.host.folder = here("nowhere");
    assert.deepEqual(await page.evaluate(ask, names), sizes);
  });

  test("what came over a slow line is kept in a form that the browser unpacks itself, and is not asked for again", async (t) => {
    const { page, server } = await visit(t, { browser: slowly });
    await kept(page, await versionIn(first));
    const programs = (names) => names.map((name) => name.split("/").pop()).filter((name) => name.includes(".wasm")).sort();
    const small = programs(server.asked)[0] === "playground.wasm.lzma" ? "lzma" : "gz"; // without xz there is none
    assert.deepEqual(programs(server.asked), ["playground", "worker"].map((name) => `${name}.wasm.${small}`));
    assert.deepEqual(programs(await page.evaluate(async () => (await (await caches.open((await caches.keys())[0])).keys()).map(({ url }) => url))), ["playground.wasm.gz", "worker.wasm.gz"]);
    const before = server.asked.length;
    await page.reload();
    await playable(page);
    await page.waitForFunction(() => document.querySelector("#board").contentWindow.workers.rests); // their program comes last
    assert.deepEqual(programs(server.asked.slice(before)), []);
  });

  main("what was loaded once opens offline, and the game is kept", async (t) => {
    const { page, context, server } = await visit(t);
    await kept(page, await versionIn(first));
    await context.setOffline(true);
    const before = server.asked.length;
    await page.evaluate(() => palace.block([[12, 10]]).then(() => palace.move([13, 4])));
    await page.reload();
    await playable(page);
    assert.equal((await page.evaluate(() => palace.state())).history.length, 2);
    const tab = await context.newPage();
    await tab.goto(`${server.url}index.html?x=1#wythoff@5,8`);
    await playable(tab);
    // A browser asks by itself whether there is a newer service worker; nobody else asks for anything.
    assert.deepEqual(server.asked.slice(before).filter((name) => name !== "sw.js"), []);
    // A program is there in whichever form another browser, or this one when it is newer, asks for it.
    for (const ending of ["", ".br"]) {
      assert.equal(await tab.evaluate((ending) => fetch(`${document.querySelector("link[rel=icon]").href.replace(/icon\.svg$/, "")}worker.wasm${ending}`).then(({ ok }) => ok, () => false), ending), true);
    }
    // What is not the site's is not the service worker's.
    assert.equal(await tab.evaluate(() => fetch("elsewhere").then(() => "", () => "no")), "no");
  });

  test("a newer version is there at the next load, kept in the older one's place, and never mixed with it", async (t) => {
    const { page, context, server } = await visit(t);
    const [one, two] = [await versionIn(first), await versionIn(second.folder)];
    await kept(page, one);
    server.host.folder = second.folder;
    await page.reload();
    await playable(page);
    assert.equal(await version(page), two);
    await kept(page, two);
    await context.setOffline(true);
    await page.reload();
    await playable(page);
    assert.equal(await version(page), two);
  });

  /** used lists the versions whose files a page and its board have loaded. */
  const used = (page) => page.evaluate(() => {
    const names = [window, document.querySelector("#board").contentWindow].flatMap((each) => each.performance.getEntriesByType("resource").map(({ name }) => name));
    return [...new Set(names.map((name) => /\/v\/(\w+)\//.exec(name)?.[1] ?? /start\.js\?(\w+)/.exec(name)?.[1]).filter(Boolean))];
  });

  test("with the server stopped a lesson opens in a tab of its own, and is gone through", async (t) => {
    const { page, context, server } = await visit(t);
    await kept(page, await versionIn(first));
    await page.close();
    await server.close();
    await assert.rejects(fetch(server.url), "the server is gone");
    const tab = await context.newPage();
    tab.setDefaultTimeout(limit);
    await tab.goto(server.url);
    await playable(tab);
    const lesson = await tab.evaluate(() => palace.open("lesson=corner-the-queen&step=2").then((state) => state.lesson));
    assert.deepEqual(lesson, { name: "corner-the-queen", step: 2, steps: lesson.steps, solved: false });
    await tab.evaluate(() => palace.move([0, 0]).then(() => palace.settled()));
    await tab.waitForFunction(() => palace.state().lesson.solved);
    await tab.reload();
    await playable(tab);
    assert.deepEqual(await used(tab), [await versionIn(first)]);
  });

  test("two tabs have a version each while a newer one comes, never both, and the newer one without a server", async (t) => {
    const { page, context, server } = await visit(t);
    const [one, two] = [await versionIn(first), await versionIn(second.folder)];
    await kept(page, one);
    server.host.folder = second.folder;
    const tab = await context.newPage();
    tab.setDefaultTimeout(limit);
    await tab.goto(`${server.url}#${link}`);
    await playable(tab);
    await kept(tab, two);
    assert.deepEqual([await used(page), await used(tab)], [[one], [two]]);
    // The older tab plays on, its workers come back …
    await page.evaluate(async () => {
      document.querySelector("#board").contentWindow.workers.current("analyst").terminate();
      await palace.block([[12, 10]]);
      await palace.move([13, 4]);
    });
    await page.waitForFunction(() => palace.link().includes("past=") && palace.link() === location.hash.slice(1));
    const game = await page.evaluate(() => palace.link());
    await server.close();
    // … and when it needs files that nobody has any more, it comes up as the newer one.
    await page.evaluate(() => document.querySelector("#board").contentWindow.location.reload());
    await page.waitForFunction((two) => globalThis.starter?.version === two, two);
    await playable(page);
    assert.deepEqual(await used(page), [two]);
    assert.equal(await page.evaluate(() => palace.link()), game);
    await tab.reload();
    await playable(tab);
    assert.deepEqual(await used(tab), [two]);
  });

  test("the page can be installed, and an installed one begins without a server", async (t) => {
    const { page, context, server } = await visit(t);
    await kept(page, await versionIn(first));
    const session = await context.newCDPSession(page);
    const { url, errors, data } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const app = JSON.parse(data);
    const start = new URL(app.start_url, url).href;
    assert.equal(start, server.url);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A window without history, as tests have, is never offered to be installed.
    assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
    await server.close();
    const tab = await context.newPage();
    await tab.goto(start);
    await playable(tab);
    for (const { src } of app.icons) {
      const icon = new URL(src, url).href;
      assert.deepEqual(await tab.evaluate((icon) => fetch(icon).then((response) => response.blob()).then(createImageBitmap).then(({ width, height }) => width === height && width > 100), icon), true, icon);
    }
  });

  long("a newer version that breaks off leaves the older one whole", async (t) => {
    const { page, context, server } = await visit(t);
    await kept(page, await versionIn(first));
    server.host.folder = second.folder;
    server.host.meddle = (name, response) => /wasm/.test(name) && Boolean(response.writeHead(404).end());
    await page.reload();
    await page.waitForSelector("#again:not([hidden])");
    await context.setOffline(true);
    await page.reload();
    await playable(page);
    assert.equal(await version(page), await versionIn(first));
  });

  long("a network that answers nothing in time, or anything, does no harm", async (t) => {
    const { page, server } = await visit(t);
    await kept(page, await versionIn(first));
    const hung = [];
    server.host.meddle = (_, response) => hung.push(response) > 0; // and the answer never comes
    await page.reload({ waitUntil: "commit" });
    await playable(page);
    for (const response of hung) response.destroy(); // browsers wait with a few at a time
    server.host.meddle = (_, response) => Boolean(response.writeHead(503).end());
    await page.reload();
    await playable(page);
    server.host.meddle = (_, response) => Boolean(response.writeHead(200, { "Content-Type": "text/html" }).end("<title>Sign in</title>"));
    // A network's own page is shown, if it comes as soon as a page should.
    for (let tries = 0; tries < 10 && (await page.title()) !== "Sign in"; tries++) await page.reload();
    assert.equal(await page.title(), "Sign in");
    server.host.meddle = () => false;
    await page.reload();
    await playable(page);
  });

  long("a build that wants nothing kept takes away what was", async (t) => {
    const { page, server } = await visit(t);
    await kept(page, await versionIn(first));
    const quiet = await another("quiet", "-offline=false");
    t.after(quiet.remove);
    server.host.folder = quiet.folder;
    await page.reload();
    await playable(page);
    await until(page, async () => (await caches.keys()).length === 0 && !(await navigator.serviceWorker.getRegistration()));
  });
}
