// The page's address holds the game: "#" and its link. In any other room it
// holds the room instead, and at the door it is bare. Changes replace the entry in the
// browser's history, slowly enough for browsers that count them; another game or another
// room adds an entry, so that Back returns to what was left. In a frame it does not: there
// Back is the reader's way out of the page around it.
import { embedded } from "./dom.js";
import { drop, later } from "./later.js";
import { read, write } from "./store.js";

const pause = 250; // ms between two writes; Chromium allows 200 in 30 s
const long = 4000; // letters, to write which holds up the page: thousands of blocked squares

/**
 * within returns the game of a page and, outside of a mere game, the room in which it is.
 * @param {{ link: string, kept: string, room: string, at: string }} page
 */
export function within({ link, kept, room, at }) {
  return room === "game" ? { link: kept || link } : { link: ["gallery", "teach", "explore"].includes(room) ? "" : kept || link, at };
}

/** place is what has an entry of its own in the history: a room, the list of lessons, or a lesson with all its steps. */
const place = ({ room, at }) => (["lesson", "door"].includes(room) ? `${room} ${at.split("&")[0]}` : room);

const written = (link) => (link ? "#" + link : "");

/** Address keeps location.hash and the game's link the same. */
export class Address {
  /** @type {string | null} */
  #link = null; // what the address is to hold, "" at the door; null before there is anything
  #place = ""; // where the page was, "" where nothing was left
  #kept = ""; // the game behind it, for a reload
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
      const page = current();
      if (page) this.show(page);
      this.#flush();
    });
  }

  /**
   * first returns the link to begin with, "" for none, whether the page has kept it and, if
   * so, in which room. After a reload it is the last one shown: a reload may begin before the
   * address could be written, and a game may be too long for an address.
   * @returns {{ link: string, kept: boolean, at?: string }}
   */
  first() {
    const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    const [link, at, ...hashes] = read("sessionStorage", "last", "").split("\n");
    if (entry?.type !== "reload" || !hashes.includes(location.hash)) return { link: location.hash.slice(1), kept: false };
    return at === "game" ? { link, kept: true } : { link, kept: true, at: at.slice(1) };
  }

  /**
   * show writes where the page is into the address, now or in a moment; kept is the whole game if it is not in the link.
   * @param {{ link: string, kept: string, room: string, at: string }} page
   */
  show(page) {
    const link = page.room === "game" ? page.link : page.at;
    const { link: kept, at } = within(page);
    if (link === this.#link && kept === this.#kept) return;
    const here = place(page);
    if (this.#place && here !== this.#place) this.leave();
    this.#place = here;
    const same = link === this.#link;
    this.#link = link;
    this.#kept = kept;
    // The hash of now or the one to come: a page in another frame has others.
    write("sessionStorage", "last", [kept, at === undefined ? "game" : `=${at}`, location.hash, this.#target].join("\n"));
    if (same) return;
    if (this.#timer) return;
    const wait = link.length > long ? pause : this.#written + pause - performance.now();
    if (wait <= 0) return this.#flush();
    this.#timer = later(() => {
      this.#timer = 0;
      this.#flush();
    }, wait);
  }

  /** leave keeps the address as it is for Back; the next link shown gets a new entry. */
  leave() {
    this.#flush();
    this.#add = true;
  }

  /** visit goes to a link while there is no board that could open it. */
  visit(link) {
    history.pushState(null, "", written(link) || this.base);
    this.#seen = location.hash;
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
    this.#link = null;
    this.#place = ""; // Back has come from there, or the reader's own entry leads here
  }

  /** base is the address of the page, whatever the game. */
  get base() {
    return location.href.split("#")[0];
  }

  get #target() {
    return written((this.#link ?? "") + this.#parts());
  }

  #drop() {
    drop(this.#timer);
    this.#timer = 0;
  }

  #flush() {
    if (this.#link === null) return;
    const target = this.#target;
    // A link that the reader has just typed is not written over before it is heard of.
    if (location.hash !== this.#seen) return;
    if (location.hash === target && !this.#add) return;
    if (this.#add && !embedded && location.hash !== target) history.pushState(null, "", target || this.base);
    else history.replaceState(null, "", target || this.base);
    this.#add = false;
    this.#seen = location.hash;
    this.#written = performance.now();
  }
}
