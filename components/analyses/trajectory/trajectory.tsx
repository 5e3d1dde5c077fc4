"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { AnalysisPage } from "@/components/analyses/analysis-page";
import { useAnalysis } from "@/components/analyses/use-analysis";
import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";
import { StateNotice } from "@/components/ui/state-notice";
import type { Tier } from "@/lib/access/claims";
import { industryDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { forecastDatasetQuery } from "@/lib/analyses/predictions/prediction-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { formatNumber } from "@/lib/platform/words/format";
import { type AnalysisQuery, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import type { MarketWave } from "@/lib/rankings/histories/dataset";
import { type PackedDataset, unpackDataset } from "@/lib/rankings/histories/packed-dataset";
import type { ForecastDataset } from "@/lib/analyses/predictions/dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { MOST_SHOWN } from "@/lib/analyses/trajectory/subject";
import { toTrajectory } from "@/lib/analyses/trajectory/view";
import { MethodNote } from "./method-note";
import { TopTenMargin } from "./top-ten-margin";
import { TrajectoryFigures } from "./trajectory-figures";
import { TrajectoryFilters } from "./trajectory-filters";

interface TrajectoryProps {
  /** With market and industry chosen. */
  initial: AnalysisQuery & { market: string; industry: string };
  dataset: PackedDataset;
  forecasts: ForecastDataset;
  /** All markets and years of the reader's. */
  waves: MarketWave[];
  /** Markets with their industries. */
  markets: (Named & { industries: Named[] })[];
  tier: Tier | null;
  canExport: boolean;
}

const PATH = "/predictive-insights/trajectory";
const NONE: readonly Named[] = [];

/** Where a brand is likely to go, beside its rivals, and how such forecasts did. A change of brand or distance asks nobody. */
export function Trajectory({
  initial,
  dataset: packed,
  forecasts: firstForecasts,
  waves,
  markets,
  tier,
  canExport,
}: TrajectoryProps) {
  const first = useMemo(
    () => ({ dataset: unpackDataset(packed), forecasts: firstForecasts }),
    [packed, firstForecasts],
  );
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

  const place = markets.find(({ slug }) => slug === shown.dataset.market);
  const industries = place?.industries ?? NONE;
  const named = { slug: shown.dataset.market, name: place?.name ?? shown.dataset.market };
  const trade = industries.find(({ slug }) => slug === shown.dataset.industry) ?? {
    slug: shown.dataset.industry,
    name: shown.dataset.industry,
  };
  const isFailed = !isHere && (datasetAnswer.isError || forecastAnswer.isError);
  const view = isFailed ? null : toTrajectory({ ...shown, waves, market: named, industry: trade, industries });
  const brands = view ? [view.focus, ...view.rivals.map(({ strand }) => strand)].map(({ slug }) => slug) : [];
  const search = toAnalysisSearch({ ...query, market, industry, brands });
  const csvOf = (figure: string) => (canExport ? { href: `/api/insights/csv/${figure}${search}` } : "locked");
  const choose = (next: string[]) => push({ market, industry, brands: next });
  const until = view?.yearsAhead.at(-1);

  return (
    <AnalysisPage
      path={PATH}
      tier={tier}
      carried={toAnalysisSearch({ market, industry, brands })}
      kicker={
        view
          ? `${view.focus.name} in ${named.name}${until === undefined ? "" : `, forecast to ${until}`}`
          : `${trade.name} in ${named.name}`
      }
      isSample={view?.isSample ?? false}
      claim={
        isFailed ? "The figures did not come" : (view?.words.claim ?? `No figures for ${trade.name} in ${named.name}`)
      }
      standfirst={view?.words.standfirst}
      margin={view ? <TopTenMargin view={view} /> : undefined}
      filters={
        <TrajectoryFilters {...{ query, market, industry, markets, view, push, set, choose }} dataset={shown.dataset} />
      }
      chart={view ? search : undefined}
      method={<MethodNote />}
    >
      <p role="status" className="sr-only">
        {isHere || isFailed ? "" : "Reading the figures"}
      </p>
      {isFailed ? (
        <StateNotice
          role="alert"
          className="mt-10"
          title="The figures did not come"
          drawing={<path d="M0 34H44m32 0h44M52 26l16 16m0-16L52 42" className="stroke-lingon" strokeWidth="2" />}
          action={
            <Button
              variant="outline"
              onClick={() => {
                void datasetAnswer.refetch();
                void forecastAnswer.refetch();
              }}
            >
              Try Again
            </Button>
          }
        >
          Nothing is lost. Please try again in a moment.
        </StateNotice>
      ) : view ? (
        <div aria-busy={!isHere} className="transition-opacity duration-150 aria-busy:opacity-50 aria-busy:delay-150">
          {view.absent > 0 && isHere ? (
            <p className="mt-6 border-l-2 border-control pl-4 text-s-1 text-ink-2">
              {view.absent === 1
                ? "One of the brands asked for is"
                : `${formatNumber(view.absent)} of the brands asked for are`}{" "}
              not ranked in {trade.name} in {named.name}, and left out.
            </p>
          ) : null}
          <TrajectoryFigures
            view={view}
            csv={csvOf("trajectory")}
            recordCsv={csvOf("forecast-record")}
            onCompare={(rivals) => choose([view.focus.slug, ...rivals])}
          />
        </div>
      ) : (
        <div className="mt-10">
          <EmptyState title="No rankings found for the selected criteria.">
            {trade.name}, {named.name}.
          </EmptyState>
        </div>
      )}
    </AnalysisPage>
  );
}
