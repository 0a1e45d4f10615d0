// Words letter by letter: which letters belong to what is pointed at, and the other way round.
import { all, attribute, changed, make, pick, text } from "../../js/dom.js";
import { each } from "../../js/panel.js";
import { makeWalk, reveal } from "./pointing.js";

/**
 * makeStrips returns the function that shows strips of letters in a box.
 * @param {HTMLElement} box
 */
export function makeStrips(box, pointing) {
  pointing.over(box);
  const strip = () => {
    const letters = make("ol", { class: "idea-letters" });
    const element = make("div", {}, make("h3", {}, make("span"), make("small")), letters);
    ways.set(element, { walk: makeWalk(letters), moved: changed() });
    return element;
  };
  const ways = new WeakMap();

  /**
   * @param {HTMLElement} element
   * @param {Palace.IdeaStrip} strip
   */
  const show = (element, { title, from, letters }) => {
    text(pick(element, "span"), title);
    text(pick(element, "small"), from);
    const list = pick(element, "ol");
    attribute(list, "aria-label", title);
    each(list, letters, (_, i) => i, () => make("li", {}, make("b"), make("small")), showLetter);
    const { walk, moved } = ways.get(element);
    const lit = all(list, "[aria-current]");
    walk(lit[0]);
    if (moved([lit.map((each) => [...list.children].indexOf(each)), from]) && !list.matches(":hover")) reveal(list, lit[0]);
  };

  /** @param {Palace.IdeaStrip[]} strips */
  return (strips) => {
    box.hidden = strips.length === 0;
    each(box, strips, (_, i) => i, strip, show);
  };
}

/**
 * @param {HTMLElement} item
 * @param {Palace.IdeaLetter} letter
 */
function showLetter(item, { text: letter, hue, under, link, lit }) {
  text(pick(item, "b"), letter);
  text(pick(item, "small"), under);
  attribute(pick(item, "b"), "data-hue", hue);
  attribute(item, "data-link", link || null);
  attribute(item, "aria-current", lit ? "true" : null);
  if (!link) attribute(item, "tabindex", null);
}
