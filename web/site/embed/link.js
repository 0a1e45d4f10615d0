// The attributes of <palace-board> as the text of a link, and what can be shown of a link
// without its rules: a title and, where a piece stands on two axes, its square.
import facts from "./facts.json";

const { families, heads, lessons, names, said } = facts;
const parts = facts.parts.filter((name) => name !== "ui");
const most = { digits: 12, letters: 60 }; // of what is shown whole

/** attributes are all that the element heeds. */
export const attributes = ["game", ...heads, ...parts, "ui", "src", "live"];

/** tongue is the language in which a board speaks: its attribute's, or the first that the reader prefers and the page speaks. */
export const tongue = (lang) =>
  [lang ?? "", ...(globalThis.navigator?.languages ?? [])].map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => tag === "en" || Object.hasOwn(said, tag)) ?? "en";

/** put says a message in a language, with values in it. */
export const put = (lang, name, values = {}) => ((known(said, lang) ?? [])[names.indexOf(name)] || said.en[names.indexOf(name)]).replace(/\{(\w+)\}/g, (_, value) => values[value]);

const known = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);
const escaped = (value) => value.trim().replace(/[%&#]/g, encodeURIComponent);

/** linkOf writes the attributes as a link. A game may be the whole text of one, as Share copies it. */
export function linkOf(element) {
  const said = (name) => element.getAttribute(name) ?? "";
  const head = heads.find((name) => element.hasAttribute(name));
  const begin = head ? head + (said(head) && `=${escaped(said(head))}`) : said("game").trim().replace(/^#/, "");
  return begin + parts.filter((name) => element.hasAttribute(name)).map((name) => `&${name}=${escaped(said(name))}`).join("");
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const short = (text, longest) => (text.length > longest ? `${text.slice(0, longest / 2 - 1)}…${text.slice(1 - longest / 2)}` : text);

/**
 * seen returns what is to be seen of a link: its title in a language and, if a piece stands somewhere, where
 * and as what it is drawn, how the axes lie, and where pawns stand.
 * @returns {{ title: string, at?: string[], piece?: string, orient?: string, pawns?: string[][] }}
 */
export function seen(link, lang) {
  const [head, ...rest] = link.split("&").map(decoded);
  const said = new Map(rest.map((part) => /** @type {[string, string]} */ (part.split("="))));
  const [, room, name] = /^([a-z]+)(?:=(.*))?$/i.exec(head) ?? [];
  if (room && heads.includes(room)) {
    const lesson = room === "lesson" && known(lessons, name ?? "");
    if (lesson) return { ...seen(lesson.board, lang), title: put(lang, "embed-titled", { title: put(lang, `lesson/${name}`) }) };
    return { title: put(lang, names.includes(`embed-${room}`) ? `embed-${room}` : "embed-board") };
  }
  const [, ruleset, kind, square] = /^(([a-z]*)[^@]*)(?:@([^@]*))?$/i.exec(head.trim()) ?? [];
  const family = known(families, (kind ?? "").toLowerCase());
  if (!family) return { title: short(head.trim(), most.letters) || put(lang, "embed-board") };
  const called = put(lang, `game/catalog/heading-${kind.toLowerCase()}`);
  const title = ruleset.toLowerCase() === kind.toLowerCase() ? called : `${called} (${short(ruleset, most.letters)})`;
  const at = square?.split(",").map((number) => number.trim());
  if (!at?.every((number) => /^-?\d+$/.test(number))) return { title };
  const where = `(${at.map((number) => short(number, most.digits)).join(", ")})`;
  if (at.length !== 2) return { title: `${title}, ${where}` };
  const pawns = (said.get("block") ?? "").split(";").map((pawn) => pawn.split(",")).filter((pawn) => pawn.length === 2 && pawn.every((number) => /^\d+$/.test(number)));
  return { title: put(lang, "embed-at", { title, piece: put(lang, `embed-${family.piece}`), where }), at, piece: family.drawn, orient: said.get("orient") ?? family.orient, pawns };
}
