"use client";

import { useMemo, useState } from "react";
import { AnalysisShell } from "@/components/analyses/analysis-shell";
import { AnalysisBrands } from "@/components/analyses/analysis-brands";
import { FilterBar } from "@/components/charts/filter-bar";
import { CellSelect } from "@/components/charts/named-select";
import { MarginFigure } from "@/components/charts/margin-figure";
import { useAnalysis } from "@/components/analyses/use-analysis";
import { YearRange } from "@/components/charts/year-range";
import { shorten } from "@/lib/platform/words/shorten";
import { toComparison } from "@/lib/analyses/country-comparison/comparison";
import { toShownMeasure } from "@/lib/analyses/country-comparison/measure";
import { toYears } from "@/lib/analyses/country-comparison/series";
import { toSpan } from "@/lib/analyses/country-comparison/source-words";
import { MOST_BRANDS, type ScaleName, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { slotsOf, withSlots } from "@/lib/rankings/histories/brand-slots";
import type { Named } from "@/lib/catalogue/names/named";
import { numberOf, asSentence, countOf } from "@/lib/platform/words/sentences";
import { unpackWaves } from "@/lib/rankings/histories/packed-waves";
import { ComparisonFigures } from "./comparison-figures";
import { HistoryNotice } from "./history-notice";
import type { CountryPageProps } from "./multi-country";
import { readAhead, useHistories } from "./use-histories";

const SHORT_NAME_LETTERS = 32;
const SCALES: readonly { value: ScaleName; name: string }[] = [
  { value: "score", name: "Points" },
  { value: "z", name: "z" },
  { value: "index", name: "Index" },
];

/** The same brands across markets. */
export function CountryComparisonPage({
  initial,
  first,
  names,
  markets,
  waves: packedWaves,
  tier,
  hasCsv,
}: CountryPageProps) {
  const waves = useMemo(() => unpackWaves(packedWaves), [packedWaves]);
  const { query, set, push } = useAnalysis(initial);
  const [learned, setLearned] = useState<readonly Named[]>(names);
  const slugs = query.brands.length > 0 ? query.brands : initial.brands;
  const { histories, answered, isWaiting, hasFailed, retry } = useHistories(slugs, first);
  const nameOf = (slug: string) => learned.find((each) => each.slug === slug)?.name;
  const slots = slotsOf(query.brands.length > 0 ? query : initial);
  const brands = slugs.map((slug, index) => {
    const history = histories[index] ?? null;
    const name = history?.name ?? nameOf(slug) ?? slug;
    return { slug, name, slot: slots.get(slug) ?? index, history, shortName: shorten(name, SHORT_NAME_LETTERS) };
  });
  const [from, to] = [query.from ?? initial.from, query.to ?? initial.to];
  const measure = toShownMeasure(query.scale);
  const comparison = toComparison({
    brands: brands.filter(({ slug }) => answered.has(slug)),
    markets,
    waves,
    from,
    to,
    measure,
  });
  const { year, years, tests, claim } = comparison;
  const span = toSpan(years[0] ?? year, year);
  const marked = withSlots({ brands: slugs, slots: brands.map(({ slot }) => slot) }, slugs);
  const asked = { ...query, ...marked, from, to };

  return (
    <AnalysisShell
      analysis="country-comparison"
      tier={tier}
      search={toAnalysisSearch({ market: query.market, industry: query.industry, ...marked })}
      subject={`${asSentence(countOf(brands.length, "brand"))} in ${countOf(comparison.markets.length, "market")}, ${span}`}
      lead={comparison.markets.length > 0 ? "spread" : undefined}
      csv={hasCsv ? { href: `/api/insights/csv/country-comparison${toAnalysisSearch(asked)}` } : "locked"}
      claim={isWaiting && tests.length === 0 ? "Loading brands…" : claim.claim}
      standfirst={isWaiting ? null : claim.standfirst}
      margin={
        tests.length > 0 ? (
          <MarginFigure value={tests.filter(({ clear }) => clear).length} of={tests.length}>
            of the brands differ clearly between markets in {year}.
          </MarginFigure>
        ) : null
      }
      filters={
        <FilterBar
          summary={`${numberOf(brands.length, "brand")}`}
          detail={`${numberOf(comparison.markets.length, "market")}, ${span}`}
        >
          <AnalysisBrands
            brands={brands.map(({ slug, name }) => ({ slug, name }))}
            slots={slots}
            most={MOST_BRANDS}
            onAhead={readAhead}
            onChoose={(next) => {
              setLearned([...learned, ...next]);
              push({ ...asked, brands: next.map(({ slug }) => slug), slots: next.map(({ slot }) => slot) });
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
            years={toYears(waves)}
            from={years[0] ?? year}
            to={year}
            onChange={(start, end) => set({ ...asked, from: start, to: end })}
          />
        </FilterBar>
      }
      brands={brands.map(({ name }) => name)}
      chart={tests.length > 0 ? toAnalysisSearch(asked) : undefined}
      method={<Method />}
    >
      {hasFailed ? <HistoryNotice status="failed" name="this brand" retry={retry} /> : null}
      {comparison.markets.length > 0 ? (
        <div aria-busy={isWaiting}>
          <ComparisonFigures
            comparison={comparison}
            brands={brands}
            waves={waves}
            query={asked}
            csv={hasCsv ? { href: `/api/insights/csv/country-comparison${toAnalysisSearch(asked)}` } : "locked"}
          />
        </div>
      ) : hasFailed ? null : (
        <HistoryNotice status={isWaiting ? "waiting" : "none"} name="these brands" retry={retry} />
      )}
    </AnalysisShell>
  );
}

function Method() {
  return (
    <>
      <p>
        People in some countries give higher ratings than in others, so we compare brands by their distance from their
        own market’s average: in points, in standard deviations (z) or as a percentage (index). Green is above average
        and brown below; the deeper the colour, the larger the distance.
      </p>
      <p>
        Each brand gets one test of whether it does equally well in all its markets, and the brands are tested together
        at 5% (see Methods). “Highest minus lowest” is the measured difference, not the test. If a brand is not ranked
        in a market, we know nothing about it there.
      </p>
    </>
  );
}
