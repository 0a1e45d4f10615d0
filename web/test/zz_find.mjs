import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { here } from "./server.js";
import { saying } from "./words.js";
import { FluentResource } from "@fluent/bundle";
const root = here("../..");
const all = [];
for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
  if (!/(^|\/)words\w*\.ftl$/.test(name) || /node_modules|^web\/words\//.test(name)) continue;
  const group = dirname(name).startsWith("web/site") ? "web/site" : dirname(name);
  for (const { id } of new FluentResource(readFileSync(root + "/" + name, "utf8")).body) {
    try { const r = saying(group, id); const lits = r.source.replace(/\.\*\?|\\./g, "").replace(/\(\?:|\||\)/g, "").length; all.push([group, id, new RegExp(r.source, "sui"), lits]); } catch (e) { }
  }
}
for (const text of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  console.log("## " + text);
  const hits = all.map(([g, id, r, lits]) => { const m = r.exec(text); return m && m[0].replace(/[^a-zA-Z]/g, "").length > 3 ? [m[0].length, lits, `${g === "web/site" ? "" : g + " "}${id}  «${m[0].slice(0, 80)}»`] : null; }).filter(Boolean).filter(([len, lits]) => lits >= 4).sort((a, b) => Math.min(b[0],b[1]) - Math.min(a[0],a[1])).slice(0, 4);
  for (const [, , h] of hits) console.log("   " + h);
}
