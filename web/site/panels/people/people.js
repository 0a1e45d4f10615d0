// Who plays: in one choice, as most games are played, against whichever opponent was chosen, while a game begins or has
// ended; and either side by itself.
import { pick } from "../../js/dom.js";
import { button, choices, html, live, t, view } from "../../js/view.js";

/**
 * makePeople offers the players of the catalogue, which know(catalog) tells.
 * @param {Palace.Site} site
 */
export const makePeople = ({ act }) => {
  /** @type {Palace.Menu["players"]} */
  let players = [];
  const seat = ({ target }) => {
    const [first, second] = target.value.split(",");
    act("seat", { first, second });
  };
  const choose = ({ target }) => {
    const [first, second] = ["first", "second"].map((name) => pick(target.closest(".fields"), `[name=${name}]`, HTMLSelectElement).value);
    act("players", { first, second });
  };
  const draw = view("people", (/** @type {Palace.Page} */ page) => {
    const { first, second } = page.state.players;
    const two = [first, second].filter((player) => player !== "human");
    const rival = two.length === 1 ? two[0] : "perfect";
    const ways = [`human,${rival}`, `${rival},human`, "human,human"];
    const now = ways.includes(`${first},${second}`) ? `${first},${second}` : "";
    const way = (value, words) => html`<option value=${value} .selected=${live(value === now)} ?hidden=${!value}>${words}</option>`;
    const flip = button(page, "flip");
    return html`
  <section class="part" id="people" data-tab="games" aria-labelledby="people-label">
    <h2 class="label" id="people-label">${t("people-players")}</h2>
    <select id="seats" aria-label=${t("people-who-plays")} ?hidden=${!page.seats} @change=${seat}>
      ${way(ways[0], t("people-you-begin"))}${way(ways[1], t("people-computer-begins"))}${way(ways[2], t("people-two-players"))}${way("", t("people-choose-both"))}
    </select>
    <div class="fields">
      <label>${t("people-white-first")} <select name="first" @change=${choose}>${choices(players, first)}</select></label>
      <label>${t("people-black-second")} <select name="second" @change=${choose}>${choices(players, second)}</select></label>
    </div>
    <div class="row">
      <button type="button" data-act="flip" aria-keyshortcuts="f" ?hidden=${!flip.shown} ?disabled=${!flip.enabled} @click=${() => act("flip")}>${t("people-swap-sides")}</button>
    </div>
  </section>`;
  });
  return {
    /** @param {Palace.Menu} catalog */
    know: (catalog) => void ({ players } = catalog),
    show: draw,
  };
};
