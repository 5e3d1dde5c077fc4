/**
 * Text of a form by field, without what React adds; files and strangers' fields are left for the schema to refuse. Whoever
 * calls an action without a form has typed nothing.
 */
export function typedText(data: unknown): Record<string, string> {
  if (!(data instanceof FormData)) return {};
  const entries = [...data.entries()].filter(([name]) => !name.startsWith("$"));
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}
