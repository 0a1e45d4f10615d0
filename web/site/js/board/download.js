// Downloads that never wait forever: when no byte has come for a while, it is over.
import { addressOf, ask, single } from "../held.js";
import { alarm } from "../patience.js";
import { worded } from "../worded.js";

export const patience = 15; // seconds without a byte

/** Failure is an error whose words are meant for the reader. */
export class Failure extends Error {
  constructor(text, title = worded("board-unloaded")) {
    super(text);
    this.title = title;
  }
}

/** Unable is the failure of a browser, which no other form of a file mends: it cannot compile what has come, or starts no worker. */
export class Unable extends Failure {}

/** Unreachable is the failure of a connection. */
export class Unreachable extends Failure {}

/** Refused is the answer of a server, or of a page, that does not have a file. */
export class Refused extends Failure {}

const arrived = new Map(); // what has come and is good, by address, until loaded takes it

/** loaded hands over what has arrived since it was called last, so that the page need not fetch it again. */
export function loaded() {
  /** @type {Map<string, Blob | Promise<Blob>>} */
  const bodies = new Map();
  for (const [address, { parts, type, again }] of arrived) {
    if (again) bodies.set(address.replace(/\.\w+$/, ".gz"), again);
    else bodies.set(address, new Blob(parts, { type }));
  }
  arrived.clear();
  return bodies;
}

/**
 * open asks for a file and returns next(), which resolves with the next {value, done} of its
 * bytes, good(), to be called when all of them have come and are what they should be, and
 * whether the host sends them as brotli; if packed is set, it takes nothing else.
 */
export async function open(name, cache, packed = false) {
  const abort = new AbortController();
  const wait = async (promise) => {
    const content = alarm(patience, () => abort.abort());
    try {
      return await promise;
    } catch {
      throw new Unreachable(abort.signal.aborted ? worded("download-stalled", { seconds: patience }) : worded("download-lost"));
    } finally {
      content();
    }
  };
  const response = await wait(ask(name, { cache, signal: abort.signal }));
  if (!response.ok) throw new Refused(single ? worded("download-cut") : worded("download-refused", { status: String(response.status), file: name.split("/").pop() }));
  const brotli = response.headers.get("Content-Encoding") === "br";
  if (packed && !brotli) {
    abort.abort();
    throw new Failure(worded("download-as-it-is"));
  }
  const reader = response.body.getReader();
  const parts = [];
  return {
    async next() {
      const part = await wait(reader.read());
      if (!part.done) parts.push(part.value);
      return part;
    },
    brotli,
    /** again is a promise of the same as gzip, where that is what the next visit should have. */
    good: (again) => arrived.set(addressOf(name), { parts: again ? [] : parts, type: response.headers.get("Content-Type") ?? "", again }),
  };
}

/**
 * text asks for a file of text and returns what make makes of it, which is told whether it came
 * as brotli; if that fails, it is asked for again, past the caches.
 */
export async function text(name, make = (words, _) => words) {
  const attempt = async (cache) => {
    const { next, good, brotli } = await open(name, cache);
    const decoder = new TextDecoder();
    let words = "";
    for (let part = await next(); !part.done; part = await next()) words += decoder.decode(part.value, { stream: true });
    if (/^\s*</.test(words)) throw new Failure(worded("download-page"));
    try {
      const made = make(words, brotli);
      good();
      return made;
    } catch {
      throw new Failure(worded("download-lost")); // what has come is cut
    }
  };
  return attempt("default").catch((error) => {
    console.warn(`${name}: ${error.message}`);
    return attempt("reload");
  });
}
