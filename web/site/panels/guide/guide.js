// What is on the map of a blocking game: its names, the region under the pointer in
// words, and what can be highlighted.
import { $, attribute, make, options, text } from "../../js/dom.js";
import { each, panel } from "../../js/panel.js";

/**
 * makeGuide shows the guide's part of the panel; act(name, args) does what is chosen.
 * @param {Palace.Site} site
 */
export const makeGuide = ({ act }) => panel("guide", (part, root) => {
  $("names").addEventListener("change", () => act("names", { on: $("names").checked }));
  $("highlight").addEventListener("change", () => act("highlight", { name: $("highlight").value }));

  /** @param {() => Palace.Region} now */
  const place = (now) => {
    const button = make("button", { type: "button" });
    button.addEventListener("click", () => act("visit", { name: now().name }));
    return button;
  };

  /** @param {Palace.Page} page */
  return ({ guide, map }) => {
    root.hidden = !guide || !map.shown;
    if (!guide) return;
    $("names").checked = guide.names;
    options($("highlight"), guide.details, guide.detail);
    text($("region-name"), guide.here.name);
    text(part.about, guide.here.about);
    text($("region-source"), guide.here.source);
    $("atlas").hidden = guide.list.length === 0;
    each($("places"), guide.list, ({ name }) => name, place, (button, { name, kind }) => {
      text(button, name);
      attribute(button, "data-place", name);
      attribute(button, "title", kind);
      attribute(button, "aria-pressed", name === guide.here.name);
    });
  };
});
