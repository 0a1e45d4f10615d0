// The board on the whole screen, with the game in large words and little else, to be
// read from the back of a room. Where a browser gives no page the whole screen, as on a
// telephone or in a frame that was not allowed to ask, it fills the page.
import { offers } from "../../js/actions.js";
import { $, attribute } from "../../js/dom.js";
import { home } from "../../js/focus.js";

/**
 * makeProjector sets the button up.
 * @param {Palace.Site} site
 */
export function makeProjector({ attempt }) {
  const root = document.documentElement;
  const on = () => root.dataset.view === "projector";
  let awake = null; // keeps the screen from going dark during a talk

  const show = (large) => {
    attribute(root, "data-view", large ? "projector" : null);
    attribute($("projector"), "aria-pressed", large);
    attempt("large", { on: large });
    if (document.activeElement?.checkVisibility?.() === false) home().focus();
  };
  const wake = async () => {
    try {
      awake = await navigator.wakeLock?.request("screen");
      if (!on()) awake?.release();
    } catch {
      // It may be refused, for instance where the battery is low.
    }
  };
  const enter = () => {
    show(true);
    if (document.fullscreenEnabled) root.requestFullscreen?.({ navigationUI: "hide" }).catch(() => {}); // then it is the page alone
    wake();
  };
  const leave = () => {
    if (!on()) return false;
    show(false);
    if (document.fullscreenElement) document.exitFullscreen();
    awake?.release();
    return true;
  };

  $("projector").addEventListener("click", () => leave() || enter());
  document.addEventListener("fullscreenchange", () => {
    // The browser has an Escape of its own; and it may be slower than the reader.
    if (!document.fullscreenElement) leave();
    else if (!on()) document.exitFullscreen();
  });
  document.addEventListener("visibilitychange", () => {
    if (on() && document.visibilityState === "visible") wake();
  });
  offers({ leaveScreen: leave });
  return { ready: () => void attempt("large", { on: on() }) };
}
