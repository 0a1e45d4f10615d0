// What one part of the page does and others ask for, by name: Palace.Actions says which there are. A part offers its own when it
// is made, and nobody needs another's elements. A button of any part asks by data-does="help".
import { target } from "./dom.js";

/** @type {Palace.Actions} */
export const actions = /** @type {any} */ ({});

/** @param {Partial<Palace.Actions>} own */
export const offers = (own) => void Object.assign(actions, own);

document.addEventListener("click", (event) => {
  const name = /** @type {HTMLElement | null} */ (target(event).closest?.("[data-does]"))?.dataset.does;
  if (name) actions[name]();
});
