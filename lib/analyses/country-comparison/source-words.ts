import type { KnownCell } from "@/lib/analyses/country-comparison/market-cell";
import { wordBases } from "@/lib/charts/documents/bases";
import { countOf } from "@/lib/platform/words/sentences";
import { SITE } from "@/lib/platform/site/site";

/** "Granskog brand study 2025, 5 markets. n = 365 – 1,014 per brand and market.": for files, which say "Source:" themselves. */
export function toFileSource(cells: readonly KnownCell[], years: string): string {
  const markets = new Set(cells.map(({ market }) => market.slug)).size;
  const bases = wordBases(
    cells.map(({ n }) => n),
    "brand and market",
  );
  return `${SITE.name} brand study ${years}, ${countOf(markets, "market")}.${bases}`;
}

/** The same as a sentence of its own. */
export const toSource = (cells: readonly KnownCell[], years: string): string => `Source: ${toFileSource(cells, years)}`;

/** `2011–2025`, or the one year. */
export function toSpan(from: number, to: number): string {
  return from === to ? String(to) : `${from}–${to}`;
}
