// How to play, and the keys, which the page's buttons name.
import { offers } from "../../js/actions.js";
import { closable } from "../../js/dialog.js";
import { make, pick, text } from "../../js/dom.js";
import { shortcuts } from "../../js/keys.js";
import { each, panel } from "../../js/panel.js";

/** makeHelp opens and fills the help. */
export const makeHelp = () => panel("help", (part, root) => {
  const help = () => {
    each(part.keys, shortcuts(), (_, i) => i, row, (element, [key, what]) => {
      text(pick(element, "kbd"), key);
      text(pick(element, "dd"), what);
    });
    root.showModal();
  };
  offers({ help });
  closable(root);
  return {
    /** @param {Palace.Page} page */
    show({ title, rules, methods }) {
      text(part.game, title);
      text(part.rules, rules);
      each(part.methods, methods, (_, i) => i, () => make("li"), text);
    },
    /** @param {Palace.Menu} catalog */
    know({ far }) {
      text(part.far, far);
    },
  };
});

const row = () => make("div", {}, make("dt", {}, make("kbd")), make("dd"));
