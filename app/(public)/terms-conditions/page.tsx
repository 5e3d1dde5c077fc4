import type { Metadata } from "next";
import { Reading } from "@/components/hub/reading";
import { LEGAL_FIGURES } from "@/components/legal/legal-figures";
import { loadDocument } from "@/lib/posts/load";
import { toPageHead } from "@/lib/posts/page-head";

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead(await loadDocument("terms-conditions"), { path: "/terms-conditions" });
}

export default async function TermsPage() {
  const article = await loadDocument("terms-conditions");
  return <Reading article={article} kicker={{ text: article.kicker }} plain figures={LEGAL_FIGURES} />;
}
