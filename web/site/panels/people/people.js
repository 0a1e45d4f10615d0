// Who plays, either side by itself.
import { $, options } from "../../js/dom.js";
import { panel } from "../../js/panel.js";

/**
 * makePeople offers the players of the catalogue; act(name, args) changes them.
 * @param {Palace.Menu} catalog
 * @param {Palace.Act} act
 */
export const makePeople = ({ players }, act) => panel("people", (part) => {
  for (const select of [part.white, part.black]) {
    select.addEventListener("change", () => act("players", { first: part.white.value, second: part.black.value }));
  }
  /** @param {Palace.Page} page */
  return ({ state }) => {
    options(part.white, players, state.players.first);
    options(part.black, players, state.players.second);
  };
});
