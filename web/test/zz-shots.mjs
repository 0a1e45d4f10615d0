import { launch, open, idle, sizes } from "./browser.js";
import { here, serve } from "./server.js";
const tag = process.argv[2] ?? "ar";
const server = await serve("/tmp/lang-dist");
const browser = await launch();
const door = process.argv[3];
const rooms = door ? { door: ["", null], lines: ["exile:quadrant@9,7&idea=lines", null] } : {
  game: ["wythoff@9,7&values=on", async (p) => p.evaluate(() => document.querySelector('[data-act="explain"]').click())],
  idea: ["wythoff@9,7&idea=golden", null],
  klass: ["class&lesson=corner-the-rook", async (p) => p.$$eval("details", (all) => all.forEach((each) => (each.open = true)))],
  puzzle: ["puzzle=wythoff&level=2&seed=3", null],
  blocking: ["blocking:5@4,3&block=1,0", async (p) => p.evaluate(() => document.querySelector('[data-act="explain"]').click())],
  segments: ["subtraction:(1,2)(2,1)(3,3)@9,7&idea=segments", null],
  lines: ["exile:quadrant@9,7&idea=lines", null],
  embed: null,
};
for (const [size, view] of Object.entries(sizes)) {
  const { page, close } = await open(browser, server.url, view, { locale: tag });
  await page.evaluate((t) => localStorage.setItem("palace-language", t), tag);
  await page.reload();
  await page.evaluate(() => palace.ready.then(() => {}));
  for (const [name, room] of Object.entries(rooms)) {
    if (!room) continue;
    await page.evaluate(async (text) => { for (const d of document.querySelectorAll("dialog[open]")) d.close(); await palace.open(text); }, room[0]);
    if (room[1]) await room[1](page);
    await idle(page);
    await page.screenshot({ path: `/tmp/lang-shots/${tag}-${name}-${size}.png`, fullPage: size === "narrow" });
    if (size === "wide") {
      // the panel, whole
      const texts = await page.evaluate(() => [...document.querySelectorAll("#say, #now, #idea-words, #idea-now, [data-part]")].filter((e) => e.checkVisibility()).map((e) => e.innerText).filter(Boolean).join("\n---\n"));
      (await import("node:fs")).writeFileSync(`/tmp/lang-shots/${tag}-${name}.txt`, texts);
    }
  }
  if (!door) {
    await page.goto(`${server.url}true.html`);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/lang-shots/${tag}-true-${size}.png` });
  }
  await close();
}
await browser.close(); await server.close();
