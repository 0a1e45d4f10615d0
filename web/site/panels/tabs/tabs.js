// One part of the page at a time, where there is no room for all.
import { $, all, attribute, pick } from "../../js/dom.js";
import { panel } from "../../js/panel.js";

/** makeTabs lets the reader choose the part, and returns what chooses one. */
export const makeTabs = () => panel("tabs", (_, root) => {
  const house = pick(document, ".house");
  const tabs = all(root, "[data-tab]");
  const choose = (name) => {
    house.dataset.tab = name;
    for (const tab of tabs) attribute(tab, "aria-pressed", tab.dataset.tab === name);
    $("panel").scrollTop = 0;
  };
  for (const tab of tabs) tab.addEventListener("click", () => choose(tab.dataset.tab));
  choose("play");
  return choose;
});
