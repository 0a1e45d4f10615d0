// The board's frame: loads the two Go programs, starts the canvas in this document
// and the engines in their workers, and carries what Go and the page say to each
// other. All of Go's JavaScript values live in this realm.
//
// Go finds globalThis.host and sets globalThis.playground; the page finds
// globalThis.board. Data crosses as JSON text, or as bytes to and from the workers.
import { onforbidden, refused } from "../host.js";
import { dress } from "../style.js";
import { Failure, loaded } from "./download.js";
import { load, start, worker } from "./program.js";
import { makeSurface } from "./surface.js";
import { Workers } from "./workers.js";

let listener = null; // the page
const early = []; // what happened before the page listened
/** tell passes an event to the page and returns whether the page used it. */
function tell(name, data) {
  if (listener) return listener(name, data);
  early.push([name, data]);
  return false;
}

globalThis.board = {
  /** attach makes the page hear of everything from now on, and of what it missed. */
  attach(page) {
    listener = page;
    for (const [name, data] of early.splice(0)) listener(name, data);
  },
  /** call asks Go; both ways JSON, the answer {"value":…} or {"error":"sentence"}. */
  call: (name, args) => /** @type {Palace.Playground} */ (globalThis.playground).call(name, args),
  /** rests says whether the workers have nothing to do. */
  rests: () => /** @type {Workers} */ (globalThis.workers).rests,
  loaded,
};

let failed = false;
function fail(title, text, forbidden = false) {
  if (failed) return; // what came of that
  failed = true;
  tell("failed", { title, text, forbidden });
}

// Go's canvas takes every key that comes to it, so the page is asked first.
for (const type of /** @type {const} */ (["keydown", "keyup"])) {
  addEventListener(type, (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^([a-z9?.,]|Escape|Page(Up|Down))$/.test(event.key)) return;
    if (!tell("key", { key: event.key, down: type === "keydown", repeat: event.repeat })) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
}

async function run() {
  if (typeof WebAssembly !== "object") {
    return fail("This browser is too old", "Palace needs WebAssembly, which every browser since 2017 has.");
  }
  let ready = false; // whether there was ever a board to play on
  try {
    const script = worker();
    script.catch(() => {}); // it is awaited below
    const programs = await load((progress) => failed || tell("loading", progress));
    const linkRest = makeSurface();
    if (!linkRest) { // asked while the programs are on their way, for the answer takes time
      return fail("The board cannot be drawn", "Palace draws with WebGL 2. This browser has none, or it is switched off in the settings.");
    }
    // The workers wake up while the larger program is still on its way.
    const workers = new Workers(await programs.worker, await script, {
      receive: (name, bytes) => globalThis.playground?.receive(name, bytes),
      lost: (name) => globalThis.playground?.lost(name),
      trouble: (name, text) => tell("trouble", { name, text }),
    });
    globalThis.host = {
      post: (name, bytes, expects) => workers.post(name, bytes, expects),
      dismiss: (name) => workers.dismiss(name),
      renew: (name) => workers.renew(name),
      file: (part) => tell("file", part),
      emit(name, json) {
        if (name === "ready") ready = true;
        if (name === "drawn") linkRest();
        if (!failed) tell(name, JSON.parse(json)); // a board that has failed stays so
      },
    };
    globalThis.workers = workers; // for tests: to end one and see it come back
    await start(await programs.playground);
    throw new Error("its program has ended");
  } catch (error) {
    console.error(error);
    await new Promise((resolve) => setTimeout(resolve)); // the browser may say why
    if (error instanceof Failure) fail(error.title, error.message);
    else if (error.name === "SecurityError") fail(refused, "This browser does not let the page start the engines’ workers.", true);
    else if (ready) fail("The board has stopped", "Its program has failed. The game is kept: try again to go on.");
    else fail("The board could not be started", "The browser did not start its program. Where memory is short, close other tabs, and try again.");
  }
}

onforbidden((sentence) => fail(refused, sentence, true));
frameElement?.dispatchEvent(new Event("board")); // the page need not wait for the rest of this document
dress(Promise.resolve());
run();
