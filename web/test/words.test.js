// What tests are told of messages is what the page says of them: names, kinds, numbers, choices.
import assert from "node:assert/strict";
import { main } from "./levels.js";
import { exactly, lesson, says, saying, sentence, starting } from "./words.js";

main("a message is said with its values, as engine/words does", () => {
  const [one, two, many] = [1, 2, 1300].map((n) => says("web/table/internal/quiz", "squares-marked", { n }));
  assert.notEqual(one, two.replace(says("engine/words", "count", { n: 2 }), says("engine/words", "count", { n: 1 })), "one has its own words");
  assert.ok(many.startsWith("1,300 "), many);
  const german = says.in("de", "web/table/internal/quiz", "squares-marked", { n: 13000 });
  assert.ok(/^13\D000 /.test(german) && !german.startsWith("13,000"), german);
  const quoted = says("engine/words", "quoted", { text: "x" });
  assert.ok(says("web/lessons", "err-near-lesson", { name: "x", near: "y" }).includes(quoted));
});

main("a pattern leaves open what is not given, in all variants", () => {
  const marked = exactly("web/table/internal/quiz", "squares-marked");
  for (const n of [0, 1, 2, 30]) assert.match(says("web/table/internal/quiz", "squares-marked", { n }), marked);
  assert.match(`${says("page-copied")} and more`, starting("page-copied"));
  assert.doesNotMatch(`more and ${says("page-copied")}`, starting("page-copied"));
  assert.match(`more and ${says("page-copied")}`, saying("page-copied"));
});

main("what is not there is an error that names it", () => {
  assert.throws(() => says("page-never"), /web\/site says no page-never in en/);
  assert.throws(() => says("game/never", "x"), /game\/never/);
  assert.throws(() => says("web/table/internal/quiz", "squares-marked"), /\$n has no value/);
  assert.throws(() => says("page-copied", { n: 3 }), /page-copied has no \$n/);
});

main("a reason becomes a sentence, and a lesson has its texts", () => {
  assert.equal(sentence("there is none"), "There is none.");
  assert.equal(sentence("There is none!"), "There is none!");
  const [english, german] = [lesson("corner-the-rook"), lesson("corner-the-rook", "de")];
  assert.equal(english.steps.length, german.steps.length);
  assert.notEqual(english.title, german.title);
  assert.ok(english.steps.every(({ title, say }) => title && say.length > 0));
});
