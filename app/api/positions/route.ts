import { wordIssue } from "@/lib/platform/requests/issue-words";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { z } from "zod";
import { answer, answerMember } from "@/app/api/answer-member";
import { asMember } from "@/lib/access/load";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { marketOf } from "@/lib/catalogue/shown-study/shown-study";
import { loadMemberRanking } from "@/lib/rankings/load";
import { toRows } from "@/lib/rankings/member-query";
import { toPositions } from "@/lib/rankings/positions";

const slug = z.string().refine(isBrandSlug, "Not a slug").nullable().default(null);
const question = z.strictObject({
  market: z.string().refine(isBrandSlug, "Not a slug"),
  year: z.string().regex(/^\d{4}$/, "Not a year"),
  industry: slug,
  brand: slug,
});
/** All rows. */
const ALL = toRows(Number.POSITIVE_INFINITY);

/**
 * Positions of the ranking year as the member may see them: `?market=sweden&year=2025[&industry=energy][&brand=slug]` →
 * `{ positions: [{ slug, name, industry, position }] }`, best first. Never scores, ranges or movement. 400 names the
 * invalid parameter, 401 is for visitors, 503 means that the database did not respond.
 */
export async function GET(request: Request): Promise<Response> {
  const asked = question.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) {
    const [issue] = asked.error.issues;
    const field = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path[0];
    return answer(400, { error: { field, message: issue && wordIssue(issue) } });
  }
  const { market: country, year, industry, brand } = asked.data;
  return answerMember(async ({ viewer }) => {
    const study = await loadShownStudy();
    if (year !== String(study.rankingYear))
      return answer(400, { error: { field: "year", message: "Not the ranking year of the study." } });
    if (!marketOf(study, country))
      return answer(400, { error: { field: "market", message: "Not a market in the study." } });
    const query = {
      country,
      industry,
      brand: null,
      home: study.defaultMarket,
      sort: "position",
      show: ALL,
      q: "",
    } as const;
    const view = await loadMemberRanking({ viewer, caller: asMember }, query);
    const positions = toPositions(view);
    if (!positions)
      return answer(503, { error: { message: "The rankings could not be loaded. Try again in a moment." } });
    const isOfYear = view.status === "ready" && view.year === study.rankingYear;
    return answer(200, { positions: isOfYear ? positions.filter((one) => brand === null || one.slug === brand) : [] });
  });
}
