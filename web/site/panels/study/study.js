// Why a square wins or loses, step by step. The picture of each step is on the board.
import { actions, offers } from "../../js/actions.js";
import { $, attribute, pick } from "../../js/dom.js";
import { focused } from "../../js/focus.js";
import { html, nothing, t, view } from "../../js/view.js";

/** off is what a button says of itself that has nothing to do, and may have the focus all the same. */
const off = (can) => (can ? nothing : "true");

const template = (/** @type {Palace.Act} */ act) => (/** @type {Palace.Study | null | undefined} */ study) => html`
  <section class="part study" id="study" data-tab="play" aria-labelledby="study-title" aria-busy=${study?.busy ? "true" : nothing} ?hidden=${!study}>
    <h2 class="study-title" id="study-title" tabindex="-1">${study?.title}</h2>
    <p class="detail" id="study-words">${study?.words}</p>
    <div class="actions">
      <button type="button" id="study-next" class=${study?.next ? "gold" : ""} data-repeat aria-keyshortcuts="." data-help=${t("study-next-step-explanation")} aria-disabled=${off(study?.next)}
        @click=${() => study?.next && act("step", { value: 1 })}>${t("study-next")}<span class="count">${study?.count}</span></button>
      <button type="button" id="study-back" data-repeat aria-keyshortcuts="," data-help=${t("study-step-back-in-explanation")} aria-disabled=${off(study?.back)}
        @click=${() => study?.back && act("step", { value: -1 })}>${t("study-back")}</button>
      <button type="button" id="study-on" ?hidden=${!study?.on} @click=${() => act("goOn")}>${study?.on}</button>
      <button type="button" id="study-end" @click=${() => act("endStudy")}>${t("study-close")}</button>
    </div>
    <p class="fine">${study?.method}</p>
    <p class="fine study-hint"><span>${t("study-any-other-square-point")}</span> <span>${t("study-on-touch-screen-rest")}</span></p>
  </section>`;

/**
 * makeStudy shows the explanation of a page; act(name, args) goes on with it.
 * @param {Palace.Site} site
 */
export function makeStudy({ act }) {
  const draw = view("study", template(act));
  let [shown, said] = [false, ""];
  offers({
    endStudy() {
      const was = shown;
      if (was) act("endStudy");
      return was;
    },
  });

  /** bring scrolls the panel, and nothing around it, as little as needed to show the explanation from its title on. */
  const bring = (root) => {
    const [around, inside] = [$("panel"), root].map((each) => each.getBoundingClientRect());
    const [above, below] = [inside.top - around.top, inside.bottom - around.bottom];
    if (above < 0 || below > 0) $("panel").scrollTop += Math.min(above, Math.max(below, 0));
  };

  return (/** @type {Palace.Page} */ { study }, /** @type {HTMLElement | null} */ held) => {
    const before = $("status").contains(held);
    const inside = shown && $("study").contains(held);
    const opens = !shown && study;
    const earlier = said; // what comes later may be longer
    [shown, said] = [Boolean(study), study ? `${study.title}\n${study.words}\n${study.method}` : ""];
    const comes = study && said !== earlier;
    draw(study);
    attribute(pick(document, ".house"), "data-study", study ? "" : null);
    return () => {
      const root = $("study");
      if (opens && !root.checkVisibility()) actions.tab("play"); // another tab was open
      if (comes) bring(root);
      // The focus stays in what is seen: in a low panel only one of the two parts is.
      if (inside && !study) $("headline").focus();
      if (before && !$("status").checkVisibility()) $("study-title").focus();
      if (inside && study && !focused()?.checkVisibility()) $("study-title").focus();
    };
  };
}
