"use client";

import Link from "next/link";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { wordMost } from "@/lib/analyses/risk-alerts/chance";
import { FIRST_ROWS, type RisksQuery, toRisksSearch } from "@/lib/analyses/risk-alerts/search-params";
import type { Limits } from "@/lib/analyses/risk-alerts/selection";
import { SENSITIVITY_NAMES } from "@/lib/study/alert-names";
import { formatNumber } from "@/lib/platform/words/format";
import { SENSITIVITIES } from "@/lib/study/risk-alert";

interface LimitsChoiceProps {
  query: RisksQuery;
  limits: Limits;
  push: (patch: Partial<RisksQuery>) => void;
}

/** The sensitivity of alerts: each setting with the alerts it raises now and the expected false alarms. */
export function LimitsChoice({ query, limits, push }: LimitsChoiceProps) {
  return (
    <nav
      aria-label="Sensitivity"
      className="flex max-w-full overflow-hidden rounded-md border border-control max-md:w-full"
    >
      {SENSITIVITIES.map((value) => {
        const patch = { sensitivity: value, rows: FIRST_ROWS, alert: null };
        return (
          <Link
            key={value}
            href={ANALYSES["risk-alerts"].path + toRisksSearch({ ...query, ...patch })}
            prefetch={false}
            scroll={false}
            aria-current={query.sensitivity === value ? "true" : undefined}
            className="min-w-0 flex-1 border-control px-3 md:flex-auto py-1.5 transition-colors duration-150 not-first:border-l hover:bg-hover focus-visible:-outline-offset-2 aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:forced-color-adjust-none forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText]"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              push(patch);
            }}
          >
            <b className="block text-s-1 leading-4.5 font-semibold">{SENSITIVITY_NAMES[value]}</b>
            <span className="block text-s-2 leading-4.5 md:whitespace-nowrap">
              {formatNumber(limits[value].open)} open, {wordMost(limits[value].expected)} by chance
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
