// Rewording changes what is said, and nothing else of a message.
import assert from "node:assert/strict";
import { main } from "./levels.js";
import { FluentResource } from "@fluent/bundle";
import { reworded } from "./reword.js";

main("every word of a message becomes another one; names, choices, what is put in, marks and links stay", () => {
  const file = `# $n (Number) how many
said = { $n ->
    [one] One square of <kbd>w</kbd>
   *[other] { COUNT($n) } squares, as in blocking:5
} there.
again = Press <kbd>Enter</kbd>: “{ $text }”
`;
  const made = reworded(file);
  assert.equal(made, `# $n (Number) how many
said = { $n ->
    [one] Uni sqaeri uf <kbd>w</kbd>
   *[other] { COUNT($n) } sqaeris, es on blocking:5
} thiri.
again = Priss <kbd>Enter</kbd>: “{ $text }”
`);
  assert.equal(new FluentResource(made).body.length, 2);
});
