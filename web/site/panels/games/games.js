// Choosing a game: its family, k, where it starts, a preset, or any ruleset in
// notation. What a text means is for Go to say.
import { actions } from "../../js/actions.js";
import { $, all, attribute, make, pick, submits, text } from "../../js/dom.js";
import { each, panel } from "../../js/panel.js";
import { drawPicture } from "./picture.js";

/**
 * makeGames returns know(catalog), which fills the chooser, and show(page).
 * @param {Palace.Site} site
 */
export const makeGames = ({ frame, opens }) => panel("games", (part) => {
  /** @type {Palace.Menu | null} */
  let catalog = null;
  /** @type {Palace.Page} */
  let page;
  const [k, from, notation] = [$("k"), $("start-at"), $("notation-text")];

  const failed = (sentence, input) => {
    if (sentence && input) input.closest("#games > *").after($("games-error")); // where the reader looks
    text($("games-error"), sentence);
    const link = sentence && input === notation ? frame.call("meant", { text: notation.value }).link : "" /* of the game that people call so elsewhere */;
    $("games-error").after($("games-meant"));
    text(pick($("games-meant"), "code"), link);
    $("games-meant").hidden = !link;
    for (const field of [notation, from, k]) attribute(field, "aria-invalid", sentence && field === input ? "true" : null);
    return sentence === "";
  };
  /** choose opens a game; the sentence about a wrong one stands at the field. */
  const choose = (choice, input) => failed(opens(choice), input);

  const fill = ({ families }) => $("families").replaceChildren(...families.map((family) => {
    const button = card(family);
    button.addEventListener("click", () => {
      if (!page || (page.kindOfGame !== family.name && !choose({ link: family.example }))) return;
      $("chooser").open = false;
      pick($("chooser"), "summary").focus();
    });
    return button;
  }));
  $("presets").addEventListener("change", () => {
    const link = $("presets").value;
    if (link && page) choose({ link });
    $("presets").value = "";
  });
  part.less.addEventListener("click", () => page.k && choose({ k: page.k.less }, k));
  part.more.addEventListener("click", () => page.k && choose({ k: page.k.more }, k));
  k.addEventListener("change", () => choose({ k: k.value.trim() }, k));
  $("as-piles").addEventListener("change", () => page && actions.asPiles($("as-piles").checked));
  $("misere").addEventListener("change", () => page && choose({ misere: $("misere").checked }));
  $("second-game").addEventListener("click", () => page && choose({ second: true }));
  submits($("start"), () => page && choose({ start: from.value }, from));
  submits($("notation"), () => page && choose({ link: notation.value }, notation));

  $("games-meant").addEventListener("click", () => choose({ link: pick($("games-meant"), "code").textContent }, notation));

  let written = ""; // the game to which the fields belong
  /** @param {Palace.Page} next */
  const show = (next) => {
    page = next;
    if (!catalog) return;
    for (const button of all($("families"), "button")) attribute(button, "aria-pressed", button.dataset.family === page.kindOfGame);
    text(part.rule, page.rules);
    each(part.drawn, page.picture ? [page.picture] : [], (picture) => JSON.stringify(picture), () => /** @type {any} */ (drawPicture(/** @type {Palace.Picture} */ (page.picture))));
    const family = catalog.families.find(({ name }) => name === page.kindOfGame);
    attribute($("presets"), "data-family", page.kindOfGame);
    each($("presets"), family?.presets ?? [], ({ label }) => `${page.kindOfGame} ${label}`, group, fillGroup);
    part.stepper.hidden = !page.k;
    part.less.disabled = !page.k?.less;
    $("as-piles-row").hidden = !page.piles?.optional;
    $("as-piles").checked = actions.asPiles();
    $("misere-row").hidden = page.misere === null;
    $("misere").checked = page.misere === true;
    $("second-game").hidden = !page.second;
    $("start").hidden = !page.start;

    if (page.written === written) return;
    written = page.written;
    failed("");
    k.value = page.k?.now ?? "";
    from.value = page.start;
    notation.value = written;
  };
  return {
    show,
    /** @param {Palace.Menu} menu */
    know(menu) {
      catalog = menu;
      $("presets").querySelectorAll("optgroup").forEach((group) => group.remove());
      fill(menu);
    },
  };
});

/** @param {Palace.Family} family */
function card({ name, label, rule, picture }) {
  const words = make("span", { class: "card-words" }, make("b", {}, label), make("span", { class: "card-rule" }, rule));
  return make("button", { type: "button", class: "card", "data-family": name }, picture ? drawPicture(picture) : "", words);
}

const group = () => make("optgroup");

/**
 * @param {HTMLElement} element
 * @param {Palace.Group} group
 */
function fillGroup(element, { label, list }) {
  attribute(element, "label", label);
  each(element, list, ({ link }) => link, () => make("option"), (option, preset) => {
    attribute(option, "value", preset.link);
    text(option, preset.label);
  });
}
