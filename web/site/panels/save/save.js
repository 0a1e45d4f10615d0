// Saving pieces of the map: what, which squares, how much that is, and the file itself,
// which comes in parts and is handed to the browser as a download. Go decides all of it.
import { offers } from "../../js/actions.js";
import { $ } from "../../js/dom.js";
import { focused } from "../../js/focus.js";
import { choices, html, live, nothing, t, view } from "../../js/view.js";
import { worded } from "../../js/worded.js";

const kept = 60000; // ms for which a file can be had again

/**
 * makeSave shows the map's files; the frame brings their parts.
 * @param {Palace.Site} site
 */
export function makeSave({ act, frame }) {
  /** @type {Palace.Page} */
  let page;
  const wish = { format: "", kind: "", which: "view", text: "" };
  let own = false; // whether the reader has chosen the kind of values, else it is the map's
  let [found, error] = [{ words: "", name: "", window: "" }, ""]; // what would be saved, or why not
  /** @type {{ id: number, parts: Blob[] }} */
  let file = { id: 0, parts: [] }; // on its way
  let ready = { name: "", href: "" }; // which can be had again
  let timer = 0;
  const asks = () => page.saving.formats.find(({ name }) => name === wish.format);
  const typed = () => Boolean(asks()?.squares) && wish.which === "typed";

  /** plan says what would be saved, and complains about what cannot if that is asked for. */
  function plan(complain) {
    let sentence = "";
    found = { words: "", name: "", window: "" };
    try {
      found = frame.call("savePlan", wish);
    } catch (wrong) {
      sentence = wrong.message;
    }
    if (complain || !sentence || wish.which !== "typed") error = sentence;
    draw(page);
  }
  /** sets is what a field does that was changed. */
  const sets = (/** @type {keyof typeof wish} */ name) => ({ target: { value } }) => {
    own ||= name === "kind";
    if (value === "typed" && !wish.text) { // what is in view is a beginning
      wish.which = "view";
      plan(false);
      wish.text = found.window;
    }
    wish[name] = value;
    plan(true);
  };
  const types = ({ target }) => {
    wish.text = target.value;
    plan(false);
  };
  const save = (event) => {
    event.preventDefault();
    plan(true);
    if (error) {
      if (typed()) $("save-text").focus();
      return;
    }
    forget();
    try {
      frame.call("save", wish);
    } catch (wrong) {
      error = wrong.message;
      draw(page);
    }
  };
  function forget() {
    clearTimeout(timer);
    if (ready.href) URL.revokeObjectURL(ready.href);
    ready = { name: "", href: "" };
    draw(page);
  }
  /** offer hands a file to the browser, and has it there again for a while. */
  function offer(name, blob) {
    forget();
    ready = { name, href: URL.createObjectURL(blob) };
    draw(page);
    $("save-link").click();
    timer = setTimeout(forget, kept);
  }
  const draw = view("save", (/** @type {Palace.Page} */ { saving, gives }) => html`
    <details class="more" id="save" ?hidden=${!gives.save} @toggle=${({ target }) => target.open && plan(true)}>
      <summary>${t("save-save")}</summary>
      <form class="save-form" id="save-form">
        <label>${t("save-what")} <select id="save-format" @change=${sets("format")}>${choices(saving.formats, wish.format)}</select></label>
        <label ?hidden=${!asks()?.values}>${t("save-values")} <select id="save-kind" @change=${sets("kind")}>${choices(saving.kinds.map(({ kind, label }) => ({ name: kind, label })), wish.kind)}</select></label>
        <label ?hidden=${!asks()?.squares}>${t("save-squares")} <select id="save-which" @change=${sets("which")}>${choices([
          { name: "view", label: worded("save-those-in-view") }, { name: "map", label: worded("save-whole-map") }, { name: "typed", label: worded("save-size-its-corner") }], wish.which)}</select></label>
        <label ?hidden=${!typed()}>${t("save-window")} <input id="save-text" inputmode="text" autocomplete="off" spellcheck="false" placeholder="1000x800 @ 0,0"
          aria-describedby="save-error save-plan" aria-invalid=${typed() && error ? "true" : nothing} .value=${live(wish.text)} @input=${types} @change=${() => plan(true)}></label>
        <p class="error" id="save-error" role="alert">${error}</p>
        <p class="fine" id="save-plan">${found.words}</p>
        <p class="fine" id="save-name">${found.name}</p>
        <progress id="save-progress" max="1" aria-labelledby="save-words" .value=${saving.fraction} ?hidden=${!saving.busy}></progress>
        <p class="fine" id="save-words">${saving.words}</p>
        <p class="fine" ?hidden=${!ready.href}>${t("save-nothing-arrived")} <a class="save-link" id="save-link" href=${ready.href || nothing} download=${ready.name}>${t("save-take-here")}</a></p>
        <div class="row">
          <button type="submit" id="save-go" ?hidden=${saving.busy} @click=${save}>${t("save-save")}</button>
          <button type="button" id="save-stop" ?hidden=${!saving.busy} @click=${() => frame.ready && frame.call("saveStop")}>${t("save-cancel")}</button>
        </div>
      </form>
    </details>`);

  offers({
    savePicture() {
      forget();
      act("save", { format: "png", kind: wish.kind, which: "view", text: "" });
    },
  });
  frame.on("file", ({ id, name, type, bytes, last }) => {
    if (id !== file.id) file = { id, parts: [] };
    file.parts.push(new Blob([bytes])); // the browser keeps it, on disk if need be
    if (last) offer(name, new Blob(file.parts.splice(0), { type }));
  });

  /** @param {Palace.Page} next */
  return (next) => {
    page = next;
    const { saving: { formats, kinds, busy }, map } = page;
    if (!asks()) wish.format = formats.at(0)?.name ?? "";
    own &&= kinds.some(({ kind }) => kind === wish.kind);
    if (!own) wish.kind = map.kind;
    if (!busy) file.parts.splice(0); // given up, if there were any
    draw(page);
    return () => {
      if ($("save").open && !busy && $("save").checkVisibility?.() !== false) plan(focused()?.id !== "save-text");
    };
  };
}
