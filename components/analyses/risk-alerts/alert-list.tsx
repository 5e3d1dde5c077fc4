"use client";

import { useState } from "react";
import { Choice } from "@/components/charts/choice";
import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";
import type { AlertOverview } from "@/lib/analyses/risk-alerts/rule-list";
import { KIND_NAMES, SEVERITY_NAMES } from "@/lib/study/alert-names";
import { MORE_ROWS, type RisksQuery, SHOWN, type Shown } from "@/lib/analyses/risk-alerts/search-params";
import { type RiskRow, type RisksView, STATUS_NAMES } from "@/lib/analyses/risk-alerts/view";
import { formatNumber } from "@/lib/platform/words/format";
import { findMarketBySlug } from "@/lib/catalogue/markets/market";
import { SITE } from "@/lib/platform/site/site";
import { AlertRow } from "./alert-row";
import { ActionNotice } from "./action-notice";
import type { Actions } from "./use-actions";

interface AlertListProps {
  view: RisksView;
  query: RisksQuery;
  hasMarket: boolean;
  overview: AlertOverview;
  actions: Actions;
  frame: FigureFrame;
  push: (patch: Partial<RisksQuery>) => void;
}

const TITLES: Record<Shown, string> = {
  open: "Open alerts",
  lasted: "Alerts that persisted",
  passed: "Alerts that reversed",
  acknowledged: "Acknowledged alerts",
  muted: "Muted alerts",
  all: "All alerts",
};
const CHOICES: Record<Shown, string> = {
  open: "Open",
  lasted: "Persisted",
  passed: "Reversed",
  acknowledged: "Acknowledged",
  muted: "Muted",
  all: "All",
};
const EMPTY: Record<Shown, string> = {
  open: "No open alerts",
  lasted: "No alerts have persisted into the next study",
  passed: "No alerts have reversed",
  acknowledged: "No acknowledged alerts",
  muted: "No muted alerts",
  all: "No alerts have been raised here",
};

/** The alerts of the list chosen, the strongest first, and those near the limit. */
export function AlertList({ view, query, hasMarket, overview, actions, frame, push }: AlertListProps) {
  const [turned, setTurned] = useState<Record<string, boolean>>({});
  const { rows, near, total, nearTotal, counts } = view;
  const first = rows[0]?.key;
  const toItem = (row: RiskRow) => {
    const isOpen = turned[row.key] ?? (row.key === first && query.show === "open");
    return (
      <AlertRow
        key={row.key}
        {...{ row, isOpen, hasMarket, overview, actions }}
        onTurn={() => setTurned({ ...turned, [row.key]: !isOpen })}
      />
    );
  };
  const listed = [...rows, ...near];
  const isSaidInRow = listed.some(
    ({ key }) => key === actions.events?.at && (turned[key] ?? (key === first && query.show === "open")),
  );
  const at = actions.events?.at ?? "";
  return (
    <FigureBlock
      {...frame}
      id="alerts"
      title={TITLES[query.show]}
      unit={`${query.show === "open" || query.show === "muted" || query.show === "acknowledged" ? "Strongest evidence first" : "Newest first"}. Each shows its method and false-alarm rate per year.`}
      source={`${SITE.name}${view.waves ? ` ${view.waves.from}–${view.waves.to}` : ""}. “Persisted” or “reversed” is based on the next study. Models use all years.`}
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
          findMarketBySlug(alert.market)?.name ?? alert.market,
          alert.year,
          KIND_NAMES[alert.kind],
          SEVERITY_NAMES[severity.level],
          STATUS_NAMES[status],
          evidence,
          chance,
        ]),
      }}
    >
      <p className="mb-4">
        <Choice
          isBare
          label="Show"
          value={query.show}
          options={SHOWN.map((value) => ({ value, label: `${CHOICES[value]} ${formatNumber(counts[value])}` }))}
          onChange={(show) => push({ show })}
        />
      </p>
      {at !== "rules" && at !== "letters" && !isSaidInRow ? <ActionNotice actions={actions} at={at} /> : null}
      {rows.length === 0 ? (
        <EmptyState title={`${EMPTY[query.show]}.`}>
          {query.show === "open"
            ? "No open alerts doesn’t mean nothing is wrong; it means nothing was found at this sensitivity."
            : "Try another market, other brands or a different sensitivity."}
        </EmptyState>
      ) : (
        <ul aria-label={TITLES[query.show]} className="border-t border-rule-strong">
          {rows.map(toItem)}
        </ul>
      )}
      {rows.length < total ? (
        <p className="mt-4">
          <Button variant="outline" size="sm" onClick={() => push({ rows: query.rows + MORE_ROWS })}>
            Show {formatNumber(Math.min(MORE_ROWS, total - rows.length))} more of {formatNumber(total)}
          </Button>
        </p>
      ) : null}
      {near.length > 0 ? (
        <section aria-labelledby="near-title" className="mt-8">
          <h3 id="near-title" className="text-s0 leading-6 font-name tracking-normal">
            Near the limit
          </h3>
          <p className="mb-3 text-s-1 leading-5 text-ink-2">
            Found only at the sensitive setting, so more likely to be false alarms. Stricter rules ignore them.
            {near.length < nearTotal
              ? ` Showing the ${formatNumber(near.length)} strongest of ${formatNumber(nearTotal)}. Choose “Sensitive” above to see all.`
              : ""}
          </p>
          <ul aria-label="Near the limit" className="border-t border-rule-strong">
            {near.map(toItem)}
          </ul>
        </section>
      ) : null}
    </FigureBlock>
  );
}
