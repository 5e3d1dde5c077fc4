"use client";

import { LogoMark } from "@/components/layout/logo";
import { Button } from "@/components/ui/button";
import { SITE } from "@/lib/platform/site/site";

const HOME = "/";

export interface ErrorFallbackProps {
  error: Error & { digest?: string };
  /** Asks for the failed part again and draws it again. */
  retry: () => void;
}

/** Shown in place of a page that failed to render. */
export function ErrorFallback({ error, retry }: ErrorFallbackProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap py-14 md:py-24">
      {/* Reloads, because the failure may be in memory. Every page includes this file, so it uses no router. */}
      <a href={HOME} aria-label={`${SITE.name}, home`} className="inline-block">
        <LogoMark />
      </a>
      <div role="alert">
        <h1 className="mt-6 text-s4 tracking-tight md:text-s5">Something went wrong</h1>
        <p className="standfirst mt-4 measure-48">An unexpected error occurred. Please try refreshing the page.</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={retry}>Try Again</Button>
        <Button variant="outline" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      </div>
      <details className="mt-12 measure-72 border-y border-rule">
        <summary className="py-3.5 text-s-1 font-semibold">Error Details</summary>
        <pre className="mb-4 overflow-x-auto bg-paper-sunk p-4 font-code text-s-1 whitespace-pre-wrap text-ink-2">
          {error.name}: {error.message}
          {error.digest ? `\nReference ${error.digest}` : ""}
        </pre>
      </details>
    </main>
  );
}
