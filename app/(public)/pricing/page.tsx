import type { Metadata } from "next";
import Link from "next/link";
import { ComparisonTable } from "@/components/pricing/comparison-table";
import { PlanHeads } from "@/components/pricing/plan-heads";
import { Questions, type Question } from "@/components/pricing/questions";
import { buttonVariants } from "@/components/ui/button";
import { SampleLabel } from "@/components/ui/sample-label";
import { loadPublication } from "@/lib/publications/load";
import { SITE } from "@/lib/site/site";
import { loadPlans } from "@/lib/subscriptions/load";

export const metadata: Metadata = {
  title: "Pricing",
  description:
    "Three plans by the year: what each includes, from scores with intervals to forecasts and exports, and what stays free. Prices per organisation.",
  alternates: { canonical: "/pricing" },
};

const QUESTIONS: readonly Question[] = [
  {
    question: "How do I get a plan?",
    answer:
      "By asking for it: each plan’s button takes your name and address, or you write to us. We answer with an offer, and nothing is owed until both sides have confirmed it in writing.",
  },
  {
    question: "What happens after the 7-day trial?",
    answer: "The account goes back to free. Nothing is charged unless you order a plan.",
  },
  {
    question: "May we publish the numbers?",
    answer:
      "Open positions may be quoted one at a time with the source line in the guidelines. Scores, charts, lists and exports need written permission.",
  },
  {
    question: "Why do all numbers carry an interval?",
    answer:
      "Because each score comes from a sample of people. The interval shows how far another sample of the same size could have landed from it.",
  },
  {
    question: "Why do free pages show wider rank ranges?",
    answer:
      "From the exact ranges of a whole market most scores could be worked back. Open pages round them outward; plans show them exactly.",
  },
];

export default async function PricingPage() {
  const [plans, publication] = await Promise.all([loadPlans(), loadPublication()]);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-7 md:pt-12">
        <div>
          <h1 className="max-w-[20ch] text-s4 leading-[1.06] tracking-[-0.03em] md:text-s5 lg:max-w-none">
            Positions are free. Scores come with a plan.
          </h1>
          <p className="standfirst mt-4 max-w-[44ch]">
            One yearly price per organisation. Every plan sees each number with its interval, its sample size and its
            source.
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
          The top ten of every market without an account. All ranking positions, by country and by industry, with a free account. No
          scores, trends or analytics.
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link href="/rankings" className="link inline-flex min-h-6 items-center">
            Explore Rankings
          </Link>
          <Link href="/auth?mode=signup" prefetch={false} className={buttonVariants()}>
            Sign Up Free
          </Link>
        </p>
      </section>
      <PlanHeads plans={plans} />
      <ComparisonTable plans={plans} latestYear={SITE.rankingYear} />
      <section aria-labelledby="questions" className="grid gap-x-8 gap-y-6 pt-18 md:pt-24 lg:grid-cols-12">
        <h2 id="questions" className="text-s3 lg:col-span-4">
          Before you choose
        </h2>
        <div className="lg:col-span-8">
          <Questions items={QUESTIONS} />
        </div>
      </section>
    </main>
  );
}
