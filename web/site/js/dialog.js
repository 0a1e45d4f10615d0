// What all dialogs do.
import { target } from "./dom.js";

/** closes hears the clicks on a dialog: its ✕ closes it, and so does a click beside it. */
export function closes(event) {
  const dialog = event.currentTarget;
  const box = dialog.getBoundingClientRect();
  const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  if (target(event).closest(".dialog-top button") || (event.target === dialog && !inside)) dialog.close();
}
