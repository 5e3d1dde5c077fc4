"use client";

import { EARLY_CONSENT } from "@/components/layout/consent/early-consent";
import { EARLY_CLICKS } from "@/components/shell/early-clicks";
import { EARLY_READER } from "@/components/shell/early-reader";
import { EARLY_THEME } from "@/components/shell/early-theme";

/** What runs in the head before the first paint. Its hash is in `own-scripts.ts`. */
export const toEarlyScripts = (): string => `${EARLY_THEME}${EARLY_CONSENT}${EARLY_READER}${EARLY_CLICKS}`;

/**
 * The script in the head. A client component, so that the page's data for React does not repeat it; the browser need not
 * have it again either, since it has run by then.
 */
export function EarlyScripts() {
  const scripts = typeof window === "undefined" ? toEarlyScripts() : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scripts }} />;
}
