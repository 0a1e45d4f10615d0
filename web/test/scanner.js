// A scanner for QR codes: what a telephone would read off a picture of the screen.
import { createRequire } from "node:module";

/** scanner opens a blank page that reads codes: scan(png) returns the text, or "". */
export async function scanner(browser) {
  const page = await browser.newPage();
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve("jsqr") });
  return {
    scan: (png) => page.evaluate(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
      pen.drawImage(picture, 0, 0);
      const { data, width, height } = pen.getImageData(0, 0, picture.width, picture.height);
      return window.jsQR(data, width, height, { inversionAttempts: "dontInvert" })?.data ?? "";
    }, `data:image/png;base64,${png.toString("base64")}`),
    close: () => page.close(),
  };
}
