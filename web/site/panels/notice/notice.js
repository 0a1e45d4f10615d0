// A sentence over the board: why a tap or a link did nothing, and what lasts. What was said of
// a tap goes by itself when it has been read, unless somebody is at it.
import { offers } from "../../js/actions.js";
import { $, text } from "../../js/dom.js";
import { focused } from "../../js/focus.js";

// How long a sentence about a tap stays, in milliseconds: so long, and for each of its letters.
const [least, letter, most, again] = [1800, 35, 7000, 1000];

/**
 * makeNotice returns say(sentence, about), which shows a sentence over the board; "" takes
 * away what was said about the same. What lasts, such as a worker's trouble, has a name of
 * its own in about, and is shown again when what was said over it is gone.
 */
export function makeNotice() {
  const root = $("notice");
  const said = new Map(); // sentences by what they are about, the latest last
  let timer = 0;
  const held = () => root.matches(":hover") || root.contains(focused());
  /** fade takes away what was said of a tap, in time. */
  const fade = (about, after) => {
    timer = setTimeout(() => (held() ? fade(about, again) : say("", about)), after);
  };
  const show = (sentence) => {
    clearTimeout(timer);
    // The same words again are to be spoken again.
    const again = sentence && $("notice-text").textContent === sentence;
    root.hidden = !sentence;
    text($("notice-text"), again ? sentence + "\u00a0" : sentence);
  };
  const dismiss = () => {
    const told = !root.hidden;
    said.clear();
    show("");
    return told;
  };
  $("notice-close").addEventListener("click", dismiss);
  offers({ dismiss });
  const say = (sentence, about = "action") => {
    const shown = [...said.keys()].at(-1);
    said.delete(about);
    if (sentence) said.set(about, sentence);
    if (sentence || shown === about) show([...said.values()].at(-1) ?? "");
    if (sentence && about === "board") fade(about, Math.min(least + letter * sentence.length, most));
  };
  return say;
}
