import { notFound } from "next/navigation";
import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { toBrandStandfirst, toCardStandfirst } from "@/lib/rankings/brands/brand-words";
import { loadBrandFacts } from "@/lib/rankings/brands/load";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { formatNumber } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";

export const alt = `A brand in the official rankings ${SITE.rankingYear}`;
export const { size, contentType } = SOCIAL_IMAGE;

/** Rendered on first request and cached until the next publication. */
export function generateStaticParams(): [] {
  return [];
}

export default async function Image({ params }: { params: Promise<{ slug: string }> }) {
  const facts = await loadBrandFacts((await params).slug);
  const home = facts?.markets[0];
  if (!facts || !home) notFound();
  const seen = facts.markets.flatMap(({ standing, market }) =>
    standing.position.status === "known"
      ? [
          {
            name: `of ${formatNumber(market.brandCount)} in ${inSentence(market.name)}`,
            position: standing.position.overall,
          },
        ]
      : [],
  );
  return socialImageOf({
    kicker: home.standing.industry.name,
    title: facts.view.brand.name,
    standfirst: seen.length > 0 ? toCardStandfirst(facts) : toBrandStandfirst(facts),
    entries: seen,
    isSample: home.market.isSample,
  });
}
