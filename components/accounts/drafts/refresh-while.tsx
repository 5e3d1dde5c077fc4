"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Milliseconds between two looks: progress is shown by the second. */
const PACE = 1_500;

/** Loads the page’s data again while something is worked out in another process. */
export function RefreshWhile({ isBusy }: { isBusy: boolean }) {
  const { refresh } = useRouter();
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, PACE);
    return () => clearInterval(timer);
  }, [isBusy, refresh]);
  return null;
}
