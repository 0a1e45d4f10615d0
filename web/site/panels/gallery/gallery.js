// The gallery: maps over the whole window, one at a time. What is said of one goes when nobody moves, and comes back when somebody does.
import { actions } from "../../js/actions.js";
import { $, attribute, pick } from "../../js/dom.js";
import { focused } from "../../js/focus.js";
import { html, list, nothing, t, view } from "../../js/view.js";

const calm = 5000; // ms

/**
 * makeGallery shows the words beside the map. The corner from which the map begins stays free.
 * @param {Palace.Site} site
 */
export const makeGallery = ({ act, enter, frame }) => {
  const draw = view("gallery", (/** @type {Palace.Page} */ { hall, orientation }) => html`
  <section class="hall" id="hall" aria-labelledby="hall-title" data-above=${orientation.up ? "" : nothing} ?hidden=${!hall}>
    <div class="hall-words">
      <h2 id="hall-title" tabindex="-1" data-home>${hall?.title}</h2>
      <p>${hall?.caption}</p>
    </div>
    <div class="row">
      <button type="button" id="hall-before" aria-label=${t("gallery-map-before")} @click=${() => act("back")}>‹</button>
      <span class="hall-count">${hall?.count}</span>
      <button type="button" id="hall-next" aria-label=${t("gallery-next-map")} @click=${() => act("next")}>›</button>
      <button type="button" id="hall-grow" @click=${() => act("grow", { on: !hall?.grows })}>${hall?.grows ? t("gallery-skip-end") : t("gallery-watch-it-grow")}</button>
      <button type="button" id="hall-save" @click=${() => actions.savePicture()}>${t("gallery-save-as-picture")}</button>
      <button type="button" class="gold" id="hall-play" @click=${() => hall && enter(hall.game)}>${t("gallery-play-game")}</button>
    </div>
    <div class="hall-maps" role="group" aria-labelledby="hall-title">${list(hall?.maps ?? [], (_, i) => i, (title, i) => html`
      <button type="button" class="quiet" aria-pressed=${i === hall?.at} @click=${() => act("hang", { value: i })}>${title}</button>`)}</div>
  </section>`);

  let timer = 0;
  const wake = () => {
    clearTimeout(timer);
    const root = $("hall");
    if (!root || root.hidden) return;
    attribute(root, "data-rests", null);
    timer = setTimeout(() => (root.matches(":hover") || root.contains(focused()) ? wake() : attribute(root, "data-rests", "")), calm);
  };
  for (const type of /** @type {const} */ (["pointermove", "pointerdown", "keydown"])) {
    frame.hear(type, wake);
    addEventListener(type, wake);
  }
  let at = -1; // the map that was shown last
  /** @param {Palace.Page} page */
  return (page) => {
    draw(page);
    const now = page.hall?.at ?? -1;
    if (now === at) return;
    at = now;
    wake();
    pick($("hall"), "[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
  };
};
