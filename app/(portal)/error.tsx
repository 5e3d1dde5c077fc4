"use client";

import { ErrorFallback } from "@/components/layout/error-fallback";
import type { ErrorFallbackProps } from "@/components/layout/error-props";
import { PortalNoAnswer } from "@/components/shell/portal-no-answer";
import { TooMany } from "@/components/shell/session/too-many";
import { NO_ANSWER } from "@/lib/platform/database/no-answer";
import { TOO_MANY_REQUESTS } from "@/lib/platform/requests/too-many-requests";

/** Outages and exceeded limits have their own messages; anything else gets the specification's fallback. */
export default function PortalError(props: ErrorFallbackProps) {
  switch (props.error.digest) {
    case NO_ANSWER:
      return <PortalNoAnswer {...props} />;
    case TOO_MANY_REQUESTS:
      return <TooMany {...props} />;
    default:
      return <ErrorFallback {...props} />;
  }
}
