import type { Metadata } from "next";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { homeRankings } from "@/app/home-rankings";
import { Clients } from "@/components/discovery/home/clients";
import { StudyBand } from "@/components/discovery/home/study-band";
import { Testimonial } from "@/components/discovery/home/testimonial";
// After the others: styles that only this page has then follow each other and are one sheet.
import { Hero } from "@/components/discovery/home/hero";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";
import { toOrganization, toWebSite } from "@/lib/discovery/structured-data/publisher";

const toPage = ({ headline, description }: ShownStudy) => ({ path: "/", title: headline, description });

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead(toPage(await loadShownStudy()));
}

/** The visitors' home page, built once for all. The edge redirects members before they get here. */
export default async function HomePage() {
  const [rankings, study] = await Promise.all([homeRankings(), loadShownStudy()]);
  const origin = siteOrigin();
  return (
    <main id="content" tabIndex={-1} data-header="tall">
      <PageData page={toPage(study)} more={[toOrganization(origin, study), toWebSite(origin, study)]} />
      <Hero rankings={rankings} study={study} />
      <StudyBand study={study} />
      <Testimonial year={rankings?.[0]?.year ?? study.rankingYear} />
      <Clients />
    </main>
  );
}
