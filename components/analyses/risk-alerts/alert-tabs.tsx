"use client";

import Link from "next/link";
import { ANALYSES } from "@/lib/catalogue/analyses";
import {
  FIRST_ROWS,
  type RisksQuery,
  SHOWN,
  type Shown,
  toRisksSearch,
} from "@/lib/analyses/risk-alerts/search-params";
import { formatNumber } from "@/lib/platform/words/format";

interface AlertTabsProps {
  query: RisksQuery;
  counts: Record<Shown, number>;
  push: (patch: Partial<RisksQuery>) => void;
}

const NAMES: Record<Shown, string> = {
  open: "Open",
  near: "Near the limit",
  settled: "Settled",
  acknowledged: "Acknowledged",
  muted: "Muted",
  rules: "Rules and emails",
};

/** The lists of the page, each with its number, as links. */
export function AlertTabs({ query, counts, push }: AlertTabsProps) {
  return (
    <nav aria-label="Lists" className="flex flex-wrap gap-x-5 border-b border-rule md:mb-3">
      {SHOWN.map((show) => {
        const patch = { show, rows: FIRST_ROWS, alert: null };
        return (
          <Link
            key={show}
            href={ANALYSES["risk-alerts"].path + toRisksSearch({ ...query, ...patch })}
            prefetch={false}
            scroll={false}
            aria-current={query.show === show ? "page" : undefined}
            className="inline-flex md:-mb-px forced-colors:mb-0 min-h-10 items-center gap-1.5 border-b-2 border-transparent text-s-1 whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:border-spruce aria-[current]:font-semibold aria-[current]:text-ink"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              push(patch);
            }}
          >
            {NAMES[show]} <span className="tabular-nums">{formatNumber(counts[show])}</span>
          </Link>
        );
      })}
    </nav>
  );
}
