"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ErrorFallbackProps } from "@/components/layout/error-props";
import { LogoMark } from "@/components/layout/logo";

const HOME = "/";

/**
 * Shown in place of a page that failed to render. Every page includes this file, some of them several times, so it has
 * the words and a link that loads the page again; what has buttons takes the link's place once it is loaded.
 */
export function ErrorFallback(props: ErrorFallbackProps) {
  const [Actions, setActions] = useState<ComponentType<ErrorFallbackProps> | null>(null);
  useEffect(() => {
    import("@/components/layout/error-actions").then(
      ({ ErrorActions }) => setActions(() => ErrorActions),
      () => undefined,
    );
  }, []);
  return (
    <main id="content" tabIndex={-1} className="wrap py-14 md:py-24">
      {/* Reloads, because the failure may be in memory: it uses no router. */}
      <a href={HOME} aria-label="Home" className="inline-block">
        <LogoMark />
      </a>
      <div role="alert">
        <h1 className="mt-6 text-s4 tracking-tight md:text-s5">Something went wrong</h1>
        <p className="standfirst mt-4 measure-48">An unexpected error occurred. Please try refreshing the page.</p>
      </div>
      {Actions ? (
        <Actions {...props} />
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
