import { queryOptions } from "@tanstack/react-query";
import { memberFetch } from "@/lib/client/member-fetch";
import { forAccount } from "@/lib/client/member-queries";
import type { OpenSession, Profile } from "@/lib/identity/port";

interface PanelContent {
  profile: Profile;
  sessions: readonly OpenSession[];
}

/** What the account panel shows. Where one is signed in is asked anew each time it is opened. */
export const panelQuery = queryOptions({
  queryKey: ["account", "panel"],
  queryFn: async ({ signal }) => (await memberFetch.read("/api/account", signal)) as PanelContent,
  ...forAccount,
  refetchOnMount: "always" as const,
});
