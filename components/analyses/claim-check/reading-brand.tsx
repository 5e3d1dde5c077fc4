"use client";

import { BrandsButton } from "@/components/charts/brands-button";
import type { Named } from "@/lib/catalogue/names/named";
import { ReadingRow } from "./reading-row";

interface ReadingBrandProps {
  label: string;
  /** What its button chooses. */
  what: "brand" | "other brand";
  /** Null: nothing is chosen. */
  brand: Named | null;
  /** Brands that may be meant. */
  options: readonly Named[];
  note: string;
  isOpen: boolean;
  market: string | null;
  onChoose: (brand: Named) => void;
}

const CHECKED = { title: "In the claim", action: "Take" };

/** A brand of the claim: the one read, those that may be meant, and a list of all. */
export function ReadingBrand({ label, what, brand, options, note, isOpen, market, onChoose }: ReadingBrandProps) {
  return (
    <ReadingRow label={label} note={note} isOpen={isOpen}>
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
        {brand ? <b className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">{brand.name}</b> : null}
        {options.map((option) => (
          <button
            key={option.slug}
            type="button"
            className="min-h-8 max-w-full truncate rounded-md border border-control px-2.5 text-s-1 font-value hover:border-ink hover:bg-hover max-md:min-h-11"
            onClick={() => onChoose(option)}
          >
            {option.name}
          </button>
        ))}
        <BrandsButton
          label={`${brand ? "Change" : "Choose"} ${what}`}
          market={market ?? undefined}
          brands={brand ? [brand] : []}
          most={1}
          words={CHECKED}
          onChoose={([chosen]) => chosen && onChoose({ slug: chosen.slug, name: chosen.name })}
        />
      </span>
    </ReadingRow>
  );
}
