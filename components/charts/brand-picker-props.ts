import type { Named } from "@/lib/catalogue/names/named";

/** Which brands are offered, and what happens to the one that is chosen. */
export interface BrandPickerProps {
  /** Restricts the choice to these: an industry's brands. */
  among?: readonly Named[] | undefined;
  /** Only brands that this market has; slug. */
  market?: string | undefined;
  /** Slugs already selected. */
  chosen: readonly string[];
  onChoose: (brand: Named) => void;
  /** A brand is highlighted or hovered, so its data can be preloaded. */
  onAhead?: ((slug: string) => void) | undefined;
  label?: string;
}
