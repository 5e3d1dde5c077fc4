"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { SignedInView } from "@/lib/access/view";
import { forgetSignedIn, isSignedInHere } from "@/lib/access/session-events";

/** Subscriptions rarely change, so the response stays fresh this long. */
const FRESH_MS = 5 * 60_000;

interface Member {
  account: SignedInView;
  Side: ComponentType<{ account: SignedInView }>;
}

export type WhoIsThere = { status: "visitor" | "waiting" | "unanswered" } | ({ status: "member" } & Member);

interface Answer {
  member: Member | "unanswered" | null;
}

/** A member stays one on this page: their part of the header itself reports that the session ended. */
const keepMember = (before: Answer | null, member: "unanswered" | null): Answer =>
  before?.member && before.member !== "unanswered" ? before : { member };

const neverTold = () => () => undefined;

/** The viewer according to the script in the page's head, updated when that changes. */
function markReader(): void {
  document.documentElement.dataset.reader = isSignedInHere() ? "member" : "visitor";
}

type LoadSide = () => Promise<{ MemberSide: Member["Side"] }>;
let loadSide: LoadSide = async () => Promise.reject(new Error("The header has not said what a member sees of it."));

/** The right-hand end of the header for a member: loaded for members only. */
export function provideMemberSide(load: LoadSide): void {
  loadSide = load;
}

/** Null for visitors; throws without a response. What only members need is loaded only for them. */
async function askWhoIsThere(): Promise<Member | null> {
  const [{ askAccount }, { MemberSide }] = await Promise.all([import("@/components/layout/ask-account"), loadSide()]);
  const account = await askAccount();
  if (account.level !== "anonymous") return { account, Side: MemberSide };
  // The session has ended, so no further request is needed.
  forgetSignedIn();
  markReader();
  return null;
}

/**
 * The reader of a page cached for everyone. Requested after hydration, and again on a page opened after five minutes;
 * cleared when the session cookie is gone. Without a response it stays open who that is until the next page.
 */
export function useWhoIsThere(): WhoIsThere {
  const path = usePathname();
  const claimed = useSyncExternalStore(neverTold, isSignedInHere, () => false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const askedAtRef = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    markReader();
    if (!isSignedInHere()) {
      askedAtRef.current = Number.NEGATIVE_INFINITY;
      return;
    }
    const now = performance.now();
    if (now - askedAtRef.current < FRESH_MS) return;
    askedAtRef.current = now;
    askWhoIsThere()
      .then((member) => setAnswer((before) => (member ? { member } : keepMember(before, null))))
      .catch(() => {
        askedAtRef.current = Number.NEGATIVE_INFINITY;
        setAnswer((before) => keepMember(before, "unanswered"));
      });
  }, [path]);

  if (!claimed) return { status: "visitor" };
  if (!answer) return { status: "waiting" };
  if (answer.member === "unanswered") return { status: "unanswered" };
  return answer.member ? { status: "member", ...answer.member } : { status: "visitor" };
}
