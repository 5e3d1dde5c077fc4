import type { Metadata } from "next";
import { Reading } from "@/components/hub/reading";
import { loadDocument } from "@/lib/posts/load";
import { toPageHead } from "@/lib/posts/page-head";

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead(await loadDocument("about-study"), { path: "/about-study", title: "About the study" });
}

export default async function AboutStudyPage() {
  const article = await loadDocument("about-study");
  return <Reading article={article} kicker={{ text: article.kicker }} plain />;
}
