// The game in words, and the buttons that act on it. Exactly one button is gold:
// the one that matters now.
import { $, all, attribute, text } from "../dom.js";

/**
 * makeStatus shows headline, detail and buttons; act(name) sends a button's action.
 * @param {Palace.Act} act
 */
export function makeStatus(act) {
  /** @typedef {keyof Palace.Can | "newGame" | "showMistake"} Name */
  const buttons = all(document, "[data-act]", HTMLButtonElement).map((button) => ({ button, name: /** @type {Name} */ (button.dataset.act) }));
  for (const { button, name } of buttons) {
    button.addEventListener("click", () => act(name));
  }
  $("values").addEventListener("click", () => act("values", { on: $("values").getAttribute("aria-pressed") !== "true" }));
  let said = null;

  /** @param {Palace.Page} page */

  return (page) => {
    document.title = page.title ? `${page.headline} – ${page.title} – Palace` : "Palace";
    text($("title"), page.title);
    text($("headline"), page.headline);
    text($("detail"), page.thought?.words || page.values.words || page.why || (page.state.phase === "over" && page.review?.words) || page.detail);
    attribute($("status"), "aria-busy", page.thinking ? "true" : null);
    $("thought").hidden = !page.thought;
    if (page.thought) $("thought").value = page.thought.share;
    text($("block-left"), page.block ? `${page.block.left} left` : "");

    $("share-open").disabled = false;
    const over = page.state.phase === "over";
    const can = { ...page.can, newGame: true, showMistake: over && typeof page.review?.turns === "number" };
    const blocking = page.state.phase === "block" && can.done;
    /** @type {Partial<Record<Name, boolean>>} */
    const shown = { done: blocking, blockPalaces: blocking, hint: !over && !blocking && !can.resume, resume: can.resume, showMistake: can.showMistake };
    const gold = over ? "newGame" : blocking ? "done" : can.resume ? "resume" : "hint";
    for (const { button, name } of buttons) {
      keepFocus(button, !can[name] || shown[name] === false);
      button.hidden = shown[name] === false;
      button.disabled = !can[name];
      button.classList.toggle("gold", name === gold && !button.disabled);
    }

    attribute($("actions"), "data-over", over ? "" : null);
    $("values").disabled = false;
    attribute($("values"), "aria-pressed", page.values.on);

    if (page.say && page.say.id !== said) {
      said = page.say.id;
      if (page.say.text === page.notice.text) return; // which is spoken as it appears
      // The same words twice in a row are an event all the same.
      const again = $("say").textContent === page.say.text;
      $("say").textContent = page.say.text + (again ? "\u00a0" : "");
    }
  };
}

/** keepFocus moves the focus to the headline before a control with it falls out of use. */
export function keepFocus(button, leaving) {
  if (leaving && document.activeElement === button) $("headline").focus();
}
