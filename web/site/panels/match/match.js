// Comparing games: over which game this one is laid, and in which regions they differ.
import { $, changed, pick, sends } from "../../js/dom.js";
import { html, list, t, view } from "../../js/view.js";

/**
 * makeMatch shows the comparison's part of the panel.
 * @param {Palace.Site} site
 */
export const makeMatch = ({ act }) => {
  const fields = () => [$("match-other"), $("match-x"), $("match-y"), $("match-plus")];
  const compare = sends(() => {
    const [other, x, y, offset] = fields().map((field) => field.valueAsNumber);
    act("compare", { other, shift: [x, y], offset });
  });
  const stop = () => {
    act("compare", { other: 0 });
    pick($("match"), "summary").focus();
  };
  const draw = view("match", (/** @type {Palace.Page} */ { match }) => html`
    <details class="more" id="match" ?hidden=${!match}>
      <summary>${t("match-compare-another-game")}</summary>
      <form class="match-form" id="match-form">
        <label>${t("match-k-other-game")} <input id="match-other" type="number" min="1" required></label>
        <label>${t("match-shift-in-x")} <input id="match-x" type="number" required></label>
        <label>${t("match-shift-in-y")} <input id="match-y" type="number" required></label>
        <label>${t("match-add-palace-number")} <input id="match-plus" type="number" required></label>
        <div class="row">
          <button type="submit" @click=${compare}>${t("match-compare")}</button>
          <button type="button" id="match-stop" ?hidden=${!match?.other} @click=${stop}>${t("match-stop-comparing")}</button>
        </div>
      </form>
      <p class="fine" id="match-title" ?hidden=${!match?.title}>${match?.title}</p>
      <table class="match-table" id="match-table" aria-label=${t("match-squares-differ-region")} ?hidden=${!match?.rows.length}>
        <thead><tr><th scope="col">${t("match-region")}</th><th scope="col">${t("match-differ")}</th><th scope="col">${t("match-squares")}</th></tr></thead>
        <tbody id="match-rows">${list(match?.rows ?? [], ({ region, side }) => `${region}, ${side}`, ({ region, side, squares, differ, same }) => html`
          <tr class=${same ? "same" : ""}><th scope="row"><span>${region}</span><span class="side">${side}</span></th><td>${differ}</td><td>${squares}</td></tr>`)}</tbody>
      </table>
    </details>`);

  const others = changed();
  /** @param {Palace.Page} page */
  return (page) => {
    draw(page);
    const { match } = page;
    // What somebody writes stays until there are other games to compare.
    if (!match || !others([match.title, match.fields])) return undefined;
    return () => {
      fields().forEach((field, i) => (field.value = String(match.fields[i])));
      if (match.other) $("match").open = true;
    };
  };
};
