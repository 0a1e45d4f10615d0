// Handing on the game, or the lesson: its link, the link as a QR code that fills the screen on
// request, and a frame for another page. What a link holds is for Go to say.
import { offers } from "../../js/actions.js";
import { copied } from "../../js/copy.js";
import { closes } from "../../js/dialog.js";
import { $, all, svg } from "../../js/dom.js";
import { html, icon, live, t, view } from "../../js/view.js";

/**
 * makeShare fills the dialog.
 * @param {Palace.Site} site
 */
export const makeShare = (site) => {
  /** @type {Palace.Shared} */
  let shared;
  let here = false; // the game from here on, without its turns
  let step = false; // the lesson at its step
  let told = ""; // what came of copying
  const show = (wishes) => {
    shared = site.frame.call("share", { base: site.base, here, step, ...wishes });
    told = "";
    render(shared);
    draw($("code"), shared.code, 264);
  };
  const chosen = () => {
    [here, step] = [$("share-here").checked, $("share-step").checked];
    const without = all($("share-withheld"), "[type=checkbox]:checked", HTMLInputElement).map(({ value }) => value).join();
    show({ hidden: $("share-hidden").checked, view: $("share-viewed").checked, quiz: $("share-quiz").checked, without });
  };
  const fromHere = () => {
    $("share-here").checked = true;
    chosen();
    $("share-here").focus();
  };
  const copy = async (field) => {
    told = await copied(field);
    render(shared);
  };
  const send = () => navigator.share({ title: document.title, url: shared.href }).catch(() => {});
  const fill = () => $("code-large")?.open && draw($("code-close"), shared.code, Math.min(innerWidth, innerHeight - $("code-text").offsetHeight));
  const enlarge = () => {
    $("code-large").showModal();
    fill();
  };
  addEventListener("resize", fill);

  const render = view("share", (/** @type {Palace.Shared} */ shared) => {
    const without = shared.without.split(",");
    const help = (name, words) => html`<label class="check"><input type="checkbox" value=${name} .checked=${live(without.includes(name))}> ${words}</label>`;
    return html`
<dialog id="share" aria-labelledby="share-title" @click=${closes}>
  <div class="dialog-top"><h2 id="share-title">${shared.title}</h2><button type="button" class="quiet" aria-label=${t("share-close")}>${icon("close")}</button></div>
  <div class="share" @change=${chosen}>
    <div class="share-code">
      <button type="button" class="code" id="code" aria-haspopup="dialog" aria-label=${t("share-qr-code-link-fill")} ?hidden=${!shared.code} @click=${enlarge}></button>
      <p class="fine" id="code-note" role="status">${shared.note}</p>
      <button type="button" id="code-here" ?hidden=${!shared.shorter} @click=${fromHere}>${t("share-share-from-here")}</button>
    </div>
    <div>
      <fieldset class="choice" id="share-turns" ?hidden=${!shared.turns}>
        <legend>${t("share-link-opens")}</legend>
        <label class="check"><input type="radio" name="share-from" value="start" .checked=${live(!here)}> ${t("share-whole-game-its-turns")}</label>
        <label class="check"><input type="radio" name="share-from" value="here" id="share-here" .checked=${live(here)}> ${t("share-game-from-here")}</label>
      </fieldset>
      <fieldset class="choice" ?hidden=${!shared.step}>
        <legend>${t("share-link-opens-lesson")}</legend>
        <label class="check"><input type="checkbox" id="share-step" .checked=${live(step)}> <span>${shared.step}</span></label>
      </fieldset>
      <fieldset class="choice" ?hidden=${!shared.game}>
        <legend>${t("share-link-settings")}</legend>
        <label class="check" ?hidden=${!shared.map}><input type="checkbox" id="share-hidden" .checked=${live(shared.hidden)}> ${t("share-map-hidden")}</label>
        <label class="check"><input type="checkbox" id="share-viewed" .checked=${live(shared.view)}> ${t("share-what-in-view-now")}</label>
        <label class="check"><input type="checkbox" id="share-quiz" .checked=${live(shared.quiz)}> ${t("share-answers-hidden-until-reveal")}</label>
      </fieldset>
      <details class="more" id="share-withheld" ?hidden=${!shared.game}>
        <summary>${t("share-turn-off-some-help")}</summary>
        <div class="withheld">
          ${help("map", t("share-no-map"))}${help("values", t("share-no-move-values"))}${help("hint", t("share-no-best-move"))}${help("why", t("share-no-why"))}${help("save", t("share-no-saving"))}
        </div>
        <p class="fine">${t("share-not-lock-anyone-who")}</p>
      </details>
      <input id="share-link" readonly spellcheck="false" aria-label=${t("share-link")} ?hidden=${!shared.href} .value=${shared.href}>
      <div class="actions" ?hidden=${!shared.href}>
        <button type="button" class="gold" id="share-copy" @click=${() => copy($("share-link"))}>${t("share-copy-link")}</button>
        <button type="button" id="share-send" ?hidden=${!navigator.share || !shared.embed /* an address that opens nothing elsewhere */} @click=${send}>${t("share-send")}</button>
      </div>
      <p class="fine" id="share-said" role="status">${told || "\u00a0"}</p>
    </div>
    <div class="actions share-further">
      <button type="button" data-make="add">${t("share-add-position-lesson")}</button>
      <button type="button" data-does="gather">${t("share-gather-classs-answers")}</button>
      <button type="button" data-scorm="here" aria-haspopup="dialog" ?hidden=${!shared.step}>${t("share-save-moodle-scorm")}</button>
    </div>
    <details class="more" id="embed" ?hidden=${!shared.embed}>
      <summary>${t("share-embed-in-your-own")}</summary>
      <p class="fine">${t("share-frame-shows-in-any")}</p>
      <textarea id="embed-text" readonly rows="5" aria-label=${t("share-html-frame")} spellcheck="false" .value=${shared.embed}></textarea>
      <button type="button" id="embed-copy" @click=${() => copy($("embed-text"))}>${t("share-copy-html")}</button>
    </details>
    <div class="share-paper" ?hidden=${shared.noSheet}><button type="button" id="worksheet-open" data-does="worksheet" aria-haspopup="dialog">${t("share-worksheet")}</button> <span class="fine">${t("share-page-board-task-print")}</span></div>
  </div>
</dialog>

<dialog id="code-large" aria-label=${t("share-qr-code-link")}>
  <button type="button" class="code" id="code-close" aria-label=${t("share-qr-code-link-close")} @click=${() => $("code-large").close()}></button>
  <p id="code-text">${shared.typed}</p>
</dialog>`;
  });

  offers({
    share() {
      here = step = false;
      try {
        show({});
      } catch (error) {
        return site.say(error.message); // there is no board at the moment
      }
      $("share").showModal();
      $("share-link").select();
    },
  });
};

/**
 * draw draws a code into a button, within so many CSS pixels. A module is a whole number
 * of the screen's pixels wide, if there are enough, so that all are alike.
 */
export function draw(button, code, room) {
  if (!code) return button.replaceChildren();
  const pixels = Math.floor((room * devicePixelRatio) / code.size);
  const width = pixels > 0 ? (pixels * code.size) / devicePixelRatio : room;
  button.replaceChildren(svg("svg", { viewBox: `0 0 ${code.size} ${code.size}`, width, height: width, "aria-hidden": "true" }, svg("path", { d: code.path })));
}
