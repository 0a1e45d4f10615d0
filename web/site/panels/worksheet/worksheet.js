// A worksheet of the position or the step: its pages as they come out of the printer. What
// is on them is Go's, the board included.
import { offers } from "../../js/actions.js";
import { closes } from "../../js/dialog.js";
import { $, svg } from "../../js/dom.js";
import { html, icon, live, nothing, t, view } from "../../js/view.js";

const scale = 1.8; // CSS pixels to a drawing's unit, if there is room

/**
 * makeWorksheet sets the dialog up.
 * @param {Palace.Site} site
 */
export const makeWorksheet = ({ frame, explored, say }) => {
  let puzzles = ""; // the link of their set, "" for what is on the table
  let [size, heaps] = ["", false]; // as the fields say
  let error = "";
  /** @type {Palace.Worksheet} */
  let made;

  /** show shows the worksheet of a wish. */
  function show(wish) {
    made = frame.call("worksheet", wish);
    [size, heaps, error] = [String(made.size), made.drawn, ""];
    render(made);
  }

  /** again makes it again as the fields say; one that is refused leaves the pages as they were. */
  function again() {
    [size, heaps] = [$("worksheet-size").value, $("worksheet-heaps").checked];
    try {
      show({ size: $("worksheet-size").valueAsNumber || 0, text: $("worksheet-own").value.trim(), heaps, puzzles });
    } catch ({ message }) {
      error = message;
      render(made);
    }
  }
  const prints = () => {
    again();
    if (!error) print();
  };

  const render = view("worksheet", (/** @type {Palace.Worksheet} */ { least, most, heaps: piles, words, pages }) => html`
<dialog id="worksheet" aria-labelledby="worksheet-title" @click=${closes}>
  <div class="worksheet-top">
    <div class="dialog-top"><h2 id="worksheet-title">${t("worksheet-worksheet")}</h2><button type="button" class="quiet" aria-label=${t("worksheet-close")}>${icon("close")}</button></div>
    <div class="worksheet-wishes" @change=${again}>
      <label>${t("worksheet-squares-side")} <input type="number" id="worksheet-size" inputmode="numeric" min=${least} max=${most} .value=${live(size)}></label>
      <label class="check" ?hidden=${!piles}><input type="checkbox" id="worksheet-heaps" .checked=${live(heaps)}> ${t("worksheet-draw-piles")}</label>
      <label class="worksheet-task">${t("worksheet-your-own-task")} <textarea id="worksheet-own" rows="2" placeholder=${t("worksheet-leave-empty-standard-task")}></textarea></label>
      <button type="button" class="gold" id="worksheet-print" @click=${prints}>${t("worksheet-print")}</button>
    </div>
    <p class="error" role="alert" ?hidden=${!error}>${error}</p>
    <p class="fine" id="worksheet-words" ?hidden=${!words}>${words}</p>
  </div>
  <div class="sheets" tabindex="0" aria-label=${t("worksheet-pages")}>${pages.map(page)}</div>
</dialog>`);

  /**
   * open returns what went wrong, or "".
   * @param {string} of the link of puzzles, "" for what is on the table
   */
  function open(of) {
    puzzles = of;
    try {
      show({ puzzles });
    } catch (error) {
      return error.message;
    }
    $("worksheet-own").value = "";
    $("worksheet").showModal();
    $("worksheet-print").focus();
    return "";
  }
  offers({
    worksheet(link = "") {
      const sentence = link ? explored({ link }, () => open(link)) : open("");
      if (sentence) say(sentence);
    },
  });
};

const paragraph = (words) => html`<p>${words}</p>`;

/** @param {Palace.Sheet} sheet */
function page({ title, named, words, drawings, tasks, answers, boards = [], link }) {
  const sized = atOneScale(/** @type {Palace.Drawing[]} */ (boards.flatMap(({ drawings }) => drawings)));
  return html`<section class="sheet">${named ? html`<p class="sheet-name">${named}</p>` : nothing}<h3>${title}</h3>${words.map(paragraph)}${drawings.map(draw)}
    ${boards.length ? html`<div class="sheet-boards">${boards.map(({ title, words, drawings }) => html`<div class="sheet-board"><b>${title}</b>${words ? paragraph(words) : nothing}${drawings.map(sized)}</div>`)}</div>` : nothing}
    ${tasks.length ? html`<ol>${tasks.map(task)}</ol>` : nothing}${answers.map(paragraph)}${link ? html`<p class="sheet-link">${new URL(`#${link}`, location.href).href}</p>` : nothing}</section>`;
}

const tallest = 62; // mm of a small board

/**
 * atOneScale returns what draws the drawings of a sheet with squares of one size: the largest with which each of them has room.
 * @param {Palace.Drawing[]} drawings
 */
function atOneScale(drawings) {
  const [widest, highest] = [Math.max(...drawings.map(({ width }) => width)), Math.max(...drawings.map(({ height }) => height))];
  return (/** @type {Palace.Drawing} */ drawing) => {
    const drawn = draw(drawing);
    drawn.style.width = `calc(${drawing.width / widest} * min(100%, ${(tallest * widest) / highest}mm, ${widest * scale}px))`;
    return drawn;
  };
}

/** @param {Palace.SheetTask} task */
const task = ({ words, options, lines }) => html`<li>${words}${options.map((option) => html`<div class="sheet-option">${option}</div>`)}${Array.from({ length: lines }, () => html`<div class="sheet-line"></div>`)}</li>`;

/** @param {Palace.Drawing} drawing */
const draw = ({ width, height, paths, texts }) => svg("svg", { viewBox: `0 0 ${width} ${height}`, width: width * scale, "aria-hidden": "true" },
  ...paths.map(({ d, fill, stroke, width: line }) => svg("path", { d, fill, stroke, "stroke-width": line })),
  ...texts.map(({ x, y, size, text: words, fill, anchor }) => svg("text", { x, y, fill, "font-size": size, "text-anchor": anchor, "dominant-baseline": "central" }, words)));
