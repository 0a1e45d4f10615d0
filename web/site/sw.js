// Keeps the page for a time without a network. Every file of a version has an address of
// its own, in v/VERSION/, so that what is kept of it is never stale, and versions never
// mix. The pages, whose addresses stay, come from the network whenever that answers soon;
// otherwise from the one version that is kept as a whole.
"use strict";

const patience = 3000; // ms for which a page is awaited
const root = registration.scope;
const prefix = `palace ${root} `; // of the caches: an origin may have several sites
const whole = new URL("whole", root).href; // what a cache has when nothing is missing
const pages = ["", "index.html", "bench.html"].map((name) => root + name);
const versionOf = (page) => /start\.js\?(\w+)/.exec(page)?.[1];
const fresh = { reload: true, "no-store": true, "no-cache": true };

onactivate = (event) => event.waitUntil(clients.claim());

onfetch = (event) => {
  const { request } = event;
  const address = request.url.split("#")[0];
  if (request.method !== "GET" || !address.startsWith(root)) return;
  const [, version, start] = /^v\/(\w+)\/|^start\.js\?(\w+)/.exec(address.slice(root.length)) ?? [];
  if (version ?? start) event.respondWith(file(request, version ?? start));
  else if (pages.includes(address.split("?")[0])) event.respondWith(page(request));
};

/** file answers with a file of a version, from its cache if that has it. */
async function file(request, version) {
  const kept = (await caches.has(prefix + version)) && (await caches.open(prefix + version));
  const found = kept && (await kept.match(request.url));
  if (found && !fresh[request.cache]) return found;
  try {
    return await fetch(request);
  } catch (error) {
    if (found) return found;
    throw error;
  }
}

/** page answers with a page as it is now or, if that cannot be had soon, as it is kept. */
async function page(request) {
  const asked = fetch(request, { cache: fresh[request.cache] ? request.cache : "no-cache" });
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const response = await Promise.race([asked, late]).catch(() => {});
  if (response && response.status < 500) return response;
  for (const name of await caches.keys()) {
    const found = name.startsWith(prefix) && (await (await caches.open(name)).match(request, { ignoreSearch: true }));
    if (found && (await caches.match(whole, { cacheName: name }))) return found;
  }
  return asked;
}

onmessage = (event) => event.data.keep && event.waitUntil(keep(event.data.keep));

/** keep keeps a version as a whole, and then no other one. */
async function keep(version) {
  const cache = await caches.open(prefix + version);
  if (!(await cache.match(whole))) {
    const folder = `${root}v/${version}/`;
    const { files } = await (await fetch(`${folder}manifest.json`)).json();
    const names = Object.keys(files).filter((name) => typeof DecompressionStream !== "function" ? !name.endsWith(".gz") : !files[`${name}.gz`]);
    for (const name of names) await store(cache, folder + name, (bytes) => bytes === files[name] || bytes === files[name.replace(/\.gz$/, "")]);
    await store(cache, `${folder}manifest.json`);
    await store(cache, `${root}start.js?${version}`);
    for (const each of pages) await store(cache, each, (_, text) => versionOf(text) === version);
    await cache.put(whole, new Response());
  }
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== prefix + version) await caches.delete(name);
}

/** store puts a file into a cache if it is what it should be; a network may answer anything. */
async function store(cache, address, right = () => true) {
  if (await cache.match(address)) return;
  const response = await fetch(address, { cache: pages.includes(address) ? "no-cache" : "default" });
  const body = await response.blob();
  if (!response.ok || !right(body.size, pages.includes(address) ? await body.text() : "")) throw new Error(`${address} is not what it should be`);
  await cache.put(address, new Response(body, { headers: { "Content-Type": response.headers.get("Content-Type") ?? "" } }));
}
