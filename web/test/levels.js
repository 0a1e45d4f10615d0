// Which tests of the page run when. make test runs the main ways: what is named main, and whatever
// needs no browser; make test-more, with PALACE_TESTS=more, runs all others and no main way again.
//
//   import { main, test } from "./levels.js";
//   main("a game is won by clicks", …);
//   test("… at the edge of a board of a million squares", …);
import { test as node } from "node:test";

const more = ["more", "long"].includes(process.env.PALACE_TESTS ?? "");
const never = () => {};

/** main adds a test of a main way through the page. */
export const main = more ? never : node;

/** test adds one of all the others. */
export const test = more ? node : never;
