// Games of piles: counters to look at, and a button for every legal way to take some.
import { $, changed, make } from "../dom.js";

const most = 36; // counters drawn of one pile; the number says the rest

/** makePiles shows the piles of a page, if its game is played on them. */
export function makePiles(act) {
  const box = $("piles");
  const fresh = changed();
  return ({ piles, state }) => {
    box.hidden = !piles;
    if (!piles || !fresh([piles, state.phase, state.turn])) return;
    const list = make("ol", { "aria-label": "Piles" });
    list.append(...piles.counts.map((count) => {
      const pile = make("div", { class: "pile", "aria-hidden": "true" });
      for (let i = 0; i < Math.min(count, most); i++) pile.append(make("i"));
      return make("li", {}, pile, String(count));
    }));
    const takes = make("div", { class: "actions", role: "group", "aria-label": "Moves" });
    takes.append(...piles.moves.map((move) => {
      const button = make("button", { type: "button" }, `Take ${move.join(", ")}`);
      button.addEventListener("click", () => act("move", { to: piles.counts.map((count, i) => count - move[i]) }));
      return button;
    }));
    box.replaceChildren(list, takes);
  };
}
