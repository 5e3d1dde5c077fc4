import { z } from "zod";
import { answer, answerMember } from "@/app/api/answer-member";
import { asMember } from "@/lib/access/load";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { loadMemberStandings } from "@/lib/rankings/brands/load";

const question = z.strictObject({ brand: z.string().refine(isBrandSlug, "Not a slug") });

/**
 * A brand's latest position in each market with the rank range that the member may see: `?brand=slug` → `{ standings:
 * BrandStanding[] }`, in display order, empty for an unknown brand. 400 for an invalid request, 401 for visitors, 503
 * means that the database did not respond.
 */
export async function GET(request: Request): Promise<Response> {
  const asked = question.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return answer(400, { error: { field: "brand", message: "Name one brand by its slug." } });
  return answerMember(async ({ viewer }) =>
    answer(200, { standings: await loadMemberStandings({ viewer, caller: asMember }, asked.data.brand) }),
  );
}
