// Stands in the page itself, before all that has to arrive. The page's style comes as a
// printer's would, for which no browser waits, and is put on as soon as it is there; what
// does not come is noted for start.js, which may be late, or lost itself.
globalThis.lost = [];
addEventListener("load", ({ target }) => {
  if (target instanceof HTMLLinkElement && "late" in target.dataset) target.media = "all";
}, true);
addEventListener("error", ({ target }) => {
  globalThis.lost.push(target);
  if (target instanceof HTMLLinkElement) target.dataset.late = "lost";
  else document.documentElement.dataset.lost = "";
}, true);
