// Chromium, which the other tests know too: here it takes the same steps as the others.
import { readFile } from "node:fs/promises";
import { findChromium, launch as start } from "../browser.js";
import { patience } from "./house.js";

/** launch starts Chromium and returns {page, version, close}; the page is playwright's. */
async function launch(viewport) {
  const browser = await start({ drawn: true });
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  page.setDefaultTimeout(patience);
  const download = async (act) => {
    const [file] = await Promise.all([page.waitForEvent("download"), act()]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  return { page: Object.assign(page, { download }), version: browser.version(), close: () => browser.close() };
}

export const chromium = { name: "Chromium", launch, missing: () => (findChromium() ? "" : "no Chromium found") };
