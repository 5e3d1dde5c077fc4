"use client";

import { fontVariables } from "@/app/fonts";
import { ErrorFallback } from "@/components/layout/error-fallback";
import type { ErrorFallbackProps } from "@/components/layout/error-props";
import "@/app/globals.css";

/** The last fallback: replaces the root layout if that itself failed. */
export default function GlobalError({ error, retry }: ErrorFallbackProps) {
  return (
    <html lang="en" className={fontVariables}>
      <head>
        <title>Something went wrong</title>
      </head>
      <body>
        <ErrorFallback error={error} retry={retry} />
      </body>
    </html>
  );
}
