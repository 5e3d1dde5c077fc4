import type { Metadata } from "next";
import { Clients } from "@/components/home/clients";
import { Hero } from "@/components/home/hero";
import { IndexRankings } from "@/components/home/index-rankings";
import { Testimonial } from "@/components/home/testimonial";
import { loadMarkets, loadRanking } from "@/lib/rankings/load";
import type { ReadyRanking, RankingView } from "@/lib/rankings/view";
import { SITE } from "@/lib/site/site";

export const metadata: Metadata = {
  title: { absolute: `${SITE.headline} | ${SITE.name}` },
  alternates: { canonical: "/" },
};

const isReady = (view: RankingView | null): view is ReadyRanking => view?.status === "ready" && view.rows.length > 0;

/** The rankings of all markets, or null when the database did not answer: the rest of the page needs none of it. */
async function loadRankings(): Promise<ReadyRanking[] | null> {
  try {
    const markets = await loadMarkets();
    const views = await Promise.all(markets.map(({ slug }) => loadRanking(slug)));
    return views.filter(isReady);
  } catch (error) {
    console.error("The home page is shown without rankings.", error);
    return null;
  }
}

export default async function HomePage() {
  const rankings = await loadRankings();
  return (
    <main id="content" tabIndex={-1} data-header="tall">
      <Hero />
      <IndexRankings rankings={rankings} />
      <Testimonial year={rankings?.[0]?.year ?? SITE.rankingYear} />
      <Clients />
    </main>
  );
}
