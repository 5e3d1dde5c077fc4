"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { MemberPartProps } from "@/components/rankings/brands/member-part-props";
import { isSignedInHere } from "@/lib/access/session-events";
import { browserLog } from "@/lib/platform/browser/browser-log";

/**
 * The part of a brand page below the name. The page is cached for everyone with the visitors' part; for members their
 * own part is loaded and replaces all of it, so that nothing below moves. Until then they see neither.
 */
export function MemberSlot({ children, ...brand }: MemberPartProps) {
  const [Part, setPart] = useState<ComponentType<MemberPartProps & { onVisitor: () => void }> | null>(null);
  const [isVisitor, setIsVisitor] = useState(false);
  const stay = useCallback(() => setIsVisitor(true), []);

  useEffect(() => {
    if (!isSignedInHere()) return;
    let isGone = false;
    import("@/components/rankings/brands/member-part")
      .then(({ MemberPart }) => {
        if (!isGone) setPart(() => MemberPart);
      })
      .catch((error: unknown) => {
        browserLog.warn("Could not load member content; keeping the visitor view.", error);
        if (!isGone) stay();
      });
    return () => {
      isGone = true;
    };
  }, [stay]);

  const visitors = (
    <div className="relative">
      {isVisitor ? null : (
        <p className="absolute inset-x-0 top-0 hidden border-t-2 border-ink pt-5 text-s-1 text-ink-2 in-data-[reader=member]:block">
          Loading what your account includes…
        </p>
      )}
      <div data-for={isVisitor ? undefined : "unknown"}>{children}</div>
    </div>
  );
  return Part && !isVisitor ? (
    <Part {...brand} onVisitor={stay}>
      {visitors}
    </Part>
  ) : (
    visitors
  );
}
