import { PortalNoAnswer } from "@/components/shell/portal-no-answer";
import { TooMany } from "@/components/shell/session/too-many";
import { TooManyRequests } from "@/lib/platform/requests/too-many-requests";
import { limitRequest } from "@/lib/platform/telemetry/request-deadline";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { noteTooMany } from "@/lib/platform/telemetry/unavailable";

/** Milliseconds for a page to show its own error message, before this one replaces it. */
const GRACE = 100;

/** What someone over the limit gets instead of the page. */
function refusalOf(error: unknown): { node: React.ReactNode } {
  if (!(error instanceof TooManyRequests)) throw error;
  noteTooMany(error.retryAfter);
  return { node: <TooMany /> };
}

/**
 * A personal page that is answered in time: if its data cannot be loaded, it shows an error, without JavaScript too,
 * with status 503. Someone who made too many requests is told so, with status 429.
 * @param grace extra milliseconds, for a page that works without the database
 * @param limit milliseconds for all its reads, for a page that reads a whole study
 */
export function toMemberPage<Props>(Page: (props: Props) => Promise<React.ReactNode>, grace = GRACE, limit?: number) {
  return async function MemberPage(props: Props) {
    limitRequest(limit);
    const page = await answerInTime(
      Page(props).then((node) => ({ node }), refusalOf),
      grace,
    );
    return page ? page.node : <PortalNoAnswer />;
  };
}
