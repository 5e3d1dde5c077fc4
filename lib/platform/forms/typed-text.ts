/**
 * Form fields as text, without the ones React adds; the schema refuses files and unknown fields. A call without a form
 * has no text.
 */
export function typedText(data: unknown): Record<string, string> {
  if (!(data instanceof FormData)) return {};
  const entries = [...data.entries()].filter(([name]) => !name.startsWith("$"));
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}
