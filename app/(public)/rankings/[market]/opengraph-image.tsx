import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { notFound } from "next/navigation";
import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { loadRanking } from "@/lib/rankings/load";
import { SITE } from "@/lib/platform/site/site";

export const alt = `Official Rankings ${SITE.rankingYear}`;
export const { size, contentType } = SOCIAL_IMAGE;

/** Rendered on first request and cached until the next publication. */
export function generateStaticParams(): [] {
  return [];
}

export default async function Image({ params }: { params: Promise<{ market: string }> }) {
  const [view, { rankingYear }] = await Promise.all([loadRanking((await params).market), loadShownStudy()]);
  if (!view) notFound();
  const { name } = view.market;
  const isReady = view.status === "ready";
  return socialImageOf({
    kicker: `${name}, ${isReady ? view.year : rankingYear}`,
    title: `Official Rankings ${rankingYear}, ${name}`,
    standfirst: `How sustainable people in ${inSentence(name)} say the brands they know are. See the top 10 with rank ranges for free.`,
    entries: isReady ? view.rows.map(({ brand, position }) => ({ name: brand.name, position })) : [],
    isSample: isReady && view.isSample,
  });
}
