// Which tests of the page run when. make test runs the main ways: what is named main, and whatever
// needs no browser; make test-more, with PALACE_TESTS=more, runs all others but those that differ
// from another only in a size, a language or a file; these wait for make test-long. None runs twice.
//
//   import { kin, main, test } from "./levels.js";
//   main("a game is won by clicks", …);
//   test("… at the edge of a board of a million squares", …);
//   for (const size of sizes) kin(size === "wide", size === "narrow")(`${size}: …`, …);
import { after as nodeAfter, before as nodeBefore, test as node } from "node:test";

const level = process.env.PALACE_TESTS ?? "";

/** A scope has tests, and what is to be prepared and cleared up as long as it has none. */
const scope = () => ({ tests: 0, hooks: [] });
const whole = scope(); // of this process
let now = whole;

const add = (...given) => {
  for (const each of new Set([whole, now])) {
    each.tests++;
    for (const hook of each.hooks.splice(0)) hook();
  }
  return node(...given);
};
const never = () => {};
const hooked = (register) => (f) => void (now.tests > 0 ? register(f) : now.hooks.push(() => register(f)));

/** main adds a test of a main way through the page. */
export const main = level === "" ? add : never;

/** test adds one of all the others. */
export const test = level === "more" ? add : never;

/** long adds one that takes minutes, or that hardly differs from another. */
export const long = level === "long" ? add : never;

/** kin is for tests of one kind, in a loop: main for the one that is a main way, test for a fair part of the others, and the rest at length. */
export const kin = (way, fair = true) => (way ? main : fair ? test : long);

/** before and after prepare for a process's tests, or a topic's, and clear up, where there are any: a browser takes seconds to start. */
export const [before, after] = [hooked(nodeBefore), hooked(nodeAfter)];

/** topics has topics add their tests, which share a house; what one of them prepares is prepared where it has a test. */
export function topics(house, list) {
  for (const topic of list) {
    now = scope();
    topic(house);
  }
  now = whole;
}
