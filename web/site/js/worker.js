// A worker with the engines' Go program. The page is the clock of everything but
// this: here work goes in slices, and between two slices new messages get in, so
// that an engine can be told to stop, or asked whether it lives. Before there is a program,
// the same script compiles it: see board/compiler.js.
//
// The build puts what it imports into it, for it is no module: see board/program.js.
//
// In:  {module, name, helpers, words} once: words are those of the page's language; name says what it does (painter, helper, analyst or
//      exporter), helpers how many of them can be had; a helper gets a port besides; {bytes} for Go; {ping}; {helper, port} when one has come,
//      {gone: helper} when it is lost.
// Go finds globalThis.host with post(bytes), ready(), its name, its own memory and, if
// there are helpers, hire(helpers), order(helper, bytes) and dismiss(helper). It sets globalThis.engine
// with receive(bytes), step(), which returns whether there is more to do, wait(), the
// milliseconds for which messages may be awaited before the next step, and pool: see
// pool_js.go.
//
// Out: {bytes} from Go; {finished: n} when the first n bytes are wholly dealt with;
//      {pong} to a ping, both with the bytes of memory that the program has;
//      {failed: "why"} when the program has ended; {hire: helpers} and {dismiss: helper}. A helper talks with its painter alone, through the port:
//      {ready}, {bytes}.
import "../wasm_exec.js"; // Go's own
import { compile } from "./board/compiler.js";

const slice = 12; // ms
const next = new MessageChannel(); // comes back sooner than any timer
const ports = new Map(); // the ways to the helpers
let out = globalThis; // where Go's messages go: the page, or the painter that is helped
let go = null;
let ready = false; // whether Go can be called
let working = false;
let resting = 0; // the timer of a pause while others work
let received = 0;
const waiting = []; // what arrived before Go was ready

globalThis.host = {
  post: (bytes) => out.postMessage({ bytes }, [bytes.buffer]),
  ready() {
    queueMicrotask(() => { // when Go waits, and before the next message
      ready = true;
      for (const bytes of waiting.splice(0)) receive(bytes);
      if (out !== globalThis) out.postMessage({ ready });
    });
  },
  hire: (helpers) => postMessage({ hire: helpers }),
  order: (helper, bytes) => ports.get(helper)?.postMessage({ bytes }, [bytes.buffer]),
  dismiss: (helper) => {
    forget(helper);
    postMessage({ dismiss: helper });
  },
};

onmessage = ({ data }) => {
  if (compile(data)) return;
  if (data.module) run(data);
  else if (data.ping) postMessage({ pong: true, memory: memory() });
  else if (data.port) welcome(data);
  else if (data.gone) leave(data.gone);
  else take(data.bytes);
};

async function run({ module, name, helpers, port, words }) {
  try {
    globalThis.palaceWords = words; // before the program starts
    if (port) {
      out = port;
      port.onmessage = ({ data }) => take(data.bytes);
    }
    go = new Go();
    const instance = await WebAssembly.instantiate(module, go.importObject);
    host.memory = instance.exports.mem;
    host.name = name;
    host.helpers = helpers;
    await go.run(instance);
    throw new Error("its program has ended");
  } catch (error) {
    postMessage({ failed: error.message });
  }
}

function take(bytes) {
  if (ready) receive(bytes);
  else waiting.push(bytes);
}

function receive(bytes) {
  globalThis.engine.receive(bytes);
  received++;
  if (!working) {
    working = true;
    next.port2.postMessage(null);
  }
  wake();
}

/** memory is how many bytes the program has taken. */
function memory() {
  return host.memory?.buffer.byteLength ?? 0;
}

/** wake ends a pause. */
function wake() {
  if (!resting) return;
  clearTimeout(resting);
  resting = 0;
  next.port2.postMessage(null);
}

/** welcome connects a helper, which says when it is ready. */
function welcome({ helper, port }) {
  ports.set(helper, port);
  port.onmessage = ({ data }) => {
    if (ports.get(helper) !== port) return;
    if (data.ready) globalThis.engine.pool.join(helper);
    else globalThis.engine.pool.report(helper, data.bytes);
    wake();
  };
}

function leave(helper) {
  if (!forget(helper)) return;
  globalThis.engine.pool.leave(helper);
  wake();
}

function forget(helper) {
  ports.get(helper)?.close();
  return ports.delete(helper);
}

next.port1.onmessage = () => {
  const end = performance.now() + slice;
  let more = true, wait = -1;
  while (more && wait < 0 && performance.now() < end) {
    more = globalThis.engine.step();
    wait = globalThis.engine.wait();
  }
  if (go.exited) return; // run() tells
  if (more && wait > 0) {
    resting = setTimeout(() => {
      resting = 0;
      next.port2.postMessage(null);
    }, wait);
  } else if (more) {
    next.port2.postMessage(null);
  } else {
    working = false;
    postMessage({ finished: received, memory: memory() });
  }
};
