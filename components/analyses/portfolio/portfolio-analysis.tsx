"use client";

import dynamic from "next/dynamic";
import { useShownStudy } from "@/components/layout/shown-study";
import { NoAnswer } from "@/components/layout/no-answer";
import { useState } from "react";
import { AnalysisShell } from "@/components/analyses/analysis-shell";
import { MarginFigure } from "@/components/charts/margin-figure";
import { Button } from "@/components/ui/button";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import type { Tier } from "@/lib/access/claims";
import { formatRange } from "@/lib/platform/words/format";
import { toHoldings, yearsOf } from "@/lib/analyses/portfolio/holdings";
import { nameOfCopy, type PortfolioPage, type SavedPortfolio } from "@/lib/analyses/portfolio/portfolio";
import { toPortfolioSearch, type PortfolioQuery } from "@/lib/analyses/portfolio/search-params";
import { toMeanChange, toSummary } from "@/lib/analyses/portfolio/summary";
import { wordClaim, wordSize, wordStandfirst } from "@/lib/analyses/portfolio/wording";
import type { Named } from "@/lib/catalogue/names/named";
import { HoldingsFigure } from "./holdings-figure";
import { NoBrands } from "./no-brands";
import { LEADS, PortfolioFigures } from "./portfolio-figures";
import { type PortfolioAction, PortfolioFilters } from "./portfolio-filters";
import { PortfolioMethod } from "./portfolio-method";
import { useDataset } from "./use-dataset";
import { usePortfolio } from "./use-portfolio";
import { useSaved } from "./use-saved";

// Windows come when they are opened.
const ListDialog = dynamic(async () => (await import("./list-dialog")).ListDialog, { ssr: false });
const NameDialog = dynamic(async () => (await import("./name-dialog")).NameDialog, { ssr: false });

interface PortfolioAnalysisProps {
  query: PortfolioQuery;
  page: PortfolioPage;
  markets: readonly Named[];
  tier: Tier | null;
  hasCsv: boolean;
}

interface Window {
  action: "edit" | "save-as" | "rename";
  opener: HTMLElement | null;
}

