/** Figures that a post can include with `[figure:name]`, with their labels in the editor's toolbar. */
export const ADMIN_FIGURES: Readonly<Record<string, string>> = {
  "before-after": "One paragraph, before and after",
  "claim-builder": "A claim, put together from its parts",
  "rank-noise": "A brand that has not changed, measured again",
  "rank-range": "Rank ranges of twelve example brands",
  "recovery-curve": "An invented brand before and after an incident",
  "sample-size": "How certain a share is, by people asked",
  "still-market": "A market in which nothing moves",
  "worked-score": "A score, worked through",
};

export const isFigure = (name: string): boolean => Object.hasOwn(ADMIN_FIGURES, name);
