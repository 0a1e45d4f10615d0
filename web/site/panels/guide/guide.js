// What is on the map of a blocking game: its names, the region under the pointer in
// words, and what can be highlighted.
import { choices, html, list, live, t, view } from "../../js/view.js";

/**
 * makeGuide shows the guide's part of the panel.
 * @param {Palace.Site} site
 */
export const makeGuide = ({ act }) => view("guide", (/** @type {Palace.Page} */ { guide, map }) => html`
  <div class="guide" id="guide" ?hidden=${!guide || !map.shown}>
    <label class="check"><input type="checkbox" id="names" .checked=${live(guide?.names ?? true)} @change=${({ target }) => act("names", { on: target.checked })}> ${t("guide-names-seen-from-afar")}</label>
    <div class="region">
      <h3 id="region-name">${guide?.here.name}</h3>
      <p>${guide?.here.about}</p>
      <cite id="region-source">${guide?.here.source}</cite>
    </div>
    <details class="more" id="atlas" ?hidden=${!guide?.list.length}>
      <summary>${t("guide-everything-on-map")}</summary>
      <div class="places" id="places" role="group" aria-label=${t("guide-everything-on-map")}>${list(guide?.list ?? [], ({ name }) => name, ({ name, kind }) => html`
        <button type="button" data-place=${name} title=${kind} aria-pressed=${name === guide?.here.name} @click=${() => act("visit", { name })}>${name}</button>`)}</div>
    </details>
    <div class="fields">
      <label>${t("guide-highlight")} <select id="highlight" @change=${({ target }) => act("highlight", { name: target.value })}>${choices(guide?.details ?? [], guide?.detail ?? "")}</select></label>
    </div>
  </div>`);
