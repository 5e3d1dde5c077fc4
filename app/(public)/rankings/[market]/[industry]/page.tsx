import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrandTrail } from "@/components/rankings/brands/brand-trail";
import { IndustryLanding } from "@/components/rankings/industries/industry-landing";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { isThinIndustry, toLeaders, type IndustryFacts } from "@/lib/rankings/industries/industry-facts";
import { toIndustryDescription, toIndustryTitle } from "@/lib/rankings/industries/industry-words";
import { loadIndustryFacts } from "@/lib/rankings/industries/load";
import { loadMarkets, loadRanking, loadUnranked } from "@/lib/rankings/load";
import { toTitle } from "@/lib/rankings/plain-words";
import { rankingHref } from "@/lib/rankings/search-params";
import { type PageHead, toPageHead } from "@/lib/platform/site/page-head";
import { toRankingTrail } from "@/lib/rankings/brands/trail";
import { inSentence } from "@/lib/platform/words/in-sentence";

interface PageProps {
  params: Promise<{ market: string; industry: string }>;
}

/** Rendered on first request and cached until the next publication: a first start has not to draw them all. */
export function generateStaticParams(): [] {
  return [];
}

function toHead(facts: IndustryFacts): PageHead {
  const { market, industry, topTen } = facts;
  const leaders = toLeaders(topTen, industry.slug).length;
  const title = toIndustryTitle(facts);
  return {
    path: rankingHref({ market: market.slug, industry: industry.slug }),
    title: toTitle([
      `${title}, sustainability ranking ${market.year}`,
      `${title}, ranked ${market.year}`,
      `${title} ${market.year}`,
      title,
    ]),
    description: toIndustryDescription(facts),
    keywords: [`${industry.name} brands`, `sustainable brands in ${inSentence(market.name)}`],
    listed: !isThinIndustry({ brandCount: industry.brandCount, leaders }),
  };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { market, industry } = await params;
  const facts = await loadIndustryFacts(market, industry);
  return facts ? toPageHead(toHead(facts)) : {};
}

export default async function IndustryPage({ params }: PageProps) {
  const { market, industry } = await params;
  const [view, facts, markets, study] = await Promise.all([
    loadRanking(market, industry),
    loadIndustryFacts(market, industry),
    loadMarkets(),
    loadShownStudy(),
  ]);
  if (view?.status !== "locked" || !facts) notFound();
  const unranked = await loadUnranked(facts.market.slug, facts.industry.slug);
  const trail = toRankingTrail(facts.market, facts.industry);
  return (
    <>
      <PageData page={{ ...toHead(facts), kind: "CollectionPage", trail, modified: facts.market.publishedAt }} />
      <IndustryLanding
        view={view}
        facts={facts}
        markets={markets}
        unranked={unranked}
        study={study}
        trail={<BrandTrail trail={trail} />}
      />
    </>
  );
}
