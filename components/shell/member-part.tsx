"use client";

import { useQuery } from "@tanstack/react-query";
import { AccountSide } from "@/components/shell/account-side";
import { MemberLife } from "@/components/shell/session/member-life";
import type { SignedInView } from "@/lib/access/view";
import { accountQuery } from "@/lib/access/account-query";
import { queryClient } from "@/lib/platform/browser/query-client";

/** The right-hand side of the header, with the session timer. */
export function MemberSide({ account }: { account: SignedInView }) {
  const { data } = useQuery({ ...accountQuery, initialData: account, enabled: false }, queryClient);
  return (
    <>
      <AccountSide account={data.level === "anonymous" ? account : data} />
      <MemberLife account={account} isFresh={false} />
    </>
  );
}
