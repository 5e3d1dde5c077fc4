"use client";

import Link from "next/link";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { useAddress } from "@/components/charts/use-address";
import { EmptyState } from "@/components/layout/empty-state";
import { Button, buttonVariants } from "@/components/ui/button";
import { SearchIcon } from "@/components/ui/icon";
import { Kbd } from "@/components/ui/kbd";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import type { Tier } from "@/lib/access/claims";
import { may } from "@/lib/access/rights";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import {
  COLLECTION_FORMATS,
  MOST_IN_FILE,
  nameOfCollection,
  toCollectionAddress,
} from "@/lib/sharing/collections/collection";
import { formatNumber } from "@/lib/platform/words/format";
import { MOST_CHARTS, type ChartTeam, type SavedChart } from "@/lib/sharing/saved-charts/chart";
import { countEach, listCharts } from "@/lib/sharing/saved-charts/listing";
import {
  ANY_CHART,
  parseChartsQuery,
  toChartsSearch,
  type ChartsQuery,
} from "@/lib/sharing/saved-charts/search-params";
import { ChartRow, GoneRow } from "./chart-row";
import { ChartsFilters } from "./charts-filters";
import { MyChartsNav } from "./my-charts-nav";
import { useCharts } from "./use-charts";

interface MyChartsProps {
  initial: ChartsQuery;
  charts: readonly SavedChart[];
  teams: readonly ChartTeam[];
  tier: Tier | null;
}

/** Loaded on demand, like the window of a single chart. */
const ChartDialog = dynamic(async () => (await import("./chart-dialog")).ChartDialog, { ssr: false });
const CollectionWindow = dynamic(async () => (await import("./collection-window")).CollectionWindow, { ssr: false });

const ADDRESS = { toSearch: toChartsSearch, read: (search: string) => parseChartsQuery(new URLSearchParams(search)) };
/** Initial number of rows, and how many more each time. */
const STEP = 40;

function NoCharts() {
  return (
    <EmptyState
      title="No saved charts"
      action={
        <>
          <Link href="/insights" className={buttonVariants()}>
            Choose an analysis
          </Link>
          <Link href={ANALYSES["single-country"].path} className={buttonVariants({ variant: "outline" })}>
            Compare brands
          </Link>
        </>
      }
    >
      Open any analysis, set it up the way you want and select Save Chart (Ctrl+S). It opens here with the same settings
      and the latest results in your plan.
    </EmptyState>
  );
}

