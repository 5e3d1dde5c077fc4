/** How the league table is drawn, as the address says it. */
export interface RankView {
  /** Every brand of the industry, or those chosen. */
  isAll: boolean;
  /** Index instead of z. */
  isIndex: boolean;
}

/** `view` of the address → what to draw; the inverse of `joinRankView`. */
export function readRankView(view: string | null): RankView {
  const parts = (view ?? "").split("-");
  return { isAll: parts.includes("all"), isIndex: parts.includes("index") };
}

export function joinRankView({ isAll, isIndex }: RankView): string | null {
  return [isAll ? "all" : "", isIndex ? "index" : ""].filter((each) => each !== "").join("-") || null;
}
