"use client";

import { useEffect, useState } from "react";
import { FreeBrand } from "@/components/rankings/brands/free-brand";
import { PaidBrand } from "@/components/rankings/brands/paid-brand";
import { askAccount } from "@/components/layout/ask-account";
import type { AccountView } from "@/lib/access/view";
import type { MemberPartProps } from "./member-part-props";
import { browserLog } from "@/lib/platform/browser/browser-log";

/** What a member's account and plan include; until that is known, the visitors' part in its place. */
export function MemberPart({ children, onVisitor, ...brand }: MemberPartProps & { onVisitor: () => void }) {
  const [account, setAccount] = useState<AccountView | null>(null);

  useEffect(() => {
    let isGone = false;
    // Shares the header's request, and does not observe it: the first observer to leave would cancel it for the other.
    askAccount()
      .then((answer) => {
        if (isGone) return;
        if (answer.level === "anonymous") onVisitor();
        else setAccount(answer);
      })
      .catch((error: unknown) => {
        browserLog.warn("Could not tell who is signed in; keeping the visitor view.", error);
        if (!isGone) onVisitor();
      });
    return () => {
      isGone = true;
    };
  }, [onVisitor]);

  if (!account || account.level === "anonymous") return children;
  return account.level === "paid" ? (
    <PaidBrand {...brand} account={account}>
      {children}
    </PaidBrand>
  ) : (
    <FreeBrand {...brand} canTry={account.canTry}>
      {children}
    </FreeBrand>
  );
}
