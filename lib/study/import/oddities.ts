import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { marketBySlug, waveNameIn } from "@/lib/catalogue/definition/markets";
import { findRenamed } from "@/lib/study/import/renamed-brands";
import type { CompleteRow } from "@/lib/study/import/to-study";

/**
 * Warnings about valid but unusual results: waves in the future, and brands that seem to have been renamed since the
 * previous wave.
 */
export function findOddities(
  rows: readonly CompleteRow[],
  thisYear: number,
  definition = DEFAULT_DEFINITION,
): string[] {
  const waves = [...Map.groupBy(rows, ({ market, year }) => `${market}/${year}`).values()];
  const ahead = waves.flatMap(([first]) =>
    first && first.year > thisYear ? [`Line ${first.line}: ${waveNameIn(definition, first)} is in the future.`] : [],
  );
  return [...ahead, ...findRenamed(rows, definition).map((remark) => `${remark}.`)];
}

/** A warning about markets with only one year in the file; null if each has several or none has scores. */
export function remarkOnSingleYears(
  waves: readonly { market: string; year: number; ruleVersion: string | null }[],
  definition = DEFAULT_DEFINITION,
): string | null {
  const alone = [...Map.groupBy(waves, ({ market }) => market)].filter(
    ([, own]) => own.length === 1 && own.some(({ ruleVersion }) => ruleVersion !== null),
  );
  if (alone.length === 0) return null;
  const names = alone.map(([market]) => marketBySlug(definition, market)?.name ?? market).join(", ");
  return `The file contains one year of ${names}, so no changes, forecasts or alerts are computed there. Import all years from one file to get them.`;
}
