// Reads and says messages, as engine/words/pattern.go does, case by case: engine/words/testdata/patterns.json holds both to it.

const deepest = 20; // choices, or messages, in each other

/**
 * @typedef {object} Part is a piece of a pattern: text, a value that is put in, another message, or a choice by a value
 * @property {string} [text]
 * @property {string} [value]
 * @property {string} [call] the function that writes the value
 * @property {string} [message]
 * @property {{ key: string, other: boolean, pattern: Part[] }[]} [variants]
 */

/** read returns the parts of a pattern. It throws a SyntaxError that names the byte before which something is wrong. */
export function read(/** @type {string} */ text) {
  let at = 0, depth = 0;
  const fail = () => {
    throw new SyntaxError(String(new TextEncoder().encode(text.slice(0, at)).length));
  };
  const over = (/** @type {RegExp} */ kind) => { // sticky
    kind.lastIndex = at;
    const [found] = /** @type {RegExpExecArray} */ (kind.exec(text));
    at += found.length;
    return found;
  };
  const take = (sign) => {
    const there = text.startsWith(sign, at);
    if (there) at += sign.length;
    return there;
  };
  const need = (there) => there || fail();

  function pattern() {
    /** @type {Part[]} */
    const parts = [];
    for (;;) {
      const words = over(/[^{}\n]*/y);
      if (words) parts.push({ text: words });
      if (text[at] !== "{") break;
      parts.push(placeable());
    }
    const last = parts.at(-1);
    if (last?.text && text[at - 1] !== "}") last.text = last.text.replace(/ +$/, "");
    return parts;
  }

  function placeable() {
    at++;
    need(++depth <= deepest);
    over(/[ \n]*/y);
    /** @type {Part} */
    const part = {};
    if (take('"')) part.text = quoted();
    else if (take("$")) {
      need((part.value = over(/\w*/y)));
      over(/[ \n]*/y);
      if (take("->")) part.variants = variants();
    } else {
      need(/[a-z]/i.test(text[at] ?? ""));
      const name = over(/[\w-]*/y);
      if (take("(")) {
        part.call = name;
        need(take("$"));
        part.value = over(/\w*/y);
        need(part.value && take(")"));
      } else part.message = name;
    }
    over(/[ \n]*/y);
    depth--;
    need(take("}"));
    return part;
  }

  function quoted() {
    let words = "";
    for (;;) {
      words += over(/[^"\\\n]*/y);
      if (take('"')) return words;
      if (take('\\"')) words += '"';
      else if (take("\\\\")) words += "\\";
      else {
        need(take("\\u"));
        const code = text.slice(at, at + 4);
        need(/^[\da-f]{4}$/i.test(code) && !/^d[89a-f]/i.test(code));
        at += 4;
        words += String.fromCharCode(Number(`0x${code}`));
      }
    }
  }

  function variants() {
    const all = [];
    for (;;) {
      const broken = over(/[ \n]*/y).includes("\n");
      const other = take("*");
      if (!take("[")) break;
      need(broken);
      const key = over(/[\w-]*/y);
      need(key && take("]"));
      over(/ */y);
      const inner = pattern();
      need(inner.length > 0 && text[at] === "\n");
      all.push({ key, other, pattern: inner });
    }
    need(all.filter(({ other }) => other).length === 1);
    return all;
  }

  const parts = pattern();
  need(at === text.length);
  return parts;
}

const isolates = { ltr: "\u2066", rtl: "\u2067", end: "\u2069" };
const leftward = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * opened returns a language as its file has it, where each group of messages has its name once (web/build/language.go), with the
 * messages by their whole names.
 */
export const opened = ({ messages, ...language }) => ({ ...language, messages: Object.fromEntries(Object.entries(messages).flatMap(([group, all]) => Object.entries(all).map(([name, pattern]) => [group ? `${group}/${name}` : name, pattern]))) });

/** Language says the messages of a table in it: {language, direction, messages}, patterns by name. */
export class Language {
  #tag;
  #messages;
  #leftward;
  /** @type {Map<string, Part[]>} */
  #read = new Map();

  constructor({ language, direction, messages }) {
    [this.#tag, this.#messages, this.#leftward] = [language, messages, direction === "rtl"];
  }

  /**
   * say puts values into a message; a number has its thousands parted, a text is put in as it is. What cannot be said is named.
   * @param {string} name
   * @param {Record<string, string | number | boolean | string[]>} [values]
   */
  say(name, values = {}) {
    try {
      return this.#resolve(name, values, 0);
    } catch (error) {
      console.warn(`${name}: ${error.message}`);
      return name;
    }
  }

  #resolve(name, values, depth) {
    if (depth > deepest) throw new Error("it stands in itself");
    let parts = this.#read.get(name);
    if (!parts) {
      if (typeof this.#messages[name] !== "string") throw new Error("there is no such message");
      this.#read.set(name, (parts = read(this.#messages[name])));
    }
    const write = (/** @type {Part[]} */ parts) => parts.map(({ text, value, call, message, variants }) => {
      if (message) return this.#resolve(name.slice(0, name.lastIndexOf("/") + 1) + message, values, depth + 1);
      if (!value) return text;
      const given = values[value];
      if (given === undefined) throw new Error(`it is given no $${value}`);
      return variants ? write(this.#chosen(variants, given)) : this.#isolated(this.#format(call, given), given);
    }).join("");
    return write(parts);
  }

  /** chosen is the pattern for a value: its own, that of its plural, or that for all others. */
  #chosen(variants, given) {
    const count = Array.isArray(given) ? given.length : given;
    const plural = typeof count === "number" && new Intl.PluralRules(this.#tag).select(count);
    return (variants.find(({ key }) => key === (String(count) || "none")) ?? variants.find(({ key }) => key === plural) ?? variants.find(({ other }) => other)).pattern;
  }

  #format(call, given) {
    const own = (name, values) => this.#resolve(`engine/words/${name}`, values, 1);
    if (Array.isArray(given) && [undefined, "AND", "OR"].includes(call)) {
      const before = given.slice(0, -1).reduce((before, after, i) => (i ? own("further", { before, after }) : after), "");
      return given.length < 2 ? given.join("") : own(call === "OR" ? "last-or" : "last-and", { before, after: given.at(-1) });
    }
    const written = typeof given === "number" ? (call === "COUNT" || call === "CAPITAL" ? own("count", { n: given }) : this.#digits(given)) : given;
    if (typeof written !== "string" || (call && call !== "CAPITAL" && !(typeof given === "number" && ["NUMBER", "COUNT"].includes(call)))) throw new Error(`a value cannot be written by ${call}`);
    return call === "CAPITAL" ? written.replace(/^./u, (first) => first.toUpperCase()) : written;
  }

  /** digits writes a number with its thousands parted. */
  #digits(n) {
    const own = (name) => this.#resolve(`engine/words/${name}`, {}, 1);
    const digits = String(n);
    return digits.replace("-", "").length < Number(own("parted-from")) ? digits : digits.replace(/\B(?=(\d{3})+$)/g, own("thousands"));
  }

  /** isolated keeps the direction of what is put into a language that is written from right to left. */
  #isolated(text, given) {
    if (!this.#leftward || !text || typeof given !== "string") return text;
    return (leftward.test(text) ? isolates.rtl : isolates.ltr) + text + isolates.end;
  }
}
