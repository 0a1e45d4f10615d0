// The page's end of the border to the board. The board lives in a frame of its own,
// for its canvas takes over a whole document; everything with rules in it is Go
// there. Here it is one object: calls go in, events come out.
//
//   loading {text, fraction}   bytes arriving, before the first board
//   ready   {}                 the board can be played
//   spoken  {}                 it speaks another language from now on
//   drawn   {}                 there is a picture of it
//   state   {…}                the state of the game, after every action
//   page    {…}                the whole state of the page, soon after every change
//   failed  {title, text}      the board cannot go on; reload() starts it again, unless it is forbidden
//   notice  {text}             something to tell, and the board goes on
//   trouble {name, text}       a worker fails again and again, or does no more: no text
//   key     {key, down}        a key pressed in the board that the page may use
//   passed  {}                 the wheel was turned over a board that leaves it to the page around
import { unframed } from "./host.js";
import { coming, speaking } from "./language.js";
import { alarm } from "./patience.js";
import { worded } from "./worded.js";

const patience = 30; // seconds without a word from a board that is to come

/** Frame speaks with the board in an iframe of the same origin. */
export class Frame {
  #iframe;
  /** @type {Palace.Board | null} */
  #board = null;
  #listeners = new Map();
  #ready = false;
  #promise = promise();
  #content = () => {}; // ends the watch that misses a board
  /** @type {Palace.State | null} */
  #state = null; // after the last action
  #exploring = 0; // how many games are explored
  #openings = 0; // how many games were asked for

  /** @param {HTMLIFrameElement} iframe */
  constructor(iframe) {
    this.#iframe = iframe;
  }

  /** listen begins to hear the board; call it when everybody who listens is there. */
  listen() {
    for (const type of ["board", "load"]) this.#iframe.addEventListener(type, () => this.#attach()); // of its script, and of all
    this.#await();
    if (this.#loaded()) this.#attach();
  }

  /** The frame's window, which may be one that this page may not look into. */
  get #window() {
    return /** @type {Window & typeof globalThis} */ (this.#iframe.contentWindow);
  }

  /** loaded says whether the frame has loaded before anybody listened, with a board or without. */
  #loaded() {
    try {
      const { board, document, location } = this.#window;
      return Boolean(board) || (document.readyState === "complete" && location.href !== "about:blank");
    } catch {
      return true; // a page of the browser's own, instead of one that it may not show
    }
  }

