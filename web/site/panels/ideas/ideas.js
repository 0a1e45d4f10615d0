// The ideas of the game beside its map: one is open, or none.
import { offers } from "../../js/actions.js";
import { $, all } from "../../js/dom.js";
import { home } from "../../js/focus.js";
import { html, list, t, view } from "../../js/view.js";

/**
 * makeIdeas lists them.
 * @param {Palace.Site} site
 */
export function makeIdeas({ act }) {
  offers({
    toIdea(name) {
      const button = all($("ideas"), "button").find((each) => each.dataset.ideaName === name);
      (button?.checkVisibility() ? button : home()).focus();
    },
  });
  return view("ideas", (/** @type {Palace.Page} */ { ideas }) => html`
  <div class="ideas" id="ideas" ?hidden=${!ideas.length}>
    <h3 id="ideas-label">${t("map-ideas")}</h3>
    <div class="places" id="ideas-list" role="group" aria-labelledby="ideas-label">${list(ideas, ({ name }) => name, ({ name, title, open }) => html`
      <button type="button" data-idea-name=${name} aria-pressed=${open} @click=${() => act("idea", { name: open ? "" : name })}>${title}</button>`)}</div>
  </div>`);
}
