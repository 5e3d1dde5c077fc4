import type { MemberRankingView, MemberRow } from "@/lib/rankings/member-view";

/** A brand and its position in the latest ranking: what any signed-in user may see. */
export interface BrandPosition {
  slug: string;
  name: string;
  industry: string;
  /** Within the industry if one is given, otherwise within the market. */
  position: number;
}

const toPosition = ({ brand, industry, position }: MemberRow): BrandPosition => ({
  slug: brand.slug,
  name: brand.name,
  industry: industry.name,
  position,
});

/** The rows of a ranking without paid data; null if the database did not respond. */
export function toPositions(view: MemberRankingView): BrandPosition[] | null {
  if (view.status === "unanswered") return null;
  return view.status === "ready" ? view.rows.map(toPosition) : [];
}
