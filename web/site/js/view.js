// What panels are made of that are templates: what a panel shows of a page is written down once, with its calls, and lit-html
// (../lit) keeps the page in step with it. A place of the page, <template data-panel="study">, is where the build found
// the name of a panel that has no HTML of its own.
import { live } from "../lit/directives/live.js";
import { repeat } from "../lit/directives/repeat.js";
import { html, nothing, render } from "../lit/lit-html.js";
import { all } from "./dom.js";
import { focused } from "./focus.js";
import { worded } from "./worded.js";

export { html, live, nothing };

/**
 * view returns what draws a panel: the template of a page, in the panel's place.
 * @template Data
 * @param {string} name
 * @param {(data: Data) => import("../lit/lit-html.js").Template} template
 * @returns {(data: Data) => void}
 */
export function view(name, template) {
  /** @type {HTMLTemplateElement | undefined} */
  let place;
  const draw = (data) => {
    place ??= /** @type {HTMLTemplateElement | undefined} */ (all(document, `template[data-panel="${name}"]`)[0]);
    if (!place || drawing) return void waiting.set(draw, data);
    const { parentElement } = place;
    drawing = true;
    try {
      hold(() => render(template(data), /** @type {HTMLElement} */ (parentElement), { renderBefore: place }));
    } finally {
      drawing = false;
    }
    const others = [...waiting];
    waiting.clear();
    for (const [other, data] of others) other(data);
  };
  return draw;
}

/** What was to be drawn in a place that is another panel's to draw, which is not there yet, or while something was drawn: what goes tells so, by a blur. */
const waiting = new Map();
let drawing = false;

/**
 * list draws items: each keeps its elements, and the focus in them, for as long as its key is there. One item is one element.
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item, i: number) => unknown} key
 * @param {(item: Item, i: number) => import("../lit/lit-html.js").Template} template
 */
export const list = repeat;

/** hold keeps the focus where it is while something is drawn. Where its element goes, the one in its place gets it, if there is any. */
function hold(draw) {
  const held = focused();
  const around = []; // the element and those around it, with the elements beside each and its number among them
  for (let each = held; each?.parentElement; each = each.parentElement) around.push({ box: each.parentElement, at: [...each.parentElement.children].indexOf(each) });
  draw();
  if (!held || held === document.body || focused() === held) return;
  if (held.isConnected) return held.focus(); // it was moved
  const { box, at } = around.find(({ box }) => box.isConnected) ?? { box: document.body, at: 0 };
  const next = box.children[Math.min(at, box.children.length - 1)];
  /** @type {HTMLElement | null | undefined} */ (next?.matches("button") ? next : next?.querySelector("button"))?.focus();
}

/**
 * brings returns what brings a part of the page into sight when it says something else: it may lie below what is seen.
 * @param {string} selector
 */
export function brings(selector) {
  let said = "";
  return (words = "") => {
    if (words && words !== said) document.querySelector(selector)?.scrollIntoView({ block: "nearest" });
    said = words;
  };
}

/**
 * icon draws one of the page's icons (../icon.svg), which the build finds by its name here.
 * @param {string} name
 */
export const icon = (name) => html`<svg aria-hidden="true" viewBox="0 0 24 24"><use href=${`#icon-${name}`} /></svg>`;

/**
 * choices are the options of a select, of which one is chosen.
 * @param {{ name?: string, label: string }[]} all
 * @param {string} current
 */
export const choices = (all, current) => list(all, ({ name = "" }) => name, ({ name = "", label }) => html`<option value=${name} .selected=${live(name === current)}>${label}</option>`);

/** button is what Go says of a button of a page. */
export const button = (/** @type {Palace.Page} */ { buttons }, name) => /** @type {Palace.Button} */ (buttons.find((each) => each.name === name));

const marks = /<(\w+)>([^<>]*)<\/\1>|<(\w+)\/>/g;
const made = { b: (text) => html`<b>${text}</b>`, code: (text) => html`<code>${text}</code>`, em: (text) => html`<em>${text}</em>`, kbd: (text) => html`<kbd>${text}</kbd>`, strong: (text) => html`<strong>${text}</strong>`, sup: (text) => html`<sup>${text}</sup>` };

/**
 * t says a message: a text or, if it has marks such as <kbd>w</kbd>, its parts with elements for these, and for <b/> the one that is given: web/build/say.go has the same.
 * @param {Palace.Name} name
 * @param {Record<string, import("../lit/lit-html.js").Template>} [given]
 */
export function t(name, given = {}) {
  const text = worded(name);
  const parts = /** @type {unknown[]} */ ([]);
  let last = 0;
  for (const { 0: whole, 1: mark, 2: inside, 3: there, index } of text.matchAll(marks)) {
    parts.push(text.slice(last, index), given[there] ?? made[mark]?.(inside) ?? inside);
    last = index + whole.length;
  }
  return last ? [...parts, text.slice(last)] : text;
}
