import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ComingRankings } from "@/components/rankings/previews/coming-rankings";
import { firstOf } from "@/lib/platform/forms/address-words";
import { loadComingRanking } from "@/lib/rankings/previews/load";

/** Read for every request: a link ends at once, and each opening is recorded. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Preview, not published",
  description: "Coming rankings, for the person who was given this link.",
  robots: { index: false, follow: false, noarchive: true, nosnippet: true },
  // The address alone grants access, so it must not leak to other sites as a referrer.
  referrer: "no-referrer",
};

interface PreviewProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PreviewPage({ params, searchParams }: PreviewProps) {
  const [{ token }, { market }] = await Promise.all([params, searchParams]);
  const preview = await loadComingRanking(token, firstOf(market));
  if (!preview) notFound();
  return <ComingRankings preview={preview} token={token} />;
}
