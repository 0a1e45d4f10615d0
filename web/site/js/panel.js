// What panels are made of: the elements of a part of the page, and lists of elements that
// are kept in step with lists of data.
import { $, all } from "./dom.js";
import { focused } from "./focus.js";

/**
 * panel finds the elements of a panel that have a name in data-part, and hands them to setUp,
 * which returns the function that shows a page there.
 * @template {keyof Ids} Id
 * @template Show
 * @param {Id} id
 * @param {(part: Parts, root: Ids[Id]) => Show} setUp
 */
export function panel(id, setUp) {
  const root = $(id);
  const parts = all(root, "[data-part]").map((element) => [element.dataset.part, element]);
  return setUp(/** @type {any} */ (Object.fromEntries(parts)), root);
}

/** @type {WeakMap<Element, { key: string, item: any }>} */
const shown = new WeakMap();

/**
 * each keeps the children of a box, behind those that the page has there anyway, in step with
 * a list: an item has one element for as long as its key is in the list, so that the focus stays
 * where it is. Where the element with the focus goes, the one in its place gets it, if there is any.
 * @template Item
 * @param {Element} box
 * @param {Item[]} items
 * @param {(item: Item, i: number) => string | number} key
 * @param {(now: () => Item) => HTMLElement} make makes an element; now() is the item that it shows at the moment
 * @param {(element: HTMLElement, item: Item, i: number) => void} [show] writes an item into its element
 */
export function each(box, items, key, make, show = () => {}) {
  const children = () => /** @type {HTMLElement[]} */ ([...box.children].filter((child) => shown.has(child)));
  const before = box.children.length - children().length;
  const held = children().findIndex((child) => child.contains(focused()));
  const keys = items.map((item, i) => String(key(item, i)));
  const wanted = new Set(keys);
  const kept = new Map();
  for (const child of children()) {
    const name = shown.get(child)?.key ?? "";
    if (wanted.has(name)) kept.set(name, child);
    else child.remove();
  }
  items.forEach((item, i) => {
    const element = kept.get(keys[i]) ?? make(() => shown.get(element)?.item);
    shown.set(element, { key: keys[i], item });
    const place = box.children[before + i];
    if (place !== element) box.insertBefore(element, place ?? null);
    show(element, item, i);
  });
  if (held < 0 || box.contains(focused())) return;
  const next = children()[Math.min(held, items.length - 1)];
  (next?.matches("button") ? next : next?.querySelector("button"))?.focus();
}
