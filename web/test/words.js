// What Palace says, by name, for the tests: a test that needs a sentence takes it from the file in
// which it stands, so that whoever words it otherwise changes no test.
//
//   says("study-next")                                  the page's own messages, below web/site
//   says("game/link", "err-no-step", { steps: 3 })      a package's
//   says.in("de", "study-next")                         in another language
//   saying("game/link", "knows-no-other", { room: "game" })   a pattern: values not given match anything
//   starting(…), exactly(…)                             a pattern for a text that begins with it, or is it; as are all, for small letters or capitals
//   sentence(says(…))                                   a reason as it is shown: with a capital and a full stop
//   lesson("corner-the-rook").steps[0]                  the texts of a lesson, and lesson(…, "de")
//   await shows(page, "#notice-text", says(…))          waits until that is what an element says
//
// Values are written as engine/words writes them, by the kinds that the messages' comments declare:
// a Position is given as [3, 4] or as it is written, a List as a list, an Error as its text.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { here } from "./server.js";

const root = here("../..");
const pages = "web/site";

/** files lists the files with a group's messages: beside its package or pages in English, and else in one folder a language. */
function files(language, group) {
  const home = language === "en" ? root : join(root, "web/words", language);
  const all = readdirSync(join(home, group, language === "en" ? "" : ".."), { recursive: group === pages, encoding: "utf8" }).map((name) => join(group, language === "en" ? "" : "..", name));
  const of = (name) => (language === "en" ? dirname(name) : name.replace(/\.ftl$/, ""));
  return all.filter((name) => name.endsWith(".ftl") && (of(name) === group || (group === pages && of(name).startsWith(`${pages}/`)))).map((name) => join(home, name));
}

const read = new Map(); // by language and group

