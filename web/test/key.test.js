// What a key means; needs no browser.
import assert from "node:assert/strict";
import { keyOf } from "../site/js/key.js";
import { main } from "./levels.js";

main("with Ctrl or Cmd a key is the browser's, but for what takes back; so it is with Alt, and in a word being composed", () => {
  const named = (held) => ["u", "0", "Enter", "z", "y"].map((key) => keyOf({ key, ...held }));
  assert.deepEqual(named({}), ["u", "0", "Enter", "z", "y"]);
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, metaKey: true }]) assert.deepEqual(named(held), ["", "", "", "Undo", "Redo"], Object.keys(held).join());
  for (const held of [{ altKey: true }, { isComposing: true }]) assert.deepEqual(named(held), ["", "", "", "", ""], Object.keys(held).join());
});
