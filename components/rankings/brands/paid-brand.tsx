"use client";

import { NotRanked } from "@/components/layout/shown-study";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createPortal } from "react-dom";
import { BrandActions } from "@/components/rankings/brands/brand-actions";
import { BrandFigures } from "@/components/rankings/brands/brand-figures";
import { BrandQuestions } from "@/components/rankings/brands/brand-questions";
import { ClosestCompetitors } from "@/components/rankings/brands/closest-competitors";
import { GoDeeper } from "@/components/rankings/brands/go-deeper";
import { ACTIONS_ID, type BrandPlace, type MemberPartProps } from "@/components/rankings/brands/member-part-props";
import { QuestionShares } from "@/components/rankings/brands/question-shares";
import { ScoreHistory } from "@/components/rankings/brands/score-history";
import { ThreeColumns } from "@/components/rankings/brands/side-section";
import { Button } from "@/components/ui/button";
import type { SignedInView } from "@/lib/access/view";
import { answerFirst } from "@/lib/rankings/brands/brand-words";
import { type BrandReport, toBrandReport } from "@/lib/rankings/brands/brand-report";
import { brandDatasetQuery, marketDatasetQuery } from "@/lib/rankings/histories/insight-queries";
import { queryClient } from "@/lib/platform/browser/query-client";
import { toShortName } from "@/lib/rankings/plain-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { Named } from "@/lib/catalogue/names/named";

interface PaidBrandProps extends MemberPartProps {
  account: SignedInView;
}

/** The exact rank range, if the study has one. */
function toRange({ latest }: BrandReport) {
  const { rankLow: low, rankHigh: high } = latest;
  return low === null || high === null ? null : { low, high, exact: true };
}

interface ReportProps {
  brand: Named;
  report: BrandReport;
  place: BrandPlace;
  places: readonly BrandPlace[];
  onPlace: (market: string) => void;
  /** Whether the brands it is compared with are there, on their way, or could not be loaded. */
  others: "ready" | "pending" | "failed";
}

function Report({ brand, report, place, places, onPlace, others }: ReportProps) {
  return (
    <>
      <BrandFigures report={report} place={place} places={places} range={toRange(report)} onPlace={onPlace} />
      <div className="mt-2 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[484px_minmax(0,1fr)] xl:grid-cols-[640px_minmax(0,1fr)]">
        <ScoreHistory name={brand.name} market={place.market} trend={report.trend} />
        {/* As high as three competitors need, so that nothing below moves when they arrive. */}
        <div className="grid min-w-0 content-start gap-y-6 min-h-116" aria-busy={others === "pending"}>
          {others === "ready" ? (
            <>
              <ClosestCompetitors brand={brand} report={report} place={place} />
              <QuestionShares shares={report.shares} />
            </>
          ) : others === "failed" ? (
            <p role="alert" className="text-ink-2">
              We couldn’t load its closest competitors. Please refresh the page.
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** Brand page for people with a plan: the exact position, score, change and percentile, the years, its competitors. */
export function PaidBrand({ children, account, ...props }: PaidBrandProps) {
  const { brand, places, answers, related } = props;
  const [market, setMarket] = useState(places[0].market.slug);
  const place = places.find((each) => each.market.slug === market) ?? places[0];
  const { data: dataset, isError, refetch } = useQuery(brandDatasetQuery([brand.slug]), queryClient);
  const { data: marketYear, isPending } = useQuery(marketDatasetQuery(market, [place.year]), queryClient);
  if (isError)
    return (
      <div role="alert" className="border-t-2 border-ink py-5">
        <p className="text-ink-2">We couldn’t load the scores.</p>
        <Button variant="outline" className="mt-4" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    );
  if (!dataset) return children;
  const { total, peers, year } = place;
  const report = toBrandReport({ dataset, marketYear: marketYear ?? null, brand, market, year, total, peers });
  const name = toShortName(brand.name);
  const first =
    report &&
    answerFirst({ market: place.market, position: report.latest.overall, total, range: toRange(report) }, name);
  const actions = document.getElementById(ACTIONS_ID);
  return (
    <>
      {actions && report ? createPortal(<BrandActions brand={brand} place={place} />, actions) : null}
      {report ? (
        <Report
          brand={brand}
          report={report}
          place={place}
          places={places}
          onPlace={setMarket}
          others={isPending ? "pending" : marketYear ? "ready" : "failed"}
        />
      ) : (
        <section className="border-t-2 border-ink py-5">
          <h2 className="text-s3 leading-close">
            Not ranked in {inSentence(place.market.name)} in {place.year}
          </h2>
          <p className="mt-1 text-s-1 text-ink-2">
            <NotRanked />.
          </p>
        </section>
      )}
      <ThreeColumns>
        {report ? <GoDeeper account={account} brand={brand} place={place} places={places} /> : props.topTen}
        <BrandQuestions name={name} answers={[...(first ? [first] : []), ...answers]} />
        {related}
      </ThreeColumns>
    </>
  );
}
