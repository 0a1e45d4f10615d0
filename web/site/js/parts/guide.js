// What is on the map of a blocking game: its names, the region under the pointer in
// words, and what can be highlighted.
import { $, all, attribute, changed, make, options, text } from "../dom.js";

/**
 * makeGuide shows the guide's part of the panel; act(name, args) does what is chosen.
 * @param {Palace.Act} act
 */
export function makeGuide(act) {
  $("names").addEventListener("change", () => act("names", { on: $("names").checked }));
  $("highlight").addEventListener("change", () => act("highlight", { name: $("highlight").value }));

  const newList = changed();
  /** @param {Palace.Page} page */
  return ({ guide, map }) => {
    $("guide").hidden = !guide || !map.shown;
    if (!guide) return;
    $("names").checked = guide.names;
    options($("highlight"), guide.details, guide.detail);
    showRegion(guide.here);
    $("atlas").hidden = guide.list.length === 0;
    if (newList(guide.list)) {
      $("places").replaceChildren(...guide.list.map(({ name, kind }) => {
        const button = make("button", { type: "button", "data-place": name, title: kind }, name);
        button.addEventListener("click", () => act("visit", { name }));
        return button;
      }));
    }
    for (const button of all($("places"), "button")) {
      attribute(button, "aria-pressed", button.dataset.place === guide.here?.name);
    }
  };
}

/** showRegion says what a region is, and who says so. */
function showRegion(region) {
  text($("region-name"), region?.name ?? "What is what");
  text($("region-about"), region?.about ?? "Point at the map, or choose a name below.");
  text($("region-source"), region?.source ?? "");
}
