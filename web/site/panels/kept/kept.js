// What somebody has done, as a text that goes to another browser. What stands in it is for Go to say.
import { copied } from "../../js/copy.js";
import { $ } from "../../js/dom.js";
import { html, live, t, view } from "../../js/view.js";
import { worded } from "../../js/worded.js";

const template = ({ open, add, copy }) => ({ text, said }) => html`
  <details class="leaf kept" id="kept" @toggle=${open}>
    <summary>${t("kept-title")}</summary>
    <p>${t("kept-words")}</p>
    <textarea class="taken" id="kept-text" rows="4" aria-label=${t("kept-text")} autocomplete="off" autocapitalize="none" spellcheck="false" dir="ltr" .value=${live(text)}></textarea>
    <div class="row"><button type="button" id="kept-copy" @click=${copy}>${t("kept-copy")}</button><button type="button" id="kept-add" @click=${add}>${t("kept-add")}</button></div>
    <p class="fine" id="kept-said" role="status">${said}</p>
  </details>`;

/**
 * makeKept shows the text when its fold is opened.
 * @param {Palace.Site} site
 */
export function makeKept({ frame, attempt }) {
  const kept = () => frame.call("kept").text;
  const [fold, field] = [() => /** @type {HTMLDetailsElement} */ ($("kept")), () => /** @type {HTMLTextAreaElement} */ ($("kept-text"))];
  const shown = { text: "", said: "" };
  const say = (said, text = field().value) => draw(Object.assign(shown, { said, text }));
  const draw = view("kept", template({
    open: () => fold().open && say("", kept()),
    copy: async () => say(await copied(field())),
    add() {
      const sentence = attempt("addKept", { text: field().value });
      if (sentence) say(sentence);
      else say(worded("kept-added"), kept());
    },
  }));
  /** @param {Palace.Page} page */
  return ({ door }) => door && draw({ ...shown, text: $("kept") ? field().value : "" });
}
