// Fetches, compiles and starts the Go programs. The bar it reports is honest: bytes
// that have arrived, of the bytes that the build says there are.

/** Failure is an error whose words are meant for the reader. */
export class Failure extends Error {
  constructor(title, text) {
    super(text);
    this.title = title;
  }
}

const names = ["playground", "worker"];
const pause = 100; // ms between two reports: to draw each costs time that the programs need

/**
 * load begins to fetch the programs and returns {playground, worker}, promises of the
 * compiled modules, for the smaller one is there first; it reports {text, fraction}.
 */
export async function load(report) {
  const manifest = await fetchManifest();
  const total = names.reduce((sum, name) => sum + manifest[name].gzip, 0);
  const arrived = Object.fromEntries(names.map((name) => [name, 0]));
  let told = -pause;
  const tell = () => {
    const now = performance.now();
    if (now - told < pause && names.some((name) => arrived[name] < manifest[name].gzip)) return;
    told = now;
    const sum = names.reduce((all, name) => all + Math.min(arrived[name], manifest[name].gzip), 0);
    const words = sum < total ? `${megabytes(sum)} of ${megabytes(total)} MB` : "Starting…";
    report({ text: words, fraction: sum / total });
  };
  tell();
  return Object.fromEntries(names.map((name) => {
    const module = compile(name, manifest[name], (bytes) => {
      arrived[name] = bytes;
      tell();
    });
    module.catch(() => {}); // whoever waits for it is told
    return [name, module];
  }));
}

/** runtime loads the script that runs Go programs here; start needs it. */
export function runtime() {
  const element = document.createElement("script");
  element.src = "wasm_exec.js";
  document.head.append(element);
  const arrived = new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => reject(new Failure("The board could not be loaded", "wasm_exec.js did not arrive."));
  });
  arrived.catch(() => {}); // whoever waits for it is told
  return arrived;
}

/** start runs the canvas's program in this document; it resolves when that ends. */
export async function start(module) {
  const go = new globalThis.Go();
  await go.run(await WebAssembly.instantiate(module, go.importObject));
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

async function fetchManifest() {
  const response = await get("manifest.json", { cache: "no-cache" });
  return response.json();
}

async function get(address, options) {
  let response;
  try {
    response = await fetch(address, options);
  } catch {
    throw new Failure("The board could not be loaded", "The connection was lost on the way. Look after it and try again.");
  }
  if (!response.ok) {
    throw new Failure("The board could not be loaded", `The server answered ${response.status} for ${address}.`);
  }
  return response;
}

/** compile fetches NAME.wasm.gz, or NAME.wasm where that cannot be had or unpacked. */
async function compile(name, { version }, report) {
  if (typeof DecompressionStream === "function") {
    try {
      return await compileBody(await get(`${name}.wasm.gz?v=${version}`), report);
    } catch (error) {
      console.warn(`${name}.wasm.gz: ${error.message}; trying the plain file`);
    }
  }
  const response = await get(`${name}.wasm?v=${version}`);
  return compileBody(response, () => {});
}

/**
 * compileBody compiles while the bytes arrive. Some servers unpack .gz files by
 * themselves, so the first bytes decide whether there is anything to unpack.
 */
async function compileBody(response, report) {
  const reader = response.body.getReader();
  let { value: chunk, done } = await reader.read();
  const packed = chunk?.[0] === 0x1f && chunk?.[1] === 0x8b;
  let count = 0;
  const counted = new ReadableStream({
    async pull(controller) {
      if (done) return controller.close();
      count += chunk.length;
      report(count);
      controller.enqueue(chunk);
      ({ value: chunk, done } = await reader.read());
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const body = packed ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  return WebAssembly.compileStreaming(new Response(body, { headers: { "Content-Type": "application/wasm" } }));
}
