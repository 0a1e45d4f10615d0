// The workbench: all that one may know of a game, and all that can be changed about it, behind one button. It is open for
// whoever has opened it before, and where a link has opened something that stands on it.
import { actions } from "../../js/actions.js";
import { $, attribute, pick } from "../../js/dom.js";
import { read, write } from "../../js/store.js";
import { html, icon, t, view } from "../../js/view.js";

/** makeWorkbench shows or hides it. */
export function makeWorkbench() {
  let open = false;
  let of = ""; // the room, and whether something is open there that stands on the workbench
  const press = () => {
    set(!open);
    write("localStorage", "workbench", open ? "on" : null);
    if (!open) return;
    const tab = actions.tab("map");
    $("workbench").scrollIntoView({ block: "nearest" });
    if (!$("workbench-open").checkVisibility()) tab.focus();
  };
  const draw = view("workbench", () => html`
    <section class="part to-workbench" id="to-workbench" data-tab="play">
      <button type="button" class="workbench-open" id="workbench-open" aria-expanded=${open} aria-controls="workbench" @click=${press}>${icon("map")}<span><b>${t("workbench-this-game")}</b><span class="fine">${t("workbench-what")}</span></span></button>
    </section>
    <div class="workbench" id="workbench">
      <template data-panel="looks"></template>
      <template data-panel="map"></template>
      <template data-panel="games"></template>
      <template data-panel="people"></template>
    </div>`);
  const set = (on) => {
    open = on;
    attribute(pick(document, ".house"), "data-workbench", on ? "" : null);
    draw(undefined);
  };
  /** @param {Palace.Page} page */
  return ({ room, explores }) => {
    const now = `${room} ${explores}`;
    const stays = open && of.startsWith(`${room} `); // whoever chooses another game there goes on
    const kept = room !== "lesson" && room !== "puzzle" && read("localStorage", "workbench", "") === "on";
    set(now === of ? open : explores || stays || kept);
    of = now;
  };
}
