"use client";

import { useState } from "react";
import Link from "next/link";
import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";
import { clsx } from "clsx";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { withSelection } from "@/lib/analyses/carried-selection";
import { toSpan } from "@/lib/analyses/risk-alerts/evidence-drawing";
import type { AlertOverview } from "@/lib/analyses/risk-alerts/rule-list";
import { KIND_NAMES, SEVERITY_NAMES } from "@/lib/study/alert-names";
import { MORE_ROWS, type RisksQuery, type Shown, toRisksSearch } from "@/lib/analyses/risk-alerts/search-params";
import { type RiskRow, type RisksView, STATUS_NAMES } from "@/lib/analyses/risk-alerts/view";
import { formatNumber } from "@/lib/platform/words/format";
import { nameOfMarket } from "@/lib/catalogue/shown-study/shown-study";
import { useShownStudy } from "@/components/layout/shown-study";
import { SITE } from "@/lib/platform/site/site";
import { ALERT_COLUMNS, AlertRow } from "./alert-row";
import { ActionNotice } from "./action-notice";
import { LimitsChoice } from "./limits-choice";
import type { Actions } from "./use-actions";

type Listed = Exclude<Shown, "rules">;

interface AlertListProps {
  view: RisksView;
  query: RisksQuery & { show: Listed };
  hasMarket: boolean;
  overview: AlertOverview;
  actions: Actions;
  frame: FigureFrame;
  /** What these limits let one expect, in a sentence. */
  unit: string;
  /** The lists there are. */
  tabs: React.ReactNode;
  push: (patch: Partial<RisksQuery>) => void;
}

const TITLES: Record<Listed, string> = {
  open: "Open alerts",
  near: "Near the limit",
  settled: "Settled alerts",
  acknowledged: "Acknowledged alerts",
  muted: "Muted alerts",
};
const EMPTY: Record<Listed, string> = {
  open: "No open alerts",
  near: "No alerts near the limit",
  settled: "No settled alerts yet. Each is settled by the next study",
  acknowledged: "No acknowledged alerts",
  muted: "No muted alerts",
};
const NEAR = "Found only at the sensitive setting, so more likely to be false alarms.";

/** One row for each alert of the list chosen, and below the open ones the strongest of those near the limit. */
export function AlertList({ view, query, hasMarket, overview, actions, frame, unit, tabs, push }: AlertListProps) {
  const [open, setOpen] = useState(query.alert);
  const { rows, near, total, nearTotal, waves } = view;
  const study = useShownStudy();
  const listed = [...rows, ...near];
  const span = toSpan(listed);
  const hrefOf = (alert: string | null) => ANALYSES["risk-alerts"].path + toRisksSearch({ ...query, alert });
  const toItem = (row: RiskRow) => {
    const isOpen = open === row.key;
    return (
      <AlertRow
        key={row.key}
        {...{ row, isOpen, hasMarket, span, overview, actions }}
        href={hrefOf(row.key)}
        onTurn={() => {
          setOpen(isOpen ? null : row.key);
          const { pathname, search } = window.location;
          const next = toRisksSearch({ ...query, alert: isOpen ? null : row.key });
          window.history.replaceState(
            null,
            "",
            pathname + withSelection(next, new URLSearchParams(search), ["industry"]),
          );
        }}
      />
    );
  };
  const at = actions.events?.at ?? "";
  const isSaidInRow = at === open && listed.some(({ key }) => key === at);
  return (
    <FigureBlock
      {...frame}
      id="alerts"
      title={TITLES[query.show]}
      unit={query.show === "near" ? `${unit} ${NEAR}` : unit}
      tools={view.limits ? <LimitsChoice query={query} limits={view.limits} push={push} /> : null}
      source={`${SITE.name}${waves ? ` ${waves.from}–${waves.to}` : ""}. Evidence: score minus market average (dashed line), ${formatNumber(span)} points high in every row; age gaps: younger minus older. False-alarm rate: one such alert a year among this many unchanged brands.`}
      table={{
        caption: TITLES[query.show],
        columns: [
          { label: "Brand" },
          { label: "Market" },
          { label: "Year", numeric: true },
          { label: "Type of alert" },
          { label: "Severity" },
          { label: "Status" },
          { label: "Evidence" },
          { label: "False-alarm rate" },
        ],
        rows: listed.map(({ alert, severity, status, evidence, chance }) => [
          alert.brand.name,
          nameOfMarket(study, alert.market),
          alert.year,
          KIND_NAMES[alert.kind],
          SEVERITY_NAMES[severity.level],
          STATUS_NAMES[status],
          evidence,
          chance,
        ]),
      }}
    >
      {tabs}
      {at !== "rules" && at !== "letters" && !isSaidInRow ? <ActionNotice actions={actions} at={at} /> : null}
      {rows.length === 0 ? (
        <EmptyState title={`${EMPTY[query.show]}.`}>
          {query.show === "open"
            ? "No open alerts doesn’t mean nothing is wrong; it means nothing was found at this sensitivity."
            : "Try another market, other brands or a different sensitivity."}
        </EmptyState>
      ) : (
        <>
          <Head years={waves} isSettled={query.show === "settled"} />
          <ul aria-label={TITLES[query.show]} className="md:border-t md:border-ink">
            {rows.map(toItem)}
          </ul>
        </>
      )}
      {rows.length < total ? (
        <p className="mt-4">
          <Button variant="outline" size="sm" onClick={() => push({ rows: query.rows + MORE_ROWS })}>
            Show {formatNumber(Math.min(MORE_ROWS, total - rows.length))} more of {formatNumber(total)}
          </Button>
        </p>
      ) : null}
      {near.length > 0 ? (
        <section aria-labelledby="near-title" className="mt-6">
          <header className="flex flex-wrap items-baseline gap-x-3 pb-1.5">
            <h2 id="near-title" className="text-s0 leading-6 font-semibold tracking-normal">
              Near the limit
            </h2>
            <p className="text-s-1 leading-5 text-ink-2">
              {NEAR} {formatNumber(near.length)} of {formatNumber(nearTotal)}, the strongest first.
            </p>
          </header>
          <ul aria-label="Near the limit" className="border-t border-rule">
            {near.map(toItem)}
          </ul>
          {near.length < nearTotal ? (
            <p className="mt-3 text-s-1">
              <Link
                className="link inline-flex min-h-6 items-center"
                prefetch={false}
                scroll={false}
                href={ANALYSES["risk-alerts"].path + toRisksSearch({ ...query, show: "near", alert: null })}
              >
                All {formatNumber(nearTotal)} near the limit
              </Link>
            </p>
          ) : null}
        </section>
      ) : null}
    </FigureBlock>
  );
}

/** Column headings, if columns are side by side: each row repeats them for screen readers. */
function Head({ years, isSettled }: { years: RisksView["waves"]; isSettled: boolean }) {
  return (
    <p
      aria-hidden="true"
      className={clsx("grid gap-x-4 pr-5 pb-1.5 text-s-2 leading-4.5 text-ink-2 max-lg:hidden", ALERT_COLUMNS)}
    >
      <span>Brand</span>
      <span>{isSettled ? "Outcome, and the study after" : "What changed, in points against the market"}</span>
      <span>Evidence{years ? `, ${years.from}–${years.to}` : ""}</span>
      <span className="text-right">Size</span>
      <span>Strength</span>
      <span>{isSettled ? "Raised" : "Raised at"}</span>
      <span className="text-right whitespace-nowrap">False alarms</span>
    </p>
  );
}
