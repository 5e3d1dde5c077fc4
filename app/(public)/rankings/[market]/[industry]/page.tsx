import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrandTrail } from "@/components/brands/brand-trail";
import { IndustryLanding } from "@/components/industries/industry-landing";
import { isThinIndustry, toLeaders } from "@/lib/industries/industry-facts";
import { toIndustryDescription, toIndustryTitle } from "@/lib/industries/industry-words";
import { loadIndustryFacts } from "@/lib/industries/load";
import { loadIndustries, loadMarkets, loadRanking } from "@/lib/rankings/load";
import { rankingHref } from "@/lib/rankings/search-params";
import { toPageHead } from "@/lib/site/page-head";

interface PageProps {
  params: Promise<{ market: string; industry: string }>;
}

/** Both segments: the market's own page is no layout of this one, so its parameters do not come down here. */
export async function generateStaticParams() {
  const markets = await loadMarkets();
  const lists = await Promise.all(
    markets.map(async ({ slug: market }) =>
      (await loadIndustries(market)).map(({ slug: industry }) => ({ market, industry })),
    ),
  );
  return lists.flat();
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { market, industry } = await params;
  const facts = await loadIndustryFacts(market, industry);
  if (!facts) return {};
  const leaders = toLeaders(facts.topTen, facts.industry.slug).length;
  return toPageHead({
    path: rankingHref({ market, industry }),
    title: `${toIndustryTitle(facts)}, sustainability ranking ${facts.market.year}`,
    description: toIndustryDescription(facts),
    keywords: [`${facts.industry.name} brands`, `sustainable brands in ${facts.market.name}`],
    listed: !isThinIndustry({ brandCount: facts.industry.brandCount, leaders }),
  });
}

export default async function IndustryPage({ params }: PageProps) {
  const { market, industry } = await params;
  const [view, facts, markets] = await Promise.all([loadRanking(market, industry), loadIndustryFacts(market, industry), loadMarkets()]);
  if (view?.status !== "locked" || !facts) notFound();
  const trail = [
    { name: "Rankings", href: "/rankings" },
    { name: facts.market.name, href: rankingHref({ market }) },
    { name: facts.industry.name, href: rankingHref({ market, industry }) },
  ];
  return <IndustryLanding view={view} facts={facts} markets={markets} trail={<BrandTrail trail={trail} />} />;
}
