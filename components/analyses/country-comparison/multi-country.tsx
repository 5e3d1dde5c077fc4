"use client";

import { StudyText } from "@/components/layout/study-text";
import { GoodMarks } from "@/components/layout/shown-study";
import { useMemo, useState } from "react";
import { AnalysisBrands } from "@/components/analyses/analysis-brands";
import { AnalysisShell } from "@/components/analyses/analysis-shell";
import { FilterBar } from "@/components/charts/filter-bar";
import { CellSelect } from "@/components/charts/named-select";
import { MarginFigure } from "@/components/charts/margin-figure";
import { useAnalysis } from "@/components/analyses/use-analysis";
import { YearRange } from "@/components/charts/year-range";
import { shortName } from "@/lib/platform/words/shorten";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import type { Tier } from "@/lib/access/claims";
import { toShownMeasure } from "@/lib/analyses/country-comparison/measure";
import { toMultiCountry } from "@/lib/analyses/country-comparison/multi-country";
import type { PackedCountryPage } from "@/lib/analyses/country-comparison/country-page";
import { toYears } from "@/lib/analyses/country-comparison/series";
import { toSpan } from "@/lib/analyses/country-comparison/source-words";
import { type ScaleName, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { unpackWaves } from "@/lib/rankings/histories/packed-waves";
import type { Named } from "@/lib/catalogue/names/named";
import { HistoryNotice } from "./history-notice";
import { MultiCountryFigures } from "./multi-country-figures";
import { readAhead, useHistories } from "./use-histories";
import { countOf, numberOf } from "@/lib/platform/words/sentences";

export interface CountryPageProps extends PackedCountryPage {
  tier: Tier | null;
  hasCsv: boolean;
}

const SCALES: readonly { value: ScaleName; name: string }[] = [
  { value: "score", name: "Points" },
  { value: "z", name: "z" },
  { value: "index", name: "Index" },
];

/** One brand across every market where it is ranked. */
export function MultiCountryPage({
  initial,
  first,
  names,
  markets,
  waves: packedWaves,
  tier,
  hasCsv,
}: CountryPageProps) {
  const waves = useMemo(() => unpackWaves(packedWaves), [packedWaves]);
  const { query, set, push } = useAnalysis(initial, { most: 1 });
  const [learned, setLearned] = useState<readonly Named[]>(names);
  const slug = query.brands[0] ?? initial.brands[0] ?? "";
  const { histories, isWaiting, hasFailed, retry } = useHistories(slug === "" ? [] : [slug], first);
  const brand = histories[0] ?? null;
  const name = brand?.name ?? learned.find((each) => each.slug === slug)?.name ?? slug;
  const allYears = toYears(waves);
  const [from, to] = [query.from ?? initial.from, query.to ?? initial.to];
  const view = toMultiCountry({
    brand,
    name: shortName(name),
    markets,
    waves,
    from,
    to,
    measure: toShownMeasure(query.scale),
  });
  const { year, years, known, pairs, claim } = view;
  const real = pairs.filter(({ clear }) => clear).length;
  const span = toSpan(years[0] ?? year, year);
  const asked = { ...query, brands: [slug], from, to };

  return (
    <AnalysisShell
      analysis="multi-country"
      tier={tier}
      search={toAnalysisSearch({ market: query.market, industry: query.industry, brands: [slug] })}
      subject={`${name} in ${countOf(markets.length, "market")}, ${span}`}
      lead={isWaiting || hasFailed || !brand ? undefined : view.series.length > 0 ? "years" : "standing"}
      csv={hasCsv ? { href: `/api/insights/csv/multi-country${toAnalysisSearch(asked)}` } : "locked"}
      claim={isWaiting ? `Loading ${shortName(name)}…` : claim.claim}
      standfirst={isWaiting || hasFailed ? null : claim.standfirst}
      margin={
        pairs.length > 0 ? (
          <MarginFigure value={real} of={pairs.length}>
            clear differences between its markets in {year}.
          </MarginFigure>
        ) : null
      }
      filters={
        <FilterBar summary={name} detail={`${numberOf(known.length, "market")}, ${span}`}>
          <AnalysisBrands
            label="Brand"
            brands={slug === "" ? [] : [{ slug, name }]}
            most={1}
            onAhead={readAhead}
            onChoose={([chosen]) => {
              if (!chosen) return;
              setLearned([...learned, chosen]);
              push({ ...asked, brands: [chosen.slug] });
            }}
          />
          <CellSelect
            label="Against the market"
            options={SCALES}
            value={query.scale}
            onChange={(scale) =>
              set({ ...asked, scale: SCALES.find(({ value }) => value === scale)?.value ?? "score" })
            }
          />
          <YearRange
            years={allYears}
            from={years[0] ?? year}
            to={year}
            onChange={(first, last) => set({ ...asked, from: first, to: last })}
          />
        </FilterBar>
      }
      brands={[name]}
      chart={brand ? toAnalysisSearch(asked) : undefined}
      method={<Method />}
    >
      {isWaiting || hasFailed || !brand ? (
        <HistoryNotice status={isWaiting ? "waiting" : hasFailed ? "failed" : "none"} name={name} retry={retry} />
      ) : (
        <MultiCountryFigures
          brand={brand}
          view={view}
          waves={waves}
          query={asked}
          onView={(drawing) => set({ ...asked, view: drawing })}
          markOf={(market) =>
            toSeriesMark(
              Math.max(
                0,
                markets.findIndex((each) => each.slug === market),
              ),
            )
          }
          csv={hasCsv ? { href: `/api/insights/csv/multi-country${toAnalysisSearch(asked)}` } : "locked"}
        />
      )}
    </AnalysisShell>
  );
}

function Method() {
  return (
    <>
      <p>
        A score adds the share of people who answer <GoodMarks /> on{" "}
        <StudyText>{"{{first.noun}} and on {{second.noun}}"}</StudyText>, among all asked, so it runs from 0 to 200.
        People in some countries give higher ratings than in others. Points from average allow for that: the score minus
        the average of all brands ranked in the same country. The average rests on hundreds of brands and is treated as
        known; the interval is for the brand’s own score.
      </p>
      <p>
        z is the distance in standard deviations of brand scores; the index is a percentage of the market average. Two
        markets are compared by points from average. Each country asks different people, so the two margins of error are
        independent. All pairs of markets are tested together at 5%. Changes are tested across all brands in the market
        in the same way.
      </p>
    </>
  );
}
