import { formatRange } from "@/lib/platform/words/format";

/** " n = 365 – 1,014 per brand.", for the end of a source's first sentence; empty where no one was counted. */
export function wordBases(asked: readonly (number | null)[], per: string): string {
  const known = asked.filter((n) => n !== null);
  return known.length === 0 ? "" : ` n = ${formatRange(Math.min(...known), Math.max(...known))} per ${per}.`;
}
