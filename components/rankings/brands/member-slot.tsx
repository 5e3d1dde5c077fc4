"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { MemberPartProps } from "@/components/rankings/brands/member-part-props";
import { isSignedInHere } from "@/lib/access/session-events";
import { browserLog } from "@/lib/platform/browser/browser-log";

/**
 * The part of a brand page that depends on the reader. The page is cached for everyone with what visitors may see; for
 * signed-in users the member part is fetched and replaces it, taking at least the same space.
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
    // Phones scroll to the content below, which may move up.
    <div ref={slotRef} className="md:min-h-(--room)" style={{ "--room": `${room ?? 0}px` } as React.CSSProperties}>
      {Part ? <Part {...brand}>{children}</Part> : children}
    </div>
  );
}
