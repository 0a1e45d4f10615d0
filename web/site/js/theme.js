// Runs before the first paint, so that a chosen theme never flashes the other, and the
// picture of a board while it loads lies as the board of the link will.
try {
  const theme = localStorage.getItem("palace-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden: then the system's theme it is.
}

// With the origin below are all games but two, unless the link says otherwise.
document.documentElement.toggleAttribute("data-up",
  /&orient=/.test(location.hash) ? /&orient=(right-up|up-right)/.test(location.hash) : /^#(wythoff|maharaja|subtraction)/.test(location.hash));
