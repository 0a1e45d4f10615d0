// make test-reworded: says everything otherwise, to find the tests that hold sentences. In a copy of
// the tree each word of each English message and lesson has other vowels, and is as long as before; the
// programs and the site are made of them, and the tests of the page are run there. A test that fails there and not here
// quotes what people read, and is to ask for it by name: see words.js.
//
//   node web/test/reword.js FOLDER      writes a copy of the tree there, reworded
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { here } from "./server.js";

const next = new Map([..."aeiouAEIOU"].map((vowel, i, all) => [vowel, all[i % 5 === 4 ? i - 4 : i + 1]]));
const word = (text) => text.replace(/[aeiou]/gi, (vowel) => next.get(vowel));

/** words rewords a piece of text: its words of two letters and more, but for what is written in links and such. */
const words = (text) => text.replace(/\S+/g, (token) => (/[\p{L}\d][:=&/_#@+.~]+[\p{L}\d(]|^[./#&?-]+\p{L}|\d\p{L}|\p{L}\d/u.test(token) ? token : token.replace(/(?<!\p{L})[\p{L}]{2,}/gu, word)));

/** said rewords a text in which something may be put in, and which may hold marks: only what stands between them. */
const said = (text) => text.split(/(<kbd>[^<]*<\/kbd>|<code>[^<]*<\/code>|<[^<>]*>|\{[^{}]*\})/).map((part, i) => (i % 2 ? part : words(part))).join("");

/** reworded returns a file of messages with its English reworded. Comments, names, what chooses and what is put in stay. */
export function reworded(file) {
  return file.split("\n").map((line) => {
    const [, head, text] = /^(#.*|-?[a-z][\w-]* =|[ \t]+\*?\[[^\]]*\]|(?=[ \t}]))(.*)$/.exec(line) ?? [, line, ""];
    const [, body, opening] = /^(.*?)(\{[^{}]*->\s*)?$/.exec(text);
    return head + said(body) + (opening ?? "");
  }).join("\n");
}

/** taught returns a lesson with what is read in it reworded; its keys, boards, claims, tasks and answers stay, and the names of lessons to which it leads. */
const taught = (file, names) => file.replace(/^(title|step|say|ask|hint|hint lost|right|aim|pupils|leads): (.*)$/gm, (_, key, text) => {
  const parts = key === "leads" ? text.split(new RegExp(`(${names.join("|")})`)) : [text];
  return `${key}: ${parts.map((part, i) => (i % 2 ? part : words(part))).join("")}`;
});

/** english lists the files of messages below a folder, without those of other languages. */
const english = (folder) => readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /(^|\/)words\w*\.ftl$/.test(name) && !/(^|\/)(node_modules|bin|dist|\.git)\/|^web\/words\//.test(name));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  const root = here("../..");
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }).split("\0").filter(Boolean);
  for (const name of new Set(files.filter((name) => existsSync(join(root, name))))) cpSync(join(root, name), join(folder, name), { force: true });
  symlinkSync(here("../node_modules"), join(folder, "web/node_modules"));
  const reword = (name, by) => writeFileSync(join(folder, name), by(readFileSync(join(folder, name), "utf8")));
  for (const name of english(folder)) reword(name, reworded);
  const lessons = readdirSync(join(folder, "web/lessons")).filter((name) => /^[a-z-]+\.txt$/.test(name)).map((name) => name.slice(0, -".txt".length));
  for (const name of lessons) reword(`web/lessons/${name}.txt`, (file) => taught(file, lessons));
}
