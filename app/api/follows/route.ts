import { answer, answerMember } from "@/app/api/answer-member";
import { loadFollows } from "@/lib/rankings/follows/load";

/**
 * The signed-in user's followed brands: `{ follows: [{ slug, name, followedAt }] }`, alphabetical. 401 for visitors.
 */
export async function GET(): Promise<Response> {
  return answerMember(async () => answer(200, { follows: await loadFollows() }));
}
