"use client";

import { useEffect, useRef } from "react";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import { CloseIcon } from "@/components/ui/icon";
import type { Named } from "@/lib/catalogue/names/named";
import { cn } from "@/components/ui/class-names";
import { BrandPicker } from "./brand-picker";
import type { BrandPickerProps } from "./brand-picker-props";
import { FilterCell } from "./filter-cell";

interface BrandChipsProps extends Pick<BrandPickerProps, "among" | "market" | "onAhead"> {
  /** In order, which decides their marks. The first is in focus. */
  brands: readonly Named[];
  most: number;
  onRemove: (slug: string) => void;
  onAdd: (slug: string, name: string) => void;
  /** Called for a selected brand, which becomes the first. */
  onFocusBrand: (slug: string) => void;
  label?: string;
}

/** The compared brands with marks and remove buttons; the one in focus is outlined. */
export function BrandChips({
  brands,
  most,
  onRemove,
  onAdd,
  onFocusBrand,
  among,
  market,
  onAhead,
  label = "Brands",
}: BrandChipsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  /** The clicked button was removed, so the focus moves to its neighbour. */
  const goOnRef = useRef(false);
  useEffect(() => {
    if (!goOnRef.current) return;
    goOnRef.current = false;
    listRef.current?.querySelector<HTMLElement>(":scope > li:last-child > button")?.focus();
  }, [brands]);
  return (
    <FilterCell label={label} aside={`${brands.length} of ${most}`} grows>
      <ul ref={listRef} className="flex min-w-0 flex-wrap gap-1.5">
        {brands.map(({ slug, name }, order) => (
          <li
            key={slug}
            className={cn(
              "inline-flex min-w-0 max-w-full items-center rounded-md border border-rule-strong text-s-1 font-value",
              order === 0 && "border-spruce shadow-[inset_0_0_0_1px_var(--spruce)]",
            )}
          >
            <button
              type="button"
              aria-pressed={order === 0}
              className="flex min-h-7.5 min-w-0 items-center gap-1.5 pl-2 hover:underline hover:underline-offset-4 max-md:min-h-11"
              onClick={() => onFocusBrand(slug)}
              onPointerEnter={() => onAhead?.(slug)}
            >
              <SeriesMarker mark={toSeriesMark(order)} className="size-3.5" />
              <span className="max-w-44 truncate">{name}</span>
            </button>
            <button
              type="button"
              aria-label={`Remove ${name}`}
              className="grid min-h-7.5 w-7 shrink-0 place-items-center text-ink-2 hover:text-lingon max-md:min-h-11 max-md:w-10"
              onClick={() => {
                goOnRef.current = true;
                onRemove(slug);
              }}
            >
              <CloseIcon className="size-3.5" />
            </button>
          </li>
        ))}
        {brands.length < most ? (
          <li>
            <BrandPicker
              among={among}
              market={market}
              chosen={brands.map(({ slug }) => slug)}
              onAhead={onAhead}
              onChoose={({ slug, name }) => {
                if (brands.length === most - 1) goOnRef.current = true;
                onAdd(slug, name);
              }}
            />
          </li>
        ) : null}
      </ul>
    </FilterCell>
  );
}
