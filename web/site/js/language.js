// The page's language is one file of this version (see web/build/language.go), messages by name. It is fetched when it is chosen: by a link,
// by the reader, or by what the browser says of the reader: first.js has begun that. The page stands there in
// English, whose file the board's frame fetches. The lessons of another language are another file, which is fetched when somebody needs one.
//
// globalThis.palaceWords is the language that is spoken, undefined until it has come. The board's frame
// takes it over before its program starts, and hands it to the workers. The texts of the lessons are put
// into it when they have come, and the board's program finds them there.
import { $, make, pick } from "./dom.js";
import { ask, single } from "./held.js";
import { alarm } from "./patience.js";
import { opened } from "./pattern.js";
import { write } from "./store.js";
import { worded } from "./worded.js";

/** The files of a language: where they lie, what they say, and for how many seconds one is waited for. */
const whole = { name: (tag) => tag, read: opened, says: ({ messages }) => Object.values(messages), patience: 15 };
const taught = { name: (tag) => `lessons/${tag}`, read: (file) => file, says: ({ texts }) => Object.values(texts), patience: 6 }; // there is an English one
const glance = 400; // ms before the reader is told that something is waited for
const made = ["b", "code", "em", "kbd", "strong", "sup"]; // elements that a message may make: web/build/say.go has the same
const marks = /<(\w+)>([^<>]*)<\/\1>|<(\w+)\/>/g;
const root = document.documentElement;

/** speaking is the tag of the language that is spoken. */
export const speaking = () => globalThis.palaceWords?.language ?? "en";

/** spoken lists the elements that say something, and what each says where: the name of an attribute, "" for its text, and of the message. */
function* spoken(within = /** @type {ParentNode} */ (document)) {
  for (const element of within.querySelectorAll("[data-say], template")) {
    if (element instanceof HTMLTemplateElement) yield* spoken(element.content);
    const parts = element.getAttribute("data-say")?.split(" ") ?? [];
    for (const part of parts) yield /** @type {[Element, string[]]} */ ([element, part.includes("=") ? part.split("=") : ["", part]]);
  }
}

/** words is the text node that an element says by itself, if it has any. */
const words = (element) => [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());

/** put makes an element say a text. What else is in it stays. */
function put(element, text) {
  if (!text.includes("<")) {
    const first = words(element);
    for (const node of element.childNodes) {
      if (node instanceof Text && node.data.trim()) node.data = node === first ? node.data.replace(/^(\s*)[^]*?(\s*)$/, (_, before, after) => before + text + after) : "";
    }
    if (!first && !element.firstElementChild) element.textContent = text;
    return;
  }
  const kept = [...element.children].filter((child) => child.hasAttributes() || !made.includes(child.localName));
  const nodes = [];
  let last = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, mark, inside, there] = found;
    const one = there ? kept.find(({ localName }) => localName === there) : made.includes(mark) ? make(/** @type {"b"} */ (mark), {}, inside) : inside;
    nodes.push(text.slice(last, found.index), one ?? "");
    if (there && one) kept.splice(kept.indexOf(/** @type {HTMLElement} */ (one)), 1);
    last = found.index + whole.length;
  }
  element.replaceChildren(...nodes, text.slice(last), ...kept);
}

/** own is what an element says in the page's language, whatever stands there now. */
export const own = (element) => worded((element.getAttribute("data-say") ?? "").split(" ").find((part) => !part.includes("=")) ?? "");

let stands = "en"; // the language in which the page stands there

/** speak makes a language the page's. */
function speak(/** @type {Palace.Language} */ language) {
  globalThis.palaceWords = language;
  root.lang = language.language;
  root.dir = language.direction;
  if (stands === language.language) return;
  stands = language.language;
  for (const [element, [name, id]] of spoken()) {
    const text = worded(id);
    if (name) element.setAttribute(name, text);
    else put(element, text);
  }
}

/** fetched returns a file of a language if it is what it should be: whole, and of this version. */
async function fetched(tag, read, says, response) {
  const file = read(JSON.parse(await (await response).text()));
  const [, version] = /v\/(\w+)\//.exec(root.dataset.words ?? "") ?? [];
  if (file.language !== tag || file.version !== version || !says(file).every((each) => typeof each === "string")) throw new Error("it is another file");
  return file;
}

