"use client";

import { SeriesMarker } from "@/components/charts/series-marker";
import { ChevronIcon } from "@/components/ui/icon";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { numberOf } from "@/lib/platform/words/sentences";
import type { BrandPanelProps } from "./brand-panel-props";
import { FilterCell } from "./filter-cell";
import { useBrandPanel } from "./use-brand-panel";

interface BrandsFilterProps extends BrandPanelProps {
  label?: string;
  /** On hover or focus: the panel's data can be preloaded. */
  onNear?: () => void;
}

/** The compared brands in one line, which opens a panel to choose them. */
export function BrandsFilter({ label = "Brands", onNear, ...props }: BrandsFilterProps) {
  const { brands } = props;
  const { opener, hasFailed, panel } = useBrandPanel(props, onNear);
  const [first] = brands;
  const said =
    first === undefined
      ? "Choose brands"
      : brands.length === 1
        ? first.name
        : `${first.name} and ${brands.length - 1} more`;
  return (
    <FilterCell label={label}>
      <button
        {...opener}
        type="button"
        aria-label={`${label}: ${said}`}
        title={brands.map(({ name }) => name).join(", ")}
        // Higher than the line it takes, so that its label is level with the others.
        className="flex min-h-8 min-w-0 items-center gap-2 font-semibold hover:text-spruce max-md:min-h-11 md:-my-1"
      >
        {props.isPlain || brands.length === 0 ? null : (
          <span className="flex shrink-0 gap-0.5">
            {brands.map(({ slug, slot }) => (
              <SeriesMarker key={slug} mark={toSeriesMark(slot)} className="size-3.5" />
            ))}
          </span>
        )}
        <span className="truncate">{said}</span>
        <ChevronIcon className="size-4 shrink-0" />
      </button>
      {hasFailed ? (
        <span role="alert" className="text-s-2 font-normal text-ink-2">
          {numberOf(brands.length, "brand")} unchanged: we couldn’t load the list. Try again.
        </span>
      ) : null}
      {panel}
    </FilterCell>
  );
}
