// The library that draws panels is that of its package, byte for byte: a build needs no Node.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { main } from "./levels.js";
import { here } from "./server.js";

main("lit-html is that of its package", async () => {
  for (const name of ["lit-html.js", "directive.js", "directive-helpers.js", "directives/repeat.js", "directives/live.js", "LICENSE"]) {
    const ours = await readFile(here(`../site/lit/${name === "LICENSE" ? "LICENSE-lit-html" : name}`), "utf8");
    assert.equal(ours, await readFile(here(`../node_modules/lit-html/${name}`), "utf8"), name);
  }
  const { version } = JSON.parse(await readFile(here("../node_modules/lit-html/package.json"), "utf8"));
  assert.match(await readFile(here("../site/lit/README.md"), "utf8"), new RegExp(`lit-html ${version},`));
});
