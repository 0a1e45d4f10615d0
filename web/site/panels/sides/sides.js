// Who plays whom, whose turn it is, and the score. How strong a computer is, is chosen here.
import { html, list, live, t, view } from "../../js/view.js";

const template = (/** @type {Palace.Act} */ act, /** @type {() => Palace.Menu["players"]} */ levels) => (/** @type {Palace.Page} */ { sides, score, rung, course, state: { players } }) => {
  const [first, second] = sides;
  const known = (/** @type {Palace.Side} */ { player, level }) => (levels().some(({ name }) => name === player) ? levels() : [...levels(), { name: player, label: level }]);
  /** strength offers the computers that may play on a side. */
  const strength = (/** @type {Palace.Side} */ side) => html`<select aria-label=${t("sides-how-strong")} .value=${live(side.player)} @change=${({ target }) => act("players", { ...players, [side === first ? "first" : "second"]: target.value })}>${
    list(known(side), ({ name }) => name, ({ name, label }) => html`<option value=${name} ?selected=${name === side.player}>${label}</option>`)}</select>`;
  const shown = (/** @type {Palace.Side} */ side) => html`<span class="player" ?data-turn=${side.turn}><b>${side.name}</b>${side.level && strength(side)}</span>`;
  const [left, right] = first.level && !second.level ? [second, first] : sides; // a person first
  return html`
  <p class="sides" id="sides" ?hidden=${Boolean(course)}>${shown(left)}<span class="score">${score}</span>${shown(right)}</p>
  <p class="fine rung" ?hidden=${Boolean(course) || !rung}>${rung}</p>`;
};

/**
 * makeSides shows a page, and takes over the players of the catalogue when they are known.
 * @param {Palace.Site} site
 */
export function makeSides({ act }) {
  /** @type {Palace.Menu["players"]} */
  let levels = [];
  return {
    show: view("sides", template(act, () => levels)),
    know: (/** @type {Palace.Menu} */ { players }) => (levels = players.filter(({ name }) => name !== "human")),
  };
}
