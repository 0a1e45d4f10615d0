// Who plays, in one choice beside New game while a game begins or has ended: the three
// ways that most games are played. The panel's part on players knows the others, too.
import { $, keepFocus } from "../dom.js";

/**
 * makeSeats offers the choice; act(name, args) makes it.
 * @param {Palace.Act} act
 */
export function makeSeats(act) {
  const select = $("seats");
  let begun = false; // there is a block, but no move
  select.addEventListener("change", () => {
    const [first, second] = select.value.split(",");
    act("players", { first, second });
    if (begun) act("newGame"); // so that whoever is second now blocks
  });
  /** @param {Palace.Page} page */
  return ({ state: { players, history, phase } }) => {
    const moved = history.some(({ to }) => to);
    begun = history.length > 0 && !moved;
    const now = `${players.first},${players.second}`;
    select.value = [...select.options].some(({ value }) => value === now) ? now : "";
    select.disabled = false;
    const leaving = moved && phase !== "over";
    keepFocus(select, leaving);
    select.hidden = leaving;
  };
}
