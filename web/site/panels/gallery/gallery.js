// The gallery: maps that grow over the whole window, one after the other.
import { $, attribute, text } from "../../js/dom.js";
import { panel } from "../../js/panel.js";

/**
 * makeGallery shows the words beside the map.
 * @param {Palace.Site} site
 */
export const makeGallery = ({ act, enter }) => panel("hall", (part, root) => {
  let game = "";
  part.mapBefore.addEventListener("click", () => act("back"));
  part.mapNext.addEventListener("click", () => act("next"));
  part.growAgain.addEventListener("click", () => act("grow", { on: true }));
  part.growOnce.addEventListener("click", () => act("grow", { on: false }));
  part.playMap.addEventListener("click", () => enter(game));

  /** @param {Palace.Page} page */
  return ({ hall, orientation }) => {
    root.hidden = !hall;
    if (!hall) return;
    game = hall.game;
    attribute(root, "data-above", orientation.up ? "" : null); // the corner from which the map grows stays free
    text($("hall-title"), hall.title);
    text(part.mapCaption, hall.caption);
    text(part.mapCount, hall.count);
  };
});
