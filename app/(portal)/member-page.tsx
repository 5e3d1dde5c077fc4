import { refusalOf } from "@/app/limited-page";
import { PortalNoAnswer } from "@/components/shell/portal-no-answer";
import { limitRequest } from "@/lib/platform/telemetry/request-deadline";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";

/** Milliseconds for a page to show its own error message, before this one replaces it. */
const GRACE = 100;

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
      Page(props)
        .catch(refusalOf)
        .then((node) => ({ node })),
      grace,
    );
    return page ? page.node : <PortalNoAnswer />;
  };
}
