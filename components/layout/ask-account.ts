import type { AccountView } from "@/lib/access/view";
import { accountQuery } from "@/lib/access/account-query";
import { queryClient } from "@/lib/platform/browser/query-client";

// Code that public pages need only for members, loaded only for signed-in users.

/** The current user, requested once in five minutes across pages. */
export async function askAccount(): Promise<AccountView> {
  return queryClient.fetchQuery(accountQuery);
}
