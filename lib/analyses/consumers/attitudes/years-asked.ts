import type { SectionBook } from "@/lib/analyses/consumers/dataset";

/** Years between `from` and `to` in which the market was asked, rising. */
export function yearsAsked(book: SectionBook, market: string, from: number, to: number): number[] {
  const years = book.readings.flatMap((reading) =>
    reading.market === market && reading.year >= from && reading.year <= to ? [reading.year] : [],
  );
  return [...new Set(years)].sort((a, b) => a - b);
}
