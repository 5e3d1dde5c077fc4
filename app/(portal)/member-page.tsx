import { PortalNoAnswer } from "@/components/shell/portal-no-answer";
import { limitRequest } from "@/lib/platform/telemetry/request-deadline";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";

/** Milliseconds for a page's own words about what it could not read, before it is said in these. */
const GRACE = 100;

/**
 * A page for one person that is answered in time: where its data cannot be read, the reader is told in a sentence, also
 * without scripts, and the answer is 503.
 */
export function toMemberPage<Props>(Page: (props: Props) => Promise<React.ReactNode>) {
  return async function MemberPage(props: Props) {
    limitRequest();
    const page = await answerInTime(
      Page(props).then((node) => ({ node })),
      GRACE,
    );
    return page ? page.node : <PortalNoAnswer />;
  };
}
