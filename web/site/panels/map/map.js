// The map of palaces: what it shows, its colours and what they mean, how far it is.
import { choices, html, list, t, view } from "../../js/view.js";
import { read, write } from "../../js/store.js";
import { tabbed } from "../tabs/tabs.js";

/**
 * makeMap shows the map's part of the panel.
 * @param {Palace.Site} site
 */
export function makeMap({ act, attempt }) {
  // What folds away below the map is as the reader left it; a tab of its own shows it all.
  const unfolded = read("localStorage", "map-more", tabbed() ? "open" : "closed") === "open";
  const fold = ({ currentTarget: { parentElement } }) => write("localStorage", "map-more", parentElement.open ? "closed" : "open");
  const paint = ({ target }) => {
    write("localStorage", "palette", target.selectedIndex ? target.value : null);
    act("palette", { name: target.value });
  };
  let peeks = false; // whether the button is held, by pointer or key; the page's key for it holds and lets go the same way
  const hold = (on) => {
    if (on !== peeks) act("peek", { on: (peeks = on) });
  };
  const lets = () => hold(false);
  addEventListener("blur", lets);
  const down = ({ currentTarget, pointerId }) => {
    currentTarget.setPointerCapture(pointerId);
    hold(true);
  };

  const show = (kind) => act("map", { kind });
  const draw = view("map", (/** @type {Palace.Page} */ { map, progress, palette, orientation, guide, gives }) => html`
    <section class="part" id="map" data-tab="map" aria-labelledby="map-label">
      <h2 class="label" id="map-label">${t("map-map")}</h2>
      <div class="segments" id="map-kinds" role="group" aria-labelledby="map-label" aria-keyshortcuts="m" data-help=${t("map-map-on-off")} ?hidden=${!gives.map} @shortcut=${() => show(map.toggled)}>
        <button type="button" id="map-off" aria-pressed=${map.hidden} @click=${() => show("off")}>${t("map-off")}</button>
        <button type="button" id="map-peek" aria-keyshortcuts="p" aria-pressed=${map.peek} ?disabled=${!map.hidden} .hold=${hold}
          @pointerdown=${down} @pointerup=${lets} @pointercancel=${lets} @lostpointercapture=${lets} @blur=${lets}
          @keydown=${({ key }) => (key === " " || key === "Enter") && hold(true)} @keyup=${lets} @contextmenu=${(event) => event.preventDefault()}>${t("map-hold-peek")}</button>
        ${list(map.kinds, ({ kind }) => kind, ({ kind, label }) => html`<button type="button" data-kind=${kind} aria-pressed=${kind === map.mode} @click=${() => show(kind)}>${label}</button>`)}
      </div>
      <div class="legend-box" ?hidden=${!gives.map}>
        <p class="fine">${map.legendTitle}</p>
        <ul class="legend" id="legend" data-form=${map.form}>${list(map.legend, (_, i) => i, ({ color, board, label, meaning, about }) => html`<li
          title=${meaning}><span class=${board ? "swatch tile" : "swatch" /* on the board's own colour */} .style=${`background: ${board || color}; --tile: ${color}`}></span><span aria-hidden="true">${label}</span><span class="hidden-visually">${about}</span></li>`)}</ul>
      </div>
      <template data-panel="row"></template>
      <div class="progress-line" ?hidden=${!gives.map}>
        <progress id="progress" max="1" aria-labelledby="progress-text" .value=${progress.fraction}></progress>
        <p class="fine" id="progress-text">${progress.text || "\u00a0"}</p>
      </div>
      <template data-panel="ideas"></template>
      <details class="fold" id="map-more" ?open=${unfolded}>
        <summary @click=${fold}>${guide ? t("map-regions-colours-saving") : t("map-colours-saving")}</summary>
        <template data-panel="guide"></template>
        <template data-panel="match"></template>
        <template data-panel="machine"></template>
        <div class="fields">
          <label ?hidden=${!gives.map}>${t("map-colours")} <select id="palette" @change=${paint}>${choices(palette.choices, palette.current)}</select></label>
          <label>${t("map-orientation")} <select id="orientation" @change=${({ target }) => act("orientation", { name: target.value })}>${choices(orientation.choices, orientation.current)}</select></label>
        </div>
        <template data-panel="save"></template>
      </details>
    </section>`);

  const ready = () => {
    const name = read("localStorage", "palette", ""); // that the reader chose last, on this visit or before
    if (name) attempt("palette", { name });
  };
  return { show: draw, ready };
}
