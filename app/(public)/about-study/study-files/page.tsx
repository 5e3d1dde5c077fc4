import type { Metadata } from "next";
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
  return (
    <Reading
      article={await loadHelp("study-files")}
      kicker={{ text: "Weighting", href: "/about-study/weighting" }}
      plain
    />
  );
}
