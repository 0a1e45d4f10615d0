// Where the class waits: the teacher chooses the steps, and shows the word of each when all are to
// go on. Which word that is Go says, when it is asked.
import { $ } from "../../js/dom.js";
import { html, list, live, t, view } from "../../js/view.js";

/**
 * makePause shows the pauses of the lesson that a class is given.
 * @param {Palace.Site} site
 */
export function makePause({ frame, act }) {
  const random = () => 1 + crypto.getRandomValues(new Uint32Array(1))[0] % (2 ** 32 - 1);
  /** @type {Palace.Pauses | null | undefined} */
  let pauses;
  let shown = { head: "", word: "", step: "" };
  const chosen = () => pauses?.steps.filter(({ on }) => on).map(({ step }) => step) ?? [];
  /** choose lets the class wait before these steps; words that were shown before stay. */
  const choose = (steps) => act("pauseAt", { steps, random: chosen().length ? 0 : random() });
  const show = (step) => {
    shown = frame.call("pauseWord", { value: step });
    draw();
    $("pause-shown").showModal();
  };
  const hide = () => {
    shown = { ...shown, word: "" };
    draw();
  };

  const render = view("pause", () => html`
  <details class="more pause" id="pause" ?hidden=${!pauses}>
    <summary>${t("pause-pauses-in-lesson")}</summary>
    <p class="detail" id="pause-words">${pauses?.words}</p>
    <ul class="pause-steps" id="pause-steps">${list(pauses?.steps ?? [], ({ step }) => step, ({ step, words, on, show: heard }) => html`
      <li><label class="check"><input type="checkbox" .checked=${live(on)} @change=${() => choose(on ? chosen().filter((each) => each !== step) : [...chosen(), step])}><span class="pause-title">${words}</span></label>
        <button type="button" aria-haspopup="dialog" aria-label=${heard} ?hidden=${!on} @click=${() => show(step)}>${pauses?.show}</button></li>`)}</ul>
    <div class="actions"><button type="button" id="pause-anew" data-help=${t("pause-other-words-another-class")} ?disabled=${!pauses?.any} @click=${() => act("pauseAt", { steps: chosen(), random: random() })}>${t("pause-new-words")}</button></div>
  </details>
  <dialog id="pause-shown" aria-labelledby="pause-head" @close=${hide}>
    <p class="pause-head" id="pause-head">${shown.head}</p>
    <p class="pause-word" id="pause-word" role="status" lang="en" dir="ltr" .textContent=${live(shown.word)}></p>
    <p class="pause-step" id="pause-step">${shown.step}</p>
    <div class="actions"><button type="button" id="pause-hide" @click=${() => $("pause-shown").close()}>${t("pause-hide-word")}</button></div>
  </dialog>`);
  const draw = () => render(undefined);

  /** @param {Palace.Page} page */
  return ({ gathering }) => {
    pauses = gathering?.pauses;
    draw();
    return () => pauses || $("pause-shown").close();
  };
}
