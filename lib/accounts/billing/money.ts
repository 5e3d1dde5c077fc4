const EUROS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" });

/** Euro cents as text: `€8,900.00`, `-€12.50`. */
export function formatEuros(cents: number): string {
  return EUROS.format(cents / 100);
}
