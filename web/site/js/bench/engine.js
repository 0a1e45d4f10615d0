// A worker with the engines' Go program, for trials alone: it does one piece of work
// at a time, from beginning to end. Whoever has enough of it ends the worker.
//
// With ?plain in its address it does without the machine's vectors.
//
// In:  {game, size, level}.
// Out: {ready} once, {progress: fraction}, {result: {ms, squares, sum, colors}} or
// {failed: "why"}.
// Go finds globalThis.host with ready(), progress(done, total) and its own memory, and
// sets globalThis.engine with bench(game, size, level).
import "../../wasm_exec.js"; // Go's own; the build puts it into this script, which is no module

const root = "../../"; // of this version, from here

globalThis.host = {
  post() {},
  ready: () => queueMicrotask(() => postMessage({ ready: true })),
  progress: (done, total) => postMessage({ progress: done / total }),
};

onmessage = ({ data }) => {
  try {
    const result = globalThis.engine.bench(data.game, data.size, data.level);
    postMessage(result.failed ? { failed: result.failed } : { result });
  } catch (error) {
    postMessage({ failed: `the engine has failed: ${error.message}` });
  }
};

async function run() {
  try {
    const go = new Go();
    const program = fetch(`${root}worker.wasm`);
    const { instance } = await WebAssembly.instantiateStreaming(program, go.importObject);
    if (location.search !== "?plain") host.memory = instance.exports.mem;
    await go.run(instance);
    throw new Error("it has ended");
  } catch (error) {
    postMessage({ failed: `the engines' program cannot be run: ${error.message}` });
  }
}

run();
