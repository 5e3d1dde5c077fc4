"use client";

import { type ComponentType, useRef, useState } from "react";
import { SeriesMarker } from "@/components/charts/series-marker";
import { ChevronIcon } from "@/components/ui/icon";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { queryClient } from "@/lib/platform/browser/query-client";
import { numberOf } from "@/lib/platform/words/sentences";
import { studyNamesQuery } from "./brand-names-query";
import type { BrandPanelProps } from "./brand-panel-props";
import type { BrandPanelWindowProps } from "./brand-panel";
import { FilterCell } from "./filter-cell";

interface BrandsFilterProps extends BrandPanelProps {
  label?: string;
  /** A pointer or the focus nears: what the panel needs can be asked for. */
  onNear?: () => void;
}

const load = async () => (await import("./brand-panel")).BrandPanel;
const PANEL_WIDTH = 760;
const EDGE = 12;

/** Where the panel hangs below its button, with room for its foot. */
function hangBelow(button: HTMLElement | null): { top: number; left: number } {
  const { bottom = 0, left = 0 } = button?.getBoundingClientRect() ?? {};
  return {
    top: Math.max(EDGE, Math.min(bottom + 8, window.innerHeight - 560)),
    left: Math.max(EDGE, Math.min(left - EDGE, window.innerWidth - PANEL_WIDTH - EDGE)),
  };
}

/** The compared brands in one line, which opens a panel to choose them; its code comes when the pointer or focus nears. */
export function BrandsFilter({ label = "Brands", onNear, ...props }: BrandsFilterProps) {
  const { brands } = props;
  const [Panel, setPanel] = useState<ComponentType<BrandPanelWindowProps> | null>(null);
  const [at, setAt] = useState<{ top: number; left: number } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [first] = brands;
  const ahead = () => {
    onNear?.();
    void queryClient.prefetchQuery(studyNamesQuery);
    void load().catch(() => undefined);
  };
  const open = async () => {
    onNear?.();
    try {
      const loaded = await load();
      setHasFailed(false);
      setPanel(() => loaded);
      setAt(hangBelow(buttonRef.current));
    } catch {
      setHasFailed(true);
    }
  };
  const said =
    first === undefined
      ? "Choose brands"
      : brands.length === 1
        ? first.name
        : `${first.name} and ${brands.length - 1} more`;
  return (
    <FilterCell label={label} grows>
      <button
        ref={buttonRef}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={at !== null}
        aria-label={`${label}: ${said}`}
        title={brands.map(({ name }) => name).join(", ")}
        className="flex min-h-8 min-w-0 items-center gap-2 font-semibold hover:text-spruce max-md:min-h-11"
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => void open()}
      >
        <span className="flex shrink-0 gap-0.5">
          {brands.map(({ slug, slot }) => (
            <SeriesMarker key={slug} mark={toSeriesMark(slot)} className="size-3.5" />
          ))}
        </span>
        <span className="truncate">{said}</span>
        <ChevronIcon className="size-4 shrink-0" />
      </button>
      {hasFailed ? (
        <span role="alert" className="text-s-2 font-normal text-ink-2">
          {numberOf(brands.length, "brand")} as before: we couldn’t load the list. Try again.
        </span>
      ) : null}
      {Panel && at ? <Panel {...props} at={at} opener={buttonRef} onClose={() => setAt(null)} /> : null}
    </FilterCell>
  );
}
