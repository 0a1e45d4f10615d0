// Single keys for the page's buttons. A button names its key in aria-keyshortcuts;
// that attribute is all there is to keep, for the help lists the same.
import { actions } from "./actions.js";
import { $, all, pick, target } from "./dom.js";
import { focused, leaves } from "./focus.js";
import { keyOf } from "./key.js";
import { read, write } from "./store.js";

const withKeys = () => all(document, "[aria-keyshortcuts]");
/** The keys of buttons that have another one for Ctrl, or Cmd, with a letter. */
const twins = { Undo: "u", Redo: "r" };
const usable = (button) => !button.matches(":disabled") && !button.hidden && !button.closest("[hidden], [data-away]");

/** use presses a button; a group of buttons hears the event "shortcut" instead. */
function use(button) {
  if (button instanceof HTMLButtonElement) button.click();
  else button.dispatchEvent(new Event("shortcut"));
}

/** shortcuts lists [key, what it does] for the help. */
export function shortcuts() {
  return withKeys().map((button) => {
    const words = button.dataset.help ?? button.getAttribute("aria-label") ?? [...button.childNodes].find((node) => node instanceof Text && node.data.trim())?.textContent;
    return [button.getAttribute("aria-keyshortcuts"), words];
  });
}

/**
 * makeKeys listens to keys in the page and to those the board passes on.
 * @param {Palace.Site} site
 */
export function makeKeys({ frame, refresh }) {
  const letters = $("letters");
  letters.checked = read("localStorage", "letters", "on") === "on";
  letters.addEventListener("change", () => write("localStorage", "letters", letters.checked ? null : "off"));

  /** press uses a key, or returns false. */
  const press = ({ key, down, repeat }) => {
    if (document.querySelector("dialog[open]")) return false;
    if (key === "Escape") return down && escape();
    const twin = twins[key];
    if (twin && actions.remake(key === "Undo" ? "undo" : "redo", down && !repeat)) return true; // where the editor of lessons is open
    if ((!letters.checked && !twin) || !pick(document, ".house").matches("[data-room=game] *, [data-room=lesson] *, [data-room=puzzle] *, [data-room=board] *")) return false;
    const named = withKeys().filter((each) => each.getAttribute("aria-keyshortcuts") === (twin ?? key));
    if (down && named.length > 0 && !named.some(usable)) refresh(); // a key may be quicker than the button it presses
    const button = named.find(usable);
    if (!button) return false;
    if (button.hold) button.hold(down);
    else if (down && (!repeat || "repeat" in button.dataset)) use(button);
    return true;
  };

  /** escape leaves what is nearest, and says whether there was anything to leave. */
  function escape() {
    if (frame.ready && frame.call("letGo")) return true; // what is in a hand goes back
    const menu = CSS.supports("selector(:popover-open)") && document.querySelector(":popover-open");
    if (menu) {
      /** @type {HTMLElement} */ (menu).hidePopover();
      return true;
    }
    if (actions.leaveScreen()) return true;
    const [told, studied] = [actions.dismiss(), actions.endStudy()];
    const [before, to] = [focused(), leaves()];
    to.focus();
    return told || studied || focused() !== before;
  }

  for (const type of /** @type {const} */ (["keydown", "keyup"])) {
    addEventListener(type, (event) => {
      if (target(event).closest?.("input:not([type=checkbox]), select, textarea")) return;
      if (press({ key: keyOf(event), down: type === "keydown", repeat: event.repeat })) event.preventDefault();
    });
  }
  frame.on("key", press);
}
