import type { Metadata } from "next";
import { homeRankings } from "@/app/home-rankings";
import { Clients } from "@/components/home/clients";
import { Hero } from "@/components/home/hero";
import { IndexRankings } from "@/components/home/index-rankings";
import { Testimonial } from "@/components/home/testimonial";
import { SITE } from "@/lib/site/site";

export const metadata: Metadata = {
  title: { absolute: `${SITE.headline} | ${SITE.name}` },
  alternates: { canonical: "/" },
};

/** The visitors' home, built once for all: the edge sends members on before they come here, each to their own. */
export default async function HomePage() {
  const rankings = await homeRankings();
  return (
    <main id="content" tabIndex={-1} data-header="tall">
      <Hero />
      <IndexRankings rankings={rankings} />
      <Testimonial year={rankings?.[0]?.year ?? SITE.rankingYear} />
      <Clients />
    </main>
  );
}
