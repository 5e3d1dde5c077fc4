"use client";

import { useRouter } from "next/navigation";
import { useCallback, useOptimistic, useTransition } from "react";
import { AnalysisShell } from "@/components/analyses/analysis-shell";
import { MarginFigure } from "@/components/charts/margin-figure";
import { ANALYSES } from "@/lib/catalogue/analyses";
import type { Tier } from "@/lib/access/claims";
import { wordClaim, wordRecord, wordStandfirst, wordWhose } from "@/lib/analyses/risk-alerts/claim";
import type { RisksPage } from "@/lib/analyses/risk-alerts/risks-page";
import { type RisksQuery, toRisksSearch } from "@/lib/analyses/risk-alerts/search-params";
import { toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { AlertList } from "./alert-list";
import { DigestPanel } from "./digest-panel";
import { OutcomeLog } from "./outcome-log";
import { OutcomeRecord } from "./outcome-record";
import { RiskFilters } from "./risk-filters";
import { RisksMethod } from "./risks-method";
import { RulesPanel } from "./rules-panel";
import { useActions } from "./use-actions";

interface RisksProps {
  page: RisksPage;
  tier: Tier | null;
  hasCsv: boolean;
}

const PATH = ANALYSES["risk-alerts"].path;

/** Alerts about brands that may be turning, their record, the team's rules, and its emails. Each choice is read again by the server. */
export function Risks({ page, tier, hasCsv }: RisksProps) {
  const { view, lens, markets, overview, strongest } = page;
  const router = useRouter();
  const [isReading, startReading] = useTransition();
  const [query, setQuery] = useOptimistic(page.query);
  const actions = useActions();
  const push = useCallback(
    (patch: Partial<RisksQuery>) => {
      const next = { ...query, ...patch };
      startReading(() => {
        setQuery(next);
        router.push(PATH + toRisksSearch(next), { scroll: false });
      });
    },
    [query, router, setQuery],
  );
  const market = lens.market === null ? null : (markets.find(({ slug }) => slug === lens.market)?.name ?? lens.market);
  const whose = wordWhose(lens, view.brands, market);
  const settled = view.record.lasted + view.record.passed;
  const frame = {
    isSample: view.isSample,
    csv: hasCsv ? { href: `/api/insights/csv/risk-alerts${toRisksSearch(page.query)}` } : ("locked" as const),
  };
  const followsNothing = lens.rule.brands === "followed" && overview.followed.length === 0;
  return (
    <AnalysisShell
      analysis="risk-alerts"
      tier={tier}
      search={toAnalysisSearch({ market: lens.market })}
      subject={`Risk alerts, ${market ?? "all markets"}${view.waves ? `, ${view.waves.to}` : ""}`}
      lead="alerts"
      csv={frame.csv}
      claim={followsNothing ? "You’re not following any brands yet" : wordClaim(strongest, view.counts.open, whose)}
      standfirst={
        followsNothing
          ? "Follow brands from their pages to see their alerts here, or view all brands in a market."
          : wordStandfirst(view, whose)
      }
      margin={
        settled > 0 ? (
          <MarginFigure value={view.record.lasted} of={settled}>
            {wordRecord(view)}
          </MarginFigure>
        ) : undefined
      }
      filters={<RiskFilters page={page} query={query} push={push} />}
      chart={toRisksSearch(query)}
      method={<RisksMethod />}
    >
      <p role="status" className="sr-only">
        {isReading ? "Loading alerts…" : ""}
      </p>
      <div aria-busy={isReading} className="transition-opacity duration-150 aria-busy:opacity-50 aria-busy:delay-150">
        <AlertList {...{ view, query: page.query, overview, actions, frame, push }} hasMarket={lens.market === null} />
        <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <OutcomeRecord view={view} frame={frame} />
          <OutcomeLog view={view} frame={frame} hasMarket={lens.market === null} push={push} />
        </div>
      </div>
      <RulesPanel
        page={page}
        isSample={view.isSample}
        actions={actions}
        onLook={(id) => push({ market: "all", of: { rule: id }, brands: [], kind: null, show: "open" })}
      />
      <DigestPanel overview={overview} digests={page.digests} isSample={view.isSample} actions={actions} />
    </AnalysisShell>
  );
}
