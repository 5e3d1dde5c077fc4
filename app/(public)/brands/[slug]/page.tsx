import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrandDetail } from "@/components/rankings/brands/brand-detail";
import { BrandPositions } from "@/components/rankings/brands/brand-positions";
import { BrandTrail } from "@/components/rankings/brands/brand-trail";
import { RelatedBrands } from "@/components/rankings/brands/related-brands";
import { Questions } from "@/components/layout/questions";
import { PageSection } from "@/components/rankings/page-section";
import { ReadingNote } from "@/components/rankings/reading-note";
import { SourceLine } from "@/components/rankings/source-line";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { loadHasTrials } from "@/lib/accounts/billing/load";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { toBrandAnswers, toBrandDescription, toBrandStandfirst } from "@/lib/rankings/brands/brand-words";
import { loadBrandFacts, loadPublicBrandSlugs } from "@/lib/rankings/brands/load";
import type { BrandFacts } from "@/lib/rankings/brands/brand-facts";
import { toShortName, toTitle } from "@/lib/rankings/plain-words";
import { siteOrigin } from "@/lib/platform/site/origin";
import { type PageHead, toPageHead } from "@/lib/platform/site/page-head";
import { SITE } from "@/lib/platform/site/site";
import { toBrand } from "@/lib/discovery/structured-data/brand";
import { toQuestions } from "@/lib/discovery/structured-data/questions";
import { toBrandTrail } from "@/lib/rankings/brands/trail";

interface PageProps {
  params: Promise<{ slug: string }>;
}

export async function generateStaticParams() {
  const slugs = await loadPublicBrandSlugs();
  return slugs.map((slug) => ({ slug }));
}

function toHead(facts: BrandFacts): PageHead {
  const { brand, isIndexable } = facts.view;
  return {
    path: brandHref(brand.slug),
    title: toTitle([
      `${brand.name}: sustainability ranking ${SITE.rankingYear}`,
      `${brand.name}, ranked ${SITE.rankingYear}`,
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
  const [facts, hasTrials] = await Promise.all([loadBrandFacts(slug), loadHasTrials()]);
  const home = facts?.markets[0];
  if (!facts || !home) notFound();
  const { view, markets } = facts;
  const { market, standing, peers } = home;
  const trail = toBrandTrail(view.brand, standing.market, standing.industry);
  const name = toShortName(view.brand.name);
  const answers = toBrandAnswers(facts);
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageData
        page={{
          ...toHead(facts),
          kind: "FAQPage",
          trail,
          modified: market.publishedAt,
          about: toBrand(view.brand, siteOrigin()),
          mainEntity: toQuestions(answers),
        }}
      />
      <BrandDetail
        view={view}
        hasTrials={hasTrials}
        isSample={market.isSample}
        standfirst={toBrandStandfirst(facts)}
        trail={<BrandTrail trail={trail} />}
        aside={<RelatedBrands market={standing.market} industry={standing.industry} brands={peers} except={slug} />}
      >
        <PageSection id="in-the-study" title={`${name} in the study`}>
          <BrandPositions brand={view.brand} markets={markets} />
        </PageSection>
        <PageSection id="questions" title={`Questions about ${name}`}>
          <Questions items={answers} />
        </PageSection>
        <PageSection id="reading" title="How to read this">
          <ReadingNote hasScores={market.hasScores} />
        </PageSection>
        <div className="mt-14">
          <SourceLine market={market}>
            The bar is the rank range, on a scale covering the whole market. The line is the brand’s position.
          </SourceLine>
        </div>
      </BrandDetail>
    </main>
  );
}
