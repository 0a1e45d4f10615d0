// What can be chosen of an idea: from a list, or in words of one's own.
import { $, make, options, pick, text } from "../../js/dom.js";
import { each } from "../../js/panel.js";

/**
 * makeControls returns the function that shows the controls. What is written by hand begins as a
 * copy of a template.
 * @param {HTMLTemplateElement} template
 * @param {Palace.Act} act
 */
export function makeControls(template, act) {
  /**
   * fill puts a field into a control's box, once: what kind it is stays.
   * @param {HTMLElement} box
   * @param {Palace.IdeaControl} control
   */
  const fill = (box, { name, options, lines }) => {
    const set = (value) => act("ideaSet", { name, value });
    if (options.length > 0) {
      const select = make("select");
      select.addEventListener("change", () => set(select.value));
      box.append(make("label", {}, make("span"), select));
      return;
    }
    const plain = { autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: "3900" };
    const field = lines > 1 ? make("textarea", { ...plain, rows: lines }) : make("input", { ...plain, type: "text" });
    box.append(template.content.cloneNode(true));
    pick(box, "label").append(field);
    const use = () => set(field.value);
    pick(box, "button").addEventListener("click", use);
    field.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" || event.isComposing || (lines > 1 && !event.ctrlKey && !event.metaKey)) return;
      event.preventDefault();
      use();
    });
  };

  /**
   * @param {HTMLElement} box
   * @param {Palace.IdeaControl} control
   */
  const show = (box, control) => {
    if (!box.firstChild) fill(box, control);
    box.classList.toggle("wide", control.options.some(({ label }) => label.length > 16));
    text(pick(box, "label span"), control.label);
    const field = /** @type {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} */ (pick(box, "select, input, textarea"));
    if (field instanceof HTMLSelectElement) options(field, control.options.map(({ value, label }) => ({ name: value, label })), control.value);
    // What was refused stays, to be mended.
    else if (box.dataset.shown !== control.value) field.value = box.dataset.shown = control.value;
  };

  /** @param {Palace.IdeaControl[]} controls */
  return (controls) => {
    $("idea-controls").hidden = controls.length === 0;
    each($("idea-controls"), controls, ({ name, options, lines }) => `${name} ${options.length > 0} ${lines}`, () => make("div", { class: "idea-control" }), show);
  };
}
