// The forms in which the programs come: LZMA where the line is slow, brotli where the browser unpacks it or the host
// sends it, else gzip, else as they are. Each is asked for once, and nothing larger.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { first, limit } from "../browser.js";
import { kin } from "../levels.js";
import { here, serve } from "../server.js";

const programs = ["playground", "worker"];
const link = "wythoff@5,8&first=human&second=human&map=off";

/** unpacking gives a browser that has no brotli one that is Node's: see unbrotli below. A worker asks the page for it. */
function unpacking() {
  const Own = globalThis.DecompressionStream;
  const line = globalThis.BroadcastChannel && new BroadcastChannel("unbrotli");
  if (globalThis.document && parent === globalThis) line.onmessage = async ({ data }) => line.postMessage({ whole: await globalThis.unbrotli(data.packed), of: data.of });
  globalThis.DecompressionStream = /** @type {any} */ (function (format) {
    if (format !== "brotli") return new Own(format);
    const parts = [];
    return new TransformStream({
      transform: (part) => void parts.push(part),
      async flush(controller) {
        const of = Math.random();
        const answer = new Promise((resolve) => line.addEventListener("message", ({ data }) => data.whole && data.of === of && resolve(data.whole)));
        line.postMessage({ packed: new Uint8Array(await new Blob(parts).arrayBuffer()).toBase64(), of });
        controller.enqueue(Uint8Array.fromBase64(await answer));
      },
    });
  });
}

/** none takes away all that unpacks. */
const none = () => { delete globalThis.DecompressionStream; };
/** gzip leaves gzip alone, as in browsers of today. */
function gzip() {
  const Own = globalThis.DecompressionStream;
  globalThis.DecompressionStream = /** @type {any} */ (function (format) {
    if (format === "brotli") throw new TypeError("no such format");
    return new Own(format);
  });
}

/** slowly has the browser say that its line is slow. */
export const slowly = () => Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" }, configurable: true });

/** hasty has a compiler find fault with a program before what unpacks it does. */
const hasty = () => {
  const { compileStreaming } = WebAssembly;
  WebAssembly.compileStreaming = async (response) => {
    const { body, headers } = await response;
    const bytes = await new Response(body).arrayBuffer().catch(() => null);
    if (!bytes) throw new WebAssembly.CompileError("invalid opcode");
    return compileStreaming(new Response(bytes, { headers }));
  };
};

/** spoilt answers for the smallest form of a program with one of which a bit is wrong. */
const spoilt = (name, response, body, end = body.length >> 1) => {
  if (!name.endsWith(".lzma")) return false;
  body = Buffer.from(body);
  body[body.length - end] ^= 1;
  response.writeHead(200, { "Content-Type": "application/x-lzma", "Content-Length": body.length }).end(body);
  return true;
};

/** spoiltLate does so in its last bytes, when all the others have been taken. */
const spoiltLate = (name, response, body) => spoilt(name, response, body, 20);

const packed = new Map();
/** asBrotli answers as a host that packs what names match. */
const asBrotli = (names) => (name, response, body) => {
  if (!names.test(name)) return false;
  if (!packed.has(name)) packed.set(name, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
  response.writeHead(200, { "Content-Type": name.endsWith(".wasm") ? "application/wasm" : "application/json", "Content-Encoding": "br" }).end(packed.get(name));
  return true;
};

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  const lzma = existsSync(here("../../bin/playground.wasm.lzma")); // without xz there is none
  for (const [name, browser, meddle, ending, besides] of [
    ...(lzma ? /** @type {const} */ ([
      ["a browser with a slow line", slowly, () => false, ".lzma", []],
      ["a browser with a slow line that unpacks brotli", () => (slowly(), unpacking()), () => false, ".lzma", []],
      ["a slow line that spoils what is smallest, to a hasty browser", () => (slowly(), hasty()), spoiltLate, ".gz", programs.map((name) => `${name}.wasm.lzma`)],
      ["a slow line that spoils what is smallest", slowly, spoilt, ".gz", programs.map((name) => `${name}.wasm.lzma`)],
    ]) : []),
    ["a browser that unpacks brotli", unpacking, () => false, ".br", []],
    ["a browser that unpacks gzip", gzip, () => false, ".gz", []],
    ["a browser that unpacks nothing", none, () => false, "", []],
    ["a host that sends brotli", gzip, asBrotli(/\.(json|wasm)$/), "", []],
    ["a host that sends brotli, but no programs", gzip, asBrotli(/\.json$/), ".gz", programs.map((name) => `${name}.wasm`)],
    ["a host that sends brotli, to a browser that unpacks it", unpacking, asBrotli(/\.(json|wasm)$/), ".br", []],
  ]) {
    kin(ending === ".lzma" && browser === slowly || ending === "" && browser === gzip, !name.endsWith("unpacks it") && !name.endsWith("line that unpacks brotli"))(`${name} gets the programs as ${ending || "they are"}, each once`, async (t) => {
      const server = await serve(here("../../dist"));
      server.host.meddle = meddle;
      const context = await house.browser.newContext({ serviceWorkers: "block" });
      t.after(async () => {
        await context.close();
        await server.close();
      });
      await context.exposeFunction("unbrotli", (text) => brotliDecompressSync(Buffer.from(text, "base64")).toString("base64"));
      await first(context, `{ const slowly = ${slowly}, unpacking = ${unpacking}, hasty = ${hasty}; (${browser})(); }`);
      // A worker unpacks and compiles: the page has other things to do.
      await context.addInitScript(() => { delete WebAssembly.compileStreaming; });
      const page = await context.newPage();
      page.setDefaultTimeout(limit);
      const shown = [];
      page.on("console", (message) => message.type() === "error" && shown.push(message.text()));
      await page.goto(`${server.url}#${link}`);
      await page.evaluate(() => palace.ready);
      await page.waitForFunction(() => document.querySelector("#board").contentWindow.workers.rests); // their program comes last
      const asked = server.asked.map((name) => name.split("/").pop()).filter((name) => name.includes(".wasm")).sort();
      assert.deepEqual(asked, [...programs.map((name) => `${name}.wasm${ending}`), ...besides].sort());
      assert.deepEqual(shown, []);
    });
  }
}
