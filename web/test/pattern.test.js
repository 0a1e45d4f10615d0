// Scripts read and say messages as the programs do: engine/words/pattern_test.go holds those to the same cases.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Language, read } from "../site/js/pattern.js";

const { refused, messages, said } = JSON.parse(await readFile(new URL("../../engine/words/testdata/patterns.json", import.meta.url), "utf8"));

test("what is no message is refused, before the same byte", () => {
  for (const [pattern, at] of refused) assert.throws(() => read(pattern), { name: "SyntaxError", message: String(at) }, JSON.stringify(pattern));
});

test("messages are said with their values, and what cannot be said is named", (t) => {
  t.mock.method(console, "warn", () => {});
  for (const [language, name, values, want] of said) {
    const table = new Language({ language, direction: language === "ar" ? "rtl" : "ltr", messages });
    assert.equal(table.say(name, values), want ?? name, `${language} ${name} ${JSON.stringify(values)}`);
    assert.equal(table.say(name, values), want ?? name, "a second time");
  }
});

test("whatever a message holds is read, or refused", (t) => {
  t.mock.method(console, "warn", () => {});
  const pieces = ["{", "}", " ", "\n", "$n", "->", "[", "]", "*", "a", '"', "\\u0041", "\\", "(", ")", "é", "COUNT", "[one] b\n", "*[x] c\n"];
  let seed = 1;
  const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
  for (let i = 0; i < 20000; i++) {
    const pattern = Array.from({ length: random(14) }, () => pieces[random(pieces.length)]).join("");
    try {
      read(pattern);
    } catch (error) {
      assert.equal(error.name, "SyntaxError", JSON.stringify(pattern));
    }
    assert.equal(typeof new Language({ language: "en", direction: "ltr", messages: { ...messages, a: pattern } }).say("a", { n: 1 }), "string");
  }
});
