// The buttons that a class needs while the board fills the screen: elsewhere they stand in
// parts of the panel that are away then.
import { html, t, view } from "../../js/view.js";

/**
 * makeClass sets the buttons up.
 * @param {Palace.Site} site
 */
export function makeClass({ act }) {
  let pointer = true;
  const draw = view("class", (/** @type {Palace.Page} */ page) => html`
  <section class="part class" id="class" data-tab="play" aria-label=${t("class-class")}>
    <button type="button" id="class-map" aria-pressed=${!page.map.hidden} @click=${() => act("map", { kind: page.map.toggled })}>${t("class-map")}</button>
    <button type="button" id="class-values" aria-pressed=${page.values.on} @click=${() => act("values", { on: !page.values.on })}>${t("class-values")}</button>
    <button type="button" id="class-pointer" aria-pressed=${pointer} @click=${() => point(page)}>${t("class-pointer")}</button>
  </section>`);
  const point = (page) => {
    pointer = !pointer;
    draw(page);
    act("pointer", { on: pointer });
  };
  return { show: draw, ready: () => void (pointer || act("pointer", { on: false })) }; // a board that was started again shows one
}
