import "server-only";
import { cache } from "react";
import { marketsOf } from "@/lib/catalogue/definition/markets";
import { setting } from "@/lib/platform/environment/env.server";
import { comingMarkets, toComingRanking } from "@/lib/rankings/previews/coming-ranking";
import { findResults } from "@/lib/study/computation/recent-results";
import { dataRoot } from "@/lib/study/jobs/data-root";
import type { Preview } from "@/lib/rankings/previews/preview";
import { openPreview } from "@/lib/study/previews/mutations";
import { digestOfToken } from "@/lib/study/previews/preview-token";

/**
 * What a preview link shows, for the market that is asked for or else the first; null for a link that does not work.
 * Records that it was opened, once per request. Never cached.
 */
export const loadComingRanking = cache(async (token: string, market: string): Promise<Preview | null> => {
  const digest = digestOfToken(token, setting("AUTH_SECRET") ?? "");
  const opened = digest === null ? null : await openPreview(digest);
  if (!opened) return null;
  const computed = await findResults(dataRoot(), opened.computationId);
  if (!computed) return null;
  const markets = comingMarkets(computed, marketsOf(computed.definition));
  const asked = markets.find((one) => one.market.slug === market) ?? markets[0];
  if (!asked) return null;
  return {
    ...opened,
    markets: markets.map((one) => one.market),
    ranking: toComingRanking(computed, asked, opened.level),
    isSample: computed.isSample,
  };
});
