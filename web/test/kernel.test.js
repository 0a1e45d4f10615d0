// The kernels that the engines run on the vectors of the machine: each binary is its
// text assembled, the one that counts does what counting square by square does, and
// the page's workers use them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { main } from "./levels.js";
import wabt from "wabt";
import { launch, open } from "./browser.js";
import { here, serve } from "./server.js";

const kernels = ["blocks", "strike", "columns", "average"].map((name) => `../../cmd/worker/internal/kernels/${name}`);
const edge = 256;

main("each kernel is its text, assembled", async () => {
  const { parseWat } = await wabt();
  for (const name of kernels) {
    const [text, binary] = await Promise.all(["wat", "wasm"].map((kind) => readFile(here(`${name}.${kind}`))));
    const { buffer } = parseWat(`${name}.wat`, text, { simd: true }).toBinary({});
    assert.ok(Buffer.from(buffer).equals(binary), `${name}.wasm is out of date: run make kernels`);
  }
});

/**
 * count is what the kernel does, square by square; it changes top and left. The last of
 * what it returns says whether all values outside the hood lie from -32 to 31.
 */
function count(top, left, wide, tall) {
  const values = new Int8Array(edge * edge);
  let near = true;
  for (let y = 0; y < edge; y++) {
    let row = left[y];
    let next = left[edge + y];
    for (let x = 0; x < edge; x++) {
      const hood = x + 2 * y < wide || 2 * x + y < tall;
      const value = ((row + top[x] + top[edge + x] + 32) & 255) - 32; // up to 223, which is far
      const palace = hood || value < 0 || value >= 96 ? 1 : 0; // those far below look far above
      near &&= hood || value < 32;
      values[y * edge + x] = value;
      row = (row + palace) & 255;
      [top[edge + x], next] = [next, (top[edge + x] + palace) & 255];
      top[x] = (top[x] + palace) & 255;
    }
    left[y] = row;
    left[edge + y] = next;
  }
  return { values, near };
}

main("the kernel counts, whatever crosses the edges of a block and wherever the hood ends", async () => {
  const [values, top, left, scratch] = [4096, 80000, 81000, 82000];
  const end = scratch + 5632;
  const mem = new WebAssembly.Memory({ initial: 2 });
  const module = await readFile(here(`${kernels[0]}.wasm`));
  const { instance } = await WebAssembly.instantiate(module, { go: { mem, scratch: new WebAssembly.Global({ value: "i32" }, scratch) } });
  const bytes = new Uint8Array(mem.buffer);
  let calm = 0;
  for (let n = 0; n < 90; n++) {
    const bound = () => (n % 3 ? Math.floor(Math.random() * 1800) - 600 : 0);
    const [wide, tall] = [bound(), n % 3 < 2 ? 0 : bound()];
    // Every other block is like those of a game: its values stay near 0.
    const most = n % 4 < 2 ? 2 : n;
    const counters = () => Uint8Array.from({ length: 2 * edge }, () => Math.random() * most);
    const [above, before] = [counters(), counters()];
    bytes.fill(99);
    bytes.set(above, top);
    bytes.set(before, left);
    const far = instance.exports.block(n % 2 ? values : 0, top, left, wide, tall);
    const want = count(above, before, wide, tall);
    assert.equal(far, want.near ? 0 : 1, `round ${n}: are all values near 0?`);
    calm += want.near ? 1 : 0;
    if (n % 2) {
      const got = new Int8Array(mem.buffer, values, edge * edge);
      const wrong = want.values.findIndex((v, i) => v !== got[i]);
      assert.equal(wrong, -1, `(${wrong % edge}, ${Math.floor(wrong / edge)}) of round ${n}`);
    } else {
      assert.equal(bytes[values], 99, "values that nobody wants");
    }
    assert.deepEqual(bytes.slice(top, top + 2 * edge), above);
    assert.deepEqual(bytes.slice(left, left + 2 * edge), before);
    const outside = [values - 1, values + edge * edge, top - 1, top + 2 * edge, left - 1, left + 2 * edge, scratch - 1, end];
    assert.deepEqual(outside.map((at) => bytes[at]), outside.map(() => 99), "what it has no business with");
  }
  assert.ok(calm > 10 && calm < 80, `${calm} of 90 blocks are calm`);
});

main("the page's workers use them", async () => {
  const server = await serve(here("../../dist"));
  const browser = await launch();
  try {
    const { page, close } = await open(browser, `${server.url}index.html`);
    await page.evaluate(() => palace.ready);
    // A game can be played before there are workers.
    if (page.workers().length === 0) await page.waitForEvent("worker");
    const vectors = (await Promise.all(page.workers().map((worker) => worker.evaluate(async () => {
      while (!globalThis.engine && globalThis.name !== "compiler") await new Promise((resolve) => setTimeout(resolve, 50));
      return globalThis.engine?.vectors ?? "none";
    }).catch(() => "none")))).filter((each) => each !== "none"); // one that compiles ends with that
    assert.ok(vectors.length > 0 && vectors.every(Boolean), `${vectors}`);
    await close();
  } finally {
    await browser.close();
    await server.close();
  }
});
