// The board's shaders, linked while the programs are on their way: that takes a browser longer
// than to draw with them, and nobody waits yet. Ebitengine, as the build patches it, asks the
// context for each by the name of its source, and links itself what it does not get.

/** What Ebitengine calls the numbers of a corner, in the order in which it sends them. */
const corner = ["A0", "A1", "A2", "A3"];

/**
 * linkShaders begins to link what the first picture needs, and returns how to begin with the rest.
 * @param {WebGL2RenderingContext} gl
 */
export function linkShaders(gl) {
  const text = document.getElementById("shaders")?.textContent ?? "";
  /** @type {Record<"first" | "later", {Source: string, Vertex: string, Fragment: string}[]>} */
  const { first, later } = text.startsWith("{") ? JSON.parse(text) : { first: [], later: [] }; // none in a folder that was not built
  const linked = new Map();
  gl.canvas.addEventListener("webglcontextlost", () => linked.clear());
  const link = ({ Source, Vertex, Fragment }) => {
    const program = gl.createProgram();
    for (const [type, source] of /** @type {const} */ ([[gl.VERTEX_SHADER, Vertex], [gl.FRAGMENT_SHADER, Fragment]])) {
      const shader = gl.createShader(type);
      if (!program || !shader) return; // the context is lost
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
      gl.deleteShader(shader); // when the program goes
    }
    corner.forEach((name, i) => gl.bindAttribLocation(program, i, name));
    gl.linkProgram(program);
    linked.set(Source, program);
  };
  Object.assign(gl, {
    /** takeProgram hands over a program, which is Ebitengine's from now on. */
    takeProgram(name) {
      const program = linked.get(name);
      linked.delete(name);
      return program;
    },
  });
  first.forEach(link);
  return () => gl.isContextLost() || later.forEach(link);
}
