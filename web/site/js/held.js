// Where the content of a file of this version comes from. A page that is one file holds all of
// them, as base64 in elements that are not run: see web/build/single.go. Any other page lies
// beside its files, which are fetched.

/** The document that holds the files, which may be the page around this frame. */
const holder = [document, globalThis.frameElement?.ownerDocument].find((page) => page?.documentElement.hasAttribute("data-single"));

/** single says whether the page is one file. */
export const single = Boolean(holder);

/** addressOf is that of a file of this version, in whose folder the board's frame lies. */
export const addressOf = (name) => new URL(name, document.baseURI).href;

/** page is the window of the page: this one, or that around the board's frame. A page may itself be in a frame of another page. */
export const page = (document.documentElement.hasAttribute("data-words") ? null : globalThis.frameElement?.ownerDocument.defaultView) ?? globalThis;

/** begun takes the answer for which early.js has asked, once; there is one for few files, and none past caches. What it has not asked for by now it asks for no more. */
function begun(address, cache = "default") {
  const answer = cache === "default" ? page.early?.get(address) : undefined;
  page.early?.set(address, undefined);
  return answer;
}

/**
 * ask answers for a file as fetch does.
 * @param {string} name
 * @param {RequestInit} [options]
 */
export const ask = (name, options) => (holder ? held(holder, name) : (begun(addressOf(name), options?.cache) ?? fetch(addressOf(name), options)));

/** held answers with a file that a page holds, which may still be on its way. */
async function held(page, name) {
  if (page.readyState === "loading") await new Promise((resolve) => page.addEventListener("DOMContentLoaded", resolve, { once: true }));
  const text = page.querySelector(`[data-file="${name}"]`)?.textContent;
  if (text === undefined) return new Response(null, { status: 404 });
  const whole = text.slice(0, text.length - (text.length % 4)); // of a file that was cut short
  return new Response(Uint8Array.from(atob(whole), (letter) => letter.charCodeAt(0)));
}
