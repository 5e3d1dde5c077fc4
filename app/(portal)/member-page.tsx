import { PortalNoAnswer } from "@/components/shell/portal-no-answer";
import { limitRequest } from "@/lib/platform/telemetry/request-deadline";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";

/** Milliseconds for a page's own words about what it could not read, before it is said in these. */
const GRACE = 100;

/**
 * A page for one person that is answered in time: where its data cannot be read, the reader is told in a sentence, also
 * without scripts, and the answer is 503.
 * @param grace milliseconds beyond its deadline, for a page that does without the database
 */
export function toMemberPage<Props>(Page: (props: Props) => Promise<React.ReactNode>, grace = GRACE) {
  return async function MemberPage(props: Props) {
    limitRequest();
    const page = await answerInTime(
      Page(props).then((node) => ({ node })),
      grace,
    );
    return page ? page.node : <PortalNoAnswer />;
  };
}
