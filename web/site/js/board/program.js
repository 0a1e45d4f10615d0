// Fetches the Go programs, has them compiled by a worker, and starts the page's. The bar it reports is
// honest: bytes that have arrived, of the bytes that the build says there are.
import "../../wasm_exec.js"; // Go's own, which the build puts there
import { page } from "../held.js";
import { Failure, Refused, Unable, Unreachable, open, text } from "./download.js";
import { owned } from "../trusted.js";
import { fraction, worded } from "../worded.js";

const names = ["playground", "worker"];
const endings = { gzip: ".gz", brotli: ".br", lzma: ".lzma", "": "" }; // of files, by what they are packed as
const pause = 100; // ms between two reports: to draw each costs time that the programs need

/**
 * load begins to fetch the page's program and returns {playground, worker}: a promise of the compiled
 * module, and how to fetch that of the workers. Theirs is not asked for before the page's is
 * there, for both would halve each other's line and processors, and the board needs only one. It
 * takes a promise of the address of the workers' script, and reports {text, fraction} of the page's.
 */
export async function load(script, report) {
  const { files, brotli } = await text("manifest.json", (words, brotli) => ({ ...JSON.parse(words), brotli }));
  const forms = formsFor(brotli, files);
  const size = files[`playground.wasm${forms[0].bytes}`];
  let told = -pause;
  let said = /** @type {Palace.Name} */ ("loading-part");
  const tell = (sum) => {
    const now = performance.now();
    if (now - told < pause && sum < size) return;
    told = now;
    report({ text: sum < size ? worded(said, { part: megabytes(sum), all: megabytes(size) }) : worded("loading-starts"), fraction: sum / size });
  };
  tell(0);
  const playground = compile("playground", script, files, forms, (part, again) => {
    if (again) said = "loading-again";
    tell(Math.round(part * size));
  });
  const settled = playground.catch(() => {}); // whoever waits for it is told
  return { playground, worker: () => settled.then(() => compile("worker", script, files, forms, () => {})) };
}

/**
 * worker fetches the workers' script and returns an address of it that needs no network, so
 * that one can be started at any time.
 */
export async function worker() {
  return owned(URL.createObjectURL(new Blob([await text("js/worker.js")], { type: "text/javascript" })));
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
async function compile(name, script, files, forms, report) {
  const worker = await script;
  let lost = 0;
  const missing = new Set();
  let failure;
  for (const form of forms) {
    if (missing.has(form.ending)) continue;
    const whole = `${name}.wasm${form.ending}`;
    try {
      return await compileFile(whole, worker, form, files, report);
    } catch (error) {
      console.warn(`${whole}: ${error.message}`);
      failure = error;
      if (error instanceof Unable || error.name === "SecurityError") throw error; // no other form of it mends that
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

/** compileFile has a program compiled while its bytes arrive. */
async function compileFile(name, script, { cache, packed }, files, report) {
  const { next, good } = await open(name, cache, packed);
  const worker = new Worker(script, { name: "compiler" });
  let answer = /** @type {any} */ (undefined);
  let keep = (_) => {};
  const told = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data.again ? keep(data.again) : resolve((answer = data)));
    worker.onerror = (event) => {
      event.preventDefault?.();
      answer = {};
      reject(new Unable(worded("board-no-workers"), worded("board-refused")));
    };
  });
  told.catch(() => {}); // it is awaited below
  let lasts = false; // whether the worker has more to say
  try {
    let part = await next();
    const format = formatOf(name, part.value);
    const plain = name.replace(/\.(gz|br|lzma)$/, "");
    const size = files[plain + endings[format]];
    let count = 0;
    worker.postMessage({ pack: format, size: files[plain] });
    for (; !part.done && (!answer || answer.whole); part = await next()) {
      worker.postMessage({ part: part.value });
      count += part.value.length;
      report(Math.min(1, count / size));
    }
    if (part.done && (count < size || (!format && count > size))) throw new Failure(worded("download-short", { file: name, count: String(count), size: String(size) }));
    worker.postMessage({ end: true });
    const { module, failed, whole } = await told;
    if (failed === "CompileError" && format && whole) throw new Unable(worded("board-lacks"), worded("board-old-browser"));
    if (failed) throw new Failure(worded("download-wrong", { file: name, error: failed }));
    lasts = format === "lzma";
    good(lasts ? new Promise((resolve) => (keep = resolve)).finally(() => worker.terminate()) : undefined);
    return module;
  } finally {
    if (!lasts) worker.terminate();
  }
}
