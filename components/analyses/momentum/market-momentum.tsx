"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { AnalysisFigures } from "@/components/analyses/analysis-figures";
import { AnalysisShell } from "@/components/analyses/analysis-shell";
import { Later } from "@/components/charts/later";
import { MarginFigure } from "@/components/charts/margin-figure";
import { useAddress } from "@/components/charts/use-address";
import { UnrankedBrands } from "@/components/rankings/unranked-brands";
import type { Tier } from "@/lib/access/claims";
import { FALSE_TOGETHER } from "@/lib/platform/words/clear-words";
import { marketDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import {
  MOST_BRANDS,
  parseAnalysisQuery,
  toAnalysisSearch,
  type AnalysisQuery,
} from "@/lib/rankings/histories/analysis-query";
import { type PackedDataset, unpackMarketDataset } from "@/lib/rankings/histories/packed-dataset";
import { type PackedWaves, unpackWaves } from "@/lib/rankings/histories/packed-waves";
import { toAsked, toMomentumView, toThreeWaves } from "@/lib/analyses/momentum/view";
import { wordClaim, wordStandfirst } from "@/lib/analyses/momentum/words";
import type { Named } from "@/lib/catalogue/names/named";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { agree } from "@/lib/platform/words/sentences";
import { FieldFigure } from "./field-figure";
import { IndustriesFigure } from "./industries-figure";
import { LabelsFigure } from "./labels-figure";
import { MomentumFilters } from "./momentum-filters";
import { MomentumMethod } from "./momentum-method";
import { MoversFigure } from "./movers-figure";
import { TurnsFigure } from "./turns-figure";

interface MarketMomentumProps {
  initial: AnalysisQuery & { market: string };
  dataset: PackedDataset;
  /** All markets and years of the reader's. */
  waves: PackedWaves;
  markets: Named[];
  tier: Tier | null;
  hasCsv: boolean;
}

const FORM = {
  toSearch: toAnalysisSearch,
  read: (search: string, initial: AnalysisQuery): AnalysisQuery => {
    const parsed = parseAnalysisQuery(new URLSearchParams(search));
    return { ...parsed, market: parsed.market ?? initial.market };
  },
};

const sameYears = (a: readonly number[], b: readonly number[]) => a.join() === b.join();

/** A market's brands and industries by which way they are going. Industry and brands ask no one; another wave is asked for. */
export function MarketMomentum({
  initial,
  dataset: packed,
  waves: packedWaves,
  markets,
  tier,
  hasCsv,
}: MarketMomentumProps) {
  const firstDataset = useMemo(() => unpackMarketDataset(packed), [packed]);
  const waves = useMemo(() => unpackWaves(packedWaves), [packedWaves]);
  const { query, push } = useAddress(initial, FORM);
  const market = query.market ?? initial.market;
  const askedOf = (slug: string, year: number | null) => {
    const three = toThreeWaves(waves, slug, year);
    return three ? toAsked(three) : [];
  };
  const asked = askedOf(market, query.year);
  const isFirst = market === initial.market && sameYears(asked, askedOf(initial.market, initial.year));
  const answer = useQuery({ ...marketDatasetQuery(market, asked), enabled: !isFirst && asked.length > 0 }, queryClient);
  const dataset = isFirst || asked.length === 0 ? firstDataset : answer.data;
  const [settled, setSettled] = useState({ query, dataset: firstDataset });
  if (dataset && (settled.query !== query || settled.dataset !== dataset)) setSettled({ query, dataset });
  // While another book is on its way, the page stays as it was.
  const shown = dataset ? { query, dataset } : settled;
  const isFailed = !dataset && answer.isError;

  const named = useMemo(
    () =>
      markets.find(({ slug }) => slug === shown.dataset.market) ?? {
        slug: shown.dataset.market,
        name: shown.dataset.market,
      },
    [markets, shown.dataset.market],
  );
  const view = useMemo(
    () => (isFailed ? null : toMomentumView({ dataset: shown.dataset, query: shown.query, waves, market: named })),
    [isFailed, shown.dataset, shown.query, waves, named],
  );
  // With the year: recipients of the chart see the same one after the next study.
  const search = toAnalysisSearch({ ...query, market, year: view?.waves.year ?? query.year });
  const frame = {
    isSample: view?.isSample ?? false,
    csv: hasCsv ? { href: `/api/insights/csv/momentum${search}` } : ("locked" as const),
  };
  const hasMomentum = view !== null && view.moves.some(({ momentum }) => momentum !== null);
  const ahead = (slug: string, year: number | null) => {
    const next = askedOf(slug, year);
    if (next.length > 0) void queryClient.prefetchQuery(marketDatasetQuery(slug, next));
  };
  const choose = (slug: string) =>
    push({ brands: [slug, ...query.brands.filter((each) => each !== slug)].slice(0, MOST_BRANDS) });

  return (
    <AnalysisShell
      analysis="momentum"
      tier={tier}
      search={toAnalysisSearch({ market, industry: query.industry, brands: query.brands, slots: query.slots })}
      subject={`Market momentum, ${named.name}${view ? `, ${view.waves.before ?? ""}–${view.waves.year}` : ""}`}
      lead={!view ? undefined : hasMomentum ? "movers" : "labels"}
      csv={frame.csv}
      claim={
        isFailed ? "We couldn’t load the results" : view ? wordClaim(view) : `No results for ${inSentence(named.name)}`
      }
      standfirst={view ? wordStandfirst(view) : undefined}
      margin={
        view && view.movements.of > 0 ? (
          <MarginFigure value={view.movements.real} of={view.movements.of}>
            brands in {inSentence(named.name)} {agree(view.movements.real, "shows", "show")} a clear change in score
            since {view.waves.before}. {FALSE_TOGETHER}
          </MarginFigure>
        ) : undefined
      }
      filters={<MomentumFilters market={market} markets={markets} view={view} push={push} ahead={ahead} />}
      brands={view?.chosen.map(({ brand }) => brand.name) ?? []}
      chart={view ? search : undefined}
      method={view ? <MomentumMethod /> : undefined}
    >
      <AnalysisFigures
        isLoading={!dataset}
        retry={isFailed ? () => void answer.refetch() : null}
        absent={view?.absent ?? 0}
        in={`${inSentence(named.name)} in ${view?.waves.year ?? ""}`}
        selection={named.name}
      >
        {view ? (
          <>
            {hasMomentum ? (
              <>
                <MoversFigure view={view} frame={frame} />
                <Later>
                  <FieldFigure view={view} frame={frame} onChoose={choose} />
                  <IndustriesFigure view={view} frame={frame} />
                  <LabelsFigure view={view} frame={frame} />
                </Later>
              </>
            ) : (
              <>
                <p className="mt-10 max-w-line text-s0">
                  Momentum needs a score from the year before {view.waves.year}, within the years of your plan. No brand
                  in {inSentence(named.name)} has one.
                </p>
                <LabelsFigure view={view} frame={frame} />
              </>
            )}
            <Later>
              <TurnsFigure view={view} frame={frame} />
              <UnrankedBrands brands={view.unranked} />
            </Later>
          </>
        ) : null}
      </AnalysisFigures>
    </AnalysisShell>
  );
}
