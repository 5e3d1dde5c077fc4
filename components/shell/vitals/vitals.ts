import { followConsent, readConsent } from "@/components/layout/consent/consent-store";
import { browserLog } from "@/lib/platform/browser/browser-log";

let isFollowing = false;
/** A page is measured once, from loading; client-side navigation does not count. */
let hasBegun = false;
let stop: (() => void) | null = null;

function isPermitted(): boolean {
  const consent = readConsent();
  return "preferences" in consent && consent.preferences.analytics;
}

async function look(): Promise<void> {
  if (!isPermitted()) {
    stop?.();
    return;
  }
  if (hasBegun) return;
  hasBegun = true;
  try {
    const { measure } = await import("@/components/shell/vitals/measure");
    // Consent may have been withdrawn since.
    if (isPermitted()) stop = measure();
  } catch (error) {
    browserLog.warn("Web vitals could not be loaded.", error);
  }
}

/** Starts measuring once analytics are permitted, and stops when permission is withdrawn, here or in another tab. */
export function followPermission(): void {
  if (isFollowing) return;
  isFollowing = true;
  followConsent(() => void look());
  void look();
}