/** The user's saved charts and those shared by their team. */
export function MyCharts({ initial, charts, teams, tier }: MyChartsProps) {
  const { query, set, push } = useAddress(initial, ADDRESS);
  const saved = useCharts(charts);
  const [edited, setEdited] = useState<{ chart: SavedChart; opener: HTMLElement } | null>(null);
  const [most, setMost] = useState(STEP);
  const [isCollecting, setIsCollecting] = useState(false);
  const collecting = useRef<HTMLButtonElement>(null);
  const { list, gone } = saved;
  // The row of the one just deleted stays in place.
  const found = listCharts(gone ? [...list, gone] : list, query);
  const mine = list.filter(({ isMine }) => isMine);
  const firstIds = found
    .filter(({ id, opens }) => opens !== null && id !== gone?.id)
    .slice(0, MOST_IN_FILE)
    .map(({ id }) => id);
  const count = gone && found.includes(gone) ? found.length - 1 : found.length;
  const teamCount = list.length - mine.length;

  return (
    <main id="content" tabIndex={-1} className="pb-16">
      <MyChartsNav path="/my-charts" />
      <header className="wrap grid gap-x-6 gap-y-6 pt-8 pb-6 md:pt-14 md:pb-10 lg:grid-cols-3-1 lg:items-end">
        <div className="min-w-0">
          <h1 className="text-s4 leading-head tracking-tight md:text-s5 md:leading-display">My Charts</h1>
          <p className="mt-4 max-w-line font-read text-s1 leading-prose text-ink-2 md:mt-5 md:text-s2 md:leading-standfirst">
            {list.length === 0
              ? "Charts you save from any analysis appear here."
              : `${formatNumber(mine.length)} of ${MOST_CHARTS} saved${teamCount > 0 ? `, plus ${formatNumber(teamCount)} shared by your team` : ""}. Each opens with its saved settings and the latest results.`}
          </p>
        </div>
        {list.length === 0 ? null : (
          <div className="w-full lg:max-w-74 lg:justify-self-end">
            <Button
              ref={collecting}
              variant="outline"
              className="mb-4"
              aria-haspopup="dialog"
              onClick={() => setIsCollecting(true)}
            >
              Slides or report
            </Button>
            <noscript>
              {COLLECTION_FORMATS.filter((format) => may({ tier }, EXPORT_FORMATS[format].right)).map((format) => (
                <p key={format} className="mb-4">
                  <a href={toCollectionAddress({ title: "My charts", charts: firstIds }, format)} className="link">
                    Download {firstIds.length === 1 ? "this chart" : `the first ${firstIds.length} charts`} as{" "}
                    {nameOfCollection(format).toLowerCase()}
                  </a>
                </p>
              ))}
            </noscript>
            <label htmlFor="find-chart" className="text-s-2 text-ink-2">
              Find a chart
            </label>
            <span className="flex min-h-11 items-center gap-2 border-b-[1.5px] border-ink text-ink-2 focus-within:text-ink">
              <SearchIcon />
              <input
                id="find-chart"
                type="search"
                autoComplete="off"
                maxLength={120}
                placeholder="Name, notes, tag"
                value={query.text}
                onChange={(event) => set({ text: event.target.value })}
                className="min-h-11 min-w-0 flex-1 bg-transparent text-ink placeholder:text-ink-3"
              />
              <Kbd className="max-md:hidden">Ctrl K</Kbd>
            </span>
          </div>
        )}
      </header>
      {list.length === 0 && !gone ? null : <ChartsFilters charts={list} query={query} found={count} onChange={push} />}
      <div className="wrap">
        {saved.events ? (
          <OutcomeNotice key={saved.events.count} isFault={saved.events.isFault} className="mt-6">
            <p className="min-w-0 wrap-anywhere">{saved.events.text}</p>
          </OutcomeNotice>
        ) : null}
        <p role="status" className="sr-only">
          {list.length === 0 ? "" : `${formatNumber(count)} ${count === 1 ? "chart" : "charts"} listed`}
        </p>
        {list.length === 0 && !gone ? (
          <NoCharts />
        ) : found.length === 0 ? (
          <div className="mt-10">
            <EmptyState
              title="No matching charts"
              action={
                <Button variant="outline" onClick={() => push(ANY_CHART)}>
                  Show all charts
                </Button>
              }
            >
              We search names, folders, tags, notes and analyses, and every word must match.
            </EmptyState>
          </div>
        ) : (
          <ul className="mt-2 divide-y divide-rule">
            {found.slice(0, most).map((chart) => (
              <li key={chart.id}>
                {chart === gone ? (
                  <GoneRow chart={chart} isBusy={saved.isBusy} onUndo={() => void saved.restore()} />
                ) : (
                  <ChartRow
                    chart={chart}
                    isBusy={saved.isBusy}
                    onEdit={(opener) => setEdited({ chart, opener })}
                    onDuplicate={() => void saved.duplicate(chart)}
                    onDelete={() => void saved.remove(chart)}
                    onNarrow={push}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {found.length > most ? (
          <Button variant="outline" className="mt-6" onClick={() => setMost(most + STEP)}>
            Show more of {formatNumber(found.length)}
          </Button>
        ) : null}
      </div>
      {isCollecting ? (
        <CollectionWindow charts={list} tier={tier} returnTo={collecting} onClose={() => setIsCollecting(false)} />
      ) : null}
      {edited ? (
        <ChartDialog
          title="Edit the chart"
          initial={edited.chart}
          folders={countEach(mine.map(({ folder }) => folder)).map(({ name }) => name)}
          teams={teams}
          actions={[
            {
              verb: "Save changes",
              act: async (details) => {
                const fault = await saved.describe(edited.chart, details);
                if (fault === null) setEdited(null);
                return fault;
              },
            },
          ]}
          returnTo={edited.opener}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </main>
  );
}
