/** A name of a table or column as SQL has it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text, such as a file's path, as SQL has it. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
