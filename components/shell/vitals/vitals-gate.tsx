"use client";

import { useEffect } from "react";
import { browserLog } from "@/lib/platform/browser/browser-log";

/**
 * Measures how the page loads and answers, where the publisher has a hook for it and analytics are permitted. Without
 * the first nothing is fetched for it, and without the second nothing that can measure.
 */
export function VitalsGate() {
  useEffect(() => {
    const look = () => {
      if (!window.granskogAnalytics) return;
      import("@/components/shell/vitals/vitals").then(
        ({ followPermission }) => followPermission(),
        (error: unknown) => browserLog.warn("Web vitals could not be loaded.", error),
      );
    };
    look();
    // The publisher's script may come after this one.
    addEventListener("load", look);
    return () => removeEventListener("load", look);
  }, []);
  return null;
}
