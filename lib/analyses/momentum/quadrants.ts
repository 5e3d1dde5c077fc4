import type { BrandMove } from "./brand-moves";

type Corner = "ahead-gaining" | "behind-gaining" | "ahead-losing" | "behind-losing";

export const CORNERS: readonly { corner: Corner; words: string }[] = [
  { corner: "behind-gaining", words: "Below the market, gaining" },
  { corner: "ahead-gaining", words: "Above the market, gaining" },
  { corner: "behind-losing", words: "Below the market, losing ground" },
  { corner: "ahead-losing", words: "Above the market, losing ground" },
];

/** The corner a brand lies in for certain: both its score and its change are tested against the market's. Null: not for certain. */
export function cornerOf({ level, beyond }: Pick<BrandMove, "level" | "beyond">): Corner | null {
  if (!level?.clear || !beyond?.clear) return null;
  return `${level.points > 0 ? "ahead" : "behind"}-${beyond.points > 0 ? "gaining" : "losing"}`;
}

/** The brands of each corner, furthest from the market's change first. */
export function toCorners(moves: readonly BrandMove[]): Record<Corner, BrandMove[]> {
  const far = ({ beyond }: BrandMove) => Math.abs(beyond?.points ?? 0);
  const of = (corner: Corner) => moves.filter((each) => cornerOf(each) === corner).toSorted((a, b) => far(b) - far(a));
  return {
    "ahead-gaining": of("ahead-gaining"),
    "behind-gaining": of("behind-gaining"),
    "ahead-losing": of("ahead-losing"),
    "behind-losing": of("behind-losing"),
  };
}
