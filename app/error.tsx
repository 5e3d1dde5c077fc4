"use client";

import { ErrorFallback } from "@/components/layout/error-fallback";
import type { ErrorFallbackProps } from "@/components/layout/error-props";

export default function RouteError({ error, retry }: ErrorFallbackProps) {
  return <ErrorFallback error={error} retry={retry} />;
}
