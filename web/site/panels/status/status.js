// The game in words, and the buttons that act on it. Which are there, and which one matters,
// is Go's to say.
import { $, all, attribute, text } from "../../js/dom.js";
import { keepFocus } from "../../js/focus.js";

/**
 * makeStatus shows the game in words and the buttons; act(name) does what a button says.
 * @param {Palace.Site} site
 */
export function makeStatus({ act }) {
  const root = $("status");
  const buttons = new Map(all(root, "[data-act]", HTMLButtonElement).map((button) => [button.dataset.act, button]));
  for (const [name, button] of buttons) {
    button.addEventListener("click", () => act(/** @type {"undo"} */ (name)));
  }
  let said = 0;

  /** @param {Palace.Page} page */
  return (page) => {
    document.title = page.tab;
    text($("title"), page.title);
    attribute($("title"), "title", page.title);
    text($("headline"), page.headline);
    text($("goal"), page.goal);
    $("goal").hidden = Boolean(page.course);
    text($("detail"), page.words);
    text($("now"), page.now);
    attribute(root, "aria-busy", page.thinking ? "true" : null);
    $("thought").hidden = !page.thought;
    if (page.thought) $("thought").value = page.thought.share;

    for (const { name, shown, enabled, gold, count } of page.buttons) {
      const button = buttons.get(name);
      if (!button) continue; // another panel's
      keepFocus(button, !shown || !enabled);
      button.hidden = !shown;
      button.disabled = !enabled;
      button.classList.toggle("gold", gold);
      if (name === "done") text($("block-left"), count ?? "");
    }
    $("share-open").disabled = false;
    attribute($("actions"), "data-over", page.state.phase === "over" || page.gaveUp ? "" : null);
    attribute(root, "data-won", page.won ? "" : null);

    if (page.say.id === said) return;
    const ahead = !said && $("say").textContent === page.say.text; // it was heard before there was a program
    said = page.say.id;
    if (ahead) return;
    if (page.say.text === page.notice.text) return; // which is spoken as it appears
    // The same words twice in a row are an event all the same.
    const again = $("say").textContent === page.say.text;
    $("say").textContent = page.say.text + (again ? "\u00a0" : "");
  };
}
