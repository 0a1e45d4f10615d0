// Files that somebody has chosen or dropped onto the page.

const most = 1 << 18; // bytes; whatever is longer is no lesson, and Go says so

/**
 * content reads the beginning of a file, as it is, for Go to decode.
 * @param {File} file
 * @returns {Promise<{ file: string, bytes: string | null, size: number }>}
 */
export const content = (file) => new Promise((resolve) => {
  const { name, size } = file;
  const reader = new FileReader();
  reader.onload = () => resolve({ file: name, bytes: String(reader.result).split(",")[1] ?? "", size });
  reader.onerror = () => resolve({ file: name, bytes: null, size });
  reader.readAsDataURL(file.slice(0, most));
});
