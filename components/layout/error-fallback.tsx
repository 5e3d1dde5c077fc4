"use client";

import { useEffect, useState } from "react";
import type * as ErrorParts from "@/components/layout/error-actions";
import type { ErrorFallbackProps } from "@/components/layout/error-props";

const HOME = "/";

/**
 * Shown in place of a page that failed to render. Every page includes this file, some of them several times, so it has
 * the words and a link that loads the page again; mark and buttons take the links' places once they are loaded.
 */
export function ErrorFallback(props: ErrorFallbackProps) {
  const [loaded, setLoaded] = useState<typeof ErrorParts | null>(null);
  useEffect(() => {
    import("@/components/layout/error-actions").then(setLoaded, () => undefined);
  }, []);
  return (
    <main id="content" tabIndex={-1} className="wrap py-14 md:py-24">
      {/* Reloads, because the failure may be in memory: it uses no router. */}
      <a href={HOME} aria-label="Home" className="link inline-flex size-10 items-center">
        {loaded ? <loaded.HomeMark /> : "Home"}
      </a>
      <div role="alert">
        <h1 className="mt-6 text-s4 tracking-tight md:text-s5">Something went wrong</h1>
        <p className="standfirst mt-4 measure-48">An unexpected error occurred. Please try refreshing the page.</p>
      </div>
      {loaded ? (
        <loaded.ErrorActions {...props} />
      ) : (
        <p className="mt-8 flex min-h-11 items-center">
          <a href="" className="link">
            Refresh Page
          </a>
        </p>
      )}
    </main>
  );
}
