import type { AccountView } from "@/lib/access/view";
import { accountQuery } from "@/lib/access/account-query";
import { queryClient } from "@/lib/platform/browser/query-client";

// All that only members' pages need of a public page: fetched where someone is signed in, and nowhere else.

/** Who is there, asked once in five minutes whatever the pages. */
export async function askAccount(): Promise<AccountView> {
  return queryClient.fetchQuery(accountQuery);
}
