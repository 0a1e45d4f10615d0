// What Palace says, by name, for the tests: a test that needs a sentence takes it from the file in
// which it stands, so that whoever words it otherwise changes no test.
//
//   says("study-next")                                  the page's own messages, below web/site
//   says("game/link", "err-no-step", { steps: 3 })      a package's
//   says.in("de", "study-next")                         in another language
//   saying("game/link", "knows-no-other", { room: "game" })   a pattern: values not given match anything
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { here } from "./server.js";

const root = here("../..");
const pages = "web/site";

/** files lists the files with a group's messages: beside its package or pages in English, and else in one folder a language. */
function files(language, group) {
  const home = language === "en" ? root : join(root, "web/words", language);
  const all = readdirSync(home, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl") && !/(^|\/)(node_modules|\.git)\//.test(name));
  const of = (name) => (language === "en" ? dirname(name) : name.replace(/\.ftl$/, ""));
  return all.filter((name) => (language !== "en" || !name.startsWith("web/words/")) && (of(name) === group || (group === pages && of(name).startsWith(`${pages}/`)))).map((name) => join(home, name));
}

/** functions are those of the messages: see docs/words.md. */
const functions = (language) => ({
  COUNT: ([n]) => (typeof n === "number" ? n.toLocaleString(language) : n),
  CAPITAL: ([text]) => String(text).replace(/^./u, (letter) => letter.toLocaleUpperCase(language)),
  FULL: ([text]) => `${String(text).replace(/^./u, (letter) => letter.toLocaleUpperCase(language))}.`,
  AND: ([list]) => new Intl.ListFormat(language).format(String(list).split("\x1f")),
});

const read = new Map(); // by language and group

/** bundle returns the messages of a group, of which that of the pages has all panels. */
function bundle(language, group) {
  const key = `${language} ${group}`;
  if (!read.has(key)) {
    const made = new FluentBundle(language, { useIsolating: false, functions: functions(language) });
    const all = files(language, group);
    if (all.length === 0) throw new Error(`${group} has no messages in ${language}`);
    for (const file of all) {
      const wrong = made.addResource(new FluentResource(readFileSync(file, "utf8")));
      if (wrong.length > 0) throw new Error(`${file}: ${wrong[0]}`);
    }
    read.set(key, made);
  }
  return read.get(key);
}

/** format says a message. */
function format(language, group, name, values) {
  const messages = bundle(language, group);
  const message = messages.getMessage(name);
  if (!message?.value) throw new Error(`${group} says no ${name} in ${language}`);
  const given = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? value.join("\x1f") : typeof value === "boolean" ? String(value) : value]));
  const wrong = [];
  const text = messages.formatPattern(message.value, given, wrong);
  if (wrong.length > 0) throw new Error(`${group} ${name}: ${wrong[0].message}`);
  return text;
}

const ordered = (rest) => (typeof rest[1] === "string" ? [rest[0], rest[1], rest[2] ?? {}] : [pages, rest[0], rest[1] ?? {}]);

/** says returns a message with its values in English. */
export const says = (...rest) => format("en", ...ordered(rest));
says.in = (language, ...rest) => format(language, ...ordered(rest));

/** plain takes the marks out of a message: of <kbd>w</kbd> it leaves w. */
export const plain = (text) => text.replace(/<[^>]*>/g, "");

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** saying returns a regular expression for a message anywhere in a text, in which a value that is not given is anything. */
export function saying(...rest) {
  const [group, name, values] = ordered(rest);
  const anything = "\x02";
  const names = [...sourceOf(group, name).matchAll(/\$([a-z][\w-]*)/gi)].map(([, each]) => each);
  const all = Object.fromEntries(names.map((each) => [each, values[each] ?? anything]));
  return new RegExp(escaped(format("en", group, name, all)).replaceAll(anything, ".*?"), "su");
}

/** sourceOf returns a message as it is written. */
function sourceOf(group, name) {
  for (const file of files("en", group)) {
    const found = readFileSync(file, "utf8").match(new RegExp(`^${escaped(name)} =.*(?:\\n(?:[ \\t].*|[}\\]].*|(?=\\n[ \\t]))?)*`, "m"));
    if (found) return found[0];
  }
  throw new Error(`${group} says no ${name}`);
}
