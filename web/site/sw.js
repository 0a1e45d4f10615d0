// Keeps the page for a time without a network. Every file of a version has an address of
// its own, in v/VERSION/, so that what is kept of it is never stale, and versions never
// mix. The pages, whose addresses stay, come from the network whenever that answers soon;
// otherwise from the one version that is kept as a whole. What is kept, the page keeps when
// it rests: see js/offline.js.
"use strict";

const patience = 3000; // ms for which a page is awaited
const root = registration.scope;
const prefix = `palace ${root} `; // of the caches: an origin may have several sites
const whole = new URL("whole", root).href; // what a cache has when nothing is missing
const pages = ["", "index.html"].map((name) => root + name);
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
  const found = kept && ((await kept.match(request.url)) ?? (await program(kept, request.url)));
  if (found && !fresh[request.cache]) return found;
  try {
    const response = await fetch(request);
    if (kept && response.ok && /\/(scan|words)\//.test(request.url)) kept.put(request.url, response.clone()); // which only some ever ask for
    return response;
  } catch (error) {
    if (found) return found;
    throw error;
  }
}

/** program answers with a program in whichever form it is kept, which is told by its first bytes. */
async function program(kept, address) {
  const [, plain] = /^(.*\.wasm)(\.\w+)?$/.exec(address) ?? [];
  for (const ending of plain ? ["", ".gz", ".br"] : []) {
    const found = await kept.match(plain + ending);
    if (found) return found;
  }
}

/** page answers with a page as it is now or, if that cannot be had soon, as it is kept. */
async function page(request) {
  const asked = fetch(request, { cache: request.cache === "default" ? "no-cache" : request.cache });
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const response = await Promise.race([asked, late]).catch(() => {});
  if (response && response.status < 500) return response;
  for (const name of await caches.keys()) {
    const found = name.startsWith(prefix) && (await (await caches.open(name)).match(request, { ignoreSearch: true }));
    if (found && (await caches.match(whole, { cacheName: name }))) return found;
  }
  return asked;
}
