// One side of a race: a worker that is started when it is needed, does one trial at a
// time, and can be ended in the middle of one.

export class Contestant {
  #script;
  #worker = null;
  #ready = null;
  #settle = null;
  #report = null;

  constructor(script) {
    this.#script = script;
  }

  /** run resolves with the trial's result; report gets the part that is done. */
  async run(trial, report) {
    await this.#start();
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#report = report;
      this.#worker.postMessage(trial);
    });
  }

  /** end stops the worker; whoever waits for it hears of it. */
  end(why = new Error("it was ended")) {
    this.#worker?.terminate();
    this.#settle?.reject(why);
    this.#worker = this.#ready = this.#settle = this.#report = null;
  }

  #start() {
    this.#ready ??= new Promise((resolve, reject) => {
      this.#worker = new Worker(this.#script);
      this.#settle = { resolve, reject };
      this.#worker.onmessage = ({ data }) => this.#hear(data);
      this.#worker.onerror = (event) => this.end(new Error(event.message || "its worker could not be started"));
    });
    return this.#ready;
  }

  #hear(data) {
    if ("progress" in data) this.#report?.(data.progress);
    else if (data.failed) this.end(new Error(data.failed));
    else {
      const settle = this.#settle;
      this.#settle = this.#report = null;
      settle?.resolve(data.result);
    }
  }
}
