import type { Metadata } from "next";
import { Reading } from "@/components/hub/reading";
import { COOKIE_FIGURES } from "@/components/legal/cookie-figures";
import { loadDocument } from "@/lib/posts/load";
import { toPageHead } from "@/lib/posts/page-head";

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead(await loadDocument("cookie-settings"), { path: "/cookie-settings" });
}

export default async function CookieSettingsPage() {
  const article = await loadDocument("cookie-settings");
  return <Reading article={article} kicker={{ text: article.kicker }} plain figures={COOKIE_FIGURES} />;
}
