import type { Metadata } from "next";
import { Reading } from "@/components/hub/reading";
import { loadHelp } from "@/lib/posts/load";
import { toPageHead } from "@/lib/posts/page-head";

const PATH = "/about-study/study-files";

/** Written for those who publish studies: open to read, of no use to search engines. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...toPageHead(await loadHelp("study-files"), { path: PATH }), robots: { index: false, follow: true } };
}

export default async function StudyFilesPage() {
  return <Reading article={await loadHelp("study-files")} kicker={{ text: "Weighting", href: "/about-study/weighting" }} plain />;
}
