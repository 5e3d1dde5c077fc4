"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useOptimistic, useRef, useTransition } from "react";
import { AnalysisShell } from "@/components/analyses/analysis-shell";
import { ANALYSES } from "@/lib/catalogue/analyses";
import type { Tier } from "@/lib/access/claims";
import { wordClaim, wordStandfirst, wordWhose } from "@/lib/analyses/risk-alerts/claim";
import type { RisksPage } from "@/lib/analyses/risk-alerts/risks-page";
import { type RisksQuery, toRisksSearch } from "@/lib/analyses/risk-alerts/search-params";
import { withSelection } from "@/lib/analyses/carried-selection";
import { toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import { AlertList } from "./alert-list";
import { AlertTabs } from "./alert-tabs";
import { DigestPanel } from "./digest-panel";
import { RiskFilters } from "./risk-filters";
import { RisksMethod } from "./risks-method";
import { RulesPanel } from "./rules-panel";
import { useActions } from "./use-actions";

interface RisksProps {
  page: RisksPage;
  tier: Tier | null;
  hasCsv: boolean;
}

/** The page chooses no industry: the one chosen before stays in the address for the next page. */
const toRisksAddress = (query: RisksQuery) =>
  withSelection(toRisksSearch(query), new URLSearchParams(window.location.search), ["industry"]);

const PATH = ANALYSES["risk-alerts"].path;
/** Choices whose answers are kept for a reader who comes back to them. */
const MOST_KEPT = 20;

/**
 * Alerts about brands that may be turning, their record, the team's rules, and its emails. Each choice is read again by the
 * server; one that was read before is shown meanwhile as it was then.
 */
export function Risks({ page: read, tier, hasCsv }: RisksProps) {
  const [page, setPage] = useOptimistic(read);
  const kept = useRef(new Map<string, RisksPage>());
  const last = useRef<string>(null);
  useEffect(() => {
    const key = toRisksSearch(read.query);
    // The same choice once more: something was done with its alerts or rules, which the other answers do not know.
    if (last.current === key || kept.current.size >= MOST_KEPT) kept.current.clear();
    last.current = key;
    kept.current.set(key, read);
  }, [read]);
  const { view, lens, markets, overview, strongest } = page;
  const router = useRouter();
  const [isReading, startReading] = useTransition();
  const [query, setQuery] = useOptimistic(read.query);
  const actions = useActions();
  const push = useCallback(
    (patch: Partial<RisksQuery>) => {
      const next = { ...query, ...patch };
      startReading(() => {
        setQuery(next);
        const known = kept.current.get(toRisksSearch(next));
        if (known) setPage(known);
        router.push(PATH + toRisksAddress(next), { scroll: false });
      });
    },
    [query, router, setQuery, setPage],
  );
  const isWaiting = isReading && toRisksSearch(page.query) !== toRisksSearch(query);
  const market = lens.market === null ? null : (markets.find(({ slug }) => slug === lens.market)?.name ?? lens.market);
  const whose = wordWhose(lens, view.brands, market);
  const { show } = query;
  const frame = {
    isSample: view.isSample,
    csv: hasCsv ? { href: `/api/insights/csv/risk-alerts${toRisksSearch(page.query)}` } : ("locked" as const),
  };
  const followsNothing = lens.rule.brands === "followed" && overview.followed.length === 0;
  const tabs = <AlertTabs query={query} counts={view.counts} push={push} />;
  return (
    <AnalysisShell
      analysis="risk-alerts"
      tier={tier}
      search={toAnalysisSearch({ market: lens.market, brands: query.brands })}
      subject={`Risk alerts, ${market ?? "all markets"}${view.waves ? `, ${view.waves.to}` : ""}`}
      lead={show === "rules" ? undefined : "alerts"}
      csv={frame.csv}
      claim={followsNothing ? "You’re not following any brands yet" : wordClaim(strongest, view, whose)}
      filters={<RiskFilters page={page} query={query} push={push} />}
      chart={toRisksSearch(query)}
      method={<RisksMethod />}
    >
      <p role="status" className="sr-only">
        {isWaiting ? "Loading alerts…" : ""}
      </p>
      <div aria-busy={isWaiting} className="transition-opacity duration-150 aria-busy:opacity-50 aria-busy:delay-150">
        {show === "rules" ? (
          <>
            {tabs}
            <RulesPanel
              page={page}
              isSample={view.isSample}
              actions={actions}
              onLook={(id) => push({ market: "all", of: { rule: id }, brands: [], kind: null, show: "open" })}
            />
            <DigestPanel overview={overview} digests={page.digests} isSample={view.isSample} actions={actions} />
          </>
        ) : (
          <AlertList
            key={`${show} ${query.sensitivity}`}
            {...{ view, overview, actions, frame, push, tabs }}
            query={{ ...query, show }}
            hasMarket={lens.market === null}
            unit={
              followsNothing
                ? "Follow brands from their pages to see their alerts here, or view all brands in a market."
                : wordStandfirst(view, whose)
            }
          />
        )}
      </div>
    </AnalysisShell>
  );
}
