"use client";

import { useEffect } from "react";
import { sayWhenLimited } from "@/components/shell/session/rate-limit-toast";
import { SessionLife } from "@/components/shell/session/session-life";
import type { SignedInView } from "@/lib/access/view";
import { setKnownBrands } from "@/lib/rankings/brands/known-brands";
import { prefetchAtStart } from "@/lib/rankings/member-queries";
import { accountQuery } from "@/lib/access/account-query";
import { placedBrandsOf } from "@/lib/rankings/brands/ranked-brands";
import { keepFresh, queryClient } from "@/lib/platform/browser/query-client";
import { SITE } from "@/lib/platform/site/site";

interface MemberLifeProps {
  account: SignedInView;
  /** Has the server just drawn this page for the member? */
  isFresh: boolean;
}

/** What a member's page has beside a visitor's: the session's clock, the cache of what was asked, and its limit. */
export function MemberLife({ account, isFresh }: MemberLifeProps) {
  useEffect(() => {
    if (isFresh) queryClient.setQueryData(accountQuery.queryKey, account);
  }, [account, isFresh]);

  useEffect(() => {
    const stops = [keepFresh(queryClient), sayWhenLimited()];
    setKnownBrands(placedBrandsOf(queryClient));
    void prefetchAtStart({ market: SITE.defaultMarket, isMember: true });
    return () => stops.forEach((stop) => stop());
  }, []);

  return <SessionLife account={account} isNoted={isFresh} />;
}
