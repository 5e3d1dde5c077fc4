import { wordIssue } from "@/lib/platform/requests/issue-words";
import type { z } from "zod";
import { answer, answerMember, RETRY_SOON } from "@/app/api/answer-member";
import { may } from "@/lib/access/rights";
import type { Right } from "@/lib/catalogue/rights";
import { asMember } from "@/lib/access/load";
import { limitRequest } from "@/lib/platform/telemetry/request-deadline";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import type { Reader } from "@/lib/access/reader";

/**
 * An analysis handler's response to a subscriber: 400 names the invalid parameter, 401 is for visitors, 403 for people
 * without the right, 503 means that the database did not respond.
 */
export async function answerReader<Question extends z.ZodType>(
  request: Request,
  question: Question,
  work: (reader: Reader, asked: z.output<Question>) => Promise<Record<string, unknown>>,
  right: Right = "analytics",
): Promise<Response> {
  const asked = question.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) {
    const [issue] = asked.error.issues;
    const field = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path[0];
    return answer(400, { error: { field, message: issue && wordIssue(issue) } });
  }
  limitRequest();
  return answerMember(async ({ viewer }) => {
    if (!may(viewer, right)) return answer(403, { error: { message: "This is part of a plan." } });
    const body = await answerInTime(work({ viewer, caller: asMember }, asked.data));
    return body
      ? answer(200, body)
      : answer(503, { error: { message: "We couldn’t load the data. Please try again in a moment." } }, RETRY_SOON);
  });
}
