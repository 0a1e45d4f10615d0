// Copying a text, to be pasted elsewhere.
import { $ } from "./dom.js";

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

