// Has a service worker keep this version for a time without a network.

/** keepOffline does so if the build wants it, and else takes away what an earlier one has left. */
export async function keepOffline() {
  const { starter } = globalThis;
  if (!starter?.version) return; // a folder that was not built
  const root = new URL("../..", starter.folder).href;
  try {
    const workers = navigator.serviceWorker;
    const { offline } = await (await fetch(new URL("manifest.json", starter.folder))).json();
    if (offline) {
      await workers.register(new URL("sw.js", root), { scope: root, updateViaCache: "none" });
      (await workers.ready).active?.postMessage({ keep: starter.version });
    } else {
      const left = await workers.getRegistration(root);
      if (left?.scope === root) await left.unregister();
      for (const name of await caches.keys()) if (name.startsWith(`palace ${root} `)) await caches.delete(name);
    }
  } catch {
    // This browser, or this visit, keeps nothing. All else works.
  }
}
