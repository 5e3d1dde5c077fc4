const NAMES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as content or as a quoted attribute of an HTML page, with all markup escaped. */
export const escapeHtml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll("\0", "")
    .replaceAll(/[&<>"']/g, (letter) => NAMES[letter] ?? letter);
