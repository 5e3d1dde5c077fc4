"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { MemberPartProps } from "@/components/rankings/brands/member-part-props";
import { Skeleton } from "@/components/ui/skeleton";
import { isSignedInHere } from "@/lib/access/session-events";
import { browserLog } from "@/lib/platform/browser/browser-log";

/**
 * What a brand page says below the name. The page is cached for everyone with what visitors may see; for members their
 * own part is fetched and replaces all of it, so that nothing moves below it. Until then they see the shape of its first lines.
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
        <div className="absolute inset-x-0 top-0 hidden gap-x-14 border-t-2 border-ink pt-5 in-data-[reader=member]:flex">
          <span className="sr-only">Loading what your account includes…</span>
          <Skeleton className="h-20 w-28 shrink-0 md:h-27 md:w-40" />
          <div className="grid min-w-0 grow grid-cols-1 content-start gap-3">
            <Skeleton className="h-7 w-80" />
            <Skeleton className="h-4 w-56" />
          </div>
        </div>
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
