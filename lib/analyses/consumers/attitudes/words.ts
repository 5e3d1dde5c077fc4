import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

/** Decimals of shares in percent and of differences in points, on the pages about attitudes, doing and expectations. */
export const SHARE_DIGITS = DECIMALS.share;

/** `0.4272` → `43%`: as in prose and on labels inside drawings. */
export function toPercent(share: number, digits = DECIMALS.percent): string {
  return `${formatNumber(100 * share, digits)}%`;
}
