"use client";

import { useMemo, useState } from "react";
import { AnalysisShell } from "@/components/analyses/analysis-shell";
import { NoAnswer } from "@/components/layout/no-answer";
import { useAddress } from "@/components/charts/use-address";
import type { Tier } from "@/lib/access/claims";
import type { ConsumerWave } from "@/lib/analyses/consumers/dataset";
import { type Datasets, toDatasetNeeds, toSelectedDatasets } from "@/lib/analyses/consumers/dataset-need";
import { type PackedDatasets, unpackDatasets } from "@/lib/analyses/consumers/packed-datasets";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { PAGE_NEEDS } from "@/lib/analyses/consumers/page-needs";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { type ConsumerSelection, toConsumerSelection } from "@/lib/analyses/consumers/selection";
import { type ConsumerQuery, parseConsumerQuery, toConsumerSearch } from "@/lib/analyses/consumers/search-params";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";
import { withSelection } from "@/lib/analyses/carried-selection";
import { useShownStudy } from "@/components/layout/shown-study";
import { SECTION_COMPONENTS } from "./section-components";
import { useDatasets } from "../use-datasets";

interface ConsumerInsightsProps {
  page: ConsumerPage;
  initial: ConsumerQuery;
  /** Where the initial query leads; never null here, as a page without a wave is not drawn by this component. */
  initialSelection: ConsumerSelection;
  /** The books of that. */
  first: PackedDatasets;
  waves: ConsumerWave[];
  /** What the study asks about the page’s subjects. */
  asked: Questionnaire;
  tier: Tier | null;
  hasCsv: boolean;
}

/** These pages have no industry and no brands: earlier selections stay in the address for the next page. */
const ADDRESS = {
  toSearch: (query: ConsumerQuery) =>
    withSelection(toConsumerSearch(query), new URLSearchParams(window.location.search), ["industry", "brands"]),
  read: (search: string) => parseConsumerQuery(new URLSearchParams(search)),
};

/** One section of the consumer insights. A change of years makes no request; another market or population asks for its books. */
export function ConsumerInsights({
  page,
  initial,
  initialSelection,
  first: packed,
  waves,
  asked,
  tier,
  hasCsv,
}: ConsumerInsightsProps) {
  const first = useMemo(() => unpackDatasets(packed), [packed]);
  const study = useShownStudy();
  const { query, set, push } = useAddress(initial, ADDRESS);
  const selection = toConsumerSelection(page, query, waves, study.markets) ?? initialSelection;
  const { datasets, hasFailed, retry } = useDatasets(toDatasetNeeds(page, selection, query.with), first);
  const [settled, setSettled] = useState({ query, selection, datasets: first });
  if (datasets && (settled.query !== query || isOther(settled.datasets, datasets)))
    setSettled({ query, selection, datasets });
  // While other books are loading, the figures stay unchanged.
  const shown = datasets ? { query, selection, datasets } : settled;
  const Section = SECTION_COMPONENTS[page];

  if (hasFailed) {
    return (
      <AnalysisShell analysis={page} tier={tier} subject={ANALYSES[page].name} claim="We couldn’t load the results">
        <NoAnswer className="mt-10" title="We couldn’t load the results" retry={retry} />
      </AnalysisShell>
    );
  }
  return (
    <Section
      page={page}
      query={query}
      set={set}
      push={push}
      selection={shown.selection}
      datasets={toSelectedDatasets(shown.datasets, shown.selection, asked)}
      waves={waves}
      markets={study.markets.filter(({ slug }) =>
        waves.some(({ market, sections }) => market === slug && sections.includes(PAGE_NEEDS[page].main)),
      )}
      tier={tier}
      csv={
        hasCsv
          ? {
              href: `/api/insights/csv/consumers${toConsumerSearch({ ...shown.query, market: shown.selection.market.slug }) || "?"}&section=${page}`,
            }
          : "locked"
      }
      isSample={waves.some(({ isSample }) => isSample)}
      isBusy={!datasets}
    />
  );
}

function isOther(a: Datasets, b: Datasets): boolean {
  const keys = Object.keys(b);
  return Object.keys(a).length !== keys.length || keys.some((key) => a[key] !== b[key]);
}
