"use client";

import Link from "next/link";
import { BrandPicker } from "@/components/charts/brand-picker";
import { toChartName } from "@/lib/analyses/chart-name";
import { ChartTools } from "@/components/charts/chart-tools";
import { SeriesMarker } from "@/components/charts/series-marker";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { LockIcon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { planWith } from "@/lib/access/rights";
import type { Tier } from "@/lib/access/claims";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { type AnalysisQuery, toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import type { Named } from "@/lib/catalogue/names/named";
import { marketsOf } from "@/lib/analyses/snapshot/selection";
import { SECTIONS, type Section, toView } from "@/lib/analyses/snapshot/sections";
import type { SnapshotDatasets } from "@/lib/analyses/snapshot/source";
import { askAhead } from "./use-snapshot-datasets";
import styles from "./sheet.module.css";

interface SnapshotControlsProps {
  datasets: SnapshotDatasets;
  markets: readonly Named[];
  hidden: ReadonlySet<Section>;
  hasOutlook: boolean;
  hasCsv: boolean;
  tier: Tier | null;
  /** The sheet's first sentences; null while there is no sheet. */
  finding: string | null;
  push: (patch: Partial<AnalysisQuery>) => void;
  set: (patch: Partial<AnalysisQuery>) => void;
}

const LABEL = "block text-s-2 leading-4 text-ink-2";

/** Which brand, where, when, and what is on the page; printing and the file. */
export function SnapshotControls({
  datasets,
  markets,
  hidden,
  hasOutlook,
  hasCsv,
  tier,
  finding,
  push,
  set,
}: SnapshotControlsProps) {
  const { brand, market, year } = datasets;
  const ranked = marketsOf(brand);
  const years = brand.years.filter((each) => each.market === market.slug).map((each) => each.year);
  const search = toAnalysisSearch({ brands: [brand.slug], market: market.slug, year, view: toView(hidden) });
  const toggle = (section: Section) => {
    const next = new Set(hidden);
    if (!next.delete(section)) next.add(section);
    set({ view: toView(next) });
  };
  return (
    <div className={styles.controls}>
      <p className="text-s1 leading-6 font-semibold tracking-item">Brand snapshot</p>
      <p className="mt-1.5 mb-5 text-s-1 leading-5 text-ink-2">
        One brand on one page, ready to print or drop into a board deck.
      </p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3 lg:grid-cols-1">
        <div className="col-span-2 min-w-0 md:col-span-1 border-t border-rule-strong pt-2.5">
          <span className={LABEL}>Brand</span>
          <p className="my-1.5 flex items-center gap-2 leading-6 font-semibold">
            <SeriesMarker mark={toSeriesMark(0)} className="size-3.5" />
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{brand.name}</span>
          </p>
          <BrandPicker
            chosen={[brand.slug]}
            label="Another brand"
            onAhead={(slug) => void askAhead(slug, market.slug, year)}
            onChoose={({ slug }) => push({ brands: [slug], industry: null })}
          />
        </div>
        <label className="min-w-0 border-t border-rule-strong pt-2.5">
          <span className={LABEL}>Market</span>
          <Select value={market.slug} onChange={(event) => push({ market: event.target.value, year: null })}>
            {markets
              .filter(({ slug }) => ranked.includes(slug))
              .map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
          </Select>
        </label>
        <label className="min-w-0 border-t border-rule-strong pt-2.5">
          <span className={LABEL}>Year</span>
          <Select value={year} onChange={(event) => push({ year: Number(event.target.value) })}>
            {years.toReversed().map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </label>
      </div>
      <fieldset className="mt-5">
        <legend className={`${LABEL} mb-2.5`}>Include</legend>
        <div className="grid gap-x-4 gap-y-2 max-lg:grid-cols-2 md:max-lg:grid-cols-3">
          {SECTIONS.filter(({ key }) => key !== "outlook" || hasOutlook).map(({ key, name }) => (
            <Checkbox key={key} checked={!hidden.has(key)} onChange={() => toggle(key)}>
              {name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <Button onClick={() => window.print()}>Print</Button>
        {hasCsv ? (
          <a
            href={`/api/insights/csv/snapshot${search}`}
            download
            className="inline-flex min-h-11 items-center rounded-md border border-control px-4 font-semibold hover:border-ink hover:bg-hover"
            aria-label={`CSV of the snapshot of ${brand.name}`}
          >
            CSV
          </a>
        ) : (
          <Link
            href="/pricing"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-s-1 text-ink-2 hover:bg-hover hover:text-ink"
          >
            <LockIcon /> CSV with {planWith("csvExport")}
          </Link>
        )}
      </div>
      <div className="mt-2">
        <ChartTools
          isLeft
          figure="snapshot"
          search={search.replace(/^\?/, "")}
          title={toChartName({ brands: [brand.name], subject: `${inSentence(market.name)}, ${year}`, finding })}
          tier={tier}
        />
      </div>
      <p className="mt-3 measure-46 text-s-2 leading-4.5 text-ink-2">
        Prints on one A4 page. To get a PDF, choose “Save as PDF” as the printer.
      </p>
    </div>
  );
}
