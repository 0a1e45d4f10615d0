// Single keys for the page's buttons. A button names its key in aria-keyshortcuts;
// that attribute is all there is to keep, for the help lists the same.
import { $, all, pick, target } from "./dom.js";
import { leaves } from "./focus.js";
import { read, write } from "./store.js";

const withKeys = () => all(document, "[aria-keyshortcuts]");
const usable = (button) => !button.matches(":disabled") && !button.hidden && !button.closest("[hidden], [data-away]");

/** use presses a button; a group of buttons hears the event "shortcut" instead. */
function use(button) {
  if (button instanceof HTMLButtonElement) button.click();
  else button.dispatchEvent(new Event("shortcut"));
}

/** shortcuts lists [key, what it does] for the help. */
export function shortcuts() {
  return withKeys().map((button) => {
    const words = button.dataset.help ?? button.getAttribute("aria-label") ?? button.firstChild?.textContent;
    return [button.getAttribute("aria-keyshortcuts"), words];
  });
}

/**
 * makeKeys listens to keys in the page and to those the board passes on. Escape first
 * asks leave(), which returns whether there was anything to leave. refresh() shows at once
 * what the page would show in a moment: a key may be quicker than the button it presses.
 */
export function makeKeys(frame, leave, refresh) {
  const letters = $("letters");
  letters.checked = read("localStorage", "letters", "on") === "on";
  letters.addEventListener("change", () => write("localStorage", "letters", letters.checked ? null : "off"));

  /** press uses a key, or returns false. */
  const press = ({ key, down, repeat }) => {
    if (document.querySelector("dialog[open]")) return false;
    if (key === "Escape" && down) {
      if (leave()) return true;
      $("notice-close").click();
      if (!$("study").hidden) $("study-end").click();
      leaves().focus();
      return true;
    }
    if (!letters.checked || !pick(document, ".house").matches("[data-room=game] *, [data-room=lesson] *, [data-room=puzzle] *, [data-room=board] *")) return false;
    const named = withKeys().filter((each) => each.getAttribute("aria-keyshortcuts") === key);
    if (down && named.length > 0 && !named.some(usable)) refresh();
    const button = named.find(usable);
    if (!button) return false;
    if (button.hold) button.hold(down);
    else if (down && (!repeat || "repeat" in button.dataset)) use(button);
    return true;
  };

  for (const type of /** @type {const} */ (["keydown", "keyup"])) {
    addEventListener(type, (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (target(event).closest?.("input:not([type=checkbox]), select, textarea")) return;
      if (press({ key: event.key, down: type === "keydown", repeat: event.repeat })) event.preventDefault();
    });
  }
  frame.on("key", press);
}
