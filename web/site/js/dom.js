// The few things every part of the page does to the document. Each writes only
// what differs, so that a selection, a focus or a screen reader is left in peace.

/**
 * $ finds the element with an id.
 * @template {keyof Ids} Id
 * @param {Id} id
 * @returns {Ids[Id]}
 */
export const $ = (id) => /** @type {any} */ (document.getElementById(id));

/**
 * pick finds the first element within another that a selector describes: one that is there.
 * @template {Element} [Kind=HTMLElement]
 * @param {ParentNode} within
 * @param {string} selector
 * @param {new () => Kind} [_] what it is, unless any HTMLElement will do
 * @returns {Kind}
 */
export const pick = (within, selector, _) => /** @type {any} */ (within.querySelector(selector));

/**
 * all lists the elements within another that a selector describes.
 * @template {Element} [Kind=HTMLElement]
 * @param {ParentNode} within
 * @param {string} selector
 * @param {new () => Kind} [_] what they are, unless any HTMLElement will do
 * @returns {Kind[]}
 */
export const all = (within, selector, _) => /** @type {any} */ ([...within.querySelectorAll(selector)]);

/**
 * target is the element that an event is about.
 * @param {Event} event
 * @returns {HTMLElement}
 */
export const target = (event) => /** @type {any} */ (event.target);

/** text sets an element's words. */
export function text(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

/** attribute sets an attribute; null takes it away, and a flag that Go left out is false. */
export function attribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value ?? false)) element.setAttribute(name, String(value ?? false));
}

/**
 * make creates an element with attributes and children, text being text.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} attributes
 * @param {(Node | string)[]} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * svg is make for drawings.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} attributes
 * @param {(Node | string)[]} children
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** embedded says whether the page is a frame of another one. */
export const embedded = window.parent !== window;

/**
 * changed returns a function that reports whether its argument differs from the
 * one before, by value.
 */
export function changed() {
  let before;
  return (value) => {
    const now = JSON.stringify(value);
    if (now === before) return false;
    before = now;
    return true;
  };
}

/**
 * sends is what the button of a form does, which Enter in a field of it presses as well: it calls f, if what the
 * fields hold is allowed. The form itself is not sent, which a sandbox may forbid without a word.
 */
export const sends = (/** @type {() => unknown} */ f) => (event) => {
  event.preventDefault();
  if (event.currentTarget.form.reportValidity()) f();
};
