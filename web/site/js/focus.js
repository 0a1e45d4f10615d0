// Where the focus is, and where it goes when what has it falls out of use: to another control of
// its group, or else home.
import { $, all } from "./dom.js";

/** focused is the element with the focus. */
export const focused = () => /** @type {HTMLElement | null} */ (document.activeElement);

/**
 * holdFocus runs a change of the page. If the element with the focus falls out of use by
 * that, the focus goes to another control of its group, or else home.
 */
export function holdFocus(change) {
  const held = focused();
  const group = held?.closest("[role=group], .row, .actions");
  change();
  if (!held || held === document.body || held.tagName === "IFRAME") return;
  if (document.activeElement !== held && document.activeElement !== document.body) return;
  if (held.isConnected && !held.matches(":disabled") && held.checkVisibility()) return;
  const next = group && all(group, "button, input, select").find((each) => !each.matches(":disabled") && each.checkVisibility());
  (next ?? home()).focus();
}

/**
 * home is where the focus goes if there is nothing nearer: the heading of the room, of the lesson,
 * of the idea or of the game, whichever is seen and comes first (a panel says by data-home which
 * of its headings that is), or, where another tab hides them, that tab.
 */
export function home() {
  return all(document, "[data-home]", HTMLElement).find((each) => each.checkVisibility()) ?? document.body;
}

/** leaves is where Escape leads: home, or from the board past it, where something says by data-past that it is there for that. */
export function leaves() {
  const past = focused()?.tagName === "IFRAME" && all(document, "[data-past]", HTMLElement).find((each) => each.checkVisibility());
  return past || home();
}

/** keepFocus moves the focus to a heading before a control with it falls out of use. */
export function keepFocus(control, leaving, heading = $("headline")) {
  if (leaving && control.contains(focused())) heading.focus();
}
