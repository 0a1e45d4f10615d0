// Letters and tables that follow the pointer: what belongs to the square that is pointed at is lit, and brought into view, and to point
// at a letter or a row lights its squares. See pointing.js.
import { html, nothing } from "../../js/view.js";

const linked = ({ link, lit }) => [link || nothing, link ? -1 : nothing, lit ? "true" : nothing];

/** @param {Palace.IdeaStrip} strip */
export const strip = ({ title, from, letters }) => html`
      <div><h3><span>${title}</span><small>${from}</small></h3><ol class="idea-letters" aria-label=${title} data-walk=${from}>${letters.map(letter)}</ol></div>`;

/** @param {Palace.IdeaLetter} each */
function letter(each) {
  const [link, tab, lit] = linked(each);
  return html`<li data-link=${link} tabindex=${tab} aria-current=${lit}><b data-hue=${each.hue || nothing}>${each.text}</b><small>${each.under}</small></li>`;
}

/**
 * A column without a name has a cell in the head, but no heading. Without rows to walk over, the keyboard scrolls the whole.
 * @param {Palace.IdeaTable} table
 */
export function table({ title, head, rows }) {
  const plain = !rows.some(({ link }) => link);
  return html`
      <div><h3>${title}</h3><div class="idea-table" tabindex=${plain ? 0 : nothing} role=${plain ? "group" : nothing} aria-label=${plain ? title : nothing}><table aria-label=${title}>
        <thead><tr>${head.map((name) => html`<th scope="col" role=${name ? nothing : "cell"}>${name}</th>`)}</tr></thead>
        <tbody data-walk=${rows[0]?.cells[0]?.text ?? ""}>${rows.map(row)}</tbody>
      </table></div></div>`;
}

/** @param {Palace.IdeaRow} each its first cell names it */
function row(each) {
  const [link, tab, lit] = linked(each);
  const cell = ({ text, hue }) => html`<span data-hue=${hue || nothing}>${text}</span>`;
  return html`<tr data-link=${link} tabindex=${tab} aria-current=${lit}>${each.cells.map((one, i) => (i ? html`<td>${cell(one)}</td>` : html`<th scope="row">${cell(one)}</th>`))}</tr>`;
}
