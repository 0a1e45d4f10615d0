// What a page may start as a script: addresses of its own site, and what it has made itself.
import assert from "node:assert/strict";
import { main } from "./levels.js";

Object.assign(globalThis, { origin: "https://a.example", location: { protocol: "https:" } });
const { owned } = await import("../site/js/trusted.js");

main("an address of another site, or of a text, is no script of the page", () => {
  for (const address of ["https://a.example/v/1/scorm/pack.js", new URL("https://a.example/sw.js"), "blob:https://a.example/5-6"]) assert.equal(owned(address), String(address));
  for (const address of ["https://b.example/sw.js", "http://a.example/sw.js", "https://a.example:8443/sw.js", "blob:https://b.example/5-6", "data:text/javascript,1", "javascript:1", "sw.js", ""]) {
    assert.throws(() => owned(address), TypeError, address);
  }
});

main("so it is in a page that is a file", () => {
  Object.assign(globalThis, { origin: "null", location: { protocol: "file:" } });
  assert.equal(owned("blob:null/5-6"), "blob:null/5-6");
  for (const address of ["data:text/javascript,1", "https://a.example/sw.js", "blob:https://a.example/5-6"]) assert.throws(() => owned(address), TypeError, address);
});
