// The buttons that a class needs while the board fills the screen: elsewhere they stand in
// parts of the panel that are away then.
import { $, attribute } from "../../js/dom.js";
import { panel } from "../../js/panel.js";

/**
 * makeClass sets the buttons up.
 * @param {Palace.Site} site
 */
export const makeClass = ({ act }) => panel("class", () => {
  let toggled = ""; // what a press makes of the map
  let values = false;
  let pointer = true;

  $("class-map").addEventListener("click", () => act("map", { kind: toggled }));
  $("class-values").addEventListener("click", () => act("values", { on: !values }));
  $("class-pointer").addEventListener("click", () => {
    pointer = !pointer;
    attribute($("class-pointer"), "aria-pressed", pointer);
    act("pointer", { on: pointer });
  });

  /** @param {Palace.Page} page */
  const show = (page) => {
    toggled = page.map.toggled;
    values = page.values.on;
    $("class-map").disabled = $("class-values").disabled = false;
    attribute($("class-map"), "aria-pressed", !page.map.hidden);
    attribute($("class-values"), "aria-pressed", values);
  };
  return { show, ready: () => void (pointer || act("pointer", { on: false })) }; // a board that was started again shows one
});