/** load loads a file of a language, past the caches the second time; it fails in time. */
async function load(tag, { name: named, read, says, patience }, begun) {
  const attempt = (response) => new Promise((resolve, reject) => {
    const content = alarm(patience, () => reject(new Error("it has not come")));
    fetched(tag, read, says, response).then(resolve, reject).finally(content);
  });
  const name = `${single ? "words/" : root.dataset.words}${named(tag)}.json`;
  try {
    return await attempt(begun ?? ask(name, {}));
  } catch (error) {
    console.warn(`${name}: ${error.message}`);
    return attempt(ask(name, { cache: "reload" }));
  }
}

/** tell says something of a file that is waited for, or did not come. */
let tell = /** @type {(sentence: string, about?: string) => void} */ (() => {});

/** called is what a language calls itself. */
const called = (tag) => pick($("language"), `[value="${tag}"]`)?.textContent ?? tag;

/**
 * coming is what there is to wait for before a call with these arguments, or with such a link, so that the lessons that it may
 * need are there in the language that is spoken; undefined for nothing. It resolves in any case: a lesson that did not come is
 * English, and is asked for again the next time.
 */
export function coming(args) {
  const { palaceWords: spoken } = globalThis;
  if (!spoken || spoken.language === "en" || spoken.texts || !/lesson(?!=~)|class/.test(JSON.stringify(args))) return undefined;
  return (spoken.coming ??= bring(spoken));
}

/**
 * aheadOf resolves with what the build has written down of a lesson, or of all, in the language that is spoken, for as long as
 * there is no program (web/build/ahead.go); with null where it does not come.
 */
export async function aheadOf(name) {
  await globalThis.wording?.promise;
  try {
    return await load(speaking(), { name: (tag) => `ahead/${tag}/${name}`, read: (file) => file, says: () => [], patience: 15 });
  } catch {
    return null;
  }
}

/** bring puts the lessons into a language. */
async function bring(spoken) {
  const { wording } = globalThis;
  const begun = wording?.tag === spoken.language ? wording.lessons : undefined;
  delete wording?.lessons;
  const late = setTimeout(() => tell(worded("loading-lessons"), "lessons"), glance);
  let sentence = "";
  try {
    ({ texts: spoken.texts } = await load(spoken.language, taught, begun));
  } catch {
    sentence = worded("lessons-lost", { language: called(spoken.language) });
  }
  clearTimeout(late);
  spoken.coming = undefined;
  tell(spoken === globalThis.palaceWords ? sentence : "", "lessons");
}

/**
 * makeLanguage offers the languages and begins with the one that first.js has found. It returns
 * change(tag), which resolves with whether another language is spoken from now on; again() is called
 * when the reader has changed it, say(sentence) when a language did not come.
 * @param {() => void} again
 * @param {(sentence: string, about?: string) => void} say
 */
export function makeLanguage(again, say) {
  tell = say;
  const choice = $("language");
  const { wording } = globalThis;
  let turn = 0;
  const show = () => {
    choice.value = speaking();
    if (choice.value !== speaking()) choice.value = "en";
  };
  const lost = (tag) => say(worded("language-lost", { language: called(tag) }), "language");

  async function begin() {
    const { tag, promise, file } = wording;
    try {
      const late = promise.then(() => Promise.reject(new Error("it is late")));
      const language = await Promise.race([load(tag, whole, file), late]);
      speak(language);
    } catch (error) {
      console.warn(error.message);
      root.lang = stands;
      root.dir = "ltr";
      lost(tag);
    }
    show();
    delete root.dataset.wording;
    wording.settle();
  }
  if (wording && wording.tag !== "en") begin();
  show();

  async function change(tag) {
    await wording?.promise;
    if (tag === speaking()) return false;
    const now = ++turn;
    try {
      const language = await load(tag, whole);
      if (now !== turn) return false;
      speak(language);
      say("", "language");
      tell("", "lessons");
    } catch {
      if (now === turn) lost(tag);
      return false;
    } finally {
      show();
    }
    return true;
  }
  choice.addEventListener("change", async () => {
    const tag = choice.value;
    write("sessionStorage", "language", null); // what a link has asked for
    if (await change(tag)) {
      write("localStorage", "language", tag);
      again();
    }
  });
  return change;
}
