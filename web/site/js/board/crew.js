// The painter's helpers: more workers with the same Go program, who come when the map
// is so large that sharing it pays, and stay. They and the painter talk with each other
// through ports of their own, so that none of it waits for this page. One that fails is
// replaced, but not forever; the painter gives to others whatever it had.

const spare = 8; // how many are replaced at most

/** forPrograms is what a worker's program needs of the page's language: the messages of packages have a folder in their names. */
export const forPrograms = () => {
  const { language, direction, messages } = /** @type {Palace.Language} */ (globalThis.palaceWords);
  return { language, direction, messages: Object.fromEntries(Object.entries(messages).filter(([name]) => name.includes("/"))) };
};

/** Crew keeps the helpers of one painter. */
export class Crew {
  #module;
  #script;
  /** @type {Worker | undefined} */
  #painter;
  #helpers = new Map();
  #last = 0; // the number of the helper who came last
  #spare = spare;

  constructor(module, script) {
    this.#module = module;
    this.#script = script;
  }

  /** size is how many helpers this machine has processors for. */
  get size() {
    return Math.max(0, (navigator.hardwareConcurrency || 1) - 1);
  }

  /** helpers returns the Workers. */
  get helpers() {
    return [...this.#helpers.values()];
  }

  /** hire starts helpers for a painter, which is a Worker, up to a number of them. */
  hire(painter, helpers) {
    this.#painter = painter;
    while (this.#helpers.size < Math.min(helpers, this.size)) this.#start();
  }

  /** dismiss ends a helper, and sends another in its place. */
  dismiss(number) {
    if (!this.#helpers.has(number)) return;
    this.#helpers.get(number).terminate();
    this.#helpers.delete(number);
    if (this.#spare-- > 0) this.#start();
  }

  /** end ends all of them, for the painter has gone. */
  end() {
    for (const worker of this.#helpers.values()) worker.terminate();
    this.#helpers.clear();
  }

  #start() {
    const number = ++this.#last;
    const worker = new Worker(this.#script, { name: `helper ${number}` });
    this.#helpers.set(number, worker);
    const fail = (reason) => {
      if (this.#helpers.get(number) !== worker) return;
      console.warn(`palace: a helper failed (${reason})`);
      this.#painter?.postMessage({ gone: number });
      this.dismiss(number);
    };
    worker.onmessage = ({ data }) => data.failed !== undefined && fail(data.failed);
    worker.onerror = (event) => {
      event.preventDefault?.();
      fail(event.message || "it could not be started");
    };
    const { port1, port2 } = new MessageChannel();
    this.#module.then((module) => worker.postMessage({ module, name: "helper", port: port1, words: forPrograms() }, [port1])); // which is there where a painter asks
    this.#painter?.postMessage({ helper: number, port: port2 }, [port2]);
  }
}
