/** How the league table is drawn, according to the address. */
export interface RankView {
  /** Every brand of the industry, or the selected ones. */
  isAll: boolean;
  /** Index instead of z. */
  isIndex: boolean;
}

/** `view` in the address → what to draw; the inverse of `joinRankView`. */
export function readRankView(view: string | null): RankView {
  const parts = (view ?? "").split("-");
  return { isAll: parts.includes("all"), isIndex: parts.includes("index") };
}

export function joinRankView({ isAll, isIndex }: RankView): string | null {
  return [isAll ? "all" : "", isIndex ? "index" : ""].filter((each) => each !== "").join("-") || null;
}
