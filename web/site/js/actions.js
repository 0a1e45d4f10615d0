// What one part of the page does and others ask for, by name: Palace.Actions says which there are. A part offers its own when it
// is made, and nobody needs another's elements. A button of any part asks by data-does="help"; a dialog in which it stands is closed.
import { target } from "./dom.js";

/** @type {Palace.Actions} */
export const actions = /** @type {any} */ ({});

/** @param {Partial<Palace.Actions>} own */
export const offers = (own) => void Object.assign(actions, own);

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (target(event).closest?.("[data-does]"));
  button?.closest("dialog")?.close();
  if (button) actions[button.dataset.does ?? ""]();
});
