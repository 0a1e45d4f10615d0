// What a page of Palace may start as a script and take for a drawing. Where browsers ask for it (Trusted Types, as
// the pages' policy says) nothing else becomes either, whoever passes it on by mistake.

const policy = {
  /** createScriptURL lets through an address of this site, or of what this page has made. */
  createScriptURL(address) {
    const { origin, protocol } = new URL(address);
    if (origin !== globalThis.origin || (protocol !== "blob:" && protocol !== location.protocol)) throw new TypeError(`${address} is no script of this page`);
    return address;
  },
  /** createHTML lets through what begins as a drawing; whoever parses it says that it is one. */
  createHTML: (text) => (text.startsWith("<svg ") ? text : "<none/>"),
};
const trusted = globalThis.trustedTypes?.createPolicy("palace", policy) ?? policy;

/** owned is the whole address of a script of this page. @type {(address: string | URL) => string} */
export const owned = (address) => trusted.createScriptURL(String(address));

/** drawing returns the picture that a text of the build's is, null for none. */
export function drawing(text) {
  const { documentElement: picture } = new DOMParser().parseFromString(trusted.createHTML(text ?? ""), "image/svg+xml");
  return picture instanceof SVGSVGElement ? picture : null;
}
