"use client";

import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";

/** Milliseconds between two looks: progress is shown by the second. */
const PACE = 1_500;

/**
 * Loads the page's data again while something is worked out in another process, as long as someone looks at the page.
 * One look at a time: a busy server that answers more slowly is asked less often.
 */
export function RefreshWhile({ isBusy }: { isBusy: boolean }) {
  const { refresh } = useRouter();
  const [isLooking, look] = useTransition();
  useEffect(() => {
    if (!isBusy || isLooking) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") look(refresh);
    }, PACE);
    return () => clearInterval(timer);
  }, [isBusy, isLooking, refresh]);
  return null;
}
