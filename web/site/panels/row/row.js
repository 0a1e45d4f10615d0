// A row of the map to be heard, on request: a high tone for a P-position, a low one for the others,
// from the edge outwards; and the same in words.
import { $, attribute, text } from "../../js/dom.js";
import { panel } from "../../js/panel.js";
import { strike } from "../../js/tone.js";

const [high, low, beat, loud] = [880, 330, 0.2, 0.08]; // hertz, hertz, seconds

/**
 * makeRow returns what shows a page.
 * @param {Palace.Site} site
 */
export const makeRow = ({ frame, say }) => panel("row", (part, root) => {
  const button = $("row-hear");
  /** @type {AudioContext | null} */
  let sound = null; // as long as it sounds
  let ending = 0;

  const stop = () => {
    clearTimeout(ending);
    sound?.close();
    sound = null;
    attribute(button, "aria-pressed", false);
  };
  button.addEventListener("click", () => {
    if (sound) return stop();
    try {
      const { words, palaces } = frame.call("row");
      text(part.rowWords, words);
      if (!("AudioContext" in globalThis)) return;
      const begun = (sound = new AudioContext());
      palaces.forEach((palace, i) => strike(begun, begun.destination, palace ? high : low, beat * 0.9, loud, i * beat));
      attribute(button, "aria-pressed", true);
      ending = setTimeout(stop, 1000 * beat * (palaces.length + 1));
    } catch (error) {
      text(part.rowWords, "");
      say(error.message);
    }
  });
  const escape = ({ key }) => {
    if (key === "Escape" && sound) stop();
  };
  addEventListener("keydown", escape);
  frame.hear("keydown", escape);

  let seen = "";
  /** @param {Palace.Page} page */
  return ({ map, gives, state, kindOfGame }) => {
    root.hidden = !map.shown || !gives.map || !kindOfGame; // a sum has no row
    const now = `${state.game} ${map.kind}`;
    if (!root.hidden && now === seen) return;
    seen = now;
    text(part.rowWords, "");
    if (sound) stop();
  };
});
