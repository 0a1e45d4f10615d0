// The engines' workers and their supervisor. Each worker is the same Go program,
// compiled once. Their script starts at once, and what is posted to them waits in order until the
// program has come. As long as an answer is awaited from a worker it is asked every
// second whether it lives; one that fails, or is silent for too long, is ended,
// started again, and reported lost so that Go sends again what it still needs. The
// exporter, who writes files, is there from an order to its end only.
import { worded } from "../worded.js";
import { Crew, forPrograms } from "./crew.js";

const names = ["painter", "analyst"]; // there from the beginning
const beat = 1000; // ms between two questions
const patience = 3000; // ms of silence at first; doubled by each failure in a row
const birth = 12000; // ms of silence before the first word: a slow machine compiles for long
const most = 5; // failures in a row before the page is told
const late = 30000; // ms without a word after which two are enough

/** Workers runs the workers, of a program that is to come, from a script's address; hear is {receive(name, bytes), lost(name), trouble(name, text)}. */
export class Workers {
  large = 200e6; // bytes of memory from which on a worker does not get another map
  #one = new Map();
  #staffed = false;

  /** @param {Promise<WebAssembly.Module>} module */
  constructor(module, script, hear) {
    module.then(() => (this.#staffed = true));
    this.crew = new Crew(module, script);
    for (const name of [...names, "exporter"]) this.#one.set(name, new Supervised(name, module, script, hear, name === "painter" ? this.crew : null));
    for (const name of names) this.restart(name);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) for (const one of this.#one.values()) one.look();
    });
  }

  /** post sends bytes, whose buffer is given away; expects says an answer is awaited. */
  post(name, bytes, expects) {
    this.#one.get(name).post(bytes, expects);
  }

  /** restart ends a worker and starts it empty; Go has asked, so nothing is lost. */
  restart(name) {
    this.#one.get(name).start();
  }

  /** speak starts the analyst again, in the page's language: what it still owes Go asks it once more. The painter says nothing, for what it tells has names, and an exporter that writes a file ends it as it began. */
  speak() {
    this.#one.get("analyst").again(0);
  }

  /** dismiss ends a worker, and the memory it has, until there is a message for it. */
  dismiss(name) {
    this.#one.get(name).dismiss();
  }

  /** renew starts a worker again, empty, if it has much memory: a program gives none back. */
  renew(name) {
    if (this.#one.get(name).memory > this.large) this.restart(name);
  }

  /** rests says whether all of them have dealt with everything. */
  get rests() {
    return this.#staffed && [...this.#one.values()].every((one) => one.rests);
  }

  /** memory returns how many bytes a worker was last known to have. */
  memory(name) {
    return this.#one.get(name).memory;
  }

  /** current returns the Worker behind a name. */
  current(name) {
    return this.#one.get(name).worker;
  }
}

class Supervised {
  /** @type {Worker | null} */
  worker = null;
  memory = 0; // bytes, as last told
  #name;
  #module;
  #script;
  #hear;
  #crew; // the helpers of the painter, null for others
  #sent = 0; // messages sent to this worker
  #awaited = 0; // number of the last message that expects an answer
  #finished = 0; // messages that the worker has wholly dealt with
  #asked = 0; // when the oldest unanswered question was put, or 0
  #looked = 0; // when the clock last ran
  #born = false; // whether this worker has ever said a word
  #failures = 0; // in a row, while something was awaited
  #idle = 0; // in a row, while nothing was: nobody misses anything
  #heard = 0; // when there was a word last, or one began to be awaited
  #troubled = false; // whether the page was told that it fails
  #clock = 0; // the timer that looks, while something is awaited
  #down = 0; // the timer that starts the worker again, while it is down

  constructor(name, module, script, hear, crew) {
    this.#name = name;
    this.#module = module;
    this.#script = script;
    this.#hear = hear;
    this.#crew = crew;
  }

  get rests() {
    return !this.#down && this.#finished >= this.#sent;
  }

