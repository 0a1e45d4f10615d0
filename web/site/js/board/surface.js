// The canvas, before there is a program to draw on it: it is made while the programs are on
// their way, with its only context and the size that the frame has, so that nothing of it is
// made twice. Ebitengine makes a canvas for itself, and is given this one.

import { linkShaders } from "./shaders.js";

// What Ebitengine asks of a context; the first who asks decides.
const attributes = { alpha: true, premultipliedAlpha: true, stencil: true };

/**
 * makeSurface makes the canvas, and returns what to call when the first picture is drawn; or
 * null where this browser cannot draw with WebGL 2.
 */
export function makeSurface() {
  const canvas = document.createElement("canvas");
  const fit = fitting(canvas);
  fit();
  const gl = /** @type {WebGL2RenderingContext | null} */ (canvas.getContext("webgl2", attributes));
  if (!gl) return null;
  document.createElement = (name, ...rest) => {
    if (name !== "canvas") return Document.prototype.createElement.call(document, name, ...rest);
    Reflect.deleteProperty(document, "createElement");
    return canvas;
  };
  return linkShaders(gl);
}

/**
 * fitting has a canvas keep as many pixels as the frame covers of the screen, and returns
 * what sees to it. Ebitengine sets a size from a ratio of pixels that it reads once: whatever
 * is set, the canvas gets the size that it should have, both sides at once. For each side
 * that is set the browser makes the picture's memory again, and clears it: nothing is set
 * that is set already, and none is made of the new width and the old height.
 */
function fitting(canvas) {
  const [width, height] = ["width", "height"].map((name) => {
    const { get, set } = /** @type {Required<PropertyDescriptor>} */ (Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, name));
    return { get: () => get.call(canvas), set: (pixels) => pixels !== get.call(canvas) && set.call(canvas, pixels) };
  });
  const fit = () => {
    const { clientWidth, clientHeight } = document.documentElement;
    const [wide, high] = [clientWidth, clientHeight].map((length) => Math.round(length * (devicePixelRatio || 1)));
    if (width.get() !== wide && height.get() !== high) height.set(1);
    width.set(wide);
    height.set(high);
  };
  Object.defineProperty(canvas, "width", { get: width.get, set: fit });
  Object.defineProperty(canvas, "height", { get: height.get, set: fit });
  return fit;
}
