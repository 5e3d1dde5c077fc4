import { answer, answerMember } from "@/app/api/answer-member";
import { loadFollows } from "@/lib/rankings/follows/load";

/** What the signed-in user follows: `{ follows: [{ slug, name, followedAt }] }`, alphabetical. 401 for no one. */
export async function GET(): Promise<Response> {
  return answerMember(async () => answer(200, { follows: await loadFollows() }));
}
