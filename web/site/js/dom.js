// The few things every part of the page does to the document. Each writes only
// what differs, so that a selection, a focus or a screen reader is left in peace.

/** $ finds the element with an id. */
export const $ = (id) => document.getElementById(id);

/** text sets an element's words. */
export function text(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

/** attribute sets an attribute; null takes it away. */
export function attribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

/** make creates an element with attributes and children, text being text. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** svg is make for drawings. */
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
 * submits calls f when a form's button is pressed, or Enter in a field of it, and what the
 * fields hold is allowed. The form itself is not sent, which a sandbox may forbid without a word.
 */
export function submits(form, f) {
  form.querySelector("[type=submit]").addEventListener("click", (event) => {
    event.preventDefault();
    if (form.reportValidity()) f();
  });
}

/** options fills a select with [{name, label}] and chooses one of them. */
export function options(select, choices, current) {
  const names = choices.map(({ name, label }) => `${name}\n${label}`).join("\n\n");
  if (select.dataset.names !== names) {
    select.dataset.names = names;
    select.replaceChildren(...choices.map(({ name, label }) => make("option", { value: name }, label)));
  }
  if (document.activeElement !== select || select.value !== current) select.value = current;
}

/**
 * holdFocus runs a change of the page. If the element with the focus falls out of use by
 * that, the focus goes to another control of its group, or else to the headline.
 */
export function holdFocus(change) {
  const held = document.activeElement;
  const group = held?.closest("[role=group], .row, .actions");
  change();
  if (!held || held === document.body || held.tagName === "IFRAME") return;
  if (document.activeElement !== held && document.activeElement !== document.body) return;
  if (held.isConnected && !held.disabled && held.checkVisibility()) return;
  const next = [...(group?.querySelectorAll("button, input, select") ?? [])].find((each) => !each.disabled && each.checkVisibility());
  (next ?? home()).focus();
}

/** home is where the focus goes if there is nothing nearer: the headline or, where another tab hides it, that tab. */
export function home() {
  return $("headline").checkVisibility() ? $("headline") : document.querySelector("#tabs [aria-pressed=true]");
}
