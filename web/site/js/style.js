// The page's style, which comes in one sheet when the site is built: nothing waits for it but
// the curtain, and that not forever.
import { alarm } from "./patience.js";

const patience = 10; // seconds for which the rest of the page, which is there, waits for its style

/** whole says whether the style is here to its last line, where it says so. */
const whole = () => getComputedStyle(document.documentElement).getPropertyValue("--whole").trim() === "1";

/**
 * dress puts the style on and resolves with whether it is whole. What did not come, or came
 * cut short, is asked for again, under another address; what stalls is awaited while
 * other things are, and for some time after ready resolves.
 */
export async function dress(ready) {
  let link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[data-late]"));
  if (!link) return true; // each sheet is in the page by itself: it was not built
  for (const again of [`${link.href}?again`, ""]) {
    await arrival(link, ready);
    link.media = "all";
    if (whole()) return true;
    link.remove(); // no style is easier to read than half of one
    if (!again) break;
    link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: again });
    document.head.append(link);
  }
  return false;
}

/** arrival resolves when a sheet has come, or does not come. */
const arrival = (link, ready) => new Promise((resolve) => {
  if (link.sheet || link.dataset.late === "lost") return resolve(null);
  link.onload = link.onerror = resolve;
  ready.then(() => alarm(patience, resolve));
});
