import { formatNumber } from "@/lib/platform/words/format";

const EUROS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" });

/** A plan’s yearly price in whole euros, as on the pricing page: `€8,900`. */
export const formatYearlyPrice = (euros: number): string => `€${formatNumber(euros)}`;

/** Euro cents as text: `€8,900.00`, `−€12.50` with a minus sign. */
export function formatEuros(cents: number): string {
  return EUROS.format(cents / 100).replace("-", "\u2212");
}
