"use client";

import { fillWords } from "@/lib/catalogue/shown-study/study-words";
import { useShownStudy } from "@/components/layout/shown-study";
import { NoAnswer } from "@/components/layout/no-answer";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { AnalysisShell } from "@/components/analyses/analysis-shell";
import { brandNamesQuery } from "@/components/charts/brand-names-query";
import { FilterBar } from "@/components/charts/filter-bar";
import { MarginFigure } from "@/components/charts/margin-figure";
import type { Tier } from "@/lib/access/claims";
import {
  GAP_WORDS,
  NO_VERDICT_WORDS,
  STATUS_NAMES,
  toExamples,
  wordKind,
  wordLeader,
  wordReasons,
  wordVerdict,
} from "@/lib/analyses/claim-check/explain";
import { forLeader } from "@/lib/analyses/claim-check/leader";
import type { ClaimReading } from "@/lib/analyses/claim-check/parse-claim";
import { type ClaimQuery, NO_CLAIM, toClaimSearch } from "@/lib/analyses/claim-check/search-params";
import { settle, toAskedYears, toMarketsOf } from "@/lib/analyses/claim-check/settle";
import { type CheckedClaim, checkClaim } from "@/lib/analyses/claim-check/view";
import { marketDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import type { MarketWave } from "@/lib/rankings/histories/dataset";
import { type PackedDataset, unpackMarketDataset } from "@/lib/rankings/histories/packed-dataset";
import type { IndustryName } from "@/lib/catalogue/names/names";
import type { Named } from "@/lib/catalogue/names/named";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { agree } from "@/lib/platform/words/sentences";
import { ClaimForm } from "./claim-form";
import { ClaimMethod } from "./claim-method";
import { ClaimReadingPanel } from "./claim-reading-panel";
import { ComparisonsFigure } from "./comparisons-figure";
import { useClaim } from "./use-claim";
import { WordingBlock } from "./wording-block";

const BUSY = "transition-opacity duration-150 aria-busy:opacity-50 aria-busy:delay-150";

interface ClaimCheckProps {
  initial: ClaimQuery;
  reading: ClaimReading;
  dataset: PackedDataset | null;
  waves: MarketWave[];
  markets: Named[];
  industries: IndustryName[];
  named: (Named & { markets: readonly string[] })[];
  examples: [string, string];
  tier: Tier | null;
  hasCsv: boolean;
}

/** A claim checked against the results: supported, tied, or not, with a wording that they support. */
export function ClaimCheck({
  initial,
  reading: firstReading,
  dataset: packed,
  waves,
  markets,
  industries,
  named,
  examples,
  tier,
  hasCsv,
}: ClaimCheckProps) {
  const study = useShownStudy();
  const {
    query,
    reading,
    isFailed: isUnnamed,
    retry,
    push,
    nameOf,
    marketsOf,
    remember,
  } = useClaim({ query: initial, reading: firstReading, industries, named });
  const first = useMemo(() => {
    const { market, ...asked } = settle(initial, firstReading, waves, toMarketsOf(named));
    return { dataset: packed && unpackMarketDataset(packed), key: [market, ...toAskedYears(asked)].join() };
  }, [initial, firstReading, waves, packed, named]);
  const settled = reading && settle(query, reading, waves, marketsOf);
  const asked = settled ? toAskedYears(settled) : [];
  const market = settled?.market ?? null;
  const isFirst = first.dataset !== null && first.key === [market, ...asked].join();
  const canAsk = market !== null && asked.length > 0;
  const answer = useQuery({ ...marketDatasetQuery(market ?? "", asked), enabled: canAsk && !isFirst }, queryClient);
  const dataset = isFirst ? first.dataset : canAsk ? (answer.data ?? null) : null;
  const leading = settled?.unnamed && dataset ? forLeader(settled.unnamed, dataset) : null;
  const claim = settled?.claim ?? leading;
  const checked = claim && dataset ? checkClaim(claim, dataset, waves, { markets, industries }) : null;
  const isFailed = isUnnamed || (canAsk && !dataset && answer.isError);
  const isBusy = !isFailed && (reading === null || ((settled?.claim ?? settled?.unnamed ?? null) !== null && !dataset));
  const ahead = (slug: string) => {
    const latest = waves.filter((each) => each.market === slug).map(({ year }) => year);
    if (latest.length > 0) void queryClient.prefetchQuery(marketDatasetQuery(slug, [Math.max(...latest)]));
  };
  const search = toClaimSearch({
    ...query,
    ...(leading && { brand: leading.brand }),
    // What was filled in goes along, so that the chart stays the same one.
    ...(claim && { market: claim.market, part: claim.part, year: claim.year }),
  });
  const csv = hasCsv ? { href: `/api/insights/csv/claim-check${search}` } : ("locked" as const);
  const head = wordHead(
    query.text !== "" || query.kind !== null,
    checked,
    settled?.gaps.map((gap) => GAP_WORDS[gap]) ?? [],
    { isLeading: leading !== null, isMarketAssumed: settled?.assumed.includes("market") ?? false },
  );

  const words = fillWords(head, study);
  const judged = checked?.judgement.isJudged && !isFailed ? checked.judgement : null;

  return (
    <AnalysisShell
      analysis="claim-check"
      tier={tier}
      search={toAnalysisSearch({
        market: settled?.market ?? null,
        industry: settled?.industry ?? null,
        brands: [settled?.brand, settled?.rival].filter((brand) => typeof brand === "string"),
      })}
      subject={[
        "Claim check",
        ...(claim ? [wordKind(claim.kind, claim.count), checked?.frame.market.name, claim.year] : []),
      ].join(", ")}
      lead={judged ? "comparisons" : undefined}
      filters={
        query.text === "" ? undefined : (
          <FilterBar
            summary={
              <>
                Claim:{" "}
                <a href="#claim" className="link">
                  “{query.text}”
                </a>
              </>
            }
          />
        )
      }
      csv={csv}
      claim={isFailed ? "We couldn’t load the data" : isBusy ? "Checking the claim…" : words.claim}
      standfirst={isFailed || isBusy ? undefined : words.standfirst}
      margin={checked?.judgement.isJudged && !isBusy ? <Mark checked={checked} /> : undefined}
      brands={checked?.judgement.isJudged ? [checked.judgement.own.name] : []}
      chart={checked && !isBusy ? search : undefined}
      method={<ClaimMethod />}
    >
      <p role="status" className="sr-only">
        {isBusy ? "Checking the claim…" : words.claim}
      </p>
      {isFailed ? (
        <NoAnswer
          className="mt-10"
          title="We couldn’t load the data"
          retry={() => (isUnnamed ? retry() : void answer.refetch())}
        >
          Your claim is saved in the page address. Please try again in a moment.
        </NoAnswer>
      ) : null}
      {/* The verdict comes first; the form stays the same element, so that it keeps its focus. */}
      {judged && checked ? (
        <div key="verdict" aria-busy={isBusy} className={BUSY}>
          <ComparisonsFigure verdict={judged} frame={checked.frame} csv={csv} />
          {checked.wording ? (
            <WordingBlock
              key={checked.wording.sentence}
              verdict={judged}
              frame={checked.frame}
              wording={fillWords(checked.wording, study)}
            />
          ) : null}
        </div>
      ) : null}
      <div key="form" className={judged ? "mt-12" : "mt-6"}>
        <ClaimForm
          text={query.text}
          examples={toExamples(...examples, study, industries)}
          onCheck={(text) => {
            push({ ...NO_CLAIM, text });
            // The verdict is above the form.
            window.scrollTo({ top: 0 });
          }}
          onAhead={() => void queryClient.prefetchQuery(brandNamesQuery)}
        />
      </div>
      <div key="reading" aria-busy={isBusy} className={BUSY}>
        {reading && settled && (query.text !== "" || query.kind !== null) ? (
          <ClaimReadingPanel
            {...{ query, reading, settled, markets, industries, nameOf, ahead }}
            leader={leading && judged ? judged.own : null}
            mend={(patch, brand) => {
              if (brand) remember(brand);
              push(patch);
            }}
          />
        ) : null}
      </div>
    </AnalysisShell>
  );
}

function wordHead(
  isAsked: boolean,
  checked: CheckedClaim | null,
  open: readonly string[],
  { isLeading, isMarketAssumed }: { isLeading: boolean; isMarketAssumed: boolean },
): { claim: string; standfirst: string } {
  if (!isAsked)
    return {
      claim: "Tell us more about the claim",
      standfirst:
        "Write the claim as you would publish it. We check it against the data and suggest wording you can use.",
    };
  if (!checked)
    return {
      claim: "Tell us more about the claim",
      standfirst: open.length > 0 ? `Still needed: ${open.join("; ")}.` : "",
    };
  const { judgement, frame } = checked;
  if (!judgement.isJudged) return { claim: "No result yet", standfirst: NO_VERDICT_WORDS[judgement.reason] };
  if (!isLeading)
    return {
      claim: wordVerdict(judgement, frame),
      standfirst: `${wordReasons(judgement, frame)}${isMarketAssumed ? ` You didn’t name a market, so we compared them in ${inSentence(frame.market.name)}.` : ""}`,
    };
  return {
    claim: wordLeader(judgement),
    standfirst: `You didn’t name a brand, so we checked ${judgement.own.name}, which has the highest score. ${wordReasons(judgement, frame)}`,
  };
}

/** The result in a word, and the comparisons behind it. */
function Mark({ checked: { judgement } }: { checked: CheckedClaim }) {
  if (!judgement.isJudged) return null;
  const { status, comparisons, tied, ahead, decisive, limit } = judgement;
  const behind = comparisons.length - tied.length - ahead.length;
  return comparisons.length > 1 ? (
    <MarginFigure value={behind} of={comparisons.length}>
      <b className="block text-s0 font-figure text-ink">{STATUS_NAMES[status]}</b>
      {agree(behind, "comparison shows", "comparisons show")} it clearly ahead.
    </MarginFigure>
  ) : (
    <MarginFigure value={decisive.z ?? 0} digits={DECIMALS.z}>
      <b className="block text-s0 font-figure text-ink">{STATUS_NAMES[status]}</b> z (difference divided by its standard
      error); limit: {formatNumber(limit, DECIMALS.z)}.
    </MarginFigure>
  );
}
