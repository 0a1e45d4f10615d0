// Keeps this version for a time without a network, and has a service worker answer with it
// then: see sw.js. It begins long after there was a board, and each of its steps waits until
// the page rests, so that it never competes with a map or a move. What the page has loaded
// it takes as it is; a program it never fetches.
import { owned } from "./trusted.js";

const glance = 500; // ms between two looks whether the page rests
const least = 20; // looks before it begins

/** @typedef {{rests(): boolean, loaded(): Map<string, Blob | Promise<Blob>>}} Watched says whether anything goes on, and what has arrived, once */

/** keepOffline does so if the build wants it, and else takes away what an earlier one has left. */
export async function keepOffline(/** @type {Watched} */ page) {
  const { starter } = globalThis;
  if (!starter?.version) return; // a folder that was not built
  const root = new URL("../..", starter.folder).href;
  try {
    for (let looks = 0; looks < least; looks++) await look();
    await resting(page);
    const loaded = page.loaded();
    const list = new URL("manifest.json", starter.folder).href;
    if (!loaded.has(list)) loaded.set(list, await (await fetch(list)).blob());
    const { offline, files } = JSON.parse(await /** @type {Blob} */ (loaded.get(list)).text());
    const workers = navigator.serviceWorker;
    if (offline) {
      await workers.register(owned(new URL("sw.js", root)), { scope: root, updateViaCache: "none" });
      await workers.ready;
      await new Version(root, starter, files, loaded, page).keep();
    } else {
      const left = await workers.getRegistration(root);
      if (left?.scope === root) await left.unregister();
      for (const name of await caches.keys()) if (name.startsWith(`palace ${root} `)) await caches.delete(name);
    }
  } catch {
    // This browser, or this visit, keeps nothing. All else works.
  }
}

const look = () => new Promise((resolve) => setTimeout(resolve, glance));

/** resting resolves when nothing goes on in the page, and the browser has nothing to do either. */
async function resting(page) {
  do {
    while (!page.rests()) await look();
    await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
  } while (!page.rests());
}

/** Version is this version of the site, as it is kept in a cache that has its name. */
class Version {
  #root;
  #starter;
  #files; // bytes by name
  #loaded; // bodies by address
  #page;

  constructor(root, starter, files, loaded, page) {
    [this.#root, this.#starter, this.#files, this.#loaded, this.#page] = [root, starter, files, loaded, page];
  }

  /** keep keeps it as a whole, and then no other one. */
  async keep() {
    const { version, folder } = this.#starter;
    const prefix = `palace ${this.#root} `;
    const cache = await caches.open(prefix + version);
    const whole = new URL("whole", this.#root).href; // what a cache has when nothing is missing
    const language = globalThis.palaceWords?.language ?? "en"; // another one is kept when it is chosen, and English in any case
    for (const name of language === "en" ? [] : ["", "lessons/"]) await this.#file(cache, `${folder}words/${name}${language}.json`);
    if (!(await cache.match(whole))) {
      const programs = Object.keys(this.#files).filter((name) => /\.wasm$/.test(name));
      for (const name of programs) await this.#program(cache, name);
      for (const name of Object.keys(this.#files)) if (!/\.wasm/.test(name)) await this.#file(cache, folder + name, (body) => body.size === this.#files[name]);
      await this.#file(cache, `${folder}manifest.json`);
      await this.#file(cache, `${this.#root}start.js?${version}`);
      const right = async (body) => /start\.js\?(\w+)/.exec(await body.text())?.[1] === version;
      await this.#file(cache, this.#root, right, location.href.split("#")[0]); // the same page, under the name by which it came
      await cache.put(`${this.#root}index.html`, /** @type {Response} */ (await cache.match(this.#root)));
      await cache.put(whole, new Response());
    }
    for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== prefix + version) await caches.delete(name);
  }

  /** program takes a program in the form in which it was loaded; some servers unpack it by themselves. */
  async #program(cache, name) {
    for (const ending of ["", ".gz", ".br"]) {
      const address = this.#starter.folder + name + ending;
      const found = this.#loaded.get(address);
      if (await cache.match(address)) return;
      const body = await found;
      const whole = body !== found || [this.#files[name], this.#files[name + ending]].includes(body?.size ?? -1); // what was packed here is
      if (body && whole) return put(cache, address, body);
    }
    throw new Error(`${name} was not loaded in this visit`);
  }

  /** file takes a file if it is what it should be; a network may answer anything, and a cache have kept it. */
  async #file(cache, address, right = (_) => /** @type {boolean | Promise<boolean>} */ (true), from = address) {
    if (await cache.match(address)) return;
    for (const kept of /** @type {const} */ (["force-cache", "reload"])) {
      await resting(this.#page);
      const body = this.#loaded.get(address) ?? await fetched(from, kept);
      this.#loaded.delete(address); // which may be wrong
      if (body && await right(body)) return put(cache, address, body);
    }
    throw new Error(`${address} is not what it should be`);
  }
}

/** fetched fetches a file when nothing else needs the line. */
async function fetched(address, kept) {
  const response = await fetch(address, { cache: kept, priority: "low" });
  return response.ok ? response.blob() : null;
}

const put = (cache, address, body) => cache.put(address, new Response(body, { headers: { "Content-Type": body.type } }));
