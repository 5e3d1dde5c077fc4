import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrandDetail } from "@/components/rankings/brands/brand-detail";
import { BrandTrail } from "@/components/rankings/brands/brand-trail";
import { SourceLine } from "@/components/rankings/source-line";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { loadHasTrials } from "@/lib/accounts/billing/load";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { toBrandAnswers, toBrandDescription } from "@/lib/rankings/brands/brand-words";
import { loadBrandFacts } from "@/lib/rankings/brands/load";
import { toHomeMarket, type BrandFacts } from "@/lib/rankings/brands/brand-facts";
import { toTitle } from "@/lib/rankings/plain-words";
import { siteOrigin } from "@/lib/platform/site/origin";
import { type PageHead, toPageHead } from "@/lib/platform/site/page-head";
import { toBrand } from "@/lib/discovery/structured-data/brand";
import { toQuestions } from "@/lib/discovery/structured-data/questions";
import { toBrandTrail } from "@/lib/rankings/brands/trail";

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** Rendered on first request and cached until the next publication: a first start has not to draw them all. */
export function generateStaticParams(): [] {
  return [];
}

function toHead(facts: BrandFacts): PageHead {
  const { brand, isIndexable } = facts.view;
  const { rankingYear } = facts;
  return {
    path: brandHref(brand.slug),
    title: toTitle([
      `${brand.name}: sustainability ranking ${rankingYear}`,
      `${brand.name}, ranked ${rankingYear}`,
      brand.name,
    ]),
    description: toBrandDescription(facts),
    keywords: [`${brand.name} sustainability`],
    listed: isIndexable,
  };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const facts = await loadBrandFacts((await params).slug);
  return facts ? toPageHead(toHead(facts)) : {};
}

export default async function BrandPage({ params }: PageProps) {
  const { slug } = await params;
  const [facts, hasTrials, study] = await Promise.all([loadBrandFacts(slug), loadHasTrials(), loadShownStudy()]);
  const home = facts && toHomeMarket(facts.markets);
  if (!facts || !home) notFound();
  const { market, standing } = home;
  const { brand } = facts.view;
  const trail = toBrandTrail(brand, standing.market, standing.industry);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageData
        page={{
          ...toHead(facts),
          kind: "FAQPage",
          trail,
          modified: market.publishedAt,
          about: toBrand(brand, siteOrigin()),
          mainEntity: toQuestions(toBrandAnswers(facts)),
        }}
      />
      <BrandDetail facts={facts} home={home} study={study} hasTrials={hasTrials} trail={<BrandTrail trail={trail} />}>
        <SourceLine market={market}>
          A position is what people think, not an audit of what a company does. Ranges on free pages are rounded outward
          to fixed steps.
        </SourceLine>
      </BrandDetail>
    </main>
  );
}
