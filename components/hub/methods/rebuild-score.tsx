import Link from "next/link";
import { SmallestBase } from "@/components/layout/shown-study";
import { StudyText } from "@/components/layout/study-text";
import { FigureFrame } from "@/components/layout/figure-frame";
import { PageHead } from "@/components/layout/page-head";
import { EmptyState } from "@/components/layout/empty-state";
import { NoAnswer } from "@/components/layout/no-answer";
import { planWith } from "@/lib/access/rights";
import type { BrandSuggestion } from "@/lib/rankings/brands/view";
import { formatDate, formatNumber } from "@/lib/platform/words/format";
import type { MarketSummary } from "@/lib/rankings/view";
import type { YearWindow } from "@/lib/rankings/year-window";
import { rebuildHref, type RebuildQuery } from "@/lib/rankings/scores/rebuild-query";
import type { PublishedScore, RebuildView } from "@/lib/rankings/scores/view";
import type { ScoringRule } from "@/lib/study/scoring-rule";
import { PublishedPanel } from "./published-panel";
import { RebuildPicker } from "./rebuild-picker";

interface RebuildScoreProps {
  query: RebuildQuery;
  /** The current search parameters. */
  search: string;
  markets: MarketSummary[];
  market: MarketSummary | null;
  years: readonly number[];
  year: number | null;
  view: RebuildView;
  found: readonly BrandSuggestion[];
  canExport: boolean;
  rules: readonly ScoringRule[];
  /** The plan with more years than the reader's, if any. */
  moreYears: YearWindow | null;
}

function Published({
  score,
  market,
  search,
  canExport,
  rules,
}: {
  score: PublishedScore;
  market: MarketSummary;
  search: string;
  canExport: boolean;
  rules: readonly ScoringRule[];
}) {
  const { brand, industry, year, ruleVersion, n } = score;
  const rule = rules.find(({ version }) => version === ruleVersion);
  const subject = `${brand.name}, ${industry}, ${market.name}`;
  return (
    <FigureFrame
      id="figure-recompute"
      level={2}
      kind={`${subject}, ${year}`}
      label={market.isSample ? "Sample data" : null}
      title="From two published shares to a score, in eight steps"
      subtitle={
        <StudyText>{`Change a number and the steps below are recalculated. n = ${formatNumber(n)} asked, weighted{{weighted.by}}.`}</StudyText>
      }
    >
      <PublishedPanel
        score={score}
        head={{ title: `${subject}, ${year}`, isSample: market.isSample, ruleVersion }}
        search={search}
        hiddenFields={{ market: market.slug, brand: brand.slug, year: String(year) }}
        canExport={canExport}
      >
        Scoring rule {ruleVersion}
        {rule ? `, in force since ${formatDate(rule.since)}` : ""}. {score.ranges ? `${score.ranges}. ` : ""}Steps are
        computed from shares before rounding, as the published score was.
        {canExport ? "" : ` CSV export is part of the ${planWith("csvExport")} plan.`}
      </PublishedPanel>
    </FigureFrame>
  );
}

function Found({ found, query }: Pick<RebuildScoreProps, "found" | "query">) {
  if (found.length === 0)
    return (
      <EmptyState title={`No brand matches “${query.q}”`}>
        You can type part of the name, with or without accents.
      </EmptyState>
    );
  return (
    <ul className="border-t border-ink">
      {found.map(({ slug, name, industry }) => (
        <li key={slug} className="border-b border-rule">
          <Link
            href={rebuildHref({ market: query.market, brand: slug, year: query.year })}
            prefetch={false}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 py-2 hover:underline"
          >
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-s-1 text-ink-2">{industry}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Body(props: RebuildScoreProps) {
  const { view, market, year, query, moreYears } = props;
  const where = `${market?.name ?? "this country"}${year === null ? "" : ` in ${year}`}`;
  switch (view.status) {
    case "ready":
      return market ? <Published {...props} market={market} score={view.score} /> : null;
    case "choose":
      return query.q ? (
        <Found {...props} />
      ) : (
        <EmptyState title="Choose a brand">
          We rebuild its score from its published shares in eight steps, each of which you can change.
        </EmptyState>
      );
    case "absent":
      return (
        <EmptyState title={`This brand has no results for ${where}`}>
          Another year or another country may have it.
        </EmptyState>
      );
    case "suppressed":
      return (
        <EmptyState title={`${view.name} has no score for ${where}`}>
          n = {formatNumber(view.n)}; a score needs at least <SmallestBase /> people.
        </EmptyState>
      );
    case "no-shares":
      return (
        <EmptyState title={`The score of ${view.name} cannot be rebuilt for ${where}`}>
          This year was published without the shares behind the scores, so it can’t be rebuilt.
        </EmptyState>
      );
    case "locked":
      return (
        <EmptyState
          title={`${where} is not in your plan`}
          action={
            <Link href="/pricing" prefetch={false} className="link inline-flex min-h-11 items-center">
              {moreYears?.more ?? "Compare plans"}
            </Link>
          }
        >
          {moreYears?.own}
        </EmptyState>
      );
    case "unanswered":
      return <NoAnswer title="We couldn’t load the score" href={rebuildHref(query)} />;
  }
}

/** Rebuilds any published score for a subscriber. */
export function RebuildScore(props: RebuildScoreProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <div className="mx-auto max-w-170 lg:max-w-none">
        <PageHead
          kicker="About the study"
          title="Rebuild a score"
          standfirst="Rebuild any brand’s score from its two published shares, check whether its change is clear, and see what would happen if a share were different."
        />
        <div className="grid lg:grid-cols-reading lg:justify-between">
          <p className="text-s-1 leading-6 text-ink-2 max-lg:mb-6">
            <Link href="/about-study/scores" className="link">
              The formulas
            </Link>
            <br />
            <Link href="/about-study/changes" className="link">
              The test of a change
            </Link>
          </p>
          <div>
            <RebuildPicker {...props} />
            <div className="mt-9">
              <Body {...props} />
            </div>
          </div>
        </div>
      </div>
    </main>
  );
}
