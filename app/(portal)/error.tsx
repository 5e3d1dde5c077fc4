"use client";

import { ErrorFallback, type ErrorFallbackProps } from "@/components/layout/error-fallback";
import { PortalNoAnswer } from "@/components/layout/portal-no-answer";
import { NO_ANSWER } from "@/lib/health/no-answer";

/** An outage is said to be one; anything else is the specification's fallback. */
export default function PortalError(props: ErrorFallbackProps) {
  return props.error.digest === NO_ANSWER ? <PortalNoAnswer {...props} /> : <ErrorFallback {...props} />;
}
