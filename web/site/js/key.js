// What a key means, whatever the layout of the keyboard: the page, the board's frame and the
// canvas in it ask here.

/** Signs that are keys here, by where they are on most keyboards. */
const signs = { Period: ".", Comma: ",", Minus: "-" };

/**
 * keyOf names the key of an event: a Latin letter as a small one, be it written large or not; a sign
 * as it is; "Undo" or "Redo" for Ctrl, or Cmd, with Z, Shift and Z, or Y; and what has a name by that.
 * On a keyboard that writes something else it goes by the place of the key. What belongs to the
 * browser, with Ctrl, Alt or Cmd, or to a word that is being composed is "".
 * @param {Pick<KeyboardEvent, "key"> & Partial<KeyboardEvent>} event
 */
export function keyOf({ key, code = "", shiftKey = false, ctrlKey = false, metaKey = false, altKey = false, isComposing = false }) {
  if (altKey || isComposing) return "";
  const name = placed(key, code, shiftKey);
  if (!ctrlKey && !metaKey) return name;
  if (name === "z") return shiftKey ? "Redo" : "Undo";
  return name === "y" && !shiftKey ? "Redo" : "";
}

/** placed names a key by what it writes or, if that is no Latin letter and no sign that is a key, by its place. */
function placed(key, code, shift) {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  if (/^([A-Z][A-Za-z0-9]+|[0-9?.,+=_ -])$/.test(key)) return key;
  const [, letter, digit] = /^(?:Key([A-Z])|Digit([0-9]))$/.exec(code) ?? [];
  if (letter) return letter.toLowerCase();
  if (digit) return shift ? key : digit;
  if (/^[\p{ASCII}\p{Script=Latin}]/u.test(key)) return key; // é, ß or a bracket, and not what is there elsewhere
  if (code === "Slash" && shift) return "?";
  return (!shift && signs[code]) || key;
}
