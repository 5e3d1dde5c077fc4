import { homeRankings } from "@/app/home-rankings";
import { Clients } from "@/components/discovery/home/clients";
import { Hero } from "@/components/discovery/home/hero";
import { StudyBand } from "@/components/discovery/home/study-band";
import { Testimonial } from "@/components/discovery/home/testimonial";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";
import { SITE } from "@/lib/platform/site/site";
import { toOrganization, toWebSite } from "@/lib/discovery/structured-data/publisher";

const PAGE = { path: "/", title: SITE.headline, description: SITE.description };
export const metadata = toPageHead(PAGE);

/** The visitors' home page, built once for all. The edge redirects members before they get here. */
export default async function HomePage() {
  const rankings = await homeRankings();
  const origin = siteOrigin();
  return (
    <main id="content" tabIndex={-1} data-header="tall">
      <PageData page={PAGE} more={[toOrganization(origin), toWebSite(origin)]} />
      <Hero rankings={rankings} />
      <StudyBand />
      <Testimonial year={rankings?.[0]?.year ?? SITE.rankingYear} />
      <Clients />
    </main>
  );
}
