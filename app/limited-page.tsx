import { TooMany } from "@/components/shell/session/too-many";
import { TooManyRequests } from "@/lib/platform/requests/too-many-requests";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";
import { noteTooMany } from "@/lib/platform/telemetry/page-status";

/** What someone over the limit gets instead of the page, with status 429. Other errors are thrown on. */
export function refusalOf(error: unknown): React.ReactNode {
  if (!(error instanceof TooManyRequests)) throw error;
  noteTooMany(error.retryAfter);
  logSecurityEvent({ event: "guard", outcome: "limited", reason: "429" });
  return <TooMany />;
}

/** A page for everyone that reads who is there: someone who made too many requests is told so. */
export function toLimitedPage<Props>(Page: (props: Props) => Promise<React.ReactNode>) {
  return async function LimitedPage(props: Props) {
    return Page(props).catch(refusalOf);
  };
}
