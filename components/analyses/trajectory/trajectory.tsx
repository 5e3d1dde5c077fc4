"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { AnalysisFigures } from "@/components/analyses/analysis-figures";
import { AnalysisShell } from "@/components/analyses/analysis-shell";
import type { ChosenBrand } from "@/components/charts/brand-panel-props";
import { useAnalysis } from "@/components/analyses/use-analysis";
import type { Tier } from "@/lib/access/claims";
import { industryDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { forecastDatasetQuery } from "@/lib/analyses/predictions/prediction-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { type AnalysisQuery, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { withSlots } from "@/lib/rankings/histories/brand-slots";
import { type PackedDataset, unpackDataset } from "@/lib/rankings/histories/packed-dataset";
import { type PackedWaves, unpackWaves } from "@/lib/rankings/histories/packed-waves";
import { type PackedForecasts, unpackForecasts } from "@/lib/analyses/predictions/packed-forecasts";
import type { Named } from "@/lib/catalogue/names/named";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { joinView, readAhead, readShown } from "@/lib/analyses/trajectory/horizon";
import { MOST_SHOWN } from "@/lib/analyses/trajectory/most-shown";
import { toTrajectory } from "@/lib/analyses/trajectory/view";
import { TopTenMargin } from "./top-ten-margin";
import { TrajectoryFigures } from "./trajectory-figures";
import { TrajectoryFilters } from "./trajectory-filters";

interface TrajectoryProps {
  /** With market and industry chosen. */
  initial: AnalysisQuery & { market: string; industry: string };
  dataset: PackedDataset;
  forecasts: PackedForecasts;
  /** All markets and years of the reader's. */
  waves: PackedWaves;
  /** Markets with their industries. */
  markets: (Named & { industries: Named[] })[];
  tier: Tier | null;
  hasCsv: boolean;
}

const NONE: readonly Named[] = [];

/**
 * A brand's likely direction, compared with its rivals, and the record of such forecasts. Changing the brand or the
 * horizon makes no request.
 */
export function Trajectory({
  initial,
  dataset: packed,
  forecasts: packedForecasts,
  waves: packedWaves,
  markets,
  tier,
  hasCsv,
}: TrajectoryProps) {
  const first = useMemo(
    () => ({ dataset: unpackDataset(packed), forecasts: unpackForecasts(packedForecasts) }),
    [packed, packedForecasts],
  );
  const waves = useMemo(() => unpackWaves(packedWaves), [packedWaves]);
  const { query, set, push } = useAnalysis(initial, { most: MOST_SHOWN });
  const [market, industry] = [query.market ?? initial.market, query.industry ?? initial.industry];
  // What the server gave is not put into the cache that all readers of the server's process would share.
  const isFirst = market === initial.market && industry === initial.industry;
  const datasetAnswer = useQuery({ ...industryDatasetQuery(market, industry), enabled: !isFirst }, queryClient);
  const forecastAnswer = useQuery({ ...forecastDatasetQuery(market, industry), enabled: !isFirst }, queryClient);
  const [dataset, forecasts] = isFirst ? [first.dataset, first.forecasts] : [datasetAnswer.data, forecastAnswer.data];
  const [settled, setSettled] = useState({ query, dataset: first.dataset, forecasts: first.forecasts });
  const isHere = dataset !== undefined && forecasts !== undefined;
  if (isHere && (settled.query !== query || settled.dataset !== dataset || settled.forecasts !== forecasts))
    setSettled({ query, dataset, forecasts });
  // While other books are on their way, the page stays as it was.
  const shown = isHere ? { query, dataset, forecasts } : settled;

  const offered = markets.find(({ slug }) => slug === shown.dataset.market);
  const industries = offered?.industries ?? NONE;
  const named = { slug: shown.dataset.market, name: offered?.name ?? shown.dataset.market };
  const trade = industries.find(({ slug }) => slug === shown.dataset.industry) ?? {
    slug: shown.dataset.industry,
    name: shown.dataset.industry,
  };
  const isFailed = !isHere && (datasetAnswer.isError || forecastAnswer.isError);
  const view = isFailed ? null : toTrajectory({ ...shown, waves, market: named, industry: trade, industries });
  const strands = view ? [view.focus, ...view.rivals.map(({ strand }) => strand)] : [];
  const marked = withSlots(
    { brands: strands.map(({ slug }) => slug), slots: strands.map(({ slot }) => slot) },
    strands.map(({ slug }) => slug),
  );
  const search = toAnalysisSearch({ ...query, market, industry, ...marked });
  const csvOf = (figure: string) => (hasCsv ? { href: `/api/insights/csv/${figure}${search}` } : "locked");
  const choose = (next: readonly ChosenBrand[]) =>
    push({ market, industry, brands: next.map(({ slug }) => slug), slots: next.map(({ slot }) => slot) });
  const until = view?.yearsAhead.at(-1);

  return (
    <AnalysisShell
      analysis="trajectory"
      tier={tier}
      search={toAnalysisSearch({ market, industry, ...marked })}
      subject={
        view
          ? `${view.focus.name} in ${named.name}${until === undefined ? "" : `, forecast to ${until}`}`
          : `${trade.name} in ${named.name}`
      }
      lead={view ? "forecast" : undefined}
      csv={csvOf("trajectory")}
      claim={
        isFailed
          ? "We couldn’t load the forecast"
          : (view?.words.claim ?? `No forecast for ${industryInSentence(trade.name)} in ${inSentence(named.name)}`)
      }
      standfirst={view?.words.standfirst}
      margin={view ? <TopTenMargin view={view} /> : undefined}
      filters={
        <TrajectoryFilters {...{ query, market, industry, markets, view, push, set, choose }} dataset={shown.dataset} />
      }
      brands={strands.map(({ name }) => name)}
      chart={view ? search : undefined}
    >
      <AnalysisFigures
        isLoading={!isHere}
        retry={
          isFailed
            ? () => {
                void datasetAnswer.refetch();
                void forecastAnswer.refetch();
              }
            : null
        }
        absent={view?.absent ?? 0}
        in={`${industryInSentence(trade.name)} in ${inSentence(named.name)}`}
        selection={`${trade.name}, ${named.name}`}
      >
        {view ? (
          <>
            <TrajectoryFigures
              view={view}
              csv={csvOf("trajectory")}
              recordCsv={csvOf("forecast-record")}
              shown={readShown(query.view)}
              onShow={(next) => set({ view: joinView(readAhead(query.view), next) })}
              onCompare={(rivals) => push({ market, industry, brands: [view.focus.slug, ...rivals] })}
            />
          </>
        ) : null}
      </AnalysisFigures>
    </AnalysisShell>
  );
}
