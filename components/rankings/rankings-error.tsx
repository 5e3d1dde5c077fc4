"use client";

import { lazy, Suspense, useEffect } from "react";
import { ErrorFallback } from "@/components/layout/error-fallback";
import type { ErrorFallbackProps } from "@/components/layout/error-props";
import { browserLog } from "@/lib/platform/browser/browser-log";
import { NO_ANSWER } from "@/lib/platform/database/no-answer";

/** Loaded on demand, so that working pages do not include it. */
const NoAnswer = lazy(async () => ({ default: (await import("@/components/layout/no-answer")).NoAnswer }));

/**
 * Shown only if no cached copy of the page exists. For a database failure it says that the results could not be loaded;
 * any other error gets the specification's fallback.
 */
export function RankingsError(props: ErrorFallbackProps) {
  const { error } = props;
  useEffect(() => browserLog.error(error), [error]);
  if (error.digest !== NO_ANSWER) return <ErrorFallback {...props} />;
  return (
    <main id="content" tabIndex={-1} className="wrap pt-7 md:pt-13">
      <h1 className="mb-6 text-s4 tracking-display md:mb-9 md:text-s5">Official Rankings</h1>
      <Suspense>
        <NoAnswer title="We couldn’t load the rankings" href="" />
      </Suspense>
    </main>
  );
}