  /** found returns what the frame's script has left for this page, if it came. */
  #found() {
    try {
      return this.#window.board;
    } catch {
      return undefined;
    }
  }

  #attach() {
    const board = this.#found();
    if (board && board === this.#board) return;
    if (this.#ready) this.#begin();
    this.#board = board ?? null;
    if (board) board.attach((name, data) => (board === this.#board ? this.#hear(name, data) : false));
    else this.#miss();
  }

  /** miss says why the frame holds no board: a host may forbid it, and else it did not arrive. */
  async #miss() {
    const text = this.#readable() ? "" : await unframed(this.#iframe.src);
    if (this.#board) return;
    if (text) this.#hear("failed", { title: worded("board-refused"), text, forbidden: true });
    else this.#hear("failed", { title: worded("board-unloaded"), text: worded("board-damaged") });
  }

  /** readable says whether the frame holds a page of this host, and not one of the browser's own. */
  #readable() {
    try {
      return Boolean(this.#window.location.href);
    } catch {
      return false;
    }
  }

  /** await gives up a board that sends no word. */
  #await() {
    this.#content();
    this.#content = alarm(patience, () => this.#hear("failed", {
      title: worded("board-unloaded"), text: worded("board-late", { seconds: patience }),
    }));
  }

  /** whole puts the squares that were blocked into the state of a page, which comes without them. */
  #whole(page) {
    const same = ({ position, history }) => String(position) === String(page.state.position) && history.length === page.state.history.length;
    if (!this.#state || !same(this.#state)) this.#state = this.#asked("state");
    const { blocked, history } = /** @type {Palace.State} */ (this.#state);
    return { ...page, state: { ...page.state, blocked, history } };
  }

  #begin() {
    this.#ready = false;
    this.#state = null;
    if (this.#promise.settled) this.#promise = promise(); // or who waits for a board waits for the next one
  }

  #hear(name, data) {
    this.#content();
    if (name === "ready") this.#ready = true;
    if (name === "state") this.#state = data;
    if (name === "page" && this.#ready) data = this.#whole(data);
    if (name === "failed" && this.#ready) this.#begin();
    const used = this.#tell(name, data);
    if (name === "ready") this.#promise.resolve();
    if (name === "failed") this.#promise.reject(new Error(`${data.title}. ${data.text}`));
    return used;
  }

  #tell(name, data) {
    let used = false;
    for (const listener of this.#listeners.get(name) ?? []) used = listener(data) === true || used;
    return used;
  }

  /**
   * on calls the listener with the data of every event of that name.
   * @template {keyof Palace.Events} Name
   * @param {Name} name
   * @param {(data: Palace.Events[Name]) => unknown} listener
   */
  on(name, listener) {
    if (!this.#listeners.has(name)) this.#listeners.set(name, []);
    this.#listeners.get(name).push(listener);
  }

  /** ready says whether calls are answered now. */
  get ready() {
    return this.#ready;
  }

  /** whenReady resolves when calls are answered, and rejects if that has failed. */
  whenReady() {
    return this.#ready ? Promise.resolve() : this.#promise.promise;
  }

  /**
   * call asks the board and returns its answer, or throws an Error with a sentence.
   * @template {keyof Palace.Calls} Name
   * @param {Name} name
   * @param {Palace.Given<Name>} given
   * @returns {Palace.Calls[Name]["value"]}
   */
  call(name, ...[args = {}]) {
    if (!this.#ready) throw new Error("The board is still being set up: wait for palace.ready.");
    const value = this.#asked(name, args);
    return name === "page" ? this.#whole(value) : value;
  }

  #asked(name, args = {}) {
    const answer = JSON.parse(/** @type {Palace.Board} */ (this.#board).call(name, JSON.stringify(args)));
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  /** rests says whether nothing goes on in the board or in its workers, nor is explored. */
  rests() {
    return this.#exploring === 0 && this.#ready && this.#board?.rests() === true && this.call("idle");
  }

  /** loaded returns what the board has loaded since this was asked last, by address. */
  loaded() {
    return this.#board?.loaded() ?? new Map();
  }

  /** opening notes that a game is asked for, and returns what says whether none was since: the last one stays. */
  opening() {
    const turn = ++this.#openings;
    return () => turn === this.#openings;
  }

  /**
   * explored resolves when the board knows how far the game is solved that a call with these
   * arguments would open, and has the lessons that it would need, or when it is not wanted any more,
   * with whether it is. It finds that out in slices of some milliseconds.
   */
  async explored(args, wanted = () => true) {
    this.#exploring++;
    try {
      for (let tag = ""; tag !== speaking(); ) { // which may change meanwhile
        tag = speaking();
        const lessons = coming(args);
        if (!lessons) continue; // what waits for nothing is opened before what is asked for next
        await lessons;
        await this.whenReady();
      }
      while (wanted()) {
        if (!this.call("explore", args)) return true;
        await yielded();
      }
      return false;
    } finally {
      this.#exploring--;
    }
  }

  /** hear calls the listener with every event of that type in the board's document; one that is not passive may use it up. */
  hear(type, listener, passive = true) {
    const add = () => this.#iframe.contentWindow?.addEventListener(type, listener, { capture: true, passive });
    this.on("ready", add); // a board that was started again has another document
  }

  /** bounds is where the board's canvas lies in the page. */
  bounds() {
    return this.#iframe.getBoundingClientRect();
  }

  /** speak has the board speak the page's language from now on; what is open is to be opened again. */
  speak() {
    this.#board?.speak();
    this.#state = null;
    this.#tell("spoken", {});
  }

  /** reload starts the board again; "ready" tells when it can be used. */
  reload() {
    this.#begin();
    this.#await();
    try {
      this.#window.location.reload();
    } catch {
      this.#iframe.src = String(this.#iframe.src); // the browser's own page cannot be told to
    }
  }
}

/** promise makes a promise that is settled from outside, heard or not. */
function promise() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  const settled = () => (made.settled = true);
  made.promise.then(settled, settled); // The page shows what failed, whoever waits.
  return made;
}

/** yielded lets the page go on in between; where nobody sees it, timers would only wait. */
function yielded() {
  return document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve));
}
