// Who plays, either side by itself.
import { options } from "../../js/dom.js";
import { panel } from "../../js/panel.js";

/**
 * makePeople offers the players of the catalogue, which know(catalog) tells; act(name, args) changes them.
 * @param {Palace.Site} site
 */
export const makePeople = ({ act }) => panel("people", (part) => {
  /** @type {Palace.Menu["players"] | null} */
  let players = null;
  for (const select of [part.white, part.black]) {
    select.addEventListener("change", () => act("players", { first: part.white.value, second: part.black.value }));
  }
  return {
    /** @param {Palace.Menu} catalog */
    know: (catalog) => (players = catalog.players),
    /** @param {Palace.Page} page */
    show({ state }) {
      if (!players) return;
      options(part.white, players, state.players.first);
      options(part.black, players, state.players.second);
    },
  };
});
