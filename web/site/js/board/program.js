// Fetches, compiles and starts the Go programs. The bar it reports is honest: bytes
// that have arrived, of the bytes that the build says there are.
import "../../wasm_exec.js"; // Go's own, which the build puts there
import { page } from "../held.js";
import { Failure, Old, Refused, Unreachable, open, text } from "./download.js";
import { fraction, worded } from "../worded.js";
import { unpacking } from "./unpack.js";

const names = ["playground", "worker"];
const endings = { gzip: ".gz", brotli: ".br", lzma: ".lzma", "": "" }; // of files, by what they are packed as
const pause = 100; // ms between two reports: to draw each costs time that the programs need

/**
 * load begins to fetch the page's program and returns {playground, worker}: a promise of the compiled
 * module, and how to fetch that of the workers. Theirs is not asked for before the page's has the
 * bytes that it needs, for both would halve each other's line, and the board needs only one. It
 * reports {text, fraction} of the page's.
 */
export async function load(report) {
  const { files, brotli } = await text("manifest.json", (words, brotli) => ({ ...JSON.parse(words), brotli }));
  const forms = formsFor(brotli, files);
  const size = files[`playground.wasm${forms[0].bytes}`];
  let told = -pause;
  let said = /** @type {Palace.Name} */ ("loading-part");
  let whole = () => {};
  const arrived = /** @type {Promise<void>} */ (new Promise((resolve) => (whole = resolve)));
  const tell = (sum) => {
    const now = performance.now();
    if (now - told < pause && sum < size) return;
    told = now;
    report({ text: sum < size ? worded(said, { part: megabytes(sum), all: megabytes(size) }) : worded("loading-starts"), fraction: sum / size });
  };
  tell(0);
  const playground = compile("playground", files, forms, (part, again) => {
    if (again) said = "loading-again";
    if (part === 1) whole();
    tell(Math.round(part * size));
  });
  playground.catch(() => {}).then(whole); // whoever waits for it is told
  return { playground, worker: () => arrived.then(() => compile("worker", files, forms, () => {})) };
}

/**
 * worker fetches the workers' script and returns an address of it that needs no network, so
 * that one can be started at any time.
 */
export async function worker() {
  return URL.createObjectURL(new Blob([await text("js/worker.js")], { type: "text/javascript" }));
}

/**
 * start runs the canvas's program in this document; it resolves when that ends.
 * @param {WebAssembly.Module} module
 */
export async function start(module) {
  const go = new globalThis.Go();
  await go.run(await WebAssembly.instantiate(module, go.importObject));
}

const megabytes = (bytes) => fraction(bytes / 1e6);

/**
 * formsFor lists the forms in which a program is sought, the smallest first: the ending of its
 * name, that of the form whose bytes are sent, and the cache. A host that sends its list of
 * files as brotli may do so with a program, too; whether it does, its answer says. The smallest of all takes
 * longest to unpack: over which lines it is sought early.js says.
 */
function formsFor(brotli, files) {
  const there = (ending) => names.every((name) => files[`${name}.wasm${ending}`]);
  const smallest = there(".lzma") && page.slow ? [".lzma"] : [];
  const packed = [[".br", "brotli"], [".gz", "gzip"]].filter(([ending, format]) => there(ending) && unpacks(format)).map(([ending]) => ending);
  const sent = brotli && files[`${names[0]}.wasm.br`] && packed[0] !== ".br" ? [{ ending: "", bytes: ".br", packed: true, cache: "default" }] : [];
  const all = (/** @type {RequestCache} */ cache, endings) => endings.map((ending) => ({ ending, bytes: ending, cache }));
  return [...all("default", smallest), ...sent, ...all("default", packed), ...all("reload", packed), ...all("default", [""]), ...all("reload", [""])];
}

function unpacks(format) {
  try {
    return Boolean(new DecompressionStream(format));
  } catch {
    return false; // none at all, or not this
  }
}

/**
 * compile fetches and compiles a program in the first of its forms that can be had. What a
 * cache has spoilt is fetched past it, and a lost connection is sought again.
 */
async function compile(name, files, forms, report) {
  let lost = 0;
  const missing = new Set();
  let failure;
  for (const form of forms) {
    if (missing.has(form.ending)) continue;
    const whole = `${name}.wasm${form.ending}`;
    try {
      return await compileFile(whole, form, files, report);
    } catch (error) {
      console.warn(`${whole}: ${error.message}`);
      failure = error;
      if (error instanceof Old) throw error; // no other form of it would be another program
      if (error instanceof Refused) missing.add(form.ending);
      if (!(error instanceof Unreachable)) continue;
      if (++lost > 1) throw error;
      report(0, true);
    }
  }
  throw failure;
}

/** formatOf tells by its first bytes in which form a file has come: some servers unpack it by themselves. */
function formatOf(name, bytes = new Uint8Array()) {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return "gzip";
  if (bytes[0] === 0) return ""; // as a program begins
  return name.endsWith(".lzma") ? "lzma" : name.endsWith(".br") ? "brotli" : "";
}

/** compileFile compiles while the bytes arrive. */
async function compileFile(name, { cache, packed }, files, report) {
  const { next, good } = await open(name, cache, packed);
  let { value: chunk, done } = await next();
  const format = formatOf(name, chunk);
  const plain = name.replace(/\.(gz|br|lzma)$/, "");
  const size = files[plain + endings[format]];
  let count = 0;
  let whole = format !== "lzma"; // of what else was packed the browser checks the sum
  let failure = null; // the reason, which the compiler gives in words of its own
  const counted = new ReadableStream({
    async pull(controller) {
      try {
        if (done && (count < size || (!format && count > size))) throw new Failure(worded("download-short", { file: name, count: String(count), size: String(size) }));
        if (done) return controller.close();
        count += chunk.length;
        report(Math.min(1, count / size));
        controller.enqueue(chunk);
        ({ value: chunk, done } = await next());
      } catch (error) {
        failure = error;
        controller.error(error);
      }
    },
  });
  const unpacker = format === "lzma" ? unpacking(files[plain], () => (whole = true)) : format && new DecompressionStream(/** @type {CompressionFormat} */ (format));
  const body = unpacker ? counted.pipeThrough(unpacker) : counted;
  try {
    const module = await WebAssembly.compileStreaming(new Response(body, { headers: { "Content-Type": "application/wasm" } }));
    good(format === "lzma" ? () => unpacking(files[plain]) : undefined);
    return module;
  } catch (error) {
    // What was packed and could be unpacked is whole.
    if (!failure && format && whole && count >= size && error instanceof WebAssembly.CompileError) throw new Old(worded("board-lacks"), worded("board-old-browser"));
    throw failure ?? new Failure(worded("download-wrong", { file: name, error: error.name }));
  }
}
