"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { AccountView, SignedInView } from "@/lib/access/view";

/** Subscriptions change seldom: the answer is good for this long. */
const FRESH_MS = 5 * 60_000;
const PATIENCE_MS = 8_000;

interface Member {
  account: SignedInView;
  Side: ComponentType<{ account: SignedInView }>;
}

export type WhoIsThere = { status: "visitor" } | { status: "waiting" } | ({ status: "member" } & Member);

/** Set with the session and readable by scripts: spares visitors the question. */
const CLAIM = /(?:^|;\s*)signed_in=/;
const isClaimed = () => CLAIM.test(document.cookie);
const neverTold = () => () => undefined;

/** Null for nobody; throws without an answer. The member's part of the header is loaded for members only. */
async function askWhoIsThere(): Promise<Member | null> {
  const [{ AccountSide }, answer] = await Promise.all([
    import("@/components/layout/account-side"),
    fetch("/api/me", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) }),
  ]);
  if (!answer.ok) throw new Error(`No answer to who is there: ${answer.status}`);
  const account = (await answer.json()) as AccountView;
  if (account.level !== "anonymous") return { account, Side: AccountSide };
  // The session has ended: nobody need ask again.
  document.cookie = "signed_in=; Max-Age=0; Path=/";
  return null;
}

/**
 * Who reads a page that is the same for everyone. Asked once the page is alive, and again when a page is opened after
 * five minutes; forgotten as soon as the session's cookie is gone. Without an answer one
 * counts as a visitor until the next page.
 */
export function useWhoIsThere(): WhoIsThere {
  const path = usePathname();
  const claimed = useSyncExternalStore(neverTold, isClaimed, () => false);
  const [answer, setAnswer] = useState<{ member: Member | null } | null>(null);
  const askedAtRef = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (!isClaimed()) {
      askedAtRef.current = Number.NEGATIVE_INFINITY;
      return;
    }
    const now = performance.now();
    if (now - askedAtRef.current < FRESH_MS) return;
    askedAtRef.current = now;
    askWhoIsThere()
      .then((member) => setAnswer({ member }))
      .catch(() => {
        askedAtRef.current = Number.NEGATIVE_INFINITY;
        setAnswer({ member: null });
      });
  }, [path]);

  if (!claimed) return { status: "visitor" };
  if (!answer) return { status: "waiting" };
  return answer.member ? { status: "member", ...answer.member } : { status: "visitor" };
}
