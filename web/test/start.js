// make bench-start: how long Palace takes until its board can be played, beside a bare program
// with Ebitengine, of one board and one sprite: with Ebitengine as released, and as the build
// patches it for Palace. All start in turns in one run of one browser, cold, with nothing
// kept, and warm; and cold over a slow line on a slow processor, as in a valley or a full
// classroom, where a move is made at the door as soon as that is possible. What counts are the ratios.
import { execFileSync } from "node:child_process";
import { gzipSync } from "node:zlib";
import { launch, sizes } from "./browser.js";
import { here, serve, types } from "./server.js";

const rounds = Number(process.argv[2] ?? 5);
/** slow is 1.5 Mbit/s with 300 ms of latency, and a quarter of the processor. */
const slow = { line: { offline: false, latency: 300, downloadThroughput: 1.5e6 / 8, uploadThroughput: 1.5e6 / 8 }, processor: { rate: 4 } };

/** watch notes, in a page and in its frames, when something was first drawn, and shown. */
function watch() {
  const { drawElements } = WebGL2RenderingContext.prototype;
  let first = true;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    if (first) requestAnimationFrame(() => setTimeout(() => (globalThis.drawn = performance.timeOrigin + performance.now())));
    first = false;
    return drawElements.apply(this, args);
  };
}

/** moves makes a move at the door when one can be seen, and notes when it was made, and answered. */
function moves() {
  const door = () => /** @type {HTMLElement | null} */ (document.querySelector("[data-door]"));
  const timer = setInterval(() => {
    const square = /** @type {HTMLElement | null} */ (document.querySelector("link[data-late][media=all]") && door()?.querySelector("[data-at='4,4']"));
    if (square && !globalThis.moved) {
      square.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      globalThis.moved = performance.now();
    }
    if (!globalThis.moved || door()?.dataset.turn !== "you") return;
    globalThis.answered = performance.now();
    clearInterval(timer);
  }, 20);
}

/** playable asks a page when its board could be played, and when a picture of one was seen, null as long as it cannot. */
function playable() {
  const frame = document.querySelector("#board");
  const { drawn } = frame ? frame.contentWindow : globalThis;
  const seen = document.querySelector("#first")?.checkVisibility() || document.querySelector("#curtain")?.hidden;
  if (seen) globalThis.seen ??= performance.now();
  if (!drawn || (frame && !globalThis.ready)) return null;
  return { playable: Math.max(drawn, globalThis.ready ?? 0) - performance.timeOrigin, picture: globalThis.seen, move: globalThis.moved, answer: globalThis.answered };
}

const goRoot = execFileSync(process.env.GO ?? "go", ["env", "GOROOT"], { encoding: "utf8" }).trim();
const server = await serve(here("../../dist"), {
  "bare.html": here("bare/bare.html"),
  "bare.wasm.gz": here("../../bin/bare.wasm.gz"),
  "wasm_exec.js": `${goRoot}/lib/wasm/wasm_exec.js`,
  "patched.wasm.gz": here("../../bin/patched.wasm.gz"),
});
server.host.headers = (name) => (name.endsWith(".html") ? {} : { "Cache-Control": "max-age=3600" });
const browser = await launch({ drawn: true }); // drawing is a part of what is timed
const session = await browser.newBrowserCDPSession();

/** processor returns how many seconds of the processor's time the pages and the drawing have had. */
async function processor() {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "renderer" || type === "GPU").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** start goes to an address and returns what it took, in milliseconds. */
async function start(page, address) {
  await page.goto("about:blank");
  const before = await processor();
  await page.goto(address, { waitUntil: "commit" });
  let times = null;
  while (!(times = await page.evaluate(playable).catch(() => null))) await page.evaluate(() => new Promise((done) => setTimeout(done, 20))).catch(() => {});
  return { ...times, processor: 1000 * (await processor() - before) };
}

const kept = new Map();
/** pack sends text as hosts send it. */
const pack = (name, response, body) => {
  const type = /\.(html|js|css|json|svg)$/.exec(name)?.[1];
  if (!type) return false;
  if (!kept.has(name)) kept.set(name, gzipSync(body));
  response.writeHead(200, { "Content-Type": types[`.${type}`], "Content-Encoding": "gzip", "Content-Length": kept.get(name).length, ...server.host.headers(name) }).end(kept.get(name));
  return true;
};
server.host.meddle = pack;

const runs = {};
const keep = (kind, name, times) => {
  for (const [what, time] of Object.entries(times)) ((runs[`${kind} ${what}`] ??= {})[name] ??= []).push(time ?? NaN);
};
const starts = [["bare", "bare.html?bare"], ["patched", "bare.html?patched"], ["Palace", ""]];
/** visit opens a page that notes when it can be played. */
async function visit() {
  const context = await browser.newContext({ serviceWorkers: "block", ...sizes.wide });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.addInitScript(() => addEventListener("DOMContentLoaded", () => globalThis.palace?.ready.then(() => (globalThis.ready = performance.timeOrigin + performance.now()))));
  return { context, page };
}
for (let round = 0; round < rounds; round++) {
  for (const [name, path] of starts) {
    const { context, page } = await visit();
    for (const kind of ["cold", "warm"]) {
      keep(kind, name, await start(page, server.url + path));
    }
    await context.close();
  }
}
for (let round = 0; round < Math.min(rounds, 2); round++) {
  for (const [name, path] of starts) {
    const { context, page } = await visit();
    await page.addInitScript(moves);
    const line = await context.newCDPSession(page);
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", slow.line);
    await line.send("Emulation.setCPUThrottlingRate", slow.processor);
    keep("slow", name, await start(page, server.url + path));
    await context.close();
  }
}
await browser.close();
await server.close();

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const line = (first, ...rest) => console.log(first.padEnd(26) + rest.map((each) => String(each).padStart(12)).join(""));
line(`${rounds} rounds, medians in ms`, "bare", "patched", "Palace", "to bare", "to patched");
for (const [what, times] of Object.entries(runs)) {
  const [bare, patched, Palace] = ["bare", "patched", "Palace"].map((name) => median(times[name]));
  const shown = (number, digits) => (Number.isNaN(number) ? "–" : number.toFixed(digits));
  line(what, shown(bare, 0), shown(patched, 0), shown(Palace, 0), shown(Palace / bare, 2), shown(Palace / patched, 2));
}
