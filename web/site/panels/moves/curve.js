// The curve of a game that is over: who wins at each moment, and how soon. To point at a moment
// takes the board there for as long; to choose it stays there.
import { $, attribute, make, pick, svg, text } from "../../js/dom.js";
import { each } from "../../js/panel.js";
import { makeWalk } from "../idea/pointing.js";

const turnsOf = (element) => Number(element.closest("[data-link]")?.dataset.link ?? 0) - 1;

/**
 * makeCurve returns show(curve, of), which draws the curve of a game in the parts of the record, root; act(name, args) goes to a moment.
 * @param {Palace.Act} act
 */
export function makeCurve(act, root) {
  const [curve, curveBox, curveUp, curveDown, curveMoments, curveWords] = ["curve", "curveBox", "curveUp", "curveDown", "curveMoments", "curveWords"].map((name) => pick(root, `[data-part=${name}]`));
  let here = 0; // the moment on the board
  let home = -1; // the one that was there before another was pointed at, -1 for none
  let place = ""; // where the mouse was last
  const walk = makeWalk(curveMoments);
  const line = svg("polyline", {});
  const lines = svg("svg", { preserveAspectRatio: "none", "aria-hidden": "true" }, line);
  curveMoments.before(lines);
  const go = (turns) => turns >= 0 && turns !== here && act("goTo", { turns });
  let game = ""; // whose curve it is
  let top = 0; // where the curve stays meanwhile
  /** hold has the curve stay where it is: what stands above does not shrink, and below there is enough to scroll as far. */
  const hold = (on) => {
    top = curveMoments.getBoundingClientRect().top;
    $("status").style.minHeight = on ? `${$("status").getBoundingClientRect().height}px` : "";
    $("panel").style.paddingBlockEnd = on ? `${innerHeight}px` : "";
  };
  curveMoments.addEventListener("pointermove", (event) => {
    const at = `${event.screenX},${event.screenY}`;
    if (event.pointerType === "touch" || at === place) return; // what moved was the page
    place = at;
    if (turnsOf(event.target) < 0) return;
    if (home < 0) {
      home = here;
      hold(true);
    }
    go(turnsOf(event.target));
  });
  const leave = () => {
    if (home < 0) return;
    go(home);
    home = -1;
    hold(false);
  };
  // Who has not moved the mouse has not left: then it was the page that moved, and the next move of the mouse tells.
  curveMoments.addEventListener("pointerleave", (event) => `${event.screenX},${event.screenY}` !== place && leave());
  document.addEventListener("pointermove", (event) => curveMoments.contains(/** @type {Node} */ (event.target)) || leave());
  const choose = (event) => {
    if (home >= 0) home = turnsOf(event.target);
    go(turnsOf(event.target));
  };
  for (const kind of ["click", "focusin"]) curveMoments.addEventListener(kind, choose);

  /** forget lets the moment be from which another was pointed at: its game is gone. */
  const forget = () => {
    if (home >= 0) hold(false);
    [home, place] = [-1, ""];
  };

  /** @param {Palace.Curve | undefined} shown */
  return (shown, of) => {
    curve.hidden = !shown;
    const now = shown ? of : "";
    if (now !== game) forget();
    game = now;
    if (!shown) return;
    const { up, down, moments } = shown;
    const most = Math.max(1, ...moments.map(({ left }) => left)) + (moments.some(({ left }) => left < 0) ? 1 : 0);
    const height = (moment) => 50 - (moment.up ? 1 : -1) * (moment.left < 0 ? most : moment.left) * (42 / most);
    here = moments.findIndex((moment) => moment.here);
    if (home >= 0) {
      requestAnimationFrame(() => { // when all panels have shown what they have, and before that is seen
        if (home >= 0) $("panel").scrollTop += curveMoments.getBoundingClientRect().top - top;
      });
    }
    text(curveUp, up);
    text(curveDown, down);
    text(curveWords, moments[here]?.words ?? "");
    curveBox.style.setProperty("--moments", String(moments.length));
    attribute(lines, "viewBox", `0 0 ${moments.length} 100`);
    attribute(line, "points", moments.map((moment, i) => `${i + 0.5},${height(moment)}`).join(" "));
    each(curveMoments, moments, ({ turns }) => turns, () => make("button", { type: "button", class: "moment" }, make("span", {})), (button, moment) => {
      attribute(button, "data-link", moment.turns + 1);
      attribute(button, "aria-label", moment.words);
      attribute(button, "aria-current", moment.here ? "step" : null);
      const mark = /** @type {HTMLElement} */ (button.firstElementChild);
      for (const [name, on] of Object.entries({ up: moment.up, down: !moment.up, open: moment.left < 0, mistaken: moment.mistake })) mark.classList.toggle(name, on);
      mark.style.top = `${height(moment)}%`;
      text(mark, moment.mistake ? "?" : "");
    });
    walk(/** @type {HTMLElement} */ (curveMoments.children[here]));
  };
}
