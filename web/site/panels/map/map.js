// The map of palaces: what it shows, its colours and what they mean, how far it is.
import { $, attribute, make, options, pick, text } from "../../js/dom.js";
import { each, panel } from "../../js/panel.js";
import { read, write } from "../../js/store.js";
import { tabbed } from "../tabs/tabs.js";

/**
 * makeMap shows the map's part of the panel.
 * @param {Palace.Site} site
 */
export const makeMap = ({ act, attempt }) => panel("map", (part) => {
  const kinds = $("map-kinds");
  let toggled = ""; // what the key for the map makes of it

  const show = (kind) => act("map", { kind });
  $("map-off").addEventListener("click", () => show("off"));
  kinds.addEventListener("shortcut", () => show(toggled));
  $("palette").addEventListener("change", () => {
    write("localStorage", "palette", $("palette").selectedIndex ? $("palette").value : null);
    act("palette", { name: $("palette").value });
  });
  $("orientation").addEventListener("change", () => act("orientation", { name: $("orientation").value }));
  holdToPeek($("map-peek"), (on) => act("peek", { on }));

  /** @param {() => Palace.Choice} now */
  const choice = (now) => {
    const button = make("button", { type: "button" });
    button.addEventListener("click", () => show(now().kind));
    return button;
  };

  const ready = () => {
    const name = read("localStorage", "palette", ""); // that the reader chose last, on this visit or before
    if (name) attempt("palette", { name });
  };
  const draw = (/** @type {Palace.Page} */ { map, progress, palette, orientation, guide, gives }) => {
    for (const shown of [kinds, part["legend-box"], part["progress-line"], part.colours]) shown.hidden = !gives.map;
    toggled = map.toggled;
    each(kinds, map.kinds, ({ kind }) => kind ?? "", choice, (button, { kind, label }) => {
      text(button, label);
      attribute(button, "data-kind", kind);
      attribute(button, "aria-pressed", kind === map.mode);
    });
    attribute($("map-off"), "aria-pressed", map.hidden);
    attribute($("map-peek"), "aria-pressed", map.peek);
    $("map-peek").disabled = !map.hidden;

    text(part["legend-title"], map.legendTitle);
    attribute($("legend"), "data-form", map.form);
    each($("legend"), map.legend, (_, i) => i, entry, showEntry);

    text($("progress-text"), progress.text || "\u00a0");
    $("progress").value = progress.fraction;
    part.surveyed.hidden = !guide;
    part.plain.hidden = Boolean(guide);
    options($("palette"), palette.choices, palette.current);
    options($("orientation"), orientation.choices, orientation.current);
  };
  return { show: draw, ready };
});

const entry = () => make("li", {}, make("span", { class: "swatch" }), make("span", { "aria-hidden": "true" }), make("span", { class: "hidden-visually" }));

/**
 * showEntry shows a colour of the legend: as it is or, on the board's own, as a tile.
 * @param {HTMLElement} item
 * @param {Palace.Swatch} swatch
 */
function showEntry(item, { color, board, label, meaning, about }) {
  const [swatch, shown, heard] = /** @type {Iterable<HTMLElement>} */ (item.children);
  attribute(item, "title", meaning);
  attribute(swatch, "class", board ? "swatch tile" : "swatch");
  swatch.style.background = board || color;
  swatch.style.setProperty("--tile", color);
  text(shown, label);
  text(heard, about);
}

/** holdToPeek calls peek(true) while the button is held by pointer or key, then peek(false). */
function holdToPeek(button, peek) {
  let held = false;
  const hold = (on) => {
    if (on === held || (on && button.disabled)) return;
    held = on;
    peek(on);
  };
  button.addEventListener("pointerdown", (event) => {
    button.setPointerCapture(event.pointerId);
    hold(true);
  });
  for (const name of ["pointerup", "pointercancel", "lostpointercapture", "blur"]) {
    button.addEventListener(name, () => hold(false));
  }
  button.addEventListener("keydown", (event) => {
    if (event.key === " " || event.key === "Enter") hold(true);
  });
  button.addEventListener("keyup", () => hold(false));
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  button.hold = hold; // the page's key for it holds and lets go the same way
  addEventListener("blur", () => hold(false));
}

/** makeFold keeps what folds away below the map as the reader left it; a tab of its own shows it all. */
export function makeFold() {
  const fold = $("map-more");
  fold.open = read("localStorage", "map-more", tabbed() ? "open" : "closed") === "open";
  pick(fold, "summary").addEventListener("click", () => write("localStorage", "map-more", fold.open ? "closed" : "open"));
}
