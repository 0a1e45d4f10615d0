// Unpacks and compiles a program in a worker while its bytes come: in the page that would take a
// quarter of a second from whoever plays there already, and seconds on a slow processor.
//
// In:  {pack, size} once: as what the program is packed, and how many bytes it is; {part: bytes} each time; {end: true}.
// Out: {module}, or {failed, whole}: the name of the error, and whether what came was unpacked whole all the same.
//      What no browser unpacks by itself is packed again, as gzip, for the next visit: {again: blob}.
import { unpacking } from "./unpack.js";

let parts = /** @type {ReadableStreamDefaultController<Uint8Array> | undefined} */ (undefined);

/** compile takes a message that is for the compiler, and reports whether it is. */
export function compile({ pack, size, part, end }) {
  try {
    if (pack !== undefined) begin(pack, size);
    else if (part) parts?.enqueue(part);
    else if (end) parts?.close();
  } catch {
    // It has failed already, and says why.
  }
  return pack !== undefined || Boolean(part ?? end);
}

async function begin(pack, size) {
  let program = new ReadableStream({ start: (controller) => (parts = controller) });
  let again = /** @type {Promise<Blob> | undefined} */ (undefined);
  if (pack === "lzma") {
    const [one, other] = program.pipeThrough(unpacking(size)).tee();
    program = one;
    again = new Response(other.pipeThrough(/** @type {ReadableWritablePair} */ (new CompressionStream("gzip")))).blob();
  } else if (pack) program = program.pipeThrough(new DecompressionStream(pack));
  const whole = again ? again.then(() => true, () => false) : true; // of what else is packed the browser checks the sum
  try {
    postMessage({ module: await WebAssembly.compileStreaming(new Response(program, { headers: { "Content-Type": "application/wasm" } })) });
    if (again) postMessage({ again: await again });
  } catch (error) {
    postMessage({ failed: error.name, whole: await whole });
  }
}
