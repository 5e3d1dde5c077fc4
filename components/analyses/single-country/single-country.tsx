"use client";

import { useShownStudy } from "@/components/layout/shown-study";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { AnalysisFigures } from "@/components/analyses/analysis-figures";
import { AnalysisShell } from "@/components/analyses/analysis-shell";
import type { ChosenBrand } from "@/components/charts/brand-panel-props";
import { MarginFigure } from "@/components/charts/margin-figure";
import { useAnalysis } from "@/components/analyses/use-analysis";
import { Later } from "@/components/charts/later";
import type { Tier } from "@/lib/access/claims";
import { FALSE_TOGETHER } from "@/lib/platform/words/clear-words";
import { industryDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { MOST_BRANDS, toAnalysisSearch, type AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { withSlots } from "@/lib/rankings/histories/brand-slots";
import { type PackedDataset, unpackDataset } from "@/lib/rankings/histories/packed-dataset";
import { type PackedWaves, unpackWaves } from "@/lib/rankings/histories/packed-waves";
import type { Named } from "@/lib/catalogue/names/named";
import { readRankView } from "@/lib/analyses/single-country/rank-view";
import { toSingleCountry, type SingleCountryView } from "@/lib/analyses/single-country/view";
import { shortName } from "@/lib/platform/words/shorten";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countInWords } from "@/lib/platform/words/sentences";
import { GapFigure } from "./gap-figure";
import { MethodNote } from "./method-note";
import { RankFigure } from "./rank-figure";
import { SingleCountryFilters } from "./single-country-filters";
import { StripFigure } from "./strip-figure";
import { TiesFigure } from "./ties-figure";
import { TrendFigure } from "./trend-figure";

interface SingleCountryProps {
  /** With market and industry chosen. */
  initial: AnalysisQuery & { market: string; industry: string };
  dataset: PackedDataset;
  /** All markets and years of the reader's. */
  waves: PackedWaves;
  /** Markets with their industries. */
  markets: (Named & { industries: Named[] })[];
  tier: Tier | null;
  hasCsv: boolean;
}

function Moves({ view }: { view: SingleCountryView }) {
  const { moves, market, industry } = view;
  if (!moves) return null;
  return (
    <MarginFigure value={moves.real} of={moves.of}>
      brands in {inSentence(market.name)} {agree(moves.real, "shows", "show")} a clear change in score since{" "}
      {moves.since}. {moves.here === 0 ? "None" : asSentence(countInWords(moves.here))} of them{" "}
      {agree(moves.here, "is", "are")} in {industryInSentence(industry.name)}. {FALSE_TOGETHER}
    </MarginFigure>
  );
}

/** Brands of one market and industry side by side. A change of brand, year or measure makes no request. */
export function SingleCountry({
  initial,
  dataset: packed,
  waves: packedWaves,
  markets,
  tier,
  hasCsv,
}: SingleCountryProps) {
  const firstDataset = useMemo(() => unpackDataset(packed), [packed]);
  const waves = useMemo(() => unpackWaves(packedWaves), [packedWaves]);
  const { rankingYear } = useShownStudy();
  const { query, set, push } = useAnalysis(initial);
  const [market, industry] = [query.market ?? initial.market, query.industry ?? initial.industry];
  // What the server gave is not put into the cache that all readers of the server's process would share.
  const isFirst = market === initial.market && industry === initial.industry;
  const answer = useQuery({ ...industryDatasetQuery(market, industry), enabled: !isFirst }, queryClient);
  const dataset = isFirst ? firstDataset : answer.data;
  const [settled, setSettled] = useState({ query, dataset: firstDataset });
  if (dataset && (settled.query !== query || settled.dataset !== dataset)) setSettled({ query, dataset });
  // While another book is on its way, the page stays as it was.
  const shown = dataset ? { query, dataset } : settled;

  const offered = markets.find(({ slug }) => slug === shown.dataset.market);
  const named = { slug: shown.dataset.market, name: offered?.name ?? shown.dataset.market };
  const trade = offered?.industries.find(({ slug }) => slug === shown.dataset.industry) ?? {
    slug: shown.dataset.industry,
    name: shown.dataset.industry,
  };
  const isFailed = !dataset && answer.isError;
  const view = isFailed ? null : toSingleCountry({ ...shown, waves, market: named, industry: trade });
  const chosen = view?.subject.chosen ?? [];
  const years = view?.subject.years ?? [];
  const slots = view?.subject.slots ?? new Map<string, number>();
  const marked = withSlots(
    { brands: [...slots.keys()], slots: [...slots.values()] },
    chosen.map(({ slug }) => slug),
  );
  const search = toAnalysisSearch({
    ...query,
    market,
    industry,
    ...marked,
    from: years[0] ?? query.from,
    to: years.at(-1) ?? query.to,
  });
  const csv = hasCsv ? { href: `/api/insights/csv/single-country${search}` } : "locked";
  const choose = (brands: readonly ChosenBrand[]) =>
    push({ market, industry, brands: brands.map(({ slug }) => slug), slots: brands.map(({ slot }) => slot) });
  const onAdd =
    chosen.length < MOST_BRANDS
      ? (slug: string) => push({ market, industry, brands: [...chosen.map((each) => each.slug), slug] })
      : null;
  const span = years.length > 1 ? `${years[0] ?? ""}–${years.at(-1) ?? ""}` : String(years[0] ?? rankingYear);

  return (
    <AnalysisShell
      analysis="single-country"
      tier={tier}
      search={toAnalysisSearch({ market, industry, ...marked })}
      subject={chosen[0] ? `Score of ${shortName(chosen[0].name)}, ${span}` : `${trade.name} in ${named.name}, ${span}`}
      lead={view ? "trend" : undefined}
      csv={csv}
      claim={
        isFailed
          ? "We couldn’t load the results"
          : (view?.words.claim ?? `No results for ${industryInSentence(trade.name)} in ${inSentence(named.name)}`)
      }
      standfirst={view?.words.standfirst}
      margin={view ? <Moves view={view} /> : undefined}
      filters={
        <SingleCountryFilters
          {...{ query, market, industry, markets, view, push, set, choose, span }}
          dataset={shown.dataset}
        />
      }
      brands={chosen.map(({ name }) => name)}
      chart={view ? search : undefined}
      method={<MethodNote />}
    >
      <AnalysisFigures
        isLoading={!dataset}
        retry={isFailed ? () => void answer.refetch() : null}
        absent={view?.subject.absent.length ?? 0}
        in={`${industryInSentence(trade.name)} in ${inSentence(named.name)}`}
        selection={`${trade.name}, ${named.name}`}
      >
        {view ? (
          <>
            <TrendFigure view={view} csv={csv} />
            <Later>
              <div className="grid gap-x-12 lg:grid-cols-7-5">
                <StripFigure view={view} />
                <GapFigure view={view} />
              </div>
              <TiesFigure view={view} onAdd={onAdd} />
            </Later>
            <RankFigure view={view} csv={csv} shown={readRankView(query.view)} onView={(next) => set({ view: next })} />
          </>
        ) : null}
      </AnalysisFigures>
    </AnalysisShell>
  );
}
