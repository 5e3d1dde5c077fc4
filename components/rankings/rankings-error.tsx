"use client";

import { lazy, Suspense, useEffect } from "react";
import { browserLog } from "@/lib/platform/browser/browser-log";

/** Loaded on demand, so that working pages do not include it. */
const NoAnswer = lazy(async () => ({ default: (await import("@/components/layout/no-answer")).NoAnswer }));

/** Shown only if no cached copy of the page exists. */
export function RankingsError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => browserLog.error(error), [error]);
  return (
    <main id="content" tabIndex={-1} className="wrap pt-7 md:pt-13">
      <h1 className="mb-6 text-s4 tracking-display md:mb-9 md:text-s5">Official Rankings</h1>
      <Suspense>
        <NoAnswer title="We couldn’t load the rankings" href="" />
      </Suspense>
    </main>
  );
}
