const NAMES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as content or as an attribute in quotation marks of an HTML page: nothing in it is markup. */
export const escapeHtml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll("\0", "")
    .replaceAll(/[&<>"']/g, (letter) => NAMES[letter] ?? letter);
