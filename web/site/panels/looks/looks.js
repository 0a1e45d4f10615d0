// What is looked at besides the board: why a square is lost, the values of moves, and, of other panels, the possible moves and far positions.
import { button, html, t, view } from "../../js/view.js";

/**
 * makeLooks shows them.
 * @param {Palace.Site} site
 */
export const makeLooks = ({ act }) => view("looks", (/** @type {Palace.Page} */ page) => html`
  <section class="part looks" id="looks" data-tab="map" aria-label=${t("workbench-moves")}>
    <div class="actions">
      <button type="button" data-act="explain" aria-keyshortcuts="w" data-help=${t("status-why-does-square-win")} ?hidden=${!button(page, "explain").shown} ?disabled=${!button(page, "explain").enabled} @click=${() => act("explain")}>${t("status-why")}</button>
      <button type="button" id="values" aria-keyshortcuts="v" aria-pressed=${page.values.on} ?hidden=${!page.gives.values} @click=${() => act("values", { on: !page.values.on })}>${t("status-move-values")}</button>
    </div>
    <template data-panel="options"></template>
    <template data-panel="distant"></template>
  </section>`);
