import { formatNumber, roundTo } from "@/lib/figures/format";

/** A difference with its sign, rounded as every figure: `5.94, 1` → `+5.9`; nought has none. */
export function formatSigned(value: number, digits = 1): string {
  const rounded = roundTo(value, digits);
  const sign = rounded > 0 ? "+" : rounded < 0 ? "−" : "";
  return `${sign}${formatNumber(Math.abs(value), digits)}`;
}
