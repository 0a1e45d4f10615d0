// Who plays whom, whose turn it is, and the score. How strong a computer is, is chosen here.
import { html, list, live, t, view } from "../../js/view.js";

const template = (/** @type {Palace.Act} */ act, /** @type {() => Palace.Menu["players"]} */ levels) => (/** @type {Palace.Page} */ { rivals, score, course, state: { players } }) => {
  const choose = (before, name) => act("players", before === players.first ? { ...players, first: name } : { ...players, second: name });
  const known = (player, level) => (levels().some(({ name }) => name === player) ? levels() : [...levels(), { name: player, label: level }]);
  /** side shows one of the two. */
  const side = (/** @type {Palace.Rival} */ { name, player, level, turn }) => html`<span class="side" ?data-turn=${turn}><b>${name}</b>${level && html`<select aria-label=${t("sides-how-strong")} .value=${live(player)}
      @change=${(event) => choose(player, event.target.value)}>${list(known(player, level), (each) => each.name, (each) => html`<option value=${each.name} ?selected=${each.name === player}>${each.label}</option>`)}</select>`}</span>`;
  return html`
  <p class="sides" id="sides" ?hidden=${Boolean(course)}>${side(rivals[0])}<span class="score">${score}</span>${side(rivals[1])}</p>`;
};

/**
 * makeSides shows a page, and takes over the players of the catalogue when they are known; act(name, args) changes them.
 * @param {Palace.Act} act
 */
export function makeSides(act) {
  /** @type {Palace.Menu["players"]} */
  let levels = [];
  return {
    show: view("sides", template(act, () => levels)),
    know: (/** @type {Palace.Menu} */ { players }) => (levels = players.filter(({ name }) => name !== "human")),
  };
}
