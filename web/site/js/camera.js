// Codes before the camera are read, several at once: by the browser where it can, else by a
// library that is loaded when a camera is there, and not before.
import { $, attribute, make } from "./dom.js";
import { single } from "./held.js";

const blank = 8000; // ms without a code after which it is said what to do
const pause = 200; // ms between two pictures
const most = 32; // codes in a picture

/** @typedef {{ detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> }} Reader */

/**
 * makeCamera sets the camera of the teacher's room up.
 * @param {(texts: string[]) => any} take
 * @param {{ refused: HTMLElement, dark: HTMLElement, gone: HTMLElement }} told what is said where it cannot be used, where it shows nothing, and where it was unplugged
 */
export function makeCamera(take, { refused, dark, gone }) {
  const [button, video] = [$("gather-scan"), $("gather-video")];
  const seen = new Set();
  let stream = null;
  let turn = 0; // how often a camera was asked for or done with
  let asking = 0; // the turn in which one is asked for, 0 for none

  const stop = (stream) => {
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  function off() {
    turn++;
    asking = 0;
    stop(stream);
    stream = video.srcObject = null;
    video.hidden = dark.hidden = true;
    seen.clear();
    attribute(button, "aria-pressed", false);
  }
  /** @param {Reader} reader */
  async function look(reader, from) {
    let last = performance.now(); // when a code was seen
    while (stream === from) {
      const codes = await reader.detect(video).catch(() => []);
      if (stream !== from) return;
      if (codes.length) last = performance.now();
      dark.hidden = performance.now() - last < blank;
      const texts = codes.map(({ rawValue }) => rawValue).filter((words) => words && !seen.has(words));
      for (const words of texts) seen.add(words);
      if (texts.length) take(texts);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  button.addEventListener("click", async () => {
    if (stream) return off();
    if (asking) return; // a double click
    const mine = (asking = ++turn);
    refused.hidden = gone.hidden = true;
    try {
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1920 } } });
      if (mine !== turn) return stop(opened); // nobody waits for it any more
      asking = 0;
      stream = opened;
      stream.getVideoTracks()[0].addEventListener("ended", () => {
        if (stream !== opened) return;
        off();
        gone.hidden = false;
      });
      video.srcObject = stream;
      video.hidden = false;
      attribute(button, "aria-pressed", true);
      await video.play();
      look((await native()) ?? (await library()), opened);
    } catch {
      if (mine !== turn) return;
      off();
      refused.hidden = false;
    }
  });
  const end = () => (stream || asking) && off();
  // However the panel is left: by another room, another tab of the page, or the page itself.
  new ResizeObserver(() => button.checkVisibility() || end()).observe(button);
  addEventListener("pagehide", end);
  return {
    off: end,
    /** offer shows the button where that can be done. */
    offer: () => (button.hidden = !navigator.mediaDevices || (single && !("BarcodeDetector" in globalThis))),
  };
}

/** native returns the browser's own reader, if it has one for these codes. */
async function native() {
  const { BarcodeDetector } = /** @type {any} */ (globalThis);
  const formats = (await BarcodeDetector?.getSupportedFormats?.()) ?? ["qr_code"];
  return BarcodeDetector && formats.includes("qr_code") ? /** @type {Reader} */ (new BarcodeDetector({ formats: ["qr_code"] })) : null;
}

/** library returns the library's reader: see web/site/scan/README.md. Its program is fetched here, for by itself it would ask others for it. */
async function library() {
  const folder = new URL("scan/", globalThis.starter?.folder ?? document.baseURI);
  const fetched = fetch(new URL("zxing.wasm", folder)).then((response) => (response.ok ? response.arrayBuffer() : Promise.reject(new Error(response.statusText))));
  const zxing = () => /** @type {any} */ (globalThis).ZXingWASM;
  const [wasmBinary] = await Promise.all([fetched, zxing() ?? new Promise((resolve, reject) => {
    const script = make("script", { src: new URL("zxing.js", folder).href });
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
    document.head.append(script);
  })]);
  await zxing().prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const canvas = make("canvas");
  const picture = canvas.getContext("2d", { willReadFrequently: true });
  return {
    /** @param {HTMLVideoElement} video */
    async detect(video) {
      const [width, height] = [(canvas.width = video.videoWidth), (canvas.height = video.videoHeight)];
      if (!width || !picture) return [];
      picture.drawImage(video, 0, 0);
      const codes = await zxing().readBarcodes(picture.getImageData(0, 0, width, height), { formats: ["QRCode"], maxNumberOfSymbols: most, tryHarder: true });
      return codes.map(({ text }) => ({ rawValue: text }));
    },
  };
}
