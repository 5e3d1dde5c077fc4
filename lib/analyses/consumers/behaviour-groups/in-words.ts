import { formatNumber } from "@/lib/platform/words/format";
import { agree } from "@/lib/platform/words/sentences";

/** `7 of 24 differences are clear`; a text if nothing could be compared. */
export function sayClear(clear: number, of: number, what: string): string {
  return of === 0
    ? `Too few people were asked to compare ${what}`
    : `${formatNumber(clear)} of ${formatNumber(of)} ${what} ${agree(clear, "is", "are")} clear (tested together at 5%)`;
}
