"use client";

import { useMemo } from "react";
import { AnalysisNav } from "@/components/analyses/analysis-nav";
import { useAnalysis } from "@/components/analyses/use-analysis";
import { NoAnswer } from "@/components/layout/no-answer";
import { Button } from "@/components/ui/button";
import { StateNotice } from "@/components/ui/state-notice";
import type { Tier } from "@/lib/access/claims";
import { type AnalysisQuery, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { type PackedDataset, unpackDataset } from "@/lib/rankings/histories/packed-dataset";
import type { Named } from "@/lib/catalogue/names/named";
import { parseHidden } from "@/lib/analyses/snapshot/sections";
import { drawSnapshot, type SnapshotDatasets } from "@/lib/analyses/snapshot/source";
import { Sheet } from "./sheet";
import { SnapshotControls } from "./snapshot-controls";
import styles from "./sheet.module.css";
import { useSnapshotDatasets } from "./use-snapshot-datasets";

const PATH = "/brand-snapshot";

interface BrandSnapshotProps {
  query: AnalysisQuery;
  datasets: Omit<SnapshotDatasets, "dataset"> & { dataset: PackedDataset };
  markets: readonly Named[];
  tier: Tier | null;
  hasOutlook: boolean;
  hasCsv: boolean;
}

/** One brand on one page, beside what it can be asked for. */
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
  const { datasets, isBusy, retry } = useSnapshotDatasets(initial, query, markets);
  const drawn = useMemo(() => drawSnapshot(datasets), [datasets]);
  const hidden = parseHidden(query.view);
  const { brand, market, year } = datasets;
  return (
    <main id="content" tabIndex={-1} className="bg-paper-sunk print:bg-transparent">
      <div className="bg-paper print:hidden">
        <AnalysisNav
          path={PATH}
          tier={tier}
          carried={toAnalysisSearch({ brands: [brand.slug], market: market.slug, industry: datasets.dataset.industry })}
        />
      </div>
      <div className={`wrap pb-12 ${styles.desk}`}>
        <SnapshotControls
          datasets={datasets}
          markets={markets}
          hidden={hidden}
          hasOutlook={hasOutlook}
          hasCsv={hasCsv}
          tier={tier}
          push={push}
          set={set}
        />
        <div
          aria-busy={isBusy}
          aria-live="polite"
          className={`min-w-0 ${isBusy && !retry ? "opacity-60 transition-opacity duration-150" : ""}`}
        >
          {retry ? (
            <StateNotice
              title="The study did not answer"
              role="alert"
              drawing={<path d="M0 34H44m32 0h44M52 26l16 16m0-16L52 42" className="stroke-lingon" strokeWidth="2" />}
              action={
                <Button variant="outline" onClick={retry}>
                  Try Again
                </Button>
              }
            >
              The brand you chose could not be read. Nothing is lost.
            </StateNotice>
          ) : drawn ? (
            <Sheet {...drawn} extras={datasets.extras} hidden={hidden} />
          ) : (
            <StateNotice
              title={`No snapshot of ${brand.name}`}
              drawing={
                <path d="M0 8H120M0 18H120M0 28H120M0 38H120" className="stroke-rule-strong" strokeDasharray="2 5" />
              }
            >
              The wave of {year} does not rank it in {market.name}. Choose another market, wave or brand.
            </StateNotice>
          )}
        </div>
      </div>
    </main>
  );
}

/** In place of the page where the database did not answer, or has nothing to show. */
export function SnapshotUnanswered({ search }: { search: string }) {
  return (
    <main id="content" tabIndex={-1} className="wrap pt-14">
      <h1 className="sr-only">Brand snapshot</h1>
      <NoAnswer title="The study did not answer" href={PATH + search} />
    </main>
  );
}
