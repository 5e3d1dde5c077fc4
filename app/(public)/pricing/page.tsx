import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import Link from "next/link";
import { ComparisonTable } from "@/components/accounts/pricing/comparison-table";
import { PlanHeads } from "@/components/accounts/pricing/plan-heads";
import { planQuestions } from "@/components/accounts/pricing/plan-questions";
import { Questions } from "@/components/layout/questions";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { buttonVariants } from "@/components/ui/button-look";
import { SampleLabel } from "@/components/ui/sample-label";
import { loadHasTrials, loadIsSold } from "@/lib/accounts/billing/load";
import { contactHref } from "@/lib/accounts/contact/topic";
import { loadPublication } from "@/lib/rankings/publications/load";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";
import { toPlanProduct } from "@/lib/discovery/structured-data/plans";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";
import { countInWords } from "@/lib/platform/words/sentences";
import { loadPlans } from "@/lib/accounts/subscriptions/load";

const PAGE = {
  path: "/pricing",
  title: "Pricing",
  description:
    "Three yearly plans: what each includes, from scores to forecasts and exports, and what stays free. Prices are per organisation.",
};
export const metadata = toPageHead({ ...PAGE, keywords: ["brand study prices", "brand tracking plans"] });

export default async function PricingPage() {
  const [plans, publication, isSold, hasTrials, study] = await Promise.all([
    loadPlans(),
    loadPublication(),
    loadIsSold(),
    loadHasTrials(),
    loadShownStudy(),
  ]);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageData page={PAGE} more={toPlanProduct(plans, siteOrigin())} sells />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-4 md:pt-5">
        <div>
          <h1 className="measure-20 text-[2.125rem] leading-display tracking-display md:text-s5 lg:max-w-none">
            Rankings are free. Scores are part of a plan.
          </h1>
          <p className="standfirst mt-2 max-w-brief lg:max-w-none">
            One yearly price per organisation.{" "}
            {hasTrials && (
              <span data-for="visitors">
                Try {PLAN_NAMES[TRIAL.tier]} for {countInWords(TRIAL.days)} days; no card needed.
              </span>
            )}
          </p>
        </div>
        {publication?.isSample && <SampleLabel>Sample prices</SampleLabel>}
      </div>
      <PlanHeads plans={plans} isSold={isSold} hasTrials={hasTrials} />
      <p className="mt-5 md:hidden [&:has(+#compare:target)]:hidden">
        <a href="#compare" className={buttonVariants({ variant: "outline", className: "min-h-12 w-full" })}>
          Compare every feature
        </a>
      </p>
      <ComparisonTable plans={plans} latestYear={study.rankingYear} markets={study.markets.length} />
      <section
        aria-labelledby="questions"
        className="mt-9 grid gap-x-8 gap-y-6 border-t-2 border-ink pt-5 lg:grid-lead-74"
      >
        <div>
          <h2 id="questions" className="text-s2 md:text-s3">
            Before you choose
          </h2>
          <p className="mt-3 measure-34 text-s-1 leading-5 text-ink-2">
            Another question?{" "}
            <Link href={contactHref("question")} prefetch={false} className="link">
              Write to us
            </Link>
            , or see what{" "}
            <Link href="/features" prefetch={false} className="link">
              each feature
            </Link>{" "}
            looks like.
          </p>
        </div>
        <div>
          <Questions items={planQuestions(plans, study, isSold, hasTrials)} />
        </div>
      </section>
    </main>
  );
}
