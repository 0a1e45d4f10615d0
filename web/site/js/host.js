// What a host's headers forbid, and the page cannot do without: it is said as such, for to try
// again does not help.

/** Why a board does not come that the host forbids. */
export const refused = "The board cannot run here";

const header = "This host’s Content-Security-Policy header forbids";
/** @type {Record<string, string>} by what the browser says is blocked, or by the directive that blocks it */
const needs = {
  "wasm-eval": `${header} WebAssembly: its script-src has to allow 'wasm-unsafe-eval'.`,
  "worker-src": `${header} the engines’ workers: its worker-src has to allow blob:.`,
  "connect-src": `${header} the page to fetch its own files: its connect-src has to allow 'self'.`,
  "frame-src": `${header} frames, and the board is in one: its frame-src has to allow 'self'.`,
};

let sentence = "";
let listener = (_) => {};
document.addEventListener("securitypolicyviolation", ({ disposition, blockedURI, effectiveDirective }) => {
  const found = needs[blockedURI] ?? (blockedURI === "inline" ? undefined : needs[effectiveDirective]);
  if (disposition !== "enforce" || !found || sentence) return;
  sentence = found;
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
    if (/deny/i.test(headers.get("X-Frame-Options") ?? "")) return "This host’s X-Frame-Options header forbids frames, and the board is in one: it may say SAMEORIGIN.";
    const policy = headers.get("Content-Security-Policy") ?? "";
    if (/frame-ancestors/i.test(policy)) return `${header} frames, and the board is in one: its frame-ancestors has to allow 'self'.`;
    if (/(frame|child|default)-src/i.test(policy)) return needs["frame-src"]; // which the browser has said before this script was here
  } catch {
    // Nothing answers: that is no header's doing.
  }
  return sentence;
}
