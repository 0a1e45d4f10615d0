// The page's address holds the game: "#" and its link. Changes replace the entry in
// the browser's history, slowly enough for browsers that count them; opening another
// game adds an entry, so that Back returns to the game that was left. In a frame it does
// not: there Back is the reader's way out of the page around it.
import { embedded } from "./dom.js";
import { read, write } from "./store.js";

const pause = 250; // ms between two writes; Chromium allows 200 in 30 s
const long = 4000; // letters, to write which holds up the page: thousands of blocked squares

/** Address keeps location.hash and the game's link the same. */
export class Address {
  #link = "";
  #kept = "";
  #seen = location.hash;
  #timer = 0;
  #written = -pause; // when the address was last written
  #add = false;
  #parts = () => "";

  /**
   * parts returns what follows every link in the address, and is not the game's.
   * @param {() => string} parts
   */
  follow(parts) {
    this.#parts = parts;
  }

  /**
   * open is called with the text of a link that the reader has typed or gone back to;
   * current returns the page's state when the page is left.
   */
  constructor(open, current) {
    addEventListener("hashchange", () => {
      if (location.hash === this.#seen) return;
      this.#seen = location.hash;
      this.#drop();
      open(location.hash.slice(1));
    });
    addEventListener("pagehide", () => {
      const { link, kept } = current();
      this.show(link, kept);
      this.#flush();
    });
  }

  /**
   * first returns the link to begin with, "" for none, and whether the page has kept it.
   * After a reload it is the last one shown: a reload may begin before the address could
   * be written, and a game may be too long for an address.
   */
  first() {
    const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    const [link, ...hashes] = read("sessionStorage", "last", "").split("\n");
    const kept = entry?.type === "reload" && hashes.includes(location.hash);
    return { link: kept ? link : location.hash.slice(1), kept };
  }

  /** show writes the link into the address, now or in a moment; kept is the whole game if it is not in the link. */
  show(link, kept = "") {
    if (!link || (link === this.#link && kept === this.#kept)) return;
    this.#link = link;
    this.#kept = kept;
    // The hash of now or the one to come: a page in another frame has others.
    write("sessionStorage", "last", [kept || link, location.hash, this.#target].join("\n"));
    if (this.#timer) return;
    const wait = link.length > long ? pause : this.#written + pause - performance.now();
    if (wait <= 0) return this.#flush();
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#flush();
    }, wait);
  }

  /** leave keeps the address as it is for Back; the next link shown gets a new entry. */
  leave() {
    this.#flush();
    this.#add = true;
  }

  /** stay takes leave back: no other game was opened. */
  stay() {
    this.#add = false;
  }

  /** restore puts the link of the game in progress back, after a bad one. */
  restore() {
    this.#drop();
    this.#add = false;
    this.#flush();
  }

  /** renew has the link written that is shown next: the reader's own may be another for the same game. */
  renew() {
    this.#link = "";
  }

  /** base is the address of the page, whatever the game. */
  get base() {
    return location.href.split("#")[0];
  }

  get #target() {
    return "#" + this.#link + this.#parts();
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #flush() {
    const target = this.#target;
    // A link that the reader has just typed is not written over before it is heard of.
    if (location.hash !== this.#seen) return;
    if (!this.#link || (location.hash === target && !this.#add)) return;
    if (this.#add && !embedded && location.hash !== target) history.pushState(null, "", target);
    else history.replaceState(null, "", target);
    this.#add = false;
    this.#seen = location.hash;
    this.#written = performance.now();
  }
}
