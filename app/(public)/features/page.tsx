import type { Metadata } from "next";
import Link from "next/link";
import { PageHead } from "@/components/hub/page-head";
import { FeatureList } from "@/components/pricing/feature-list";
import { buttonVariants } from "@/components/ui/button";

export const metadata: Metadata = {
  title: "Premium features",
  description:
    "What a plan adds to the open rankings: scores with intervals, tested movement, brand and consumer insights, forecasts with a record, and exports.",
  alternates: { canonical: "/features" },
};

export default function FeaturesPage() {
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageHead
        kicker="Premium features"
        title="What a plan adds to a position"
        standfirst="A position says where. A plan says by how much, how surely, since when and for whom. Each feature names the plan it begins with."
      />
      <FeatureList />
      <p className="flex flex-wrap gap-3 border-t border-rule pt-8">
        <Link href="/pricing" className={buttonVariants()}>
          Compare the plans
        </Link>
        <Link href="/contact-us" className={buttonVariants({ variant: "line" })}>
          Ask us to show you one
        </Link>
      </p>
    </main>
  );
}
