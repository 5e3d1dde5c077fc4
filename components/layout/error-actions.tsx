"use client";

import { Button } from "@/components/ui/button";
export { LogoMark as HomeMark } from "@/components/layout/logo";
import type { ErrorFallbackProps } from "@/components/layout/error-props";

/** What can be done about a page that failed to render, and what is known of it. */
export function ErrorActions({ error, retry }: ErrorFallbackProps) {
  return (
    <>
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
    </>
  );
}
