"use client";

import { useMemo } from "react";
import { useStudyWords } from "@/components/layout/study-text";
import { AnalysisNav } from "@/components/analyses/analysis-nav";
import { ChartTools } from "@/components/charts/chart-tools";
import { FilterActions } from "@/components/charts/filter-actions";
import { Button } from "@/components/ui/button";
import { toChartName } from "@/lib/analyses/chart-name";
import { useAnalysis } from "@/components/analyses/use-analysis";
import { EmptyState } from "@/components/layout/empty-state";
import { NoAnswer } from "@/components/layout/no-answer";
import type { Tier } from "@/lib/access/claims";
import { type AnalysisQuery, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { type PackedDataset, unpackDataset } from "@/lib/rankings/histories/packed-dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { parseHidden, toView } from "@/lib/analyses/snapshot/sections";
import { drawSnapshot, type SnapshotDatasets } from "@/lib/analyses/snapshot/source";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { Sheet } from "./sheet";
import { toStandfirst } from "@/lib/analyses/snapshot/standfirst";
import { SnapshotControls } from "./snapshot-controls";
import styles from "./sheet.module.css";
import { useSnapshotDatasets } from "./use-snapshot-datasets";

interface BrandSnapshotProps {
  query: AnalysisQuery;
  datasets: Omit<SnapshotDatasets, "dataset"> & { dataset: PackedDataset };
  markets: readonly Named[];
  tier: Tier | null;
  hasOutlook: boolean;
  hasCsv: boolean;
}

/** One brand on one page, beside its controls. */
export function BrandSnapshot({
  query: first,
  datasets: packed,
  markets,
  tier,
  hasOutlook,
  hasCsv,
}: BrandSnapshotProps) {
  const initial = useMemo((): SnapshotDatasets => ({ ...packed, dataset: unpackDataset(packed.dataset) }), [packed]);
  const { query, push, set } = useAnalysis(first);
  const say = useStudyWords();
  const { datasets, isBusy, retry } = useSnapshotDatasets(initial, query, markets);
  const drawn = useMemo(() => drawSnapshot(datasets), [datasets]);
  const hidden = parseHidden(query.view);
  const { brand, market, year } = datasets;
  const search = toAnalysisSearch({ brands: [brand.slug], market: market.slug, year, view: toView(hidden) });
  return (
    <main id="content" tabIndex={-1} className="bg-paper-sunk print:bg-transparent">
      <div className="bg-paper print:hidden">
        <AnalysisNav
          analysis="snapshot"
          tier={tier}
          search={toAnalysisSearch({ brands: [brand.slug], market: market.slug, industry: datasets.dataset.industry })}
        />
      </div>
      <FilterActions.Provider
        value={
          <ChartTools
            figure="snapshot"
            search={search.replace(/^\?/, "")}
            title={toChartName({
              brands: [brand.name],
              subject: `${inSentence(market.name)}, ${year}`,
              finding: drawn && say(toStandfirst(drawn.snapshot, drawn.findings)),
            })}
            tier={tier}
            csv={hasCsv ? { href: `/api/insights/csv/snapshot${search}` } : "locked"}
          />
        }
      >
        <SnapshotControls {...{ datasets, markets, hidden, hasOutlook, push, set }} />
      </FilterActions.Provider>
      <div className={`wrap ${styles.desk}`}>
        <div
          aria-busy={isBusy}
          aria-live="polite"
          className={`min-w-0 ${isBusy && !retry ? "opacity-60 transition-opacity duration-150" : ""}`}
        >
          {retry ? (
            <NoAnswer title="We couldn’t load the snapshot" retry={retry}>
              We couldn’t load this brand. Please try again.
            </NoAnswer>
          ) : drawn ? (
            <Sheet {...drawn} extras={datasets.extras} hidden={hidden} />
          ) : (
            <EmptyState title={`No snapshot for ${brand.name}`}>
              It was not ranked in {inSentence(market.name)} in {year}. Choose another market, year or brand.
            </EmptyState>
          )}
        </div>
        <p className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 text-s-1 text-ink-2">
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            Print
          </Button>
          Prints on one A4 page. To get a PDF, choose “Save as PDF” as the printer.
        </p>
      </div>
    </main>
  );
}
