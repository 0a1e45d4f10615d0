// Sees a page through its start, whatever network, host and caches do to it. Its own
// address stays when the version changes, so that even a page that some cache has kept,
// and whose files the host has no more, gets this script: index.html and it agree on the
// elements of the curtain and the version after the "?" of this script's address, the
// page's modules and it on the members of globalThis.starter, and that does not change.
"use strict";

globalThis.starter = (() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const version = script.src.split("?")[1] ?? ""; // none in a folder that was not built
  const folder = new URL(version ? `v/${version}/` : ".", script.src);
  const patience = 20; // seconds without any file before the reader is told
  const limit = 10000; // ms to find out which version the host has
  let failed = false; // whether something has gone wrong before that
  let begun = "begun" in document.documentElement.dataset; // whether the modules have taken over: this script may come last
  let words = null; // the curtain's before this script wrote there
  /** @returns {any} */
  const $ = (id) => document.getElementById(id);

  /** past fetches an address past all caches, and leaves what came in them. */
  const past = (address, ms) => fetch(address, { cache: "reload", signal: AbortSignal.timeout(ms) });

  /** offered resolves with the version of this page that the host has now. */
  async function offered() {
    const response = await past(location.href.split("#")[0], limit);
    return response.ok ? /start\.js\?(\w+)/.exec(await response.text())?.[1] : undefined;
  }

  /** refresh loads all files of this version past the caches but for the programs, which are checked when they come. */
  async function refresh() {
    if (!version) return;
    try {
      const { files } = await (await past(new URL("manifest.json", folder), limit)).json();
      const small = Object.keys(files).filter((name) => !/\.wasm/.test(name));
      await Promise.all(small.map(async (name) => (await past(new URL(name, folder), 1000 * patience)).arrayBuffer()));
    } catch {
      // Then the caches keep what they have, and whoever needs it says so.
    }
  }

  /**
   * mend loads the page again if the host has another version of it, or if same is set and it
   * has this one; it resolves with whether it does. From one version to one it goes once.
   */
  async function mend(same) {
    try {
      const found = version && await offered();
      if (!found || (found === version && !same)) return false;
      const step = `${version} ${found};`;
      const steps = sessionStorage.getItem("palace-mended") ?? "";
      if (steps.includes(step)) return false;
      sessionStorage.setItem("palace-mended", steps + step);
      if (found === version) await refresh();
    } catch {
      return false; // no network, or a browser that keeps nothing and could go round forever
    }
    if (same && begun) return false; // what was late has come
    location.reload();
    return true;
  }

  /** tell shows a sentence on the curtain, with the way to try again where that can help. */
  function tell(title, text, helps = true) {
    if (begun) return;
    const [head, body, again] = ["curtain-title", "curtain-text", "again"].map($);
    if (!again) return void (document.readyState === "loading" && setTimeout(tell, 100, title, text, helps));
    words ??= [head.textContent, body.textContent];
    [head.textContent, body.textContent] = [title, text];
    $("loading").hidden = true;
    again.hidden = !helps;
    again.onclick = () => {
      again.disabled = true;
      refresh().then(() => location.reload());
    };
  }

  // In English the build puts the words here; another language comes with the page's words, if it came at all.
  const said = (id, english) => globalThis.palaceWords?.messages?.[id] ?? english;
  const unloaded = () => said("start-not-loaded", "{start-not-loaded}");
  const missing = () => tell(unloaded(), said("start-missing", "{start-missing}"));
  const slow = () => tell(unloaded(), said("start-slow", "{start-slow}"));
  const unable = (why) => tell(said("start-not-here", "{start-not-here}"), why, false);

  async function fail({ target, error }) {
    if (begun || failed || target instanceof HTMLLinkElement || (target === window && !error)) return; // where one file is missing, others may be; without style the page plays
    failed = true;
    if (location.protocol === "file:") unable(said("start-file", "{start-file}"));
    else if (globalThis.origin === "null") unable(window.parent === window ? said("start-boxed", "{start-boxed}") : said("start-alone", "{start-alone}"));
    else if (!(await mend(true))) missing();
  }

  // An element that could not load its file, and an error of a module that begins.
  addEventListener("error", fail, true);
  for (const target of globalThis.lost ?? []) fail({ target, error: true }); // before this script was here: see js/first.js
  document.documentElement.dataset.started = ""; // from now on it is told what is late
  let quiet = 0; // seconds without any file, in which this page was awake
  try {
    new PerformanceObserver(() => (quiet = 0)).observe({ type: "resource" });
  } catch {
    // Then every start counts as slow after a while, and no harm is done.
  }
  const clock = begun ? 0 : setInterval(() => {
    if (++quiet < patience && !failed) return;
    clearInterval(clock);
    if (failed) return; // which is told
    slow();
    mend(false);
  }, 1000);

  return {
    version,
    folder: folder.href,
    mend,
    refresh,
    /** begun is for the page's module: from now on it says what there is to say. */
    begun() {
      begun = true;
      clearInterval(clock);
      if (!words) return;
      [$("curtain-title").textContent, $("curtain-text").textContent] = words;
      $("loading").hidden = false;
      $("again").hidden = true;
      $("again").onclick = null;
    },
    /** done is for the page's module: the page works, and may be mended again some day. */
    done() {
      try {
        sessionStorage.removeItem("palace-mended");
      } catch {
        // Nothing was kept.
      }
    },
  };
})();
