// The list of moves, edited: a small board on which every square is a move, drawn the
// way the board lies, or a list with a field to write one.
import { $, changed, target, text } from "../../js/dom.js";
import { focused } from "../../js/focus.js";
import { html, list, nothing, t, view } from "../../js/view.js";

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * makeEditor edits the moves: adds one that is written, adds or removes one that is chosen, or completes them.
 * @param {Palace.Site} site
 */
export const makeEditor = ({ act, edits }) => {
  /** @type {Palace.Editor | null} */
  let editor = null;
  let error = "";
  let own = false; // it was changed here, and is not shown yet: what is said since then stays
  let current = "1,1"; // the square that has the grid's place in the order of focus
  const another = changed(); // a game, or how it lies
  const laid = changed();

  const draw = () => render(editor);
  const change = (edit) => {
    error = edits(edit);
    own ||= error === "";
    draw();
    return error === "";
  };
  const add = (event) => {
    event.preventDefault();
    if (change({ text: $("editor-move").value })) $("editor-move").value = "";
  };
  const tell = (event) => text($("editor-here"), target(event).closest("button")?.ariaLabel ?? "\u00a0");
  /** enter lets Tab come to the square with the focus, and to no other. */
  const enter = (event) => {
    tell(event);
    current = target(event).dataset.move ?? current;
    draw();
  };
  const walk = (event) => {
    const step = arrows[event.key];
    const from = target(event).closest("[role=gridcell]");
    const row = from?.parentElement;
    if (!step || !row) return;
    event.preventDefault();
    const to = $("editor-grid").children[place(row) + step[1]]?.children[place(from) + step[0]];
    to?.querySelector("button")?.focus();
  };

  const square = (/** @type {Palace.EditorSquare} */ { move, about, pressed = false, given }, odd, stop) => (move
    ? html`<div role="gridcell"><button type="button" class=${odd ? "cell odd" : "cell"} tabindex=${String(move) === stop ? 0 : -1} data-move=${String(move)} aria-pressed=${pressed} aria-disabled=${given ? "true" : nothing} aria-label=${about} @click=${() => given || change({ move })}></button></div>`
    : html`<div role="gridcell" class="cell piece"><span class="hidden-visually">${about}</span></div>`);
  const grid = (/** @type {Palace.EditorSquare[][]} */ rows) => {
    const stop = rows.flat().some(({ move }) => String(move) === current) ? current : "1,1";
    return list(rows, (squares) => `${rows.length}: ${squares[0].move}, ${squares[1].move}`, (squares, y) => html`
      <div role="row">${list(squares, ({ move }) => String(move), (each, x) => square(each, (x + y) % 2 === 1, stop))}</div>`);
  };
  const item = (/** @type {Palace.EditorItem} */ { move, label, about }) => (move
    ? html`<li><button type="button" aria-label=${about} @click=${() => change({ move, remove: true })}>${label} <span aria-hidden="true">×</span></button></li>`
    : html`<li class="fine">${label}</li>`);
  // A way to complete the moves that adds nothing says why.
  const completion = (/** @type {Palace.EditorCompletion} */ { name, label, about, why }) => html`
    <button type="button" title=${about} aria-description=${about} aria-disabled=${why ? "true" : nothing} @click=${() => change({ complete: name })}>${label}</button>`;

  const inside = (/** @type {Palace.Editor} */ { rows, list: moves, size, example, completions }) => html`
  <div class="editor-grid" id="editor-grid" .style=${`--cells: ${rows.length}`} role="grid" aria-label=${t("editor-moves-each-square-where")} ?hidden=${!rows.length}
    @pointerover=${tell} @click=${tell} @focusin=${enter} @keydown=${walk}>${grid(rows)}</div>
  <p class="fine" id="editor-here" aria-hidden="true" ?hidden=${!rows.length}>&nbsp;</p>
  <ul class="editor-list" id="editor-list" aria-label=${t("editor-moves")}>${list(moves, ({ label }) => label, item)}</ul>
  <form class="row fill" id="editor-add">
    <input id="editor-move" inputmode="text" autocomplete="off" spellcheck="false" size="6" placeholder=${example} aria-label=${t("editor-another-move")} aria-describedby="editor-error">
    <button type="submit" @click=${add}>${t("editor-add")}</button>
    <button type="button" id="editor-size" ?hidden=${!rows.length} @click=${() => act("editorSize")}>${size}</button>
  </form>
  <p class="fine" id="editor-complete-about" ?hidden=${!completions.length}>${t("editor-complete-moves")}</p>
  <div class="row" id="editor-complete" role="group" aria-labelledby="editor-complete-about" ?hidden=${!completions.length}>${list(completions, ({ name }) => name, completion)}</div>
  <p class="error" id="editor-error" role="alert">${error}</p>`;
  const render = view("editor", (/** @type {Palace.Editor | null} */ editor) => html`
<details class="more" id="editor" ?hidden=${!editor}>
  <summary>${t("editor-edit-moves")}</summary>${editor ? inside(editor) : nothing}
</details>`);

  return (/** @type {Palace.Page} */ page, /** @type {HTMLElement | null} */ held) => {
    const listed = held?.closest("#editor-list");
    ({ editor } = page);
    if (editor && another([page.state.game, page.orientation.current])) {
      if (!own) error = "";
      own = false;
    }
    draw();
    return () => {
      if (!editor) return;
      if (laid(editor.rows.map(([{ move }]) => move))) $("editor-grid").scrollTo($("editor-grid").scrollWidth, 0); // it begins where the piece stands
      if (listed && !$("editor-list").contains(focused())) $("editor-move").focus();
    };
  };
};

/** place is the number of an element among its siblings. */
const place = (element) => [...element.parentElement.children].indexOf(element);
