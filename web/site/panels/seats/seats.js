// Who plays, in one choice beside New game while a game begins or has ended: the three
// ways that most games are played, against whichever opponent was chosen. The panel's part
// on players knows the others, too.
import { keepFocus } from "../../js/focus.js";
import { panel } from "../../js/panel.js";

/**
 * makeSeats offers the choice; act(name, args) makes it.
 * @param {Palace.Site} site
 */
export const makeSeats = ({ act }) => panel("seats", (_, select) => {
  select.addEventListener("change", () => {
    const [first, second] = select.value.split(",");
    act("seat", { first, second });
  });
  /** @param {Palace.Page} page */
  return ({ state: { players }, seats }) => {
    const { first, second } = players;
    const [rival] = [first, second].filter((player) => player !== "human");
    if (rival && [first, second].includes("human")) {
      select.options[0].value = `human,${rival}`;
      select.options[1].value = `${rival},human`;
    }
    const now = `${first},${second}`;
    select.value = [...select.options].some(({ value }) => value === now) ? now : "";
    select.disabled = false;
    keepFocus(select, !seats);
    select.hidden = !seats;
  };
});
