import type { Metadata } from "next";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { Reading } from "@/components/hub/reading";
import { loadHelp } from "@/lib/hub/posts/load";
import { toPageHead } from "@/lib/platform/site/page-head";

const PATH = "/about-study/study-files";

/** For people who publish studies: public, but not indexed. */
export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await loadHelp("study-files");
  return toPageHead({ path: PATH, title, description, listed: false });
}

export default async function StudyFilesPage() {
  const article = await loadHelp("study-files");
  const { title, description } = article;
  return (
    <>
      <PageData page={{ path: PATH, title, description }} />
      <Reading article={article} kicker={{ text: "Weighting", href: "/about-study/weighting" }} plain />
    </>
  );
}
