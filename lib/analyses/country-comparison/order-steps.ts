import type { KnownCell } from "@/lib/analyses/country-comparison/market-cell";
import { isDiscovery } from "@/lib/statistics/multiple-testing";
import { normalCdf } from "@/lib/statistics/normal";

/** Steps from one brand to the next below it in a market's order, and those that are tested. */
export interface Steps {
  of: number;
  clear: number;
}

/**
 * How much of the orders shown stands up to testing: each brand against the next one in its market by score,
 * Benjamini–Hochberg over all steps of all markets. The errors of two brands are taken as independent.
 */
export function countClearSteps(rows: readonly (readonly KnownCell[])[]): Steps {
  const markets = [...new Set(rows.flat().map(({ market }) => market.slug))];
  const pValues = markets.flatMap((slug) => {
    const ordered = rows
      .flat()
      .filter(({ market }) => market.slug === slug)
      .toSorted((a, b) => b.score - a.score);
    return ordered.slice(1).map((below, index) => {
      const above = ordered[index] ?? below;
      const error = Math.hypot(above.error, below.error);
      return error > 0 ? 2 * normalCdf(-(above.score - below.score) / error) : 1;
    });
  });
  return { of: pValues.length, clear: isDiscovery(pValues).filter(Boolean).length };
}
