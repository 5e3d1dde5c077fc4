/** What a reader has chosen wherever it means something: parameters that go along from analysis to analysis. */
const SELECTION = ["market", "industry", "brands"] as const;

export type SelectionPart = (typeof SELECTION)[number];

/**
 * An address's parameters with what the reader chose before and this page does not choose itself, so that it is there
 * again on the next page that asks for it.
 * @param search the page's own parameters, "" or with their "?"
 * @param before parameters of the address that is left
 * @param parts those that the page does not choose; all where the address leads to another page
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
  // A portfolio writes each brand with its market.
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
