"use client";

import { type ComponentType, useEffect, useState } from "react";
import { ENDED_MARK } from "@/lib/access/session-events";

/** Kept tiny: every page includes it, and hardly any has to load more. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

const wantsSecurityChecks = () =>
  new URLSearchParams(location.search).get("securityDebug") === "1" ||
  read(() => localStorage, "SECURITY_DEBUG") !== null;

/**
 * Says on the next page that the session ended for inactivity, or that signing out failed; shows security warnings to developers who ask for them.
 */
export function PageChecks() {
  const [Checks, setChecks] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (read(() => sessionStorage, ENDED_MARK) !== null) {
      void import("@/components/shell/session/ended-toast").then(({ sayWhyEnded }) => sayWhyEnded());
    }
    if (wantsSecurityChecks())
      void import("@/components/shell/session/security-checks").then((module) => setChecks(() => module.default));
  }, []);
  return Checks && <Checks />;
}
