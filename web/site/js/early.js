// Stands in the page of the board, behind first.js: asks for what the board's frame would ask for round trips later.
// That is the list of files, and of the programs that which makes the board; and of a lesson that a link chooses what can be
// seen before (ahead.js). Over a line that may be slow the program waits until the page has its style, which is seen. In which form it comes, program.js knows as well.
globalThis.early = new Map();
{
  const { dataset } = document.documentElement;
  const { connection } = navigator; // which not every browser tells of
  globalThis.slow = Boolean(connection?.saveData) || /[23]g/.test(connection?.effectiveType ?? ""); // over a faster line what takes less to unpack is there sooner
  const begin = (name) => {
    const address = new URL(`${dataset.words?.replace(/words\/$/, "")}${name}`, location.href).href;
    if (globalThis.early.has(address)) return undefined; // program.js was quicker
    const answer = fetch(address);
    answer.catch(() => {}); // whoever takes it is told
    globalThis.early.set(address, answer);
    return answer;
  };
  const unpacks = (format) => {
    try {
      return Boolean(new DecompressionStream(format));
    } catch {
      return false;
    }
  };
  if (dataset.words && !("single" in dataset)) {
    const [, lesson] = /^#lesson=([a-z-]+)(?=&|$)/.exec(location.hash) ?? [];
    if (window.parent === window && dataset.lessons?.split(" ").includes(lesson ?? "")) begin(`words/ahead/${globalThis.wording.tag}/${lesson}.json`);
    const list = /** @type {Promise<Response>} */ (begin("manifest.json"));
    const program = () => list.then(async (answer) => {
      const { files } = await answer.clone().json();
      const sent = answer.headers.get("Content-Encoding") === "br";
      const packed = [files["playground.wasm.lzma"] && globalThis.slow && ".lzma", unpacks("brotli") && ".br", sent && "", unpacks("gzip") && ".gz"].find((ending) => typeof ending === "string");
      if (packed !== undefined) begin(`playground.wasm${packed}`);
    }).catch(() => {});
    if (connection && !globalThis.slow) program();
    else addEventListener("load", ({ target }) => {
      if (target instanceof HTMLLinkElement && "late" in target.dataset) program();
    }, true);
  }
}
