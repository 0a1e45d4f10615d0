// A row of the map to be heard, on request: a high tone for a P-position, a low one for the others,
// from the edge outwards; and the same in words.
import { strike } from "../../js/tone.js";
import { html, t, view } from "../../js/view.js";

const [high, low, beat, loud] = [880, 330, 0.2, 0.08]; // hertz, hertz, seconds

/**
 * makeRow returns what shows a page.
 * @param {Palace.Site} site
 */
export const makeRow = ({ frame, say }) => {
  /** @type {AudioContext | null} */
  let sound = null; // as long as it sounds
  let ending = 0;
  let words = "";
  let shown = false;

  const stop = () => {
    clearTimeout(ending);
    sound?.close();
    sound = null;
    draw(words);
  };
  const press = () => {
    if (sound) return stop();
    words = "";
    try {
      const row = frame.call("row");
      ({ words } = row);
      if ("AudioContext" in globalThis) {
        const begun = (sound = new AudioContext());
        row.palaces.forEach((palace, i) => strike(begun, begun.destination, palace ? high : low, beat * 0.9, loud, i * beat));
        ending = setTimeout(stop, 1000 * beat * (row.palaces.length + 1));
      }
    } catch (error) {
      say(error.message);
    }
    draw(words);
  };
  const draw = view("row", (words) => html`
<div class="row" id="row" ?hidden=${!shown}>
  <button type="button" id="row-hear" aria-keyshortcuts="l" aria-pressed=${sound !== null} title=${t("row-row-pointed-at-pieces")} @click=${press}>${t("row-hear-row")}</button>
  <p class="fine" id="row-words" role="status">${words}</p>
</div>`);
  const escape = ({ key }) => {
    if (key === "Escape" && sound) stop();
  };
  addEventListener("keydown", escape);
  frame.hear("keydown", escape);

  let seen = "";
  /** @param {Palace.Page} page */
  return ({ map, gives, state, kindOfGame }) => {
    shown = Boolean(map.shown && gives.map && kindOfGame); // a sum has no row
    const now = `${state.game} ${map.kind}`;
    if (!shown || now !== seen) {
      words = "";
      if (sound) stop();
    }
    seen = now;
    draw(words);
  };
};
