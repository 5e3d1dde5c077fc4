import type { Metadata } from "next";
import { MISSING_HEAD, MissingHere } from "@/app/missing-here";
import { ComingRankings } from "@/components/rankings/previews/coming-rankings";
import { firstOf } from "@/lib/platform/forms/address-words";
import { loadComingRanking } from "@/lib/rankings/previews/load";

/** Read for every request: a link ends at once, and each opening is recorded. */
export const dynamic = "force-dynamic";

const HEAD: Metadata = {
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

async function load({ params, searchParams }: PreviewProps) {
  const [{ token }, { market }] = await Promise.all([params, searchParams]);
  return { token, preview: await loadComingRanking(token, firstOf(market)) };
}

export const generateMetadata = async (props: PreviewProps) => ((await load(props)).preview ? HEAD : MISSING_HEAD);

export default async function PreviewPage(props: PreviewProps) {
  const { token, preview } = await load(props);
  if (!preview) return <MissingHere />;
  return <ComingRankings preview={preview} token={token} />;
}
