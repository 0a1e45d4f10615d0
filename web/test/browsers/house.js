// What a browser needs that is no browser of playwright's: programs that are ended with
// all that they have started, a folder of their own, and waiting for conditions.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** patience is how long in ms anything may take on a machine that does much else. */
export const patience = 120_000;

/** until asks again and again until the answer is neither null nor false, and returns it. */
export async function until(what, ask, limit = patience) {
  for (const end = Date.now() + limit; ;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`waited ${limit / 1000} s in vain: ${what}`);
    await sleep(50);
  }
}

// Whoever stops the tests stops what they have started.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(name, () => process.exit(1));

/** program finds the first of these names, or paths, that can be run here; or "". */
export function program(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = names.flatMap((name) => (name?.includes("/") ? [name] : folders.map((folder) => name && join(folder, name))));
  return places.find((place) => place && existsSync(place)) ?? "";
}

/** Household holds what was started for one browser, and ends it. */
export class Household {
  #ends = [];

  /** folder makes an empty folder, which goes in the end. */
  async folder() {
    const path = await mkdtemp(join(tmpdir(), "palace-browser-"));
    this.#ends.push(() => rm(path, { recursive: true, force: true, maxRetries: 10 }));
    return path;
  }

  /** start starts a program, in a group of its own that is ended as one; its words are kept for errors. */
  start(path, args, options) {
    const child = spawn(path, args, { stdio: ["ignore", "pipe", "pipe"], detached: true, ...options });
    const words = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => words.push(text) > 200 && words.shift());
    const over = new Promise((resolve) => child.once("close", resolve));
    child.once("error", (error) => words.push(String(error)));
    const ended = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
    const signal = (name) => {
      try {
        if (child.pid) process.kill(-child.pid, name);
      } catch {
        // it has ended, and all of its group
      }
    };
    const leave = () => signal("SIGKILL");
    process.once("exit", leave);
    this.#ends.push(async () => {
      signal("SIGTERM"); // which lets it tidy up
      if (child.pid) await Promise.race([over, sleep(5000, null, { ref: false })]);
      leave();
      if (child.pid) await over;
      process.off("exit", leave);
    });
    /** alive throws what the program said if it has ended. */
    const alive = () => {
      if (ended()) throw new Error(`${path} has ended: ${words.join("").slice(-2000)}`);
    };
    return { child, alive };
  }

  /** end ends everything, the last thing first. */
  async end() {
    for (const end of this.#ends.splice(0).reverse()) await end();
  }
}
