// A worker with the engines' Go program. The page is the clock of everything but
// this: here work goes in slices, and between two slices new messages get in, so
// that an engine can be told to stop, or asked whether it lives.
//
// In:  {module, exec} once; {bytes} for Go; {ping}.
// Go finds globalThis.host with post(bytes), ready() and its own memory, and sets
// globalThis.engine with receive(bytes) and step(), which returns whether there is
// more to do.
//
// Out: {bytes} from Go; {finished: n} when the first n bytes are wholly dealt with;
//      {pong} to a ping; {failed: "why"} when the program has ended.
"use strict";

const slice = 12; // ms
const next = new MessageChannel(); // comes back sooner than any timer
let go = null;
let ready = false; // whether Go can be called
let working = false;
let received = 0;
const waiting = []; // what arrived before Go was ready

globalThis.host = {
  post: (bytes) => postMessage({ bytes }, [bytes.buffer]),
  ready() {
    queueMicrotask(() => { // when Go waits, and before the next message
      ready = true;
      for (const bytes of waiting.splice(0)) receive(bytes);
    });
  },
};

onmessage = ({ data }) => {
  if (data.module) run(data);
  else if (data.ping) postMessage({ pong: true });
  else if (ready) receive(data.bytes);
  else waiting.push(data.bytes);
};

async function run({ module, exec }) {
  try {
    importScripts(exec);
    go = new Go();
    const instance = await WebAssembly.instantiate(module, go.importObject);
    host.memory = instance.exports.mem;
    await go.run(instance);
    throw new Error("its program has ended");
  } catch (error) {
    postMessage({ failed: error.message });
  }
}

function receive(bytes) {
  globalThis.engine.receive(bytes);
  received++;
  if (!working) {
    working = true;
    next.port2.postMessage(null);
  }
}

next.port1.onmessage = () => {
  const end = performance.now() + slice;
  let more = true;
  while (more && performance.now() < end) more = globalThis.engine.step();
  if (go.exited) return; // run() tells
  if (more) {
    next.port2.postMessage(null);
  } else {
    working = false;
    postMessage({ finished: received });
  }
};
