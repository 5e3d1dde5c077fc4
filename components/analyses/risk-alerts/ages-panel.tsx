"use client";

import { useQuery } from "@tanstack/react-query";
import { Whisker } from "@/components/charts/whisker";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import { toAgeChanges } from "@/lib/analyses/risk-alerts/age-changes";
import { ageDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import type { Alert } from "@/lib/analyses/predictions/alert";
import { sayAge } from "@/lib/analyses/consumers/population-words";
import { numberOf } from "@/lib/platform/words/sentences";

interface AgesPanelProps {
  alert: Pick<Alert, "brand" | "market" | "year" | "evidence">;
  mark: SeriesMark;
}

/** Where the brand is in each age group in the alert's wave, and what that changed by. Asked for when it is opened. */
export function AgesPanel({ alert: { brand, market, year, evidence }, mark }: AgesPanelProps) {
  const before = year - new Evidence(evidence).step;
  const now = useQuery(ageDatasetQuery(market, [brand.slug], year), queryClient);
  const then = useQuery(ageDatasetQuery(market, [brand.slug], before), queryClient);
  return (
    <div className="min-w-0">
      <h2 className="text-s0 leading-6 font-name tracking-normal">By age group in {year}</h2>
      <p className="mb-2 text-s-1 leading-5 text-ink-2">
        Points compared with the market average in the same age group, with 95% intervals; change since {before}, tested
        across all groups.
      </p>
      {now.isError || then.isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-s-1">
          We couldn’t load the age groups.
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              void now.refetch();
              void then.refetch();
            }}
          >
            Try Again
          </Button>
        </p>
      ) : now.data && then.data ? (
        <AgeRows changes={toAgeChanges(brand.slug, now.data, then.data)} mark={mark} />
      ) : (
        <div role="status" className="grid min-h-52 content-start gap-2.5 pt-2">
          <span className="sr-only">Loading age groups…</span>
          {[1, 2, 3, 4].map((each) => (
            <Skeleton key={each} className="h-8" />
          ))}
        </div>
      )}
    </div>
  );
}

const GRID = "grid grid-cols-[3.75rem_minmax(0,1fr)_3.5rem_6.75rem] items-center gap-x-3";

function AgeRows({ changes, mark }: { changes: ReturnType<typeof toAgeChanges>; mark: SeriesMark }) {
  const ends = changes.flatMap(({ low, high }) => (low === null || high === null ? [] : [low, high]));
  if (changes.length === 0) return <p className="text-s-1 text-ink-2">No results by age group for this year.</p>;
  const scale = toWholeAxis(Math.min(0, ...ends), Math.max(0, ...ends), 5);
  return (
    <ul className="min-h-52">
      {changes.map(({ age, n, value, low, high, change, isClear }) => (
        <li key={age} className={`${GRID} min-h-10 border-b border-rule text-s-1`}>
          <span>{sayAge(age)}</span>
          {value === null || low === null || high === null ? (
            <span className="col-span-3 text-s-2 text-ink-2">Not shown: {numberOf(n, "person", "people")} asked</span>
          ) : (
            <>
              <span className="overflow-hidden">
                <Whisker value={value} low={low} high={high} scale={scale} mean={0} mark={mark} />
              </span>
              <span className="text-right font-semibold">
                {change === null ? <span className="font-normal text-ink-2">–</span> : <SignedFigure value={change} />}
              </span>
              <ClearMark of="change" isClear={isClear} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
