"use client";

import { useQuery } from "@tanstack/react-query";
import { AccountSide } from "@/components/shell/account-side";
import { MemberLife } from "@/components/shell/session/member-life";
import type { AccountView, SignedInView } from "@/lib/access/view";
import { accountQuery } from "@/lib/rankings/member-queries";
import { queryClient } from "@/lib/platform/browser/query-client";

// All that only members' pages need of a public page: fetched where somebody is signed in, and nowhere else.

/** Who is there, asked once in five minutes whatever the pages. */
export async function askAccount(): Promise<AccountView> {
  return queryClient.fetchQuery(accountQuery);
}

/** The right end of the header, with the session's life behind it. */
export function MemberSide({ account }: { account: SignedInView }) {
  const { data } = useQuery({ ...accountQuery, initialData: account, enabled: false }, queryClient);
  return (
    <>
      <AccountSide account={data.level === "anonymous" ? account : data} />
      <MemberLife account={account} isFresh={false} />
    </>
  );
}
