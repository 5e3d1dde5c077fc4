/** Figures that a post may call by `[figure:name]`, and what the editor's toolbar calls them. */
export const DESK_FIGURES: Readonly<Record<string, string>> = {
  "rank-range": "Rank ranges of twelve example brands",
  "still-market": "A market in which nothing moves",
  "worked-score": "A score, worked through",
};

export const isFigure = (name: string): boolean => Object.hasOwn(DESK_FIGURES, name);
