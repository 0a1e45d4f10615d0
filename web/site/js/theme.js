// Runs before the first paint, so that a chosen theme never flashes the other, and the
// picture of a board while it loads lies as the board of the link will.
try {
  const theme = localStorage.getItem("palace-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden: then the system's theme it is.
}

// How a game lies unless its link says so is in the page, by the name of its family: what
// builds the site has put it there.
{
  const root = document.documentElement;
  const said = /&orient=([a-z-]*)/.exec(location.hash)?.[1];
  const lies = said ?? JSON.parse(root.dataset.lies || "{}")[/^#(\w*)/.exec(location.hash)?.[1]] ?? "";
  root.toggleAttribute("data-up", lies === "right-up" || lies === "up-right");
}
