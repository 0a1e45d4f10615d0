// Keeps a page up to date while its files are being changed: style takes effect at once,
// for everything else the page is loaded again. Only the development server has this
// script; a site that was built for others has not.
"use strict";
(() => {
  const shown = new URL(document.currentScript.src).searchParams; // what this page is made of
  let style = shown.get("style");
  let box = null;

  /** restyle has the sheets of this page and of its frames fetched again. */
  function restyle() {
    const frames = [...document.querySelectorAll("iframe")].map((frame) => frame.contentDocument);
    for (const each of [document, ...frames]) {
      for (const link of each?.querySelectorAll("link[rel=stylesheet]") ?? []) link.href = `${link.href.split("?")[0]}?${style}`;
    }
  }

  /** tell shows what is wrong, "" for nothing, until a click or the next change. */
  function tell(error) {
    box?.remove();
    if (!error) return;
    box = document.createElement("pre");
    box.id = "dev-error";
    box.textContent = error;
    box.onclick = () => box.remove();
    Object.assign(box.style, {
      position: "fixed", inset: "auto 0 0 0", zIndex: 1000, maxHeight: "60%", overflow: "auto", margin: 0, padding: "1em",
      background: "#400", color: "#fff", font: "14px/1.4 monospace", whiteSpace: "pre-wrap", userSelect: "text",
    });
    document.documentElement.append(box);
  }

  new EventSource(`dev/changes?of=${shown.get("of")}`).onmessage = ({ data }) => {
    const now = JSON.parse(data);
    if (now.page !== shown.get("page")) return location.reload();
    if (now.style !== style) {
      style = now.style;
      restyle();
    }
    tell(now.error);
  };
})();
