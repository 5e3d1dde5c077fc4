"use client";

import { PublicationWatch } from "@/components/shell/publication-watch";
import { MemberLife } from "@/components/shell/session/member-life";
import type { SignedInView } from "@/lib/access/view";

/** What a member's page does without showing anything. */
export function PortalLife({ account }: { account: SignedInView }) {
  return (
    <>
      <MemberLife account={account} isFresh />
      <PublicationWatch />
    </>
  );
}
