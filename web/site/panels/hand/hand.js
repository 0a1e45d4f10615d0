// Handing in to a teacher: what Go has written as a text, and its code to be scanned. Nothing is
// sent. Whoever gives no name keeps one that was chosen, as long as the tab is open.
import { offers } from "../../js/actions.js";
import { copied } from "../../js/copy.js";
import { closes } from "../../js/dialog.js";
import { $ } from "../../js/dom.js";
import { read, write } from "../../js/store.js";
import { html, icon, t, view } from "../../js/view.js";
import { draw as drawCode } from "../share/share.js";

/**
 * makeHand shows the button of a page, and the dialog.
 * @param {Palace.Site} site
 */
export function makeHand({ frame, say }) {
  const own = () => read("sessionStorage", "pupil", "");
  const chosen = Number(read("sessionStorage", "chosen", "")) || crypto.getRandomValues(new Uint32Array(1))[0];
  let hands = false;
  /** @type {Palace.HandedIn | null} */
  let made = null;
  let told = ""; // what came of copying

  const make = () => {
    made = frame.call("handIn", { name: own(), random: chosen });
    write("sessionStorage", "chosen", String(chosen));
    told = "";
    draw();
    drawCode($("hand-code"), made.code, Math.min(320, innerWidth - 90));
  };
  const named = ({ target }) => {
    write("sessionStorage", "pupil", target.value || null);
    make();
  };
  const copy = async () => {
    told = await copied($("hand-text"));
    draw();
  };
  const render = view("hand", () => html`
  <section class="part hand" id="hand" data-tab="play" aria-label=${t("hand-hand-in")} ?hidden=${!hands}>
    <button type="button" id="hand-in" data-does="hand" aria-haspopup="dialog">${t("hand-hand-in-2")}</button>
  </section>
  <dialog id="hand-out" aria-labelledby="hand-title" @click=${closes}>
    <div class="dialog-top"><h2 id="hand-title">${t("hand-hand-in")}</h2><button type="button" class="quiet" aria-label=${t("hand-close")}>${icon("close")}</button></div>
    <p class="fine" id="hand-note">${made?.note}</p>
    <div class="code hand-code" id="hand-code"></div>
    <label for="hand-name">${t("hand-your-name-if-you")}</label>
    <input id="hand-name" maxlength="24" autocomplete="off" placeholder=${made?.name ?? ""} @input=${named}>
    <label for="hand-text">${t("hand-text")}</label>
    <textarea id="hand-text" readonly rows="3" spellcheck="false" .value=${made?.text ?? ""}></textarea>
    <div class="actions"><button type="button" class="gold" id="hand-copy" @click=${copy}>${t("hand-copy-text")}</button></div>
    <p class="fine" id="hand-said" role="status">${told || "\u00a0"}</p>
  </dialog>`);
  const draw = () => render(undefined);
  offers({
    hand() {
      try {
        $("hand-name").value = own();
        make();
        $("hand-out").showModal();
      } catch (error) {
        say(error.message);
      }
    },
  });

  /** @param {Palace.Page} page */
  return (page) => {
    ({ hands } = page);
    draw();
  };
}
