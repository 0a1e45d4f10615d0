// How a version is kept for a time without a network, with a page that rests when the test says
// so, a host and a cache that note what they are asked for, and a clock that is moved by hand.
import assert from "node:assert/strict";
import { beforeEach, mock } from "node:test";
import { main } from "./levels.js";

const root = "http://host/some/path/";
const folder = `${root}v/now/`;
const page = '<script src="start.js?now"></script>';
const list = JSON.stringify({ offline: true, files: { "js/main.js": 4, "icon.svg": 4, "worker.wasm": 7, "worker.wasm.gz": 3 } });
const bodies = { [`${folder}manifest.json`]: list, [`${folder}js/main.js`]: "main", [`${folder}icon.svg`]: "icon", [root]: page, [`${root}start.js?now`]: "start" };
const whole = [root, `${root}index.html`, `${root}start.js?now`, `${folder}icon.svg`, `${folder}js/main.js`, `${folder}manifest.json`, `${folder}worker.wasm.gz`, `${root}whole`].sort();

let asked, stored, rests, spoilt, left;
const cache = {
  match: async (address) => stored.get(address)?.clone(),
  put: async (address, response) => void stored.set(address, response),
};
Object.assign(globalThis, {
  starter: { version: "now", folder },
  origin: new URL(root).origin,
  location: { protocol: new URL(root).protocol, href: `${root}#rook@3,2` },
  caches: { open: async () => cache, keys: async () => [`palace ${root} now`, `palace ${root} before`, "another's"], delete: async (name) => left.push(name) },
  requestIdleCallback: (f) => void queueMicrotask(f),
  fetch: async (address, { cache } = {}) => {
    asked.push(`${cache} ${String(address).replace(root, "")}`);
    return new Response(spoilt.has(`${cache} ${address}`) ? "another" : bodies[address], { headers: { "Content-Type": "text/plain" } });
  },
});
Object.defineProperty(globalThis, "navigator", { value: { serviceWorker: { register: async () => asked.push("sw.js"), ready: Promise.resolve({}) } }, configurable: true });
mock.timers.enable({ apis: ["setTimeout"] });
const { keepOffline } = await import("../site/js/offline.js");

beforeEach(() => {
  [asked, left, stored, spoilt, rests] = [[], [], new Map(), new Set(), true];
});
const program = () => new Map([[`${folder}worker.wasm.gz`, new Blob(["abc"])]]);
const start = (loaded = program()) => void keepOffline({ rests: () => rests, loaded: () => loaded });
/** passes makes so many seconds pass, with all that comes of it. */
const passes = async (seconds) => {
  for (let looks = 0; looks <= 2 * seconds; looks++) {
    mock.timers.tick(500);
    for (let turns = 0; turns < 50; turns++) await new Promise(setImmediate);
  }
};

main("for ten seconds nothing is asked for, then each file once, and what the page has loaded never", async () => {
  start(new Map([...program(), [`${folder}manifest.json`, new Blob([list])]]));
  await passes(8);
  assert.deepEqual(asked, []);
  await passes(3);
  assert.deepEqual(asked, ["sw.js", "force-cache v/now/js/main.js", "force-cache v/now/icon.svg", "force-cache start.js?now", "force-cache "]);
  assert.deepEqual([...stored.keys()].sort(), whole);
  assert.equal(await stored.get(`${folder}worker.wasm.gz`).text(), "abc");
  assert.deepEqual(left, [`palace ${root} before`]);
});

main("while anything goes on nothing is asked for, at the beginning and between two files", async () => {
  rests = false;
  start();
  await passes(60);
  assert.deepEqual(asked, []);
  const { fetch } = globalThis;
  globalThis.fetch = async (...given) => {
    rests = false; // the reader moves
    return fetch(...given);
  };
  for (let files = 1; files <= 5; files++) {
    rests = true;
    await passes(1);
    assert.deepEqual([asked.filter((name) => name !== "sw.js").length, rests], [files, false], String(asked));
    await passes(60);
  }
  globalThis.fetch = fetch;
  rests = true;
  await passes(1);
  assert.equal(asked.length, 6);
  assert.deepEqual([...stored.keys()].sort(), whole);
});

main("what some cache has spoilt is fetched past it, and what stays wrong is not kept", async () => {
  spoilt.add(`force-cache ${folder}icon.svg`);
  start();
  await passes(12);
  assert.ok(asked.includes("reload v/now/icon.svg"));
  assert.deepEqual([...stored.keys()].sort(), whole);
  stored.clear();
  for (const kept of ["force-cache", "reload"]) spoilt.add(`${kept} ${root}`);
  start();
  await passes(12);
  assert.ok(!stored.has(root) && !stored.has(`${root}whole`));
});

main("without a program that has arrived nothing is whole, and none is fetched", async () => {
  for (const loaded of [new Map(), new Map([[`${folder}worker.wasm.gz`, new Blob(["cut short"])]])]) {
    start(loaded);
    await passes(12);
    assert.ok(!stored.has(`${root}whole`) && !asked.some((name) => name.includes("wasm")));
  }
});

main("what is kept already is asked for no more", async () => {
  start();
  await passes(12);
  asked = [];
  start();
  await passes(12);
  assert.deepEqual(asked, ["undefined v/now/manifest.json", "sw.js"]);
});

main("a program that is packed again when it is asked for is kept as that, whatever its size", async () => {
  start(new Map([[`${folder}worker.wasm.gz`, Promise.resolve(new Blob(["packed here"]))]]));
  await passes(12);
  assert.equal(await stored.get(`${folder}worker.wasm.gz`).text(), "packed here");
  assert.deepEqual([...stored.keys()].sort(), whole);
});
