// Runs before the first paint, so that a chosen theme never flashes the other, and the
// picture of a board while it loads lies as the board of the link will.
try {
  const theme = localStorage.getItem("palace-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden: then the system's theme it is.
}

// The bare address is the front door, but not in a frame.
document.documentElement.dataset.room = window.parent !== window ? "game" : { "": "door", "#": "door", "#gallery": "gallery", "#teach": "teach", "#explore": "explore" }[location.hash] ?? "game";

// The corner is at the top, unless a link says otherwise.
{
  const [, lies] = /&orient=([a-z-]+)/i.exec(location.hash) ?? [];
  // How many squares are shown for a piece near the origin decides how large they are.
  const [, x, y] = /^[^&]*@(\d{1,2}),(\d{1,2})(?![\d,])/.exec(location.hash) ?? [];
  for (const [name, place] of [["--columns", x], ["--rows", y]]) {
    if (place) document.documentElement.style.setProperty(String(name), String(Math.max(10, Number(place) + 4)));
  }
  document.documentElement.toggleAttribute("data-up", ["right-up", "up-right"].includes(lies?.toLowerCase() ?? ""));
}
