"use client";

import "@/app/globals.css";
import { ErrorFallback } from "@/components/layout/error-fallback";
import type { ErrorFallbackProps } from "@/components/layout/error-props";

/**
 * The last fallback: replaces the root layout if that itself failed. It has a font of the system, as every page loads
 * its code.
 */
export default function GlobalError({ error, retry }: ErrorFallbackProps) {
  return (
    <html lang="en">
      <head>
        <title>Something went wrong</title>
      </head>
      <body>
        <ErrorFallback error={error} retry={retry} />
      </body>
    </html>
  );
}
