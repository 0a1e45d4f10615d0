// Handing in to a teacher: what Go has written as a text, and its code to be scanned. Nothing is
// sent. Whoever gives no name keeps one that was chosen, as long as the tab is open.
import { offers } from "../../js/actions.js";
import { copies } from "../../js/copy.js";
import { closable } from "../../js/dialog.js";
import { $, text } from "../../js/dom.js";
import { read, write } from "../../js/store.js";
import { draw } from "../share/share.js";

/**
 * makeHand returns what shows a page.
 * @param {Palace.Site} site
 */
export function makeHand({ frame, say }) {
  const root = $("hand-out");
  const own = () => read("sessionStorage", "pupil", "");
  const chosen = Number(read("sessionStorage", "chosen", "")) || crypto.getRandomValues(new Uint32Array(1))[0];

  function show() {
    const { text: words, code, note, name } = frame.call("handIn", { name: own(), random: chosen });
    write("sessionStorage", "chosen", String(chosen));
    text($("hand-note"), note);
    draw($("hand-code"), code, Math.min(320, innerWidth - 90));
    $("hand-text").value = words;
    $("hand-name").placeholder = name;
    text($("hand-said"), "\u00a0");
  }
  offers({
    hand() {
      try {
        $("hand-name").value = own();
        show();
        root.showModal();
      } catch (error) {
        say(error.message);
      }
    },
  });
  $("hand-name").addEventListener("input", () => {
    write("sessionStorage", "pupil", $("hand-name").value || null);
    show();
  });
  copies($("hand-copy"), $("hand-text"), $("hand-said"));
  closable(root);

  /** @param {Palace.Page} page */
  return (page) => {
    $("hand").hidden = $("lesson-hand").hidden = !page.hands;
  };
}
