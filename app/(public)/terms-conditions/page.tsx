import type { Metadata } from "next";
import { Reading } from "@/components/hub/reading";
import { LEGAL_FIGURES } from "@/components/hub/legal/legal-figures";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { loadDocument } from "@/lib/hub/posts/load";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toPageHead } from "@/lib/platform/site/page-head";

/** Metadata of the page. */
async function readPage() {
  const { title, description, updated } = await loadDocument("terms-conditions");
  return { path: "/terms-conditions", title, description, modified: updated };
}

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead(await readPage());
}

export default async function TermsPage() {
  const [article, page, study] = await Promise.all([loadDocument("terms-conditions"), readPage(), loadShownStudy()]);
  return (
    <>
      <PageData page={page} />
      <Reading article={article} study={study} kicker={{ text: article.kicker }} plain figures={LEGAL_FIGURES} />
    </>
  );
}
