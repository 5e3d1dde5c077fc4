import Link from "next/link";
import { PageHead } from "@/components/layout/page-head";
import { FeatureList } from "@/components/accounts/pricing/feature-list";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { buttonVariants } from "@/components/ui/button-look";
import { TRIAL, TRIAL_OFFER } from "@/lib/access/plan";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { loadHasTrials } from "@/lib/accounts/billing/load";
import { contactHref } from "@/lib/accounts/contact/topic";
import { toPageHead } from "@/lib/platform/site/page-head";

const PAGE = {
  path: "/features",
  title: "Premium features",
  description:
    "What a plan adds to the free rankings: scores with margins of error, clear changes, brand and consumer insights, forecasts with a track record, and exports.",
};
export const metadata = toPageHead(PAGE);

export default async function FeaturesPage() {
  const [hasTrials, study] = await Promise.all([loadHasTrials(), loadShownStudy()]);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageData page={PAGE} />
      <PageHead
        kicker="Premium features"
        title="What you get with a plan"
        standfirst="A ranking tells you where a brand is. A plan tells you by how much, how sure we are, since when, and among whom. Each feature shows which plan it starts with."
      />
      <FeatureList study={study} />
      <section
        aria-labelledby="next"
        className="grid gap-y-5 border-t-2 border-ink pt-5 lg:grid-cols-reading lg:justify-between"
      >
        <h2 id="next" className="text-s2 leading-7 font-semibold">
          See it with your own brand
        </h2>
        <div>
          <p className="measure-56 font-read text-s1 leading-6.75 text-ink-2">
            The examples above are invented. {hasTrials ? <span data-for="visitors">{TRIAL_OFFER} </span> : null}Tell us
            which brands and markets you want to see first.
          </p>
          <p className="mt-5 flex flex-wrap gap-3">
            <Link href="/pricing" className={buttonVariants()}>
              Compare the plans
            </Link>
            <Link
              href={contactHref("plan", TRIAL.tier)}
              prefetch={false}
              className={buttonVariants({ variant: "outline" })}
            >
              Ask for a demo
            </Link>
          </p>
        </div>
      </section>
    </main>
  );
}
