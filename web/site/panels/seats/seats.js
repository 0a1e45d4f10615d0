// Who plays, in one choice beside New game while a game begins or has ended: the three
// ways that most games are played. The panel's part on players knows the others, too.
import { keepFocus } from "../../js/focus.js";
import { panel } from "../../js/panel.js";

/**
 * makeSeats offers the choice; act(name, args) makes it.
 * @param {Palace.Act} act
 */
export const makeSeats = (act) => panel("seats", (_, select) => {
  select.addEventListener("change", () => {
    const [first, second] = select.value.split(",");
    act("seat", { first, second });
  });
  /** @param {Palace.Page} page */
  return ({ state: { players }, seats }) => {
    const now = `${players.first},${players.second}`;
    select.value = [...select.options].some(({ value }) => value === now) ? now : "";
    select.disabled = false;
    keepFocus(select, !seats);
    select.hidden = !seats;
  };
});
