"use client";

import { useEffect } from "react";
import { browserLog } from "@/lib/platform/browser/browser-log";

/**
 * Measures loading and responsiveness if the publisher has a hook and analytics are permitted. Without a hook nothing
 * is loaded; without permission no measuring code is.
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
    // The publisher's script may load after this one.
    addEventListener("load", look);
    return () => removeEventListener("load", look);
  }, []);
  return null;
}
