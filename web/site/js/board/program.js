// Fetches, compiles and starts the Go programs. The bar it reports is honest: bytes
// that have arrived, of the bytes that the build says there are.
import { alarm } from "../patience.js";
import { Failure, Refused, Unreachable, open, patience, text } from "./download.js";

const names = ["playground", "worker"];
const pause = 100; // ms between two reports: to draw each costs time that the programs need
const file = (name) => new URL(`../../${name}`, import.meta.url).href; // of this version

/**
 * load begins to fetch the programs and returns {playground, worker}, promises of the
 * compiled modules, for the smaller one is there first; it reports {text, fraction}.
 */
export async function load(report) {
  const { files } = await text(file("manifest.json"), JSON.parse);
  const size = (name) => files[`${name}.wasm.gz`];
  const total = names.reduce((sum, name) => sum + size(name), 0);
  const arrived = Object.fromEntries(names.map((name) => [name, 0]));
  let told = -pause;
  let before = ""; // the words before the numbers
  const tell = () => {
    const now = performance.now();
    if (now - told < pause && names.some((name) => arrived[name] < size(name))) return;
    told = now;
    const sum = names.reduce((all, name) => all + Math.min(arrived[name], size(name)), 0);
    const words = sum < total ? `${before}${megabytes(sum)} of ${megabytes(total)} MB` : "Starting…";
    report({ text: words, fraction: sum / total });
  };
  tell();
  return Object.fromEntries(names.map((name) => {
    const module = compile(name, files, (bytes, again) => {
      if (again) before = "Once more, for the connection was lost: ";
      arrived[name] = bytes;
      tell();
    });
    module.catch(() => {}); // whoever waits for it is told
    return [name, module];
  }));
}

/**
 * scripts fetches the script that runs Go programs and returns promises: runtime, of its
 * being here, which start needs, and worker, of an address of the workers' script that
 * needs no network, so that one can be started at any time.
 */
export function scripts() {
  const exec = text(file("wasm_exec.js"));
  const runtime = exec.then(run);
  const worker = Promise.all([text(file("js/worker.js")), exec]).then((texts) =>
    URL.createObjectURL(new Blob([texts.join("\n")], { type: "text/javascript" })));
  for (const each of [runtime, worker]) each.catch(() => {}); // whoever waits for it is told
  return { runtime, worker };
}

/** run runs the script here, which has been fetched; a browser may ask for it again, and lose it. */
async function run() {
  for (const again of ["", "?again"]) {
    const element = document.createElement("script");
    element.src = file("wasm_exec.js") + again;
    await new Promise((resolve) => {
      element.onload = element.onerror = resolve;
      alarm(patience, resolve);
      document.head.append(element);
    });
    if (typeof globalThis.Go === "function") return;
  }
  throw new Failure("wasm_exec.js did not arrive as it should. Try again.");
}

/**
 * start runs the canvas's program in this document; it resolves when that ends.
 * @param {WebAssembly.Module} module
 */
export async function start(module) {
  const go = new globalThis.Go();
  await go.run(await WebAssembly.instantiate(module, go.importObject));
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/**
 * compile fetches and compiles NAME.wasm.gz, or NAME.wasm where that cannot be had or
 * unpacked. What a cache has spoilt is fetched past it, and a lost connection is sought
 * once more.
 */
async function compile(name, files, report) {
  const packed = typeof DecompressionStream === "function" ? [[".wasm.gz", "default"], [".wasm.gz", "reload"]] : [];
  let lost = 0;
  let missing = "";
  let failure;
  for (const [ending, cache] of [...packed, [".wasm", "default"], [".wasm", "reload"]]) {
    if (ending === missing) continue;
    try {
      return await compileFile(name + ending, cache, files, ending === ".wasm.gz" ? report : () => {});
    } catch (error) {
      console.warn(`${name}${ending}: ${error.message}`);
      failure = error;
      if (error instanceof Refused) missing = ending;
      if (!(error instanceof Unreachable)) continue;
      if (++lost > 1) throw error;
      report(0, true);
    }
  }
  throw failure;
}

/**
 * compileFile compiles while the bytes arrive. Some servers unpack .gz files by
 * themselves, so the first bytes decide whether there is anything to unpack.
 */
async function compileFile(name, cache, files, report) {
  const next = await open(file(name), cache);
  let { value: chunk, done } = await next();
  const packed = chunk?.[0] === 0x1f && chunk?.[1] === 0x8b;
  const size = files[packed ? name : name.replace(/\.gz$/, "")];
  let count = 0;
  let failure = null; // the reason, which the compiler gives in words of its own
  const counted = new ReadableStream({
    async pull(controller) {
      try {
        if (done && count !== size) throw new Failure(`Of ${name}, ${count} bytes arrived, and it has ${size}. Try again.`);
        if (done) return controller.close();
        count += chunk.length;
        report(count);
        controller.enqueue(chunk);
        ({ value: chunk, done } = await next());
      } catch (error) {
        failure = error;
        controller.error(error);
      }
    },
  });
  const body = packed ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  try {
    return await WebAssembly.compileStreaming(new Response(body, { headers: { "Content-Type": "application/wasm" } }));
  } catch (error) {
    throw failure ?? new Failure(`What arrived as ${name} is not the program (${error.name}). Try again.`);
  }
}