/** Any set of brands, looked at as one. */
export function PortfolioAnalysis({ query, page, markets, tier, hasCsv }: PortfolioAnalysisProps) {
  const study = useShownStudy();
  const saved = useSaved(page.saved);
  const portfolio = usePortfolio(query, saved.list);
  const { entries } = portfolio;
  const { status, dataset, retry } = useDataset(entries, page);
  const [shown, setShown] = useState<Window | null>(null);

  const years = yearsOf(entries, page.waves);
  const year = years.find((each) => each === portfolio.year) ?? years[0] ?? null;
  const isOnTheWay = status === "loading";
  const known = isOnTheWay ? entries.filter(({ brand }) => dataset.brands.some(({ slug }) => slug === brand)) : entries;
  const holdings = year === null ? null : toHoldings(known, dataset, page.waves, year, study);
  const summary = holdings && toSummary(holdings);
  const change = holdings && toMeanChange(holdings);
  const isEmpty = entries.length === 0;
  const isLost = query.saved !== null && page.opened === null && portfolio.saved === null;
  const search = toPortfolioSearch({
    saved: portfolio.saved?.id ?? null,
    entries: portfolio.saved && !portfolio.isChanged ? null : [...entries],
    year,
    shown: "change",
  });
  const frame = {
    isSample: holdings?.isSample ?? false,
    csv: hasCsv ? { href: `/api/insights/csv/portfolio${search}` } : ("locked" as const),
  };
  const name = portfolio.saved?.name ?? null;

  const keep = async (draft: Pick<SavedPortfolio, "name"> & { id: string | null }, message: string) => {
    const savedPortfolio = await saved.keep({ ...draft, entries: [...entries] }, message);
    if (savedPortfolio) portfolio.open(savedPortfolio);
  };
  const act = (action: PortfolioAction, opener: HTMLElement) => {
    const of = portfolio.saved;
    if (action === "edit" || action === "save-as" || action === "rename") setShown({ action, opener });
    else if (of && action === "save") void keep(of, `Saved “${of.name}”.`);
    else if (of && action === "copy") {
      const copy = nameOfCopy(
        of.name,
        saved.list.map((each) => each.name),
      );
      void keep({ id: null, name: copy }, `Created “${copy}”.`);
    } else if (of) {
      const removed = { ...of };
      void saved.remove(removed, portfolio.open).then((isGone) => isGone && portfolio.open(null));
    }
  };
  const rename = (to: string) => {
    const of = shown?.action === "rename" ? portfolio.saved : null;
    setShown(null);
    if (!of) void keep({ id: null, name: to }, `Saved “${to}”.`);
    // Renaming does not save other changes.
    else void saved.keep({ id: of.id, name: to, entries: of.entries }, `Renamed to “${to}”.`);
  };

  return (
    <AnalysisShell
      analysis="portfolio"
      tier={tier}
      subject={[name ?? "Portfolio analysis", ...(isEmpty ? [] : [wordSize(entries), year])].join(", ")}
      lead={summary && status !== "failed" ? LEADS[portfolio.shown] : undefined}
      csv={frame.csv}
      claim={
        summary
          ? wordClaim(summary)
          : isEmpty
            ? "See any set of brands as one portfolio"
            : isOnTheWay
              ? "Loading brands…"
              : year === null
                ? "No scores in the years of your plan"
                : `No scores in ${year}`
      }
      standfirst={
        summary && holdings
          ? wordStandfirst(summary, change, holdings.since)
          : isEmpty
            ? "See how many are above their market, what moved the average, where they are concentrated and which way each is heading."
            : undefined
      }
      margin={
        summary ? (
          <MarginFigure value={summary.share.above} of={summary.share.brands}>
            score above their market (95% interval {formatRange(100 * summary.share.low, 100 * summary.share.high)}%).
          </MarginFigure>
        ) : undefined
      }
      filters={
        <PortfolioFilters
          open={portfolio}
          list={saved.list}
          years={years}
          year={isEmpty ? null : year}
          isBusy={saved.isBusy}
          onOpen={portfolio.open}
          onYear={portfolio.showYear}
          onAction={act}
        />
      }
      // With its brands by name: a saved list is its owner's alone, and may change.
      brands={
        name === null
          ? dataset.brands.filter(({ slug }) => entries.some(({ brand }) => brand === slug)).map((each) => each.name)
          : [name]
      }
      chart={
        summary ? toPortfolioSearch({ saved: null, entries: [...entries], year, shown: portfolio.shown }) : undefined
      }
      method={isEmpty ? undefined : <PortfolioMethod />}
    >
      {saved.events ? (
        <OutcomeNotice key={saved.events.count} isFault={saved.events.isFault} className="mt-6">
          <p className="min-w-0 wrap-anywhere">{saved.events.text}</p>
          {saved.events.undo ? (
            <Button variant="outline" size="sm" disabled={saved.isBusy} onClick={saved.events.undo}>
              Undo
            </Button>
          ) : null}
        </OutcomeNotice>
      ) : isLost ? (
        <OutcomeNotice isFault className="mt-6">
          <p>
            We couldn’t find this portfolio. It may have been deleted, or belong to someone else; only its owner can
            open it.
          </p>
        </OutcomeNotice>
      ) : null}
      <div
        aria-busy={isOnTheWay}
        className={isOnTheWay ? "opacity-60 transition-opacity duration-150" : "transition-opacity duration-150"}
      >
        {isEmpty ? (
          <NoBrands
            list={saved.list}
            onOpen={portfolio.open}
            onAdd={(opener) => setShown({ action: "edit", opener })}
          />
        ) : status === "failed" ? (
          <NoAnswer className="mt-10" title="We couldn’t load these brands" retry={retry}>
            Please try again. Your list is stored in the page address.
          </NoAnswer>
        ) : holdings && summary ? (
          <PortfolioFigures
            holdings={holdings}
            summary={summary}
            change={change}
            waves={page.waves}
            frame={frame}
            shown={portfolio.shown}
            onShow={portfolio.showView}
          />
        ) : holdings && !isOnTheWay ? (
          <HoldingsFigure holdings={holdings} change={null} frame={{ ...frame, csv: "locked" }} source="" />
        ) : null}
      </div>
      {shown?.action === "edit" ? (
        <ListDialog
          entries={entries}
          markets={markets}
          returnTo={shown.opener}
          onClose={() => setShown(null)}
          onDone={(next) => {
            setShown(null);
            portfolio.show(next);
          }}
        />
      ) : shown ? (
        <NameDialog
          title={shown.action === "rename" ? "Rename the portfolio" : "Save the portfolio"}
          verb={shown.action === "rename" ? "Rename" : "Save"}
          name={shown.action === "rename" ? (name ?? "") : ""}
          returnTo={shown.opener}
          onName={rename}
          onClose={() => setShown(null)}
        />
      ) : null}
    </AnalysisShell>
  );
}
