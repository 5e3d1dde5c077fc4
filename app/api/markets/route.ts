import { answer, answerMember } from "@/app/api/answer-member";
import { loadMarkets } from "@/lib/rankings/load";

/** The list of countries: `{ markets: [{ slug, name, year, brandCount }] }`, in display order. Members only. */
export async function GET(): Promise<Response> {
  return answerMember(async () => {
    const markets = await loadMarkets();
    return answer(200, {
      markets: markets.map(({ slug, name, year, brandCount }) => ({ slug, name, year, brandCount })),
    });
  });
}
