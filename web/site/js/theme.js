// Runs before the first paint, so that a chosen theme never flashes the other.
try {
  const theme = localStorage.getItem("palace-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden: then the system's theme it is.
}
