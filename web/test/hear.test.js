// What <palace-board> makes of two states that follow one another.
import assert from "node:assert/strict";
import { main } from "./levels.js";
import { known, news } from "../site/embed/hear.js";

const turn = (to, blocked = []) => ({ player: "first", from: [9, 9], to, blocked });
const state = (history = [], rest = {}) => ({ game: "g", position: [0, 0], phase: "move", winner: null, history, lesson: null, ...rest });
const names = (before, after) => news(before, after).map(([name, { number, winner }]) => [name, number ?? winner ?? ""].join(" ").trim());

main("turns that are added are moves, one by one; what replaces others, or takes them back, is none", () => {
  assert.deepEqual(names(state(), state([turn([1, 1]), turn([0, 0])])), ["palace-move 1", "palace-move 2"]);
  assert.deepEqual(names(state([turn([1, 1])]), state()), []);
  assert.deepEqual(names(state([turn([1, 1])]), state([turn([1, 1])])), []);
  assert.deepEqual(names(state([turn([1, 1])]), state([turn([2, 2]), turn([0, 0])])), []);
  assert.deepEqual(names(state([turn([1, 1])]), state([turn([1, 1]), turn([0, 0])], { game: "another" })), []);
});

main("a turn is told with its block, and a block alone is not", () => {
  const half = state([turn(null, [[3, 3]]), turn([1, 1])], { phase: "block" });
  assert.deepEqual(names(state([turn(null, [[3, 3]])]), half), []);
  assert.deepEqual(names(half, state([turn(null, [[3, 3]]), turn([1, 1], [[0, 0]])])), ["palace-move 2"]);
  assert.deepEqual(names(state([], { phase: "block" }), state([turn(null, [[3, 3]])])), []);
});

main("an end is told once, and a task when it is solved before the eyes", () => {
  const over = state([turn([0, 0])], { phase: "over", winner: "first" });
  assert.deepEqual(names(state(), over), ["palace-move 1", "palace-over first"]);
  assert.deepEqual(names(over, over), []);
  const lesson = (step, solved) => state([], { lesson: { name: "l", step, steps: 3, solved } });
  assert.deepEqual(names(lesson(1, false), lesson(1, true)), ["palace-solved"]);
  assert.deepEqual(names(lesson(1, true), lesson(1, true)), []);
  assert.deepEqual(names(lesson(1, false), lesson(2, true)), [], "a step that was solved before");
  assert.deepEqual(names(state(), lesson(1, true)), []);
  const puzzle = (seed, solved, hints) => state([], { puzzle: { game: "g", level: 1, seed, solved, hints } });
  assert.deepEqual(names(puzzle(1, false, 0), puzzle(1, true, 2)), ["palace-solved"]);
  assert.deepEqual(names(puzzle(1, false, 0), puzzle(2, true, 0)), []);
});

main("what is no state is not taken for one", () => {
  assert.ok(known(state([turn([1, 1])])));
  for (const wrong of [null, undefined, 3, "state", [], {}, { ...state(), game: 3 }, { ...state(), phase: "won" }, { ...state(), position: "0,0" }, { ...state(), history: {} }, { ...state(), history: [null] }, { ...state(), history: [{}] }]) {
    assert.ok(!known(wrong), JSON.stringify(wrong));
  }
});
