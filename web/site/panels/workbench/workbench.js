// The workbench: all that one may know of a game, and all that can be changed about it, behind one button. It is open for
// whoever has opened it before, and where a link has opened something that stands on it.
import { actions } from "../../js/actions.js";
import { $, attribute, pick } from "../../js/dom.js";
import { read, write } from "../../js/store.js";

/** makeWorkbench shows or hides it. */
export function makeWorkbench() {
  const button = $("workbench-open");
  let open = false;
  let of = ""; // the room, and whether something is open there that stands on the workbench
  const set = (on) => {
    open = on;
    attribute(pick(document, ".house"), "data-workbench", on ? "" : null);
    attribute(button, "aria-expanded", on);
  };
  button.addEventListener("click", () => {
    set(!open);
    write("localStorage", "workbench", open ? "on" : null);
    if (!open) return;
    const tab = actions.tab("map");
    $("workbench").scrollIntoView({ block: "nearest" });
    if (!button.checkVisibility()) tab.focus();
  });
  /** @param {Palace.Page} page */
  return ({ room, explores }) => {
    const now = `${room} ${explores}`;
    if (now === of) return;
    const stays = open && of.startsWith(`${room} `); // whoever chooses another game there goes on
    of = now;
    set(explores || stays || (room !== "lesson" && room !== "puzzle" && read("localStorage", "workbench", "") === "on"));
  };
}
