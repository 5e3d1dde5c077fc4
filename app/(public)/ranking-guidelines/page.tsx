import type { Metadata } from "next";
import { Reading } from "@/components/hub/reading";
import { LEGAL_FIGURES } from "@/components/legal/legal-figures";
import { loadDocument } from "@/lib/posts/load";
import { toPageHead } from "@/lib/posts/page-head";

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead(await loadDocument("ranking-guidelines"), { path: "/ranking-guidelines", title: "Ranking guidelines" });
}

export default async function RankingGuidelinesPage() {
  const article = await loadDocument("ranking-guidelines");
  return <Reading article={article} kicker={{ text: article.kicker }} plain figures={LEGAL_FIGURES} />;
}
