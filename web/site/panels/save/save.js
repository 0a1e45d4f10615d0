// Saving pieces of the map: what, which squares, how much that is, and the file itself,
// which comes in parts and is handed to the browser as a download. Go decides all of it.
import { offers } from "../../js/actions.js";
import { $, attribute, options, submits, text } from "../../js/dom.js";
import { panel } from "../../js/panel.js";

const kept = 60000; // ms for which a file can be had again

/**
 * makeSave shows the map's files; the frame brings their parts.
 * @param {Palace.Site} site
 */
export const makeSave = ({ act, frame }) => panel("save", (part, root) => {
  const [format, kind, which, typed] = [$("save-format"), $("save-kind"), $("save-which"), $("save-text")];
  const download = makeDownload(part.file, part.again);
  /** @type {Palace.Format[]} */
  let formats = [];
  let own = false; // whether the reader has chosen the kind of values, else it is the map's
  /** @type {{ id: number, parts: Blob[] }} */
  let file = { id: 0, parts: [] }; // on its way

  const wish = () => ({ format: format.value, kind: kind.value, which: which.value, text: typed.value });

  /** plan says what would be saved, and complains about what cannot if that is asked for. */
  function plan(complain) {
    const asks = formats.find(({ name }) => name === format.value);
    part.values.hidden = !asks?.values;
    part.squares.hidden = !asks?.squares;
    part.window.hidden = !asks?.squares || which.value !== "typed";
    let found = { words: "", name: "", window: "" };
    let sentence = "";
    try {
      found = frame.call("savePlan", wish());
    } catch (error) {
      sentence = error.message;
    }
    const wrong = !part.window.hidden && sentence !== "";
    text($("save-plan"), found.words);
    text($("save-name"), found.name);
    if (complain || !sentence || which.value !== "typed") {
      text($("save-error"), sentence);
      attribute(typed, "aria-invalid", wrong ? "true" : null);
    }
    return found;
  }

  which.addEventListener("change", () => {
    if (which.value !== "typed" || typed.value) return;
    which.value = "view"; // what is in view is a beginning
    typed.value = plan(false).window;
    which.value = "typed";
  });
  kind.addEventListener("change", () => (own = true));
  for (const field of [format, kind, which]) field.addEventListener("change", () => plan(true));
  typed.addEventListener("input", () => plan(false));
  typed.addEventListener("change", () => plan(true));
  root.addEventListener("toggle", () => root.open && plan(true));

  submits($("save-form"), () => {
    plan(true);
    if ($("save-error").textContent) {
      if (!part.window.hidden) typed.focus();
      return;
    }
    download.forget();
    try {
      frame.call("save", wish());
    } catch (error) {
      text($("save-error"), error.message);
    }
  });
  $("save-stop").addEventListener("click", () => {
    if (frame.ready) frame.call("saveStop");
    $("save-go").hidden = false;
    $("save-go").focus();
  });

  offers({
    savePicture() {
      download.forget();
      act("save", { format: "png", kind: $("save-kind").value, which: "view", text: "" });
    },
  });
  frame.on("file", ({ id, name, type, bytes, last }) => {
    if (id !== file.id) file = { id, parts: [] };
    file.parts.push(new Blob([bytes])); // the browser keeps it, on disk if need be
    if (last) download.offer(name, new Blob(file.parts.splice(0), { type }));
  });

  /** @param {Palace.Page} page */
  return ({ saving, map, gives }) => {
    root.hidden = !gives.save;
    formats = saving.formats;
    options(format, formats, formats.some(({ name }) => name === format.value) ? format.value : formats.at(0)?.name);
    const kinds = saving.kinds.map(({ kind: name, label }) => ({ name, label }));
    if (!kinds.some(({ name }) => name === kind.value)) own = false;
    options(kind, kinds, own ? kind.value : map.kind);
    if (!saving.busy) file.parts.splice(0); // given up, if there were any
    $("save-go").hidden = saving.busy;
    $("save-stop").hidden = $("save-progress").hidden = !saving.busy;
    $("save-progress").value = saving.fraction;
    text($("save-words"), saving.words);
    if (root.open && !saving.busy && root.checkVisibility?.() !== false) plan(!typed.matches(":focus"));
  };
});

/** makeDownload hands files to the browser by a link, and offers each again for a while. */
function makeDownload(link, again) {
  let timer = 0;
  const forget = () => {
    clearTimeout(timer);
    if (link.href) URL.revokeObjectURL(link.href);
    link.removeAttribute("href");
    again.hidden = true;
  };
  return {
    forget,
    offer(name, blob) {
      forget();
      link.href = URL.createObjectURL(blob);
      link.download = name;
      again.hidden = false;
      link.click();
      timer = setTimeout(forget, kept);
    },
  };
}
