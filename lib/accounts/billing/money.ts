const EUROS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" });

/** Euro cents as text: `€8,900.00`, `−€12.50` with a minus sign. */
export function formatEuros(cents: number): string {
  return EUROS.format(cents / 100).replace("-", "\u2212");
}
