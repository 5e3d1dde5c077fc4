/** How the league table is drawn, according to the address. */
export interface RankView {
  /** Every brand of the industry, or the selected ones. */
  isAll: boolean;
  /** Index instead of z. */
  isIndex: boolean;
  /** The list of which positions are shown. A row shows one list only; rank ranges are of the market's. */
  list: "industry" | "market";
}

/** `view` in the address → what to draw; the inverse of `joinRankView`. */
export function readRankView(view: string | null): RankView {
  const parts = (view ?? "").split("-");
  return {
    isAll: parts.includes("all"),
    isIndex: parts.includes("index"),
    list: parts.includes("market") ? "market" : "industry",
  };
}

export function joinRankView({ isAll, isIndex, list }: RankView): string | null {
  return (
    [isAll ? "all" : "", isIndex ? "index" : "", list === "market" ? list : ""]
      .filter((each) => each !== "")
      .join("-") || null
  );
}

interface Placed {
  inIndustry: number | null;
  overall: number | null;
  rankLow: number | null;
  rankHigh: number | null;
}

/** A brand's position in the list shown, with its rank range where the list has one. */
export function toRankPlace(
  { inIndustry, overall, rankLow, rankHigh }: Placed,
  list: RankView["list"],
): { position: number | null; range: { low: number; high: number } | null } {
  if (list === "industry") return { position: inIndustry, range: null };
  return { position: overall, range: rankLow === null || rankHigh === null ? null : { low: rankLow, high: rankHigh } };
}
