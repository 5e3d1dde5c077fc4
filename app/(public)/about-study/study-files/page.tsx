import type { Metadata } from "next";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { Reading } from "@/components/hub/reading";
import { loadHelp } from "@/lib/hub/posts/load";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toPageHead } from "@/lib/platform/site/page-head";

const PATH = "/about-study/study-files";

/** For people who publish studies: public, but not indexed. */
export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await loadHelp("study-files");
  return toPageHead({ path: PATH, title, description, listed: false });
}

export default async function StudyFilesPage() {
  const [article, study] = await Promise.all([loadHelp("study-files"), loadShownStudy()]);
  const { title, description } = article;
  return (
    <>
      <PageData page={{ path: PATH, title, description }} />
      <Reading article={article} study={study} kicker={{ text: "Weighting", href: "/about-study/weighting" }} plain />
    </>
  );
}
