// Runs the parts of make test one after the other, as long as none fails, and says at the end
// how long each took, and which tests were slowest.
//
//   node web/test/parts.js MAKE PART…
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const [make, ...parts] = process.argv.slice(2);
const most = 10; // slowest tests
const folder = mkdtempSync(join(tmpdir(), "palace-test-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(name, () => process.exit(1));

const tests = []; // {seconds, name, of, part}
const took = []; // [part, seconds, what became of it]

/** Go reads what go test -json writes, and says of it what go test says by itself. */
class Go {
  #said = new Map(); // what unfinished tests have said

  constructor(part) {
    this.part = part;
  }

  line(text) {
    let event = null;
    try {
      event = JSON.parse(text);
    } catch {
      // make's own words
    }
    if (!event?.Action) return void process.stdout.write(text + "\n");
    const { Action, Package, Test, Output = "", Elapsed = 0 } = event;
    const key = `${Package} ${Test}`;
    if (!Test) {
      if (/^(fail|pass|skip)$/.test(Action)) this.#rest(Package, Action === "fail");
      if (Output !== "PASS\n") process.stdout.write(Output);
    } else if (Action === "output") {
      if (!/^=== /.test(Output)) this.#said.set(key, (this.#said.get(key) ?? "") + Output);
    } else if (/^(fail|pass|skip)$/.test(Action)) {
      if (Action === "fail") process.stdout.write(this.#said.get(key) ?? "");
      this.#said.delete(key);
      if (Action !== "skip" && !Test.includes("/")) tests.push({ seconds: Elapsed, name: Test, of: Package.split("/").slice(3).join("/"), part: this.part });
    }
  }

  /** rest tells, if that is wanted, what was said by tests of a package that never ended. */
  #rest(name, wanted) {
    for (const [key, said] of this.#said) {
      if (!key.startsWith(`${name} `)) continue;
      if (wanted) process.stdout.write(said);
      this.#said.delete(key);
    }
  }
}

/** run runs a part and returns its status. */
async function run(part) {
  const file = join(folder, part);
  const told = process.stdout.isTTY ? "spec" : "tap";
  const times = fileURLToPath(new URL("times.js", import.meta.url));
  const go = new Go(part);
  const child = spawn(make, ["--no-print-directory", part, "JSON=-json",
    `REPORTS=--test-reporter=${told} --test-reporter-destination=stdout --test-reporter=${times} --test-reporter-destination=${file}`], { stdio: ["inherit", "pipe", "inherit"] });
  const over = new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (code) => resolve(code ?? 1));
  });
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity })) go.line(line);
  const status = await over;
  try {
    for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) tests.push({ ...JSON.parse(line), part });
  } catch {
    // it is no part of Node's
  }
  return status;
}

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`.replace(/(\d+):60$/, (_, m) => `${Number(m) + 1}:00`);
let status = 0;
for (const part of parts) {
  if (status !== 0) {
    took.push([part, null, "not run"]);
    continue;
  }
  const begun = performance.now();
  status = await run(part);
  took.push([part, (performance.now() - begun) / 1000, status === 0 ? "" : "FAILED"]);
}
const sum = took.reduce((all, [, seconds]) => all + (seconds ?? 0), 0);
console.log("\nHow long the parts took, in minutes:");
for (const [part, seconds, what] of [...took, ["all", sum, ""]]) console.log(`${(seconds === null ? "" : clock(seconds)).padStart(7)}  ${part}${what && ` (${what})`}`);
tests.sort((a, b) => b.seconds - a.seconds);
if (tests.length > 0) console.log(`\nThe slowest of ${tests.length} tests, in seconds:`);
for (const { seconds, name, of, part } of tests.slice(0, most)) console.log(`${seconds.toFixed(1).padStart(7)}  ${part}: ${name} (${of})`);
process.exitCode = status;
