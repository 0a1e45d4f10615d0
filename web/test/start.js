// make bench-start: how long Palace takes until its board can be played, beside a bare program
// with Ebitengine, of one board and one sprite: with Ebitengine as released, and as the build
// patches it for Palace. All start in turns in one run of one browser, cold, with nothing
// kept, and warm; what counts are the ratios.
import { execFileSync } from "node:child_process";
import { launch, sizes } from "./browser.js";
import { here, serve } from "./server.js";

const rounds = Number(process.argv[2] ?? 5);

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

/** playable asks a page when its board could be played, and when a picture of one was seen, null as long as it cannot. */
function playable() {
  const frame = document.querySelector("#board");
  const { drawn } = frame ? frame.contentWindow : globalThis;
  const seen = document.querySelector("#first")?.checkVisibility() || document.querySelector("#curtain")?.hidden;
  if (seen) globalThis.seen ??= performance.now();
  if (!drawn || (frame && !globalThis.ready)) return null;
  return { playable: Math.max(drawn, globalThis.ready ?? 0) - performance.timeOrigin, picture: globalThis.seen };
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

const runs = {};
for (let round = 0; round < rounds; round++) {
  for (const [name, path] of [["bare", "bare.html?bare"], ["patched", "bare.html?patched"], ["Palace", ""]]) {
    const context = await browser.newContext({ serviceWorkers: "block", ...sizes.wide });
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.addInitScript(() => addEventListener("DOMContentLoaded", () => globalThis.palace?.ready.then(() => (globalThis.ready = performance.timeOrigin + performance.now()))));
    for (const kind of ["cold", "warm"]) {
      const times = await start(page, server.url + path);
      for (const [what, time] of Object.entries(times)) ((runs[`${kind} ${what}`] ??= {})[name] ??= []).push(time ?? NaN);
    }
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
