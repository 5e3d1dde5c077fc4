import Link from "next/link";
import { ComparisonTable } from "@/components/accounts/pricing/comparison-table";
import { PlanHeads } from "@/components/accounts/pricing/plan-heads";
import { planQuestions } from "@/components/accounts/pricing/plan-questions";
import { Questions } from "@/components/layout/questions";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { buttonVariants } from "@/components/ui/button";
import { SampleLabel } from "@/components/ui/sample-label";
import { loadHasTrials, loadIsSold } from "@/lib/accounts/billing/load";
import { contactHref } from "@/lib/accounts/contact/topic";
import { loadPublication } from "@/lib/rankings/publications/load";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";
import { SITE } from "@/lib/platform/site/site";
import { toPlanProduct } from "@/lib/discovery/structured-data/plans";
import { loadPlans } from "@/lib/accounts/subscriptions/load";

const PAGE = {
  path: "/pricing",
  title: "Pricing",
  description:
    "Three yearly plans: what each includes, from scores to forecasts and exports, and what stays free. Prices are per organisation.",
};
export const metadata = toPageHead({ ...PAGE, keywords: ["brand study prices", "brand tracking plans"] });

export default async function PricingPage() {
  const [plans, publication, isSold, hasTrials] = await Promise.all([
    loadPlans(),
    loadPublication(),
    loadIsSold(),
    loadHasTrials(),
  ]);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageData page={PAGE} more={toPlanProduct(plans, siteOrigin())} sells />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-7 md:pt-12">
        <div>
          <h1 className="measure-20 text-s4 leading-display tracking-display md:text-s5 lg:max-w-none">
            Rankings are free. Scores come with a plan.
          </h1>
          <p className="standfirst mt-4 max-w-brief">
            One yearly price per organisation. Every number comes with its margin of error, sample size and source.
          </p>
        </div>
        {publication?.isSample && <SampleLabel>Sample prices</SampleLabel>}
      </div>
      <section
        aria-labelledby="free"
        className="grid items-center gap-x-10 gap-y-4 border-y border-rule py-5 md:grid-cols-[auto_minmax(0,1fr)_auto]"
      >
        <h2 id="free" className="text-s2 font-semibold">
          Free
        </h2>
        <p className="text-s-1 leading-5 text-ink-2">
          The top 10 of every market without an account. All positions, by country and industry, with an account. No
          scores, trends or analytics.
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link href="/rankings" className="link inline-flex min-h-6 items-center">
            Explore Rankings
          </Link>
          <Link data-for="visitors" href="/auth?mode=signup" prefetch={false} className={buttonVariants()}>
            Sign Up Free
          </Link>
        </p>
      </section>
      <PlanHeads plans={plans} isSold={isSold} hasTrials={hasTrials} />
      <ComparisonTable plans={plans} latestYear={SITE.rankingYear} />
      <section aria-labelledby="questions" className="grid gap-x-8 gap-y-6 pt-18 md:pt-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="questions" className="text-s3">
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
        <div className="lg:col-span-8">
          <Questions items={planQuestions(plans, isSold, hasTrials)} />
        </div>
      </section>
    </main>
  );
}
