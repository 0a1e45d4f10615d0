// Runs the parts of make test in lanes: lanes side by side, the parts of a lane one after the other.
// Once a part has failed no other is begun. At the end it says how long each part took, and which
// tests were slowest; in a terminal it shows how far it is.
//
//   node web/test/parts.js MAKE "lint test-go" "site test-page"
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, watchFile, unwatchFile, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const [make, ...given] = process.argv.slice(2);
const lanes = given.map((lane) => lane.split(" ").filter(Boolean));
const most = 10; // slowest tests
const folder = mkdtempSync(join(tmpdir(), "palace-test-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(name, () => process.exit(1));

const tests = []; // {seconds, name, of, part}
const parts = new Map(lanes.flat().map((name) => [name, { begun: 0, seconds: null, done: 0, became: "not run" }]));
const clock = (seconds) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

/** before is how long each part took, and how many tests it had, when it last passed here. */
const memory = "bin/parts.json";
const before = (() => {
  try {
    return JSON.parse(readFileSync(memory, "utf8"));
  } catch {
    return {};
  }
})();

/** Line is the last line of a terminal, which says how far the parts are; elsewhere it is nothing. */
class Line {
  #terminal = process.stdout.isTTY;
  #timer = this.#terminal ? setInterval(() => this.#draw(), 1000) : null;

  /** say writes what a part says above the line. */
  say(text) {
    if (this.#terminal) process.stdout.write("\r\x1b[K");
    process.stdout.write(text);
    this.#draw();
  }

  end() {
    clearInterval(this.#timer);
    if (this.#terminal) process.stdout.write("\r\x1b[K");
    this.#terminal = false;
  }

  #draw() {
    if (!this.#terminal) return;
    const far = [...parts].map(([name, { begun, seconds, done }]) => {
      if (seconds !== null) return `${name} ${clock(seconds)}`;
      if (!begun) return name;
      const was = before[name];
      const count = done ? ` ${done}${was?.done ? `/${was.done}` : ""}` : "";
      return `[${name} ${clock((performance.now() - begun) / 1000)}${was ? ` of ${clock(was.seconds)}` : ""}${count}]`;
    });
    process.stdout.write(`\r\x1b[K${far.join("  ").slice(0, process.stdout.columns - 1)}`);
  }
}
const line = new Line();

/** Go reads what go test -json writes, and says of it what go test says by itself. */
class Go {
  #said = new Map(); // what unfinished tests have said

  constructor(part, say) {
    this.part = part;
    this.say = say;
  }

  line(text) {
    let event = null;
    try {
      event = JSON.parse(text);
    } catch {
      // make's own words
    }
    if (!event?.Action) return void this.say(text + "\n");
    const { Action, Package, Test, Output = "", Elapsed = 0 } = event;
    const key = `${Package} ${Test}`;
    if (!Test) {
      if (/^(fail|pass|skip)$/.test(Action)) {
        parts.get(this.part).done++;
        this.#rest(Package, Action === "fail");
      }
      if (Output !== "PASS\n") this.say(Output);
    } else if (Action === "output") {
      if (!/^=== /.test(Output)) this.#said.set(key, (this.#said.get(key) ?? "") + Output);
    } else if (/^(fail|pass|skip)$/.test(Action)) {
      if (Action === "fail") this.say(this.#said.get(key) ?? "");
      this.#said.delete(key);
      if (Action !== "skip" && !Test.includes("/")) tests.push({ seconds: Elapsed, name: Test, of: Package.split("/").slice(3).join("/"), part: this.part });
    }
  }

  /** rest tells, if that is wanted, what was said by tests of a package that never ended. */
  #rest(name, wanted) {
    for (const [key, said] of this.#said) {
      if (!key.startsWith(`${name} `)) continue;
      if (wanted) this.say(said);
      this.#said.delete(key);
    }
  }
}

/** reports returns the lines that times.js has written. */
function reports(file) {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean);
  } catch {
    return []; // it is no part of Node's
  }
}

/** run runs a part and returns its status. What it says is kept together where there is another lane. */
async function run(name) {
  const file = join(folder, name);
  const times = fileURLToPath(new URL("times.js", import.meta.url));
  const told = process.stdout.isTTY ? "spec" : "tap";
  let kept = "";
  const alone = lanes.length === 1;
  const say = (text) => (alone ? line.say(text) : void (kept += text));
  const go = new Go(name, say);
  const part = parts.get(name);
  part.begun = performance.now();
  watchFile(file, { interval: 1000 }, () => (part.done = reports(file).length));
  const child = spawn(make, ["--no-print-directory", name, "JSON=-json",
    `REPORTS=--test-reporter=${told} --test-reporter-destination=stdout --test-reporter=${times} --test-reporter-destination=${file}`], { stdio: ["inherit", "pipe", "pipe"] });
  const over = new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (code) => resolve(code ?? 1));
  });
  child.stderr.on("data", (text) => say(String(text)));
  for await (const text of createInterface({ input: child.stdout, crlfDelay: Infinity })) go.line(text);
  const status = await over;
  unwatchFile(file);
  part.seconds = (performance.now() - part.begun) / 1000;
  part.became = status === 0 ? "" : "FAILED";
  const ended = reports(file);
  if (ended.length > 0) part.done = ended.length;
  for (const each of ended) tests.push({ ...JSON.parse(each), part: name });
  if (kept) line.say(`\n${name}:\n${kept}`);
  return status;
}

let status = 0;
const begun = performance.now();
await Promise.all(lanes.map(async (lane) => {
  for (const name of lane) {
    if (status !== 0) return;
    const ended = await run(name);
    status ||= ended;
  }
}));
line.end();

const list = [...parts].map(([name, part]) => ({ name, ...part }));
console.log("\nHow long the parts took, in minutes:");
for (const { name, seconds, became } of [...list, { name: lanes.length > 1 ? "all, side by side" : "all", seconds: (performance.now() - begun) / 1000, became: "" }]) {
  console.log(`${(seconds === null ? "" : clock(seconds)).padStart(7)}  ${name}${became && ` (${became})`}`);
}
tests.sort((a, b) => b.seconds - a.seconds);
if (tests.length > 0) console.log(`\nThe slowest of ${tests.length} tests, in seconds:`);
for (const { seconds, name, of, part } of tests.slice(0, most)) console.log(`${seconds.toFixed(1).padStart(7)}  ${part}: ${name} (${of})`);
if (status === 0 && process.stdout.isTTY) {
  mkdirSync("bin", { recursive: true });
  writeFileSync(memory, JSON.stringify({ ...before, ...Object.fromEntries(list.map(({ name, seconds, done }) => [name, { seconds, done }])) }));
}
process.exitCode = status;
