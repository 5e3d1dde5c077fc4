"use client";

import type { Named } from "@/lib/catalogue/names/named";
import { PlusIcon } from "./analysis-icons";
import type { BrandPanelProps } from "./brand-panel-props";
import { useBrandPanel } from "./use-brand-panel";

interface BrandsButtonProps extends Omit<BrandPanelProps, "brands" | "isPlain"> {
  label: string;
  brands: readonly Named[];
}

/** A button that opens the brand panel where no chart is drawn: brands without colours. */
export function BrandsButton({ label, brands, ...props }: BrandsButtonProps) {
  const { opener, hasFailed, panel } = useBrandPanel({
    ...props,
    isPlain: true,
    brands: brands.map(({ slug, name }, slot) => ({ slug, name, slot })),
  });
  return (
    <>
      <button
        {...opener}
        type="button"
        className="inline-flex min-h-8 items-center gap-1 rounded-md border border-dashed border-control pr-3 pl-2 text-s-1 font-medium whitespace-nowrap text-ink-2 hover:border-spruce hover:text-spruce max-md:min-h-11"
      >
        <PlusIcon />
        {label}
      </button>
      {hasFailed ? (
        <span role="alert" className="text-s-2 text-ink-2">
          We couldn’t load the list. Try again.
        </span>
      ) : null}
      {panel}
    </>
  );
}
