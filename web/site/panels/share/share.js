// Handing on the game, or the lesson: its link, the link as a QR code that fills the screen on
// request, and a frame for another page. What a link holds is for Go to say.
import { offers } from "../../js/actions.js";
import { copies } from "../../js/copy.js";
import { closable } from "../../js/dialog.js";
import { $, all, pick, svg, text } from "../../js/dom.js";
import { panel } from "../../js/panel.js";

/**
 * makeShare fills the dialog.
 * @param {Palace.Site} site
 */
export const makeShare = (site) => panel("share", (part, root) => {
  const [viewed, atStep] = /** @type {HTMLInputElement[]} */ ([part.viewed, part.atStep]);
  /** @type {Palace.Shared} */
  let shared;
  const helps = all($("share-withheld"), "[type=checkbox]", HTMLInputElement);
  const show = (wishes) => {
    shared = site.frame.call("share", { base: site.base, here: $("share-here").checked, step: atStep.checked, ...wishes });
    text($("share-title"), shared.title);
    part.lesson.hidden = part.packed.hidden = !shared.step;
    part.paper.hidden = shared.noSheet;
    text(part.stepWords, shared.step);
    part.with.hidden = $("share-withheld").hidden = !shared.game;
    $("share-turns").hidden = !shared.turns;
    part.mapped.hidden = !shared.map;
    $("share-hidden").checked = shared.hidden;
    viewed.checked = shared.view;
    $("share-quiz").checked = shared.quiz;
    for (const help of helps) help.checked = shared.without.split(",").includes(help.value);
    $("share-link").value = shared.href;
    $("share-link").hidden = part.ways.hidden = !shared.href;
    part.send.hidden = !navigator.share || !shared.embed; // an address that opens nothing elsewhere
    $("embed").hidden = !shared.embed;
    $("embed-text").value = shared.embed;
    text($("share-said"), "\u00a0");
    text($("code-note"), shared.note);
    $("code-here").hidden = !shared.shorter;
    $("code").hidden = !shared.code;
    draw($("code"), shared.code, 264);
  };
  const chosen = () => show({ hidden: $("share-hidden").checked, view: viewed.checked, quiz: $("share-quiz").checked, without: helps.filter(({ checked }) => checked).map(({ value }) => value).join() });

  const open = () => {
    pick(root, "[value=start]", HTMLInputElement).checked = true;
    atStep.checked = false;
    try {
      show({});
    } catch (error) {
      return site.say(error.message); // there is no board at the moment
    }
    root.showModal();
    $("share-link").select();
  };
  offers({ share: open });
  for (const input of all(root, "[type=radio], [type=checkbox]")) input.addEventListener("change", chosen);
  $("code-here").addEventListener("click", () => {
    $("share-here").checked = true;
    chosen();
    $("share-here").focus();
  });

  copies($("share-copy"), $("share-link"), $("share-said"));
  copies($("embed-copy"), $("embed-text"), $("share-said"));
  part.send.addEventListener("click", () => {
    navigator.share({ title: document.title, url: shared.href }).catch(() => {});
  });
  closable(root);

  const fill = () => $("code-large").open && draw($("code-close"), shared.code, Math.min(innerWidth, innerHeight - $("code-text").offsetHeight));
  $("code").addEventListener("click", () => {
    text($("code-text"), shared.typed);
    $("code-large").showModal();
    fill();
  });
  $("code-close").addEventListener("click", () => $("code-large").close());
  addEventListener("resize", fill);
});

/**
 * draw draws a code into a button, within so many CSS pixels. A module is a whole number
 * of the screen's pixels wide, if there are enough, so that all are alike.
 */
export function draw(button, code, room) {
  if (!code) return button.replaceChildren();
  const pixels = Math.floor((room * devicePixelRatio) / code.size);
  const width = pixels > 0 ? (pixels * code.size) / devicePixelRatio : room;
  button.replaceChildren(svg("svg", { viewBox: `0 0 ${code.size} ${code.size}`, width, height: width, "aria-hidden": "true" }, svg("path", { d: code.path })));
}