  dismiss() {
    this.end();
    this.#failures = 0;
    this.#tell(false);
  }

  end() {
    this.worker?.terminate();
    this.worker = null;
    this.#crew?.end();
    clearTimeout(this.#down);
    this.#down = 0;
    this.#sent = this.#awaited = this.#finished = this.#asked = 0;
    this.#born = false;
    this.memory = 0;
    this.#stop();
  }

  start() {
    this.end();
    const worker = new Worker(this.#script, { name: this.#name });
    this.worker = worker;
    const own = (handle) => (event) => {
      if (worker === this.worker && !this.#down) handle(event);
    };
    worker.onmessage = own(({ data }) => this.#listen(data));
    worker.onerror = own((event) => {
      event.preventDefault?.();
      this.#fail(event.message || "it could not be started");
    });
    worker.onmessageerror = own(() => this.#fail("a message could not be read"));
    this.#module.then((module) => {
      if (worker !== this.worker) return;
      this.#born = false; // what it has said before, its script has
      worker.postMessage({ module, name: this.#name, helpers: this.#crew?.size, words: forPrograms() });
    });
    return worker;
  }

  post(bytes, expects) {
    if (this.#down) { // Go will hear of the loss and send it again
      if (expects && this.#failures === 0) this.again(0);
      return;
    }
    const worker = this.worker ?? this.start();
    this.#sent++;
    if (expects) this.#awaited = this.#sent;
    worker.postMessage({ bytes }, [bytes.buffer]);
    if (expects && !this.#clock) {
      this.#looked = performance.now();
      if (this.#failures === 0) this.#heard = this.#looked;
      this.#clock = setInterval(() => this.look(), beat);
    }
  }

  /** look asks whether the worker lives, or ends it if it was silent for too long. */
  look() {
    if (!this.#clock) return;
    const now = performance.now();
    const slept = now - this.#looked > 2.5 * beat; // this page, not the worker
    this.#looked = now;
    if (this.#asked && !slept && now - this.#asked > (this.#born ? patience : birth) * 2 ** this.#failures) {
      this.#fail("it was silent for too long");
    } else if (!this.#asked || slept) {
      this.#asked = now;
      this.worker?.postMessage({ ping: true });
    }
  }

  #listen({ bytes, finished, failed, hire, dismiss, memory }) {
    this.#asked = 0;
    this.#heard = performance.now();
    this.#born = true;
    if (memory) this.memory = memory;
    if (failed !== undefined) return this.#fail(failed);
    if (hire) this.#crew.hire(this.worker, hire);
    if (dismiss) this.#crew.dismiss(dismiss);
    if (bytes) this.#hear.receive(this.#name, bytes);
    if (finished !== undefined) {
      this.#finished = finished;
      this.#failures = this.#idle = 0;
      this.#tell(false);
    }
    if (this.#finished >= this.#awaited) this.#stop();
  }

  #stop() {
    clearInterval(this.#clock);
    this.#clock = this.#asked = 0;
  }

  /** tell lets the page know that the worker is in trouble, or is no more. */
  #tell(troubled) {
    if (troubled === this.#troubled) return;
    this.#troubled = troubled;
    this.#hear.trouble(this.#name, troubled ? worded("engine-failing") : "");
  }

  #fail(reason) {
    const awaited = this.#awaited > this.#finished;
    const times = awaited ? ++this.#failures : ++this.#idle;
    console.warn(`palace: the ${this.#name} failed (${reason}); restart ${times}`);
    this.worker?.terminate();
    this.#crew?.end();
    this.#stop();
    if (awaited && (this.#failures >= most || (this.#failures > 1 && performance.now() - this.#heard > late))) this.#tell(true);
    this.again(times === 1 ? 0 : Math.min(30000, 250 * 2 ** times));
  }

  /** again starts the worker again in so many milliseconds. */
  again(wait) {
    clearTimeout(this.#down);
    this.#down = setTimeout(() => {
      this.start();
      this.#hear.lost(this.#name);
    }, wait);
  }
}
