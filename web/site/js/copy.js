// Copying a text, to be pasted elsewhere.
import { $, text } from "./dom.js";

/**
 * copied copies the text of a field, or marks it where the browser does not let the page; it resolves with a sentence that says which.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 */
export async function copied(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return $("copied").textContent;
  } catch {
    field.focus();
    field.select();
    return $("marked").textContent;
  }
}

/**
 * copies lets a button copy the text of a field; said tells what came of it.
 * @param {HTMLElement} button
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {HTMLElement} said
 */
export const copies = (button, field, said) => button.addEventListener("click", async () => text(said, await copied(field)));
