// What a host's headers forbid, and the page cannot do without: it is said as such, for to try
// again does not help.

import { worded } from "./worded.js";

/** @type {Record<string, Palace.Name>} by what the browser says is blocked, or by the directive that blocks it */
const needs = {
  "wasm-eval": "host-wasm",
  "worker-src": "host-workers",
  "connect-src": "host-files",
  "frame-src": "host-frames",
};

let sentence = "";
let listener = (_) => {};
document.addEventListener("securitypolicyviolation", ({ disposition, blockedURI, effectiveDirective }) => {
  const found = needs[blockedURI] ?? (blockedURI === "inline" ? undefined : needs[effectiveDirective]);
  if (disposition !== "enforce" || !found || sentence) return;
  sentence = worded(found);
  listener(sentence);
});

/** onforbidden calls f with a sentence as soon as the browser refuses anything that is needed. */
export function onforbidden(f) {
  listener = f;
  if (sentence) f(sentence);
}

/** unframed returns the sentence that says which header keeps an address out of a frame, or "". */
export async function unframed(address) {
  if (sentence) return sentence;
  try {
    const { headers } = await fetch(address, { method: "HEAD" });
    if (/deny/i.test(headers.get("X-Frame-Options") ?? "")) return worded("host-options");
    const policy = headers.get("Content-Security-Policy") ?? "";
    if (/frame-ancestors/i.test(policy)) return worded("host-ancestors");
    if (/(frame|child|default)-src/i.test(policy)) return worded("host-frames"); // which the browser has said before this script was here
  } catch {
    // Nothing answers: that is no header's doing.
  }
  return sentence;
}
