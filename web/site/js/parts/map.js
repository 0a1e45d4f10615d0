// The map of palaces: what it shows, its colours and what they mean, how far it is.
import { $, all, attribute, changed, make, options, text } from "../dom.js";
import { read, write } from "../store.js";

/** preferredPalette is the palette that the reader chose last, on this visit or before; "" for none. */
export function preferredPalette() {
  const name = read("localStorage", "palette", "");
  return [...$("palette").options].some(({ value }) => value === name) ? name : "";
}

/**
 * makeMap shows the map's part of the panel and the chips on the board.
 * @param {Palace.Act} act
 */
export function makeMap(act) {
  const kinds = $("map-kinds");
  const peek = $("map-peek");
  /** @type {Palace.Page} */
  let page;

  let last = ""; // the kind of map shown last, for the key that switches it on and off

  const show = (kind) => act("map", { kind });
  $("map-off").addEventListener("click", () => show("off"));
  kinds.addEventListener("shortcut", () => show(hides(page.map) ? last || page.map.kind : "off"));
  $("palette").addEventListener("change", () => {
    write("localStorage", "palette", $("palette").selectedIndex ? $("palette").value : null);
    act("palette", { name: $("palette").value });
  });
  $("orientation").addEventListener("change", () => act("orientation", { name: $("orientation").value }));
  holdToPeek(peek, (on) => act("peek", { on }));

  const newKinds = changed();
  const newLegend = changed();
  /** @param {Palace.Page} next */
  return (next) => {
    page = next;
    const { map, progress } = page;

    if (newKinds(map.kinds)) {
      for (const button of all(kinds, "[data-kind]")) button.remove();
      for (const { kind, label } of map.kinds) {
        const button = make("button", { type: "button", "data-kind": kind }, label);
        button.addEventListener("click", () => show(kind));
        kinds.append(button);
      }
    }
    if (!map.kinds.some(({ kind }) => kind === last)) last = "";
    if (!hides(map)) last = map.kind;
    attribute($("map-off"), "aria-pressed", hides(map));
    attribute(peek, "aria-pressed", map.peek);
    peek.disabled = !hides(map);
    for (const button of all(kinds, "[data-kind]")) {
      attribute(button, "aria-pressed", button.dataset.kind === map.mode);
    }

    text($("legend-title"), map.legendTitle);
    if (newLegend(map.legend)) drawLegend($("legend"), map.legend, map.ramp);

    text($("progress-text"), map.failure || progress.text || "\u00a0");
    $("progress").value = progress.fraction;

    $("palette").value = page.palette;
    options($("orientation"), page.orientation.choices, page.orientation.current);
    $("orientation").disabled = page.orientation.choices.length < 2;

    chip($("chip"), page.chip);
    chip($("chip-map"), map.shown && progress.busy ? `map: ${progress.text}` : "");
  };
}

/** hides says whether the map is to be seen only while somebody peeks. */
export const hides = ({ mode }) => mode === "off" || mode === "peek";

function chip(element, words) {
  element.hidden = !words;
  if (words) text(element, words);
}

/** drawLegend lists the colours: side by side while they are few and short. */
function drawLegend(list, legend, ramp) {
  const long = legend.some(({ label }) => label.length > 5);
  list.classList.toggle("ramp", Boolean(ramp));
  list.classList.toggle("long", long);
  list.classList.toggle("many", !long && legend.length > 9);
  list.replaceChildren(...legend.map(({ color, board, label, meaning }) => {
    const swatch = make("span", { class: board ? "swatch tile" : "swatch" });
    swatch.style.background = board || color;
    if (board) swatch.style.setProperty("--tile", color);
    const item = make("li", { title: meaning }, swatch, make("span", { "aria-hidden": "true" }, long ? meaning || label : label));
    item.append(make("span", { class: "hidden-visually" }, meaning && meaning !== label ? `${label}: ${meaning}` : label));
    return item;
  }));
}

/** holdToPeek calls peek(true) while the button is held by pointer or key, then peek(false). */
export function holdToPeek(button, peek) {
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
