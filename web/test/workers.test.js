// The supervisor of the workers, with workers that do as they are told and a clock that is
// moved by hand.
import assert from "node:assert/strict";
import { beforeEach, mock } from "node:test";
import { main } from "./levels.js";

/** Told stands for a Worker; those that have come are in its list. */
class Told {
  static list = [];
  constructor(_, { name }) {
    this.name = name;
    Told.list.push(this);
  }
  postMessage() {}
  terminate() {}
}
const listeners = { addEventListener() {}, hidden: false, documentElement: { hasAttribute: () => false }, getElementById: () => null };
const palaceWords = { language: "en", direction: "ltr", messages: { "engine/rook/title": "Rook", "page-copied": "Copied" } };
Object.assign(globalThis, { Worker: Told, document: listeners, palaceWords });
Object.defineProperty(globalThis, "navigator", { value: { hardwareConcurrency: 1 }, configurable: true }); // newer Nodes have one
mock.method(console, "warn", () => {});
mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
const { Workers } = await import("../site/js/board/workers.js");

const analyst = () => Told.list.filter(({ name }) => name === "analyst");
const fail = () => analyst().at(-1).onerror({ message: "the test says so" });
let workers, heard;
beforeEach(() => {
  Told.list.length = 0;
  heard = [];
  workers = new Workers(Promise.resolve({}), "worker.js", {
    receive() {},
    lost: (name) => heard.push(`lost ${name}`),
    trouble: (name, text) => heard.push(text ? `trouble ${name}` : `fine ${name}`),
  });
});
const ask = () => workers.post("analyst", new Uint8Array(1), true);

main("a worker that fails while nothing is awaited is nobody's trouble, and is there at once when it is needed", () => {
  for (let times = 1; times <= 7; times++) {
    fail();
    mock.timers.tick(30000);
    assert.equal(analyst().length, times + 1);
  }
  fail();
  ask(); // while it is down, for 30 s
  mock.timers.tick(0);
  assert.equal(analyst().length, 9);
  assert.deepEqual(new Set(heard), new Set(["lost analyst"]));
  // Go, which has heard of the loss, asks again.
  ask();
  fail();
  assert.ok(!heard.includes("trouble analyst"), "it has failed once, not nine times");
  mock.timers.tick(0);
  ask();
  analyst().at(-1).onmessage({ data: { finished: 1 } });
  assert.ok(workers.rests);
});

main("where another language is spoken, who says something begins again, and Go hears that it owes its answers", () => {
  ask();
  const [before] = analyst();
  workers.speak();
  before.onmessage({ data: { bytes: new Uint8Array(1), finished: 1 } }); // in the language from before
  assert.deepEqual([analyst().length, heard], [1, []]);
  mock.timers.tick(0);
  assert.deepEqual([Told.list.map(({ name }) => name), heard], [["painter", "analyst", "analyst"], ["lost analyst"]]);
  ask();
  analyst().at(-1).onmessage({ data: { finished: 1 } });
  assert.equal(heard.at(-1), "lost analyst", "it has not failed");
});

main("a worker that fails again and again while it is needed is told of, until it has answered", () => {
  ask();
  for (let times = 1; times <= 5; times++) {
    assert.ok(!heard.includes("trouble analyst"), `after ${times - 1} failures`);
    fail();
    mock.timers.tick(30000);
    ask();
  }
  assert.equal(heard.filter((each) => each === "trouble analyst").length, 1);
  assert.ok(!workers.rests);
  analyst().at(-1).onmessage({ data: { finished: 1 } });
  assert.equal(heard.at(-1), "fine analyst");
});
