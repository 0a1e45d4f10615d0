// The buttons that move the view over the board, which a small screen keeps behind one.
import { $, all, attribute, pick } from "./dom.js";

const zooms = { in: 1.5, out: 1 / 1.5, fit: "fit", map: "map", piece: "piece" };

/**
 * makeZoom sets the buttons up.
 * @param {Palace.Site} site
 */
export function makeZoom({ act }) {
  for (const button of all(document, "[data-zoom]", HTMLButtonElement)) {
    button.addEventListener("click", () => act("zoom", { by: zooms[button.dataset.zoom ?? ""] }));
  }
  $("zoom-open").addEventListener("click", () => {
    const open = pick(document, ".zoom").toggleAttribute("data-open");
    attribute($("zoom-open"), "aria-expanded", open);
  });
}
