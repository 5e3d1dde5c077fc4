import { queryOptions } from "@tanstack/react-query";
import type { AccountView } from "@/lib/access/view";
import { memberFetch } from "@/lib/platform/browser/member-fetch";
import { ACCOUNT_DATA, retryUpTo } from "@/lib/platform/browser/query-client";

/** How long account data stay fresh. */
export const forAccount = {
  staleTime: ACCOUNT_DATA.staleTime,
  gcTime: ACCOUNT_DATA.gcTime,
  retry: retryUpTo(ACCOUNT_DATA.retries),
};

/** The current user and their plan. */
export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: async ({ signal }) => (await memberFetch.read("/api/me", signal)) as AccountView,
  ...forAccount,
});
