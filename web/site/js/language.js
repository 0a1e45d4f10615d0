// The page's language. English stands in the page and in the programs; another language is one
// file of this version (see web/build/language.go), which is fetched when it is chosen: by a link,
// by the reader, or by what the browser says of the reader: first.js has begun that.
//
// globalThis.palaceWords is the language that is spoken, undefined for English. The board's frame
// takes it over before its program starts, and hands it to the workers.
import { $, make, pick } from "./dom.js";
import { ask, single } from "./held.js";
import { alarm } from "./patience.js";
import { write } from "./store.js";
import { worded } from "./worded.js";
import { languageLost } from "./words_gen.js";

const patience = 15; // seconds for a file
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

/** written returns what an element says, with its marks. */
function written(element) {
  const nodes = [...element.childNodes];
  const name = (node) => node.localName ?? "";
  if (!nodes.some((node) => made.includes(name(node)) && !node.hasAttributes()) || !words(element)) return words(element)?.data.trim() ?? "";
  return nodes.map((node) => (name(node) ? `<${name(node)}>${node.textContent}</${name(node)}>` : node.data)).join("").replace(/\s+/g, " ").trim();
}

/** The page's English, as it stands there before anything else is said. */
const english = {};
for (const [element, [name, id]] of spoken()) {
  const text = name ? element.getAttribute(name) ?? "" : written(element);
  if (text) english[id] = text;
}

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
export const own = (element) => {
  const id = (element.getAttribute("data-say") ?? "").split(" ").find((part) => !part.includes("=")) ?? "";
  return globalThis.palaceWords?.page[id] ?? english[id] ?? "";
};

/** speak makes a language, undefined for English, the page's. */
function speak(language) {
  globalThis.palaceWords = language;
  root.lang = speaking();
  root.dir = language?.direction ?? "ltr";
  for (const [element, [name, id]] of spoken()) {
    const text = language?.page[id] ?? english[id] ?? "";
    if (name) element.setAttribute(name, text);
    else put(element, text);
  }
}

/** fetched returns the file of a language if it is what it should be: whole, and of this version. */
async function fetched(tag, response) {
  const text = await (await response).text();
  const language = JSON.parse(text);
  const [, version] = /v\/(\w+)\//.exec(root.dataset.words ?? "") ?? [];
  const texts = [language.table, ...Object.values(language.page), ...Object.values(language.texts)];
  if (language.language !== tag || language.version !== version || !texts.every((each) => typeof each === "string")) throw new Error("it is another file");
  return language;
}

/** load loads a language, past the caches the second time; it fails in time. */
async function load(tag, begun) {
  const attempt = (response) => new Promise((resolve, reject) => {
    const content = alarm(patience, () => reject(new Error("it has not come")));
    fetched(tag, response).then(resolve, reject).finally(content);
  });
  const name = `words/${tag}.json`;
  try {
    return await attempt(begun ?? ask(single ? name : root.dataset.words + `${tag}.json`, {}));
  } catch (error) {
    console.warn(`${name}: ${error.message}`);
    return attempt(ask(single ? name : root.dataset.words + `${tag}.json`, { cache: "reload" }));
  }
}

/**
 * makeLanguage offers the languages and begins with the one that first.js has found. It returns
 * change(tag), which resolves with whether another language is spoken from now on; again() is called
 * when the reader has changed it, say(sentence) when a language did not come.
 * @param {() => void} again
 * @param {(sentence: string, about?: string) => void} say
 */
export function makeLanguage(again, say) {
  const choice = $("language");
  const { wording } = globalThis;
  let turn = 0;
  const show = () => {
    choice.value = speaking();
    if (choice.value !== speaking()) choice.value = "en";
  };
  const lost = (tag) => say(worded(languageLost, { language: pick(choice, `[value="${tag}"]`)?.textContent ?? tag }), "language");

  async function begin() {
    const { tag, promise, file } = wording;
    try {
      const late = promise.then(() => Promise.reject(new Error("it is late")));
      const language = await Promise.race([load(tag, file), late]);
      speak(language);
    } catch (error) {
      console.warn(error.message);
      speak(undefined);
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
      const language = tag === "en" ? undefined : await load(tag);
      if (now !== turn) return false;
      speak(language);
      say("", "language");
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
