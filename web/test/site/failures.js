// What network and host can do to the start of the page: every time a sentence says so,
// a button tries again, and what mends by itself is mended.
import assert from "node:assert/strict";
import { first, limit, sizes } from "../browser.js";
import { kin, long, test } from "../levels.js";
import { here, serve } from "../server.js";
import { exactly, says } from "../words.js";
import { slowly } from "./packed.js";

const link = "wythoff@5,8&first=human&second=human&map=off";

/** hasten makes each second of patience a fifth of one, in every frame: see js/patience.js. */
export function hasten() {
  const { setTimeout, setInterval } = globalThis;
  globalThis.setTimeout = (f, ms, ...rest) => setTimeout(f, ms === 1000 ? 200 : ms, ...rest);
  if (parent === globalThis) globalThis.setInterval = (f, ms) => setInterval(f, ms === 1000 ? 200 : ms); // the board's clock minds its workers
}

/** age makes the browser one that lacks an instruction of the programs. */
function age() {
  WebAssembly.compileStreaming = async (response) => {
    await (await response).arrayBuffer();
    throw new WebAssembly.CompileError("invalid opcode");
  };
}

const missing = (_, response) => Boolean(response.writeHead(404).end());
const plain = (_, response, body) => Boolean(response.writeHead(200, { "Content-Type": "text/plain" }).end(body));
const stalled = (_, response) => Boolean(response.writeHead(200, { "Content-Type": "text/javascript", "Content-Length": 100000 }).write("/* "));
const half = (_, response, body) => {
  response.writeHead(200, { "Content-Type": "application/gzip", "Content-Length": body.length });
  return Boolean(response.write(body.subarray(0, body.length / 2))) || true;
};
const garbage = (_, response, body) => {
  const other = Buffer.alloc(body.length, "no program ");
  return Boolean(response.writeHead(200, { "Content-Length": other.length }).end(other));
};
const cut = (_, response, body) => Boolean(response.writeHead(200).end(body.subarray(0, body.length - 1000)));
const page404 = (_, response) => Boolean(response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Sign in</title>"));

// [what happens, to which files, how, the title and the sentence]
const [page, board] = [says("start-not-loaded"), says("board-unloaded")];
const failures = [
  ["the page's script is not there", /^js\/main\.js$/, missing, page, says("start-missing")],
  ["the page's script comes as plain text", /^js\/main\.js$/, plain, page, says("start-missing")],
  ["the page's script stalls", /^js\/main\.js$/, stalled, page, says("start-slow")],
  ["the board's page is not there", /^board\.html$/, missing, board, says("board-damaged")],
  ["the board's script stalls", /^js\/board\/main\.js$/, stalled, board, says("board-late", { seconds: 30 })],
  ["the list of files is a page of the network's", /^manifest\.json$/, page404, board, says("download-page")],
  ["the words are not there", /^words\/en\.json$/, missing, board, says("download-refused", { status: 404, file: "en.json" })],
  ["the words are cut short", /^words\/en\.json$/, cut, board, says("download-lost")],
  ["the program is not there", /^playground\.wasm/, missing, board, says("download-refused", { status: 404, file: "playground.wasm" })],
  ["the program stalls half-way", /^playground\.wasm/, half, board, says("download-stalled", { seconds: 15 })],
  ["the program is another file", /^playground\.wasm/, garbage, board, says("download-wrong", { file: "playground.wasm", error: "CompileError" })],
  ["the program is cut short", /^playground\.wasm/, cut, board, exactly("download-short", { file: "playground.wasm" })],
  ["the workers' script is not there", /^js\/worker\.js$/, missing, board, says("download-refused", { status: 404, file: "worker.js" })],
];

// Of these make test-more tries one of each kind.
const fair = ["the page's script stalls", "the words are not there", "the words are cut short", "the program is cut short"];

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  test("the start's script may come last, and finds the page playing", async (t) => {
    const { page, close } = await house.fresh("wythoff@5,8");
    t.after(close);
    let go;
    const gate = new Promise((resolve) => (go = resolve));
    await page.route(/start\.js/, (route) => gate.then(() => route.continue()));
    await page.addInitScript(() => addEventListener("DOMContentLoaded", () => dispatchEvent(new ErrorEvent("error", { error: new Error("of a stranger's script") }))));
    await page.reload({ waitUntil: "commit" });
    await page.waitForFunction(() => globalThis.palace);
    await page.evaluate(() => palace.ready.then(() => palace.move([5, 5])));
    assert.equal(await page.evaluate(() => globalThis.lost.length), 1, "what went wrong before it came is noted for it");
    const asked = house.server.asked.length;
    go();
    await page.waitForFunction(() => globalThis.starter);
    await page.evaluate(() => fetch("icon.svg?last", { cache: "reload" })); // what start.js asks for has been asked for before
    assert.deepEqual(house.server.asked.slice(asked).filter((name) => !/icon|start/.test(name)), []);
    assert.deepEqual((await page.evaluate(() => palace.state())).history.length > 0, true);
  });

  const start = async (t, meddle, { size = sizes.wide, headers = () => ({}), frame = "", fast = true, old = false, slow = false } = {}) => {
    const server = await serve(here("../../dist"), frame ? { "frame.html": here(frame) } : {});
    Object.assign(server.host, { meddle, headers });
    const context = await house.browser.newContext({ ...size, serviceWorkers: "block" });
    const page = await context.newPage();
    t.after(async () => {
      await context.close();
      await server.close();
    });
    page.setDefaultTimeout(limit);
    if (fast) await page.addInitScript(hasten);
    if (old) await first(page, `(${age})();`);
    if (slow) await page.addInitScript(slowly);
    await page.goto(`${server.url}${frame ? "frame.html" : ""}#${link}`, { waitUntil: "commit" });
    return { page, server };
  };
  const up = (page) => page.waitForFunction(() => document.querySelector("#curtain")?.hidden);
  const healed = async (page, server) => {
    server.host.meddle = () => false;
    await page.click("#again");
    await up(page);
    assert.equal(await page.evaluate(() => palace.ready.then(() => palace.link(), () => palace.link())), link.replace("&first=human", ""));
  };
  const shot = async (page, name) => process.env.SHOTS && page.screenshot({ path: `${process.env.SHOTS}/${name.replace(/\W+/g, "-")}.png` });

  for (const [name, files, how, title, sentence] of failures) {
    kin(false, fair.includes(name))(`${name}: the page says so, and comes up when it is mended`, async (t) => {
      const meddle = (file, ...rest) => files.test(file) && how(file, ...rest);
      const { page, server } = await start(t, meddle, { fast: how === stalled || how === half });
      await page.waitForSelector("#again:not([hidden])");
      const said = await page.textContent("#curtain-text");
      assert.deepEqual([await page.textContent("#curtain-title"), typeof sentence === "string" ? said : sentence.test(said)], [title, typeof sentence === "string" ? sentence : true], said);
      await shot(page, name);
      if (process.env.SHOTS) {
        await page.setViewportSize(sizes.narrow.viewport);
        await shot(page, `${name} narrow`);
      }
      await healed(page, server);
    });
  }

  for (const slow of [false, true]) {
    test(`a browser that lacks an instruction is told so after one download, and has nothing to try again${slow ? ", over a slow line too" : ""}`, async (t) => {
      let times = 0;
      const { page } = await start(t, (file) => { times += /^playground\.wasm/.test(file); return false; }, { fast: false, old: true, slow });
      await page.waitForFunction((title) => document.querySelector("#curtain-title")?.textContent === title, says("board-old-browser"));
      assert.deepEqual([await page.textContent("#curtain-text"), await page.isVisible("#again"), times], [says("board-lacks"), false, 1]);
    });
  }

  // What a cache has kept of a worse moment, and would keep forever.
  for (const [name, files, how] of [
    ["the page's script", /^js\/main\.js$/, plain],
    ["a program", /^playground\.wasm\.gz$/, garbage],
    ["the board's script", /^js\/board\/main\.js$/, plain],
  ]) {
    kin(false, how === garbage)(`${name} that a cache has spoilt forever is fetched past it`, async (t) => {
      let spoilt = true;
      const meddle = (file, response, body) => {
        if (file === "playground.wasm") return missing(file, response); // or it would do instead
        if (!files.test(file) || !spoilt) return false;
        response.setHeader("Cache-Control", "max-age=31536000, immutable");
        return how(file, response, body);
      };
      const { page } = await start(t, meddle, { fast: false });
      await page.waitForSelector("#again:not([hidden])");
      spoilt = false;
      await page.click("#again");
      await up(page);
    });
  }

  for (const [name, files, how] of [["stalls", /^playground\.wasm\.gz$/, half], ["is spoilt", /^worker\.wasm\.gz$/, garbage], ["is missing", /^js\/main\.js$/, missing]]) {
    kin(false, how === garbage)(`a file that ${name} once is fetched again without a word`, async (t) => {
      let times = 0;
      const { page } = await start(t, (file, ...rest) => files.test(file) && times++ === 0 && how(file, ...rest), { fast: how === half });
      await page.waitForFunction(() => document.querySelector("#curtain")?.hidden || document.querySelector("#again")?.hidden === false);
      assert.equal(await page.isVisible("#again"), false);
      for (const end = Date.now() + limit; times < 2 && Date.now() < end;) await page.waitForTimeout(50); // the workers' program comes after the board
      assert.ok(times >= 2);
    });
  }

  for (const [name, sandbox, sentence] of [
    ["without same origin", "allow-scripts", says("start-alone")],
  ]) {
    test(`in a sandbox ${name} the page says why it cannot run`, async (t) => {
      const { page } = await start(t, () => false, { frame: "fake/course.html", fast: false });
      await page.evaluate(([src, sandbox]) => {
        const frame = document.createElement("iframe");
        frame.setAttribute("sandbox", sandbox);
        Object.assign(frame, { src, width: 700, height: 500 });
        document.body.replaceChildren(frame);
      }, [`index.html#${link}`, sandbox]);
      const frame = page.frameLocator("iframe");
      await frame.locator("#curtain-title", { hasText: says("start-not-here") }).waitFor();
      assert.equal(await frame.locator("#again").isVisible(), false, "to try again does not help");
      assert.equal(await frame.locator("#curtain-text").textContent(), sentence);
      await shot(page, `sandbox ${name}`);
    });
  }

  long("what stalls is loaded again by a link that is there from the start, with its game", async (t) => {
    const late = (file, ...rest) => /^(start\.js|js\/main\.js)$/.test(file) && stalled(file, ...rest);
    const { page, server } = await start(t, late, { fast: false });
    await page.waitForSelector(".late a");
    server.host.meddle = () => false;
    await page.click(".late a");
    await up(page);
    assert.equal(await page.evaluate(() => palace.ready.then(() => palace.link())), link.replace("&first=human", ""));
  });

  test("without its first script the page works all the same", async (t) => {
    const { page } = await start(t, (file, ...rest) => file === "start.js" && missing(file, ...rest), { fast: false });
    await up(page);
  });
}