/** messages returns those of a group by name, each with its pattern and the kinds of its values. */
function messages(language, group) {
  const key = `${language} ${group}`;
  if (!read.has(key)) {
    const all = new Map();
    const kinds = language === "en" ? null : messages("en", group); // translations do not repeat them
    for (const file of files(language, group)) {
      const text = readFileSync(file, "utf8");
      for (const { id, value } of new FluentResource(text).body) {
        const comment = kinds ? "" : new RegExp(`^((?:#.*\n)*)${id} =`, "m").exec(text)?.[1] ?? "";
        all.set(id, { pattern: value, kinds: kinds?.get(id)?.kinds ?? Object.fromEntries([...comment.matchAll(/^# \$(\w+) \(([^)]+)\)/gm)].map(([, name, kind]) => [name, kind])) });
      }
    }
    if (all.size === 0) throw new Error(`${group} has no messages in ${language}`);
    read.set(key, all);
  }
  return read.get(key);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** capital begins a text with a capital. */
export const capital = (text) => text.replace(/^./u, (letter) => letter.toUpperCase());

/** sentence makes a sentence of a reason. */
export const sentence = (reason) => capital(reason) + (/[.!?؟]$/.test(reason) ? "" : ".");

/** Speaker says what numbers, lists and quotations are in a language. */
class Speaker {
  constructor(language) {
    this.language = language;
    this.plurals = new Intl.PluralRules(language);
  }

  said = (name, values) => format(this.language, "engine/words", name, values);

  digits(n) {
    const [, sign, digits] = /^(-?)(\d+)$/.exec(String(n));
    return digits.length < Number(this.said("parted-from")) ? sign + digits : sign + digits.replace(/\B(?=(\d{3})+$)/g, this.said("thousands"));
  }

  list(texts, last) {
    if (texts.length < 2) return texts.join("");
    const before = texts.slice(1, -1).reduce((before, after) => this.said("further", { before, after }), texts[0]);
    return this.said(last, { before, after: texts.at(-1) });
  }

  /** write writes a value of a kind by a function, as format of engine/words does. */
  write(kind, value, by = "") {
    if (kind === "Number" && /COUNT|CAPITAL/.test(by)) return (by === "CAPITAL" ? capital : String)(this.said("count", { n: value }));
    if (kind === "Number" || kind === "Integer" || by === "NUMBER") return this.digits(value);
    if (kind === "List") return this.list(value, by === "OR" ? "last-or" : "last-and");
    if (kind === "Quoted") return this.said("quoted", { text: value });
    if (kind === "Position" && Array.isArray(value)) return value.length === 1 ? String(value[0]) : `(${value})`;
    return (by === "CAPITAL" ? capital : String)(String(value));
  }
}
const speakers = new Map();
const speaker = (language) => speakers.get(language) ?? speakers.set(language, new Speaker(language)).get(language);

/** Saying writes one message: as a text, or as a regular expression in which what is not given is anything. */
class Saying {
  constructor(language, group, values, open) {
    Object.assign(this, { language, group, values, open, speaker: speaker(language), used: new Set() });
  }

  message(name) {
    const found = messages(this.language, this.group).get(name);
    if (!found?.pattern) throw new Error(`${this.group} says no ${name} in ${this.language}`);
    return this.pattern(found.pattern, found.kinds);
  }

  pattern(parts, kinds) {
    return [parts].flat().map((part) => (typeof part === "string" ? this.plain(part) : this.part(part, kinds))).join("");
  }

  plain(text) {
    return this.open ? escaped(text) : text;
  }

  part(part, kinds) {
    if (part.type === "str" || part.type === "num") return this.plain(String(part.value));
    if (part.type === "mesg") return this.message(part.name);
    const select = part.type === "select";
    const variable = select ? part.selector : part;
    const name = variable.type === "func" ? variable.args[0].name : variable.name;
    this.used.add(name);
    const value = this.values[name];
    if (value === undefined) {
      if (!this.open) throw new Error(`${this.group}: $${name} has no value`);
      return select ? `(?:${part.variants.map((variant) => this.pattern(variant.value, kinds)).join("|")})` : ".*?";
    }
    if (!select) return this.plain(this.speaker.write(kinds[name], value, variable.type === "func" ? variable.name : ""));
    const is = (key) => String(key.value) === String(value) || (typeof value === "number" && key.value === this.speaker.plurals.select(value));
    const exact = part.variants.find(({ key }) => String(key.value) === String(value));
    return this.pattern((exact ?? part.variants.find(({ key }) => is(key)) ?? part.variants[part.star]).value, kinds);
  }
}

/** format says a message, or makes a pattern of it; a value that it does not have is an error. */
function format(language, group, name, values = {}, open = false) {
  const saying = new Saying(language, group, values, open);
  const text = saying.message(name);
  const declared = messages(language, group).get(name).kinds;
  for (const each of Object.keys(values)) if (!saying.used.has(each) && !(each in declared)) throw new Error(`${group} ${name} has no $${each}`);
  return text;
}

const ordered = (rest) => (typeof rest[1] === "string" ? [rest[0], rest[1], rest[2] ?? {}] : [pages, rest[0], rest[1] ?? {}]);

/** says returns a message with its values in English, or in another language. */
export const says = (...rest) => says.in("en", ...rest);
says.in = (language, ...rest) => format(language, ...ordered(rest));

/** saying returns a regular expression for a message anywhere in a text, in which a value that is not given is anything. */
export const saying = (...rest) => saying.in("en", ...rest);
saying.in = (language, ...rest) => new RegExp(format(language, ...ordered(rest), true), "sui");

/** starting and exactly return one for a text that begins with a message, and for one that is it. */
export const starting = (...rest) => new RegExp(`^(?:${saying(...rest).source})`, "sui");
export const exactly = (...rest) => new RegExp(`^(?:${saying(...rest).source})$`, "sui");

/** including returns one for a text that has another one somewhere. */
export const including = (text) => new RegExp(escaped(text), "u");

/** and lists texts, as a sentence does. */
export const and = (...texts) => speaker("en").list(texts, "last-and");

/** plain takes the marks out of a message: of <kbd>w</kbd> it leaves w. */
export const plain = (text) => text.replace(/<[^>]*>/g, "");

/** lesson reads a lesson's texts: its title, and of each step its heading and, by their keys, lists of what is said. */
export function lesson(name, language = "en") {
  const text = readFileSync(here(`../lessons/${name}${language === "en" ? "" : `.${language}`}.txt`), "utf8");
  const [head, ...steps] = text.split(/^(?=step: )/m).map((part) => {
    const of = {};
    for (const [, key, value] of part.matchAll(/^([a-z][a-z ]*): (.*)$/gm)) (of[key] ??= []).push(value);
    return of;
  });
  return { title: head.title[0], what: head.what?.[0] ?? "", head, steps: steps.map((step) => ({ ...step, title: step.step[0] })) };
}

/**
 * shows waits until an element of a page, or of a frame, says a text, neither more nor less, or one that a pattern
 * finds, which may begin by a capital where a message does not.
 */
export const shows = (page, selector, words) => page.waitForFunction(([selector, words, flags]) => {
  const text = document.querySelector(selector)?.textContent ?? "";
  return flags === null ? text === words : new RegExp(words, flags).test(text);
}, [selector, words instanceof RegExp ? words.source : words, words instanceof RegExp ? words.flags : null]);
