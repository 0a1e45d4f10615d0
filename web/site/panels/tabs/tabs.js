// One part of the page at a time, where there is no room for all.
import { offers } from "../../js/actions.js";
import { $, all, attribute, pick } from "../../js/dom.js";

/** tabbed says whether there are tabs, for there is no room for all parts. */
export const tabbed = () => $("tabs").checkVisibility();

/** makeTabs lets the reader choose the part. */
export function makeTabs() {
  const house = pick(document, ".house");
  const tabs = all($("tabs"), "[data-tab]");
  const choose = (name) => {
    house.dataset.tab = name;
    for (const tab of tabs) {
      attribute(tab, "aria-pressed", tab.dataset.tab === name);
      attribute(tab, "data-home", tab.dataset.tab === name ? "" : null);
    }
    $("panel").scrollTop = 0;
    return /** @type {HTMLElement} */ (tabs.find((tab) => tab.dataset.tab === name));
  };
  for (const tab of tabs) tab.addEventListener("click", () => choose(tab.dataset.tab));
  choose("play");
  offers({ tab: choose });
}
