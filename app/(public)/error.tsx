"use client";

import { ErrorFallback, type ErrorFallbackProps } from "@/components/layout/error-fallback";

export default function PublicError({ error, retry }: ErrorFallbackProps) {
  return <ErrorFallback error={error} retry={retry} />;
}
