"use client";

import { EARLY_SCRIPTS } from "#early-scripts";

/**
 * The script in the head. A client component, so that the page's data for React does not repeat it; the browser's own
 * scripts do not have it either (package.json).
 */
export function EarlyScripts() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SCRIPTS }} />;
}
