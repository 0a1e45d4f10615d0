import { chromium } from "playwright-core";
import fs from "fs";
const exe = (await import("./test/browser.js").catch(() => ({}))).executable;
const browser = await chromium.launch({ args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"], ...(process.env.CHROME ? { executablePath: process.env.CHROME } : {}) });
const shots = JSON.parse(process.argv[2]);
for (const { name, link, size = [1280, 800], dark = false, point, wait = 4000, eval: code } of shots) {
  const page = await browser.newPage({ viewport: { width: size[0], height: size[1] }, colorScheme: dark ? "dark" : "light", hasTouch: size[0] < 500, isMobile: size[0] < 500 });
  page.on("console", (m) => m.type() === "error" && console.log(name, m.text().slice(0, 200)));
  const t = Date.now();
  await page.goto("http://127.0.0.1:8947/#" + link);
  await page.evaluate(() => palace.ready);
  await page.waitForFunction(() => { const b = document.querySelector("#idea"); return b && !b.hidden && b.getAttribute("aria-busy") !== "true"; }, null, { timeout: 90000 }).catch(() => console.log(name, "still busy"));
  console.log(name, "ready in", Date.now() - t);
  await page.waitForTimeout(wait);
  if (point) { await page.mouse.move(point[0], point[1]); await page.waitForTimeout(2500); }
  if (code) { await page.evaluate(code); await page.waitForTimeout(1500); }
  await page.screenshot({ path: `/tmp/shots-sub/${name}.png` });
  await page.close();
}
await browser.close();
