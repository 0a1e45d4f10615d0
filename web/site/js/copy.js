// Copying a text, to be pasted elsewhere.
import { $, text } from "./dom.js";

/**
 * copies lets a button copy the text of a field, or mark it where the browser does not let the
 * page; said tells which.
 * @param {HTMLElement} button
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {HTMLElement} said
 */
export const copies = (button, field, said) => button.addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(field.value);
    text(said, $("copied").textContent);
  } catch {
    field.focus();
    field.select();
    text(said, $("marked").textContent);
  }
});
