"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { MemberPartProps } from "@/components/rankings/brands/member-part-props";
import { isSignedInHere } from "@/lib/access/session-events";
import { browserLog } from "@/lib/platform/browser/browser-log";

/**
 * The part of a brand's page that depends on who reads it. The page is the same for everyone and shows what visitors may
 * see; where someone is signed in, what their account opens is fetched and takes its place, and no less room.
 */
export function MemberSlot({ children, ...brand }: MemberPartProps) {
  const [Part, setPart] = useState<ComponentType<MemberPartProps> | null>(null);
  const [room, setRoom] = useState<number | undefined>();
  const slotRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isSignedInHere()) return;
    let isGone = false;
    import("@/components/rankings/brands/member-part")
      .then(({ MemberPart }) => {
        if (isGone) return;
        setRoom(slotRef.current?.offsetHeight);
        setPart(() => MemberPart);
      })
      .catch((error: unknown) => browserLog.warn("Could not load member content; keeping the visitor view.", error));
    return () => {
      isGone = true;
    };
  }, []);

  return (
    // Phones scroll to what comes below; there it may move up.
    <div ref={slotRef} className="md:min-h-(--room)" style={{ "--room": `${room ?? 0}px` } as React.CSSProperties}>
      {Part ? <Part {...brand}>{children}</Part> : children}
    </div>
  );
}
