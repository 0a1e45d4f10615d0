// A sentence over the board: why a tap or a link did nothing, and what lasts.
import { $, text } from "../../js/dom.js";
import { panel } from "../../js/panel.js";

/**
 * makeNotice returns say(sentence, about), which shows a sentence over the board; "" takes
 * away what was said about the same. What lasts, such as a worker's trouble, has a name of
 * its own in about, and is shown again when what was said over it is gone.
 */
export const makeNotice = () => panel("notice", (_, root) => {
  const said = new Map(); // sentences by what they are about, the latest last
  const show = (sentence) => {
    // The same words once more are to be spoken once more.
    const again = sentence && $("notice-text").textContent === sentence;
    root.hidden = !sentence;
    text($("notice-text"), again ? sentence + "\u00a0" : sentence);
  };
  $("notice-close").addEventListener("click", () => {
    said.clear();
    show("");
  });
  return (sentence, about = "action") => {
    const shown = [...said.keys()].at(-1);
    said.delete(about);
    if (sentence) said.set(about, sentence);
    if (sentence || shown === about) show([...said.values()].at(-1) ?? "");
  };
});
