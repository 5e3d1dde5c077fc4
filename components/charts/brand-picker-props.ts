import type { Named } from "@/lib/catalogue/names/named";

/** Which brands are offered, and what happens to the one that is chosen. */
export interface BrandPickerProps {
  /** Only these, without asking for any list: an industry's brands. */
  among?: readonly Named[] | undefined;
  /** Only brands that this market ranks; slug. */
  market?: string | undefined;
  /** Slugs that are chosen already. */
  chosen: readonly string[];
  onChoose: (brand: Named) => void;
  /** A brand is highlighted or pointed at: what it needs can be asked for ahead. */
  onAhead?: ((slug: string) => void) | undefined;
  label?: string;
}
