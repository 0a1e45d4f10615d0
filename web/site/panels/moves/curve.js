// The curve of a game that is over: who wins at each moment, and how soon. To point at a moment
// takes the board there for as long; to choose it stays there.
import { $, pick } from "../../js/dom.js";
import { html, list, nothing, t } from "../../js/view.js";
import { makeWalk } from "../idea/pointing.js";

const turnsOf = (element) => Number(element.closest("[data-link]")?.dataset.link ?? 0) - 1;

/**
 * makeCurve returns the template of a curve, and follow(curve, of), which is called when that of a game is drawn; act(name, args) goes to a moment.
 * @param {Palace.Act} act
 */
export function makeCurve(act) {
  let here = 0; // the moment on the board
  let home = -1; // the one that was there before another was pointed at, -1 for none
  let place = ""; // where the mouse was last
  const box = () => pick($("record"), ".moments");
  /** @type {ReturnType<typeof makeWalk> | undefined} */
  let walk;
  const go = (turns) => turns >= 0 && turns !== here && act("goTo", { turns });
  let game = ""; // whose curve it is
  let top = 0; // where the curve stays meanwhile
  /** hold has the curve stay where it is: what stands above does not shrink, and below there is enough to scroll as far. */
  const hold = (on) => {
    top = box().getBoundingClientRect().top;
    $("status").style.minHeight = on ? `${$("status").getBoundingClientRect().height}px` : "";
    $("panel").style.paddingBlockEnd = on ? `${innerHeight}px` : "";
  };
  const point = (event) => {
    const at = `${event.screenX},${event.screenY}`;
    if (event.pointerType === "touch" || at === place) return; // what moved was the page
    place = at;
    if (turnsOf(event.target) < 0) return;
    if (home < 0) {
      home = here;
      hold(true);
    }
    go(turnsOf(event.target));
  };
  const leave = () => {
    if (home < 0) return;
    go(home);
    home = -1;
    hold(false);
  };
  // Who has not moved the mouse has not left: then it was the page that moved, and the next move of the mouse tells.
  const leaves = (event) => `${event.screenX},${event.screenY}` !== place && leave();
  document.addEventListener("pointermove", (event) => home < 0 || box().contains(/** @type {Node} */ (event.target)) || leave());
  const choose = (event) => {
    if (home >= 0) home = turnsOf(event.target);
    go(turnsOf(event.target));
  };

  /** forget lets the moment be from which another was pointed at: its game is gone. */
  const forget = () => {
    if (home >= 0) hold(false);
    [home, place] = [-1, ""];
  };

  const template = (/** @type {Palace.Curve | undefined} */ curve) => {
    const { up, down, moments = [] } = curve ?? {};
    const most = Math.max(1, ...moments.map(({ left }) => left)) + (moments.some(({ left }) => left < 0) ? 1 : 0);
    const height = (moment) => 50 - (moment.up ? 1 : -1) * (moment.left < 0 ? most : moment.left) * (42 / most);
    return html`
    <div class="curve" ?hidden=${!curve}>
      <p class="curve-sides fine" aria-hidden="true"><span class="up">${up}</span><span class="down">${down}</span></p>
      <div class="curve-scroll"><div class="curve-box" .style=${`--moments: ${moments.length}`}>
        <svg preserveAspectRatio="none" aria-hidden="true" viewBox=${`0 0 ${moments.length} 100`}><polyline points=${moments.map((moment, i) => `${i + 0.5},${height(moment)}`).join(" ")} /></svg>
        <div class="moments" role="group" aria-label=${t("moves-who-wins-at-each")} @pointermove=${point} @pointerleave=${leaves} @click=${choose} @focusin=${choose}>${list(moments, ({ turns }) => turns, (moment) => html`<button
          type="button" class="moment" data-link=${moment.turns + 1} aria-label=${moment.words} aria-current=${moment.here ? "step" : nothing}><span
          class=${[moment.up ? "up" : "down", moment.left < 0 && "open", moment.mistake && "mistaken"].filter(Boolean).join(" ")} .style=${`top: ${height(moment)}%`}>${moment.mistake ? "?" : ""}</span></button>`)}</div>
      </div></div>
      <p class="fine curve-words">${moments.find(({ here }) => here)?.words}</p>
    </div>`;
  };
  /** @param {Palace.Curve | undefined} curve */
  const follow = (curve, of) => {
    const now = curve ? of : "";
    if (now !== game) forget();
    game = now;
    if (!curve) return;
    here = curve.moments.findIndex((moment) => moment.here);
    if (home >= 0) {
      requestAnimationFrame(() => { // when all panels have shown what they have, and before that is seen
        if (home >= 0) $("panel").scrollTop += box().getBoundingClientRect().top - top;
      });
    }
    walk ??= makeWalk(box());
    walk(/** @type {HTMLElement} */ (box().children[here]));
  };
  return { template, follow };
}
