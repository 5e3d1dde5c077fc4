import { queryOptions } from "@tanstack/react-query";
import type { AccountContent } from "@/components/accounts/identity/account-forms";
import { memberFetch } from "@/lib/platform/browser/member-fetch";
import { forAccount } from "@/lib/access/account-query";

/** What the account panel shows. Where one is signed in is asked anew each time it is opened. */
export const panelQuery = queryOptions({
  queryKey: ["account", "panel"],
  queryFn: async ({ signal }) => (await memberFetch.read("/api/account", signal)) as AccountContent,
  ...forAccount,
  refetchOnMount: "always" as const,
});
