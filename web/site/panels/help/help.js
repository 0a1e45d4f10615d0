// How to play, and the keys, which the page's buttons name.
import { offers } from "../../js/actions.js";
import { closes } from "../../js/dialog.js";
import { $, text } from "../../js/dom.js";
import { shortcuts } from "../../js/keys.js";
import { html, list, view } from "../../js/view.js";

/** makeHelp opens and fills the help. */
export function makeHelp() {
  const keys = view("help-keys", (all) => html`${list(all, (_, i) => i, ([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}`);
  const ways = view("help-methods", (all) => html`${list(all, (_, i) => i, (words) => html`<li>${words}</li>`)}`);
  offers({
    help() {
      keys(shortcuts());
      $("help").showModal();
    },
  });
  $("help").addEventListener("click", closes);
  return {
    /** @param {Palace.Page} page */
    show({ title, rules, methods }) {
      text($("help-game"), title);
      text($("help-rules"), rules);
      ways(methods);
    },
    /** @param {Palace.Menu} catalog */
    know({ far }) {
      text($("help-far"), far);
    },
  };
}
