// What the layout or WCAG AA forbids, found in a page.

/** faults runs in the page and lists what WCAG AA, or AAA with 7 to 1, or the layout forbids. */
export function faults(contrastLeast = 4.5) {
  const found = [];
  const root = document.querySelector("dialog[open]") ?? document.body;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".hidden-visually, .skip, iframe");
  const channels = (color) => {
    const [r, g, b, a = 1] = color.match(/[\d.]+/g).map(Number);
    return { rgb: [r, g, b], a };
  };
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    const over = [];
    for (let at = element; at; at = at.parentElement) {
      const { rgb, a } = channels(getComputedStyle(at).backgroundColor);
      over.push({ rgb, a });
      if (a === 1) break;
    }
    return over.reverse().reduce((under, { rgb, a }) => rgb.map((v, i) => v * a + under[i] * (1 - a)), [255, 255, 255]);
  };
  if (document.documentElement.scrollHeight > innerHeight) found.push(`the page is ${document.documentElement.scrollHeight} high`);
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const panel = document.querySelector("#panel");
  if (panel && panel.scrollWidth > panel.clientWidth) {
    const edge = panel.getBoundingClientRect().left + panel.clientLeft + panel.clientWidth;
    const wide = [...panel.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right > edge).pop();
    found.push(`the panel is ${panel.scrollWidth} wide, and has ${panel.clientWidth}: ${wide?.outerHTML.slice(0, 200)}`);
  }
  if (root.scrollWidth > root.clientWidth) found.push(`${root.id || "the page"} is ${root.scrollWidth} wide, and has ${root.clientWidth}`);
  for (const element of root.querySelectorAll("*")) {
    if (!seen(element)) continue;
    const name = `${element.tagName} ${element.id} ${element.textContent.slice(0, 30).trim()}`;
    const box = element.getBoundingClientRect();
    if (element.matches("button, select, textarea, input:not([type=checkbox], [type=radio])")) {
      const least = element.matches(".cell, .moment") ? (matchMedia("(pointer: coarse)").matches ? 43.2 : 24) : 43.5; // the squares of a board and the moments of a curve need not be that large but for fingers
      if (box.height < least || box.width < least) found.push(`${name}: ${box.width}×${box.height}`);
      const label = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent;
      if (!label.trim()) found.push(`${name}: no name`);
    }
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const { color, display, overflow } = getComputedStyle(element);
    const unseen = box.width <= 1 && box.height <= 1; // it is there for those who hear the page
    if ((own || element.tagName === "BUTTON") && display !== "inline" && !unseen && !element.closest("textarea, svg")) {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      const told = getComputedStyle(element).textOverflow === "ellipsis" && element.title !== ""; // in whole, to whoever points at it
      if (overflow !== "auto" && !told && scrollWidth > clientWidth + 1) found.push(`${name}: cut off, ${scrollWidth} in ${clientWidth}`);
      if (/hidden|clip/.test(overflow) && scrollHeight > clientHeight + 1) found.push(`${name}: cut off, ${scrollHeight} in ${clientHeight} of height`);
    }
    if (!own || element.closest(":disabled") || element.tagName === "OPTION") continue;
    const [ink, paper] = [luminance(channels(color).rgb), luminance(ground(element))];
    const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    if (contrast < contrastLeast) found.push(`${name}: contrast ${contrast.toFixed(2)}`);
  }
  return found;
}
