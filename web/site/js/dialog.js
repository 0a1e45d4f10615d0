// What all dialogs do.
import { pick } from "./dom.js";

/** closable closes a dialog by its ✕, and by a click beside it. */
export function closable(dialog) {
  pick(dialog, ".dialog-top button").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target !== dialog) return;
    const box = dialog.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!inside) dialog.close();
  });
}
