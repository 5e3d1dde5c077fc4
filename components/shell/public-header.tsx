"use client";

import { Dock } from "@/components/shell/dock";
import { dockFor, VISITOR_DOCK } from "@/components/shell/dock-entries";
import { EARLY_HEADER } from "@/components/shell/early-header";
import { HeaderFrame } from "@/components/shell/header-frame";
import styles from "@/components/shell/header.module.css";
import { SignInLink } from "@/components/shell/sign-in-link";
import { provideMemberSide, useWhoIsThere } from "@/components/layout/use-member";

provideMemberSide(async () => import("@/components/shell/member-part"));

/** Header of cached pages: the visitor's, replaced by the member's for signed-in users. */
export function PublicHeader() {
  const who = useWhoIsThere();
  // Each reader's dock is one of its own: entries of another would move to their places here before the reader's eyes.
  const dock =
    who.status === "member" ? (
      <Dock key={who.account.level} entries={dockFor(who.account)} />
    ) : (
      <Dock key="anonymous" entries={VISITOR_DOCK} />
    );
  return (
    <HeaderFrame dock={dock}>
      <div className={styles.right} data-waiting={who.status === "waiting" ? "" : undefined} suppressHydrationWarning>
        <script
          // Only the parser runs it; React would warn about a script it inserts.
          type={typeof window === "undefined" ? undefined : "text/plain"}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: EARLY_HEADER }}
        />
        {who.status === "member" ? (
          <who.Side account={who.account} />
        ) : (
          <SignInLink isSignedIn={who.status === "unanswered"} />
        )}
      </div>
    </HeaderFrame>
  );
}
