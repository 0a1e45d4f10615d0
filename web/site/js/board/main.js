// The board's frame: loads the two Go programs, starts the canvas in this document
// and the engines in their workers, and carries what Go and the page say to each
// other. All of Go's JavaScript values live in this realm.
//
// Go finds globalThis.host and sets globalThis.playground; the page finds
// globalThis.board. Data crosses as JSON text, or as bytes to and from the workers.
import { onforbidden } from "../host.js";
import { keyOf } from "../key.js";
import { alarm } from "../patience.js";
import { opened } from "../pattern.js";
import { dress } from "../style.js";
import { Failure, Unable, loaded, text } from "./download.js";
import { load, start, worker } from "./program.js";
import { makeSurface } from "./surface.js";
import { Workers } from "./workers.js";
import { worded } from "../worded.js";

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
  /** speak takes over the page's language, in the place of another: what is asked for from now on is said in it. */
  speak() {
    globalThis.palaceWords = around.palaceWords;
    /** @type {Workers} */ (globalThis.workers).speak();
    /** @type {Palace.Playground} */ (globalThis.playground).speak();
  },
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
    const key = keyOf(event);
    if (!/^([a-z9?.,]|Escape|Page(Up|Down)|Undo|Redo)$/.test(key)) return;
    if (!tell("key", { key, down: type === "keydown", repeat: event.repeat })) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
}

globalThis.keyOf = keyOf; // for Go

// In a frame of another page the wheel scrolls that page, until somebody has come to the board or
// holds Ctrl: else the page would stop wherever a board comes below the mouse.
addEventListener("wheel", (event) => {
  if (window.parent === window.top || document.hasFocus() || event.ctrlKey || event.metaKey) return;
  event.stopImmediatePropagation();
  tell("passed", {});
}, { capture: true, passive: true });

const grace = 2; // seconds for which programs wait that are there

const around = /** @type {typeof globalThis} */ (/** @type {any} */ (window.parent));

/** english loads what is said in English, once. */
let coming = /** @type {Promise<Palace.Language> | undefined} */ (undefined);
const english = () => (coming ??= text("words/en.json", (words) => opened(JSON.parse(words))));

/** language takes over the page's language, and gives up waiting for one that is late: that is English, then. */
async function language() {
  if (around.wording) {
    const content = alarm(grace, around.wording.settle);
    await around.wording.promise;
    content();
  }
  globalThis.palaceWords = around.palaceWords ??= await english();
}

const [soon, latest] = [2, 60]; // seconds until the workers' program is asked for again, at first and at most

/**
 * staffed resolves with the workers' program. As long as it does not come the game goes on without:
 * the page is told what is missing, and it is asked for again.
 */
async function staffed(fetched) {
  for (let wait = soon; ; wait = Math.min(2 * wait, latest)) {
    try {
      const module = await fetched();
      tell("trouble", { name: "workers", text: "" });
      return module;
    } catch (error) {
      console.warn(`palace: the workers' program has not come (${error.message})`);
      tell("trouble", { name: "workers", text: worded("workers-missing") });
      await new Promise((resolve) => setTimeout(resolve, 1000 * wait));
    }
  }
}

/** sized resolves when the page has the style that says how large the frame is, or when the program is there before it. */
async function sized(program) {
  const sheet = /** @type {HTMLLinkElement | null} */ (around.document.querySelector("link[data-late]"));
  if (!sheet || sheet.media === "all") return;
  const came = new Promise((resolve) => sheet.addEventListener("load", resolve, { once: true }));
  await Promise.race([came, program.catch(() => {})]);
}

async function run() {
  if (typeof WebAssembly !== "object") {
    return fail(worded("board-old-browser"), worded("board-needs-wasm"));
  }
  let ready = false; // whether there was ever a board to play on
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)); // an empty one: what a host forbids is heard of here, and not in a worker
    if ((around.wording?.tag ?? "en") === "en") english().catch(() => {}); // as below
    const script = worker();
    script.catch(() => {}); // it is awaited below
    const programs = await load(script, (progress) => {
      if (failed) return;
      tell("loading", progress);
    });
    await sized(programs.playground);
    const linkRest = makeSurface();
    if (!linkRest) { // asked while the programs are on their way, for the answer takes time
      return fail(worded("board-undrawn"), worded("board-needs-webgl"));
    }
    await language(); // with which the programs begin
    const staff = staffed(programs.worker);
    const workers = new Workers(staff, await script, {
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
        if (name === "ready") {
          ready = true;
          staff.then(() => globalThis.playground?.staffed()); // who is there by now, whichever program came first
        }
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
    if (error instanceof Failure) fail(error.title, error.message, error instanceof Unable);
    else if (error.name === "SecurityError") fail(worded("board-refused"), worded("board-no-workers"), true);
    else if (ready) fail(worded("board-stopped"), worded("board-kept"));
    else fail(worded("board-unstarted"), worded("board-no-memory"));
  }
}

onforbidden((sentence) => fail(worded("board-refused"), sentence, true));
frameElement?.dispatchEvent(new Event("board")); // the page need not wait for the rest of this document
dress(Promise.resolve());
run();
