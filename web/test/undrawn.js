// A canvas that draws nothing. The page, the board and Ebitengine run as they do for a reader, and
// every call to WebGL is taken, but nobody computes a pixel: in software that costs more than
// everything else. For the tests that ask what the page knows, says and does, not how it looks.

/**
 * undrawn, run in a page before its own scripts, gives every canvas a context of WebGL 2 that has
 * room for everything and never fails. Its methods are the prototype's, for tests that count calls.
 */
export function undrawn() {
  const { prototype } = WebGL2RenderingContext;
  const answers = {
    getError: () => prototype.NO_ERROR,
    checkFramebufferStatus: () => prototype.FRAMEBUFFER_COMPLETE,
    getParameter: (name) => (name === prototype.MAX_TEXTURE_SIZE ? 8192 : null),
    getProgramParameter: () => true,
    getShaderParameter: () => true,
    getProgramInfoLog: () => "",
    getShaderInfoLog: () => "",
    getExtension: () => null,
    isContextLost: () => false,
    isBuffer: () => true,
    isProgram: () => true,
    isVertexArray: () => true,
  };
  const made = () => ({});
  const taken = () => {};
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (typeof value === "function" && name !== "constructor") prototype[name] = answers[name] ?? (/^(create|getUniformLocation)/.test(name) ? made : taken);
  }
  const contexts = new WeakMap();
  const make = (canvas) => Object.create(prototype, {
    canvas: { value: canvas },
    drawingBufferColorSpace: { value: "srgb", writable: true },
    drawingBufferWidth: { get: () => canvas.width },
    drawingBufferHeight: { get: () => canvas.height },
  });
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    if (kind !== "webgl2") return getContext.call(this, kind, ...rest);
    if (!contexts.has(this)) contexts.set(this, make(this));
    return contexts.get(this);
  };
}
