"use client";

import { useEffect } from "react";
import { useFullRankings } from "@/components/shell/session/full-rankings";
import { SessionLife } from "@/components/shell/session/session-life";
import type { SignedInView } from "@/lib/access/view";
import { setKnownBrands } from "@/lib/rankings/brands/known-brands";
import { prefetchAtStart } from "@/lib/rankings/member-queries";
import { accountQuery } from "@/lib/access/account-query";
import { isSignedInHere } from "@/lib/access/session-events";
import { knownBrandsOf } from "@/lib/rankings/brands/ranked-brands";
import { keepFresh, queryClient } from "@/lib/platform/browser/query-client";
import { useShownStudy } from "@/components/layout/shown-study";
import { toast } from "@/components/ui/toast";
import { memberFetch } from "@/lib/platform/browser/member-fetch";
import { RATE_LIMIT_WORDS } from "@/lib/platform/requests/too-many-requests";

/** Shows a message if this page made too many requests. Returns a function that stops it. */
const sayWhenLimited = (): (() => void) =>
  memberFetch.onRefusal(() => {
    toast({ ...RATE_LIMIT_WORDS, variant: "destructive" });
  });

interface MemberLifeProps {
  account: SignedInView;
  /** Whether the server has just rendered this page for the member. */
  isFresh: boolean;
}

/** What a member's page has in addition: session timer, query cache, request limit, and links that lead to the full rankings. */
export function MemberLife({ account, isFresh }: MemberLifeProps) {
  const { defaultMarket, rankingYear } = useShownStudy();
  useEffect(() => {
    if (isFresh) queryClient.setQueryData(accountQuery.queryKey, account);
  }, [account, isFresh]);

  useEffect(() => {
    const stops = [keepFresh(queryClient), sayWhenLimited()];
    setKnownBrands(knownBrandsOf(queryClient, rankingYear));
    // Not while the member is signing out.
    if (isSignedInHere()) void prefetchAtStart({ market: defaultMarket, year: rankingYear, isMember: true });
    return () => stops.forEach((stop) => stop());
  }, [defaultMarket, rankingYear]);

  useFullRankings();

  return <SessionLife account={account} isNoted={isFresh} />;
}
