"use client";

import { useEffect } from "react";
import { sayWhenLimited } from "@/components/session/rate-limit-toast";
import { SessionLife } from "@/components/session/session-life";
import type { SignedInView } from "@/lib/access/view";
import { setKnownBrands } from "@/lib/client/known-brands";
import { accountQuery, prefetchAtStart } from "@/lib/client/member-queries";
import { placedBrandsOf } from "@/lib/client/placed-brands";
import { keepFresh, queryClient } from "@/lib/client/query-client";
import { SITE } from "@/lib/site/site";

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
