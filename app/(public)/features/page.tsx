import type { Metadata } from "next";
import Link from "next/link";
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
      <header className="grid pt-8 pb-9 md:pt-16 md:pb-14 lg:grid-cols-[220px_minmax(0,960px)] lg:justify-between">
        <div className="lg:col-start-2">
          <p className="text-s-1 leading-5 font-semibold text-spruce">Premium features</p>
          <h1 className="mt-2.5 max-w-[18em] text-s4 leading-[1.08] tracking-[-0.03em] md:mt-3.5 md:text-s5">
            What a plan adds to a position
          </h1>
          <p className="mt-4 max-w-[32em] font-read text-[20px] leading-[29px] font-[350] text-ink-2 md:text-2xl md:leading-[34px]">
            A position says where. A plan says by how much, how surely, since when and for whom. Each feature names the
            plan it begins with.
          </p>
        </div>
      </header>
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
