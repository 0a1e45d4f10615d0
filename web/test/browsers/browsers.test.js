// The steps that have to work in every browser, in those other than Chromium, of which all other tests are: one after
// the other. A browser that is not there is left out, with a sentence.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { single } from "../builds.js";
import { here, serve } from "../server.js";
import { firefox } from "./firefox.js";
import { register } from "./steps.js";
import { webkit } from "./webkit.js";

let alone; // the site as one page
before(async () => (alone = await single()));
after(() => alone?.remove());

for (const { name, launch, missing } of [firefox, webkit]) {
  const reason = missing();
  if (reason) {
    test(`${name}: its smoke tests`, { skip: reason });
    continue;
  }
  describe(name, () => {
    let [server, visit] = [];
    before(async () => {
      assert.ok(existsSync(here("../../dist/index.html")), "dist/ is missing: run make site");
      server = await serve(here("../../dist"), { "boards.html": here("fake/boards.html") });
      visit = await launch({ width: 1280, height: 800 });
      console.log(`${name} ${visit.version}`);
    });
    after(async () => {
      await visit?.close();
      await server?.close();
    });
    register(name, () => ({ page: visit.page, address: server.url, file: pathToFileURL(join(alone.folder, "palace.html")).href }));
  });
}
