import { inSentence } from "@/lib/platform/words/in-sentence";
import { numberOf, possessive } from "@/lib/platform/words/sentences";
import { notFound } from "next/navigation";
import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { toLeaders } from "@/lib/rankings/industries/industry-facts";
import { toIndustryStandfirst, toIndustryTitle } from "@/lib/rankings/industries/industry-words";
import { loadIndustryFacts } from "@/lib/rankings/industries/load";
import { SITE } from "@/lib/platform/site/site";

export const alt = `Official Rankings ${SITE.rankingYear}, brands of an industry`;
export const { size, contentType } = SOCIAL_IMAGE;

/** Rendered on first request and cached until the next publication. */
export function generateStaticParams(): [] {
  return [];
}

export default async function Image({ params }: { params: Promise<{ market: string; industry: string }> }) {
  const { market, industry } = await params;
  const facts = await loadIndustryFacts(market, industry);
  if (!facts) notFound();
  const leaders = toLeaders(facts.topTen, facts.industry.slug);
  return socialImageOf({
    kicker: `${facts.market.name}, ${facts.market.year}`,
    title: toIndustryTitle(facts),
    standfirst:
      leaders.length > 0
        ? `${numberOf(facts.industry.brandCount, "brand")} ranked. In ${possessive(inSentence(facts.market.name))} top 10:`
        : toIndustryStandfirst(facts),
    entries: leaders.map(({ brand, position }) => ({ name: brand.name, position })),
    isSample: facts.market.isSample,
  });
}
