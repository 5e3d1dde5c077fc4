import { followConsent, readConsent } from "@/components/layout/consent/consent-store";
import { browserLog } from "@/lib/platform/browser/browser-log";

let isFollowing = false;
/** A page is measured once, from its loading on; turning to another page of the site is no new loading. */
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
    // The permission may be gone by now.
    if (isPermitted()) stop = measure();
  } catch (error) {
    browserLog.warn("Web vitals could not be loaded.", error);
  }
}

/** Measures as soon as analytics are permitted, and ends at once when the permission is taken back, here or in another tab. */
export function followPermission(): void {
  if (isFollowing) return;
  isFollowing = true;
  followConsent(() => void look());
  void look();
}
