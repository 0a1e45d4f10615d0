// Which tests of the page run when. make test runs the main ways: what is named main, and whatever
// needs no browser; make test-more, with PALACE_TESTS=more, runs all others and no main way again.
//
//   import { main, test } from "./levels.js";
//   main("a game is won by clicks", …);
//   test("… at the edge of a board of a million squares", …);
import { after as nodeAfter, before as nodeBefore, test as node } from "node:test";

const more = ["more", "long"].includes(process.env.PALACE_TESTS ?? "");
let added = 0; // tests of this process
const hooks = []; // what is to be prepared and cleared up, as long as there is no test

const add = (...given) => {
  if (added++ === 0) for (const hook of hooks.splice(0)) hook();
  return node(...given);
};
const never = () => {};
const hooked = (register) => (f) => void (added > 0 ? register(f) : hooks.push(() => register(f)));

/** main adds a test of a main way through the page. */
export const main = more ? never : add;

/** test adds one of all the others. */
export const test = more ? add : never;

/** kin is for tests of one kind, in a loop: main for the one that is a main way, test for the others. */
export const kin = (way) => (way ? main : test);

/** before and after prepare for a process's tests, and clear up, where there are any: a browser takes seconds to start. */
export const [before, after] = [hooked(nodeBefore), hooked(nodeAfter)];
