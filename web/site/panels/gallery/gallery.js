// The gallery: maps that grow over the whole window, one after the other.
import { html, nothing, t, view } from "../../js/view.js";

/**
 * makeGallery shows the words beside the map. The corner from which the map grows stays free.
 * @param {Palace.Site} site
 */
export const makeGallery = ({ act, enter }) => view("gallery", (/** @type {Palace.Page} */ { hall, orientation }) => html`
  <section class="hall" id="hall" aria-labelledby="hall-title" data-above=${orientation.up ? "" : nothing} ?hidden=${!hall}>
    <div class="hall-words">
      <h2 id="hall-title" tabindex="-1" data-home>${hall?.title}</h2>
      <p>${hall?.caption}</p>
    </div>
    <div class="row">
      <button type="button" data-part="mapBefore" aria-label=${t("gallery-map-before")} @click=${() => act("back")}>‹</button>
      <span class="hall-count">${hall?.count}</span>
      <button type="button" data-part="mapNext" aria-label=${t("gallery-next-map")} @click=${() => act("next")}>›</button>
      <button type="button" data-part="growOnce" @click=${() => act("grow", { on: false })}>${t("gallery-skip-end")}</button>
      <button type="button" data-part="growAgain" @click=${() => act("grow", { on: true })}>${t("gallery-replay")}</button>
      <button type="button" class="gold" data-part="playMap" @click=${() => hall && enter(hall.game)}>${t("gallery-play-game")}</button>
    </div>
  </section>`);
