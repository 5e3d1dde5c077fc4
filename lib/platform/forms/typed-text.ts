/** Text of a form by field; files and strangers' fields are left for the schema to refuse. */
export function typedText(data: FormData): Record<string, string> {
  const entries = [...data.entries()].filter(([name]) => !name.startsWith("$ACTION"));
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}
