"use client";

import type { Named } from "@/lib/rankings/ranking-row";

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

/** A button that opens a searchable list of brands. */
export function BrandPicker({ among = [], chosen, onChoose, label = "Add brand" }: BrandPickerProps) {
  return (
    <select
      aria-label={label}
      value=""
      className="min-h-8 rounded-md border border-dashed border-control px-2 text-s-1 font-medium text-ink-2"
      onChange={(event) => {
        const brand = among.find(({ slug }) => slug === event.target.value);
        if (brand) onChoose(brand);
      }}
    >
      <option value="">{label}</option>
      {among
        .filter(({ slug }) => !chosen.includes(slug))
        .map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
    </select>
  );
}
