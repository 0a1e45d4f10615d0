// The runner of make test's parts, with a make that says what Go's and Node's tests would.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "./levels.js";
import { here } from "./server.js";

const go = (...events) => events.map((event) => `echo '${JSON.stringify({ Package: "a/b/c/engine", ...event })}'`).join("\n");
// The parts first and second wait for each other, so they end only where they run side by side.
const make = `#!/bin/sh
folder=$(dirname "$0")
met() { touch "$folder/$1"; for i in $(seq 600); do [ -e "$folder/$2" ] && exit 0; sleep 0.1; done; exit 1; }
case "$2" in
go) ${go({ Action: "output", Test: "TestSlow", Output: "quiet\\n" }, { Action: "pass", Test: "TestSlow", Elapsed: 90 }, { Action: "output", Output: "ok  \\tengine\\t90.0s\\n" }, { Action: "pass", Elapsed: 90 })} ;;
node) echo "# pass 1"; echo '{"seconds":7,"name":"a page","of":"page.test.js"}' > "\${4##*=}" ;;
first) met first second ;;
second) met second first ;;
broken) ${go({ Action: "output", Test: "TestWrong", Output: "what is wrong\\n" }, { Action: "fail", Test: "TestWrong", Elapsed: 1 }, { Action: "output", Test: "TestLost", Output: "panic\\n" }, { Action: "output", Output: "FAIL\\tengine\\n" }, { Action: "fail", Elapsed: 1 })}
exit 3 ;;
esac
`;

/** runner writes that make, and returns how to run lanes of parts with it. */
function runner(t) {
  const folder = mkdtempSync(join(tmpdir(), "palace-parts-"));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "make"), make, { mode: 0o755 });
  return (...lanes) => spawnSync(process.execPath, [here("parts.js"), join(folder, "make"), ...lanes], { encoding: "utf8" });
}

main("the parts of a lane are run until one fails, and what they took is told", (t) => {
  const run = runner(t);
  const fine = run("go node");
  assert.equal(fine.status, 0, fine.stderr);
  assert.match(fine.stdout, /^ok  \tengine\t90\.0s\n# pass 1\n\nHow long/);
  assert.match(fine.stdout, /:\d\d  go\n +0:\d\d  node\n +0:\d\d  all\n/);
  assert.match(fine.stdout, / 90\.0  go: TestSlow \(engine\)\n +7\.0  node: a page \(page\.test\.js\)\n$/);
  const broken = run("broken go");
  assert.equal(broken.status, 3);
  assert.match(broken.stdout, /^what is wrong\nFAIL\tengine\npanic\n\nHow long/);
  assert.match(broken.stdout, /broken \(FAILED\)\n +go \(not run\)\n/);
});

main("lanes run side by side, and what each part says stays together", (t) => {
  const run = runner(t);
  const both = run("first go", "second node");
  assert.equal(both.status, 0, both.stdout);
  assert.match(both.stdout, /\ngo:\nok  \tengine\t90\.0s\n/);
  assert.match(both.stdout, /\nnode:\n# pass 1\n/);
  const broken = run("broken go", "node");
  assert.equal(broken.status, 3, "the other lane's success changes nothing");
  assert.match(broken.stdout, /\nbroken:\nwhat is wrong\n/);
  assert.match(broken.stdout, / +go \(not run\)\n/);
});
