import type { Metadata } from "next";
import { Reading } from "@/components/hub/reading";
import { LEGAL_FIGURES } from "@/components/hub/legal/legal-figures";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { loadDocument } from "@/lib/hub/posts/load";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toPageHead } from "@/lib/platform/site/page-head";

/** Metadata of the page. */
async function readPage() {
  const { description, updated } = await loadDocument("ranking-guidelines");
  return { path: "/ranking-guidelines", title: "Ranking guidelines", description, modified: updated };
}

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead(await readPage());
}

export default async function RankingGuidelinesPage() {
  const [article, page, study] = await Promise.all([loadDocument("ranking-guidelines"), readPage(), loadShownStudy()]);
  return (
    <>
      <PageData page={page} />
      <Reading article={article} study={study} kicker={{ text: article.kicker }} plain figures={LEGAL_FIGURES} />
    </>
  );
}
