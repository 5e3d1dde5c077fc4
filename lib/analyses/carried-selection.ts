/** Selections that are carried from one analysis to the next. */
const SELECTION = ["market", "industry", "brands"] as const;

export type SelectionPart = (typeof SELECTION)[number];

/**
 * An address's parameters with earlier selections that this page does not use, so that the next page that needs them
 * has them.
 * @param search the page's own parameters, "" or with their "?"
 * @param before parameters of the previous address
 * @param parts those that the page does not use; all if the address leads to another page
 */
export function withSelection(
  search: string,
  before: URLSearchParams,
  parts: readonly SelectionPart[] = SELECTION,
): string {
  const params = new URLSearchParams(search);
  for (const part of parts) {
    const value = before.get(part);
    if (!value || params.has(part)) continue;
    params.set(part, value);
    const marks = part === "brands" ? before.get("marks") : null;
    if (marks) params.set("marks", marks);
  }
  // A portfolio's address names each brand with its market.
  const [brands, market] = splitBrands(params.get("brands") ?? "");
  if (parts.includes("brands") && brands) params.set("brands", brands);
  if (parts.includes("market") && market && !params.has("market")) params.set("market", market);
  const text = params.toString().replaceAll("%2C", ",").replaceAll("%2F", "/");
  return text && `?${text}`;
}

/** `alfa.norway,beta.sweden` → `alfa,beta` and `norway`. */
function splitBrands(text: string): [brands: string, market: string | undefined] {
  const pairs = text.split(",").map((entry) => entry.split("."));
  return [pairs.map(([brand = ""]) => brand).join(","), pairs[0]?.[1]];
}
