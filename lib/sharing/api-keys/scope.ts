/** Parts of the API that a key can open. Charts belong to the part that their data comes from. */
export const API_SCOPES = ["rankings", "brands", "scores", "consumers"] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** What a part contains, for the person who chooses. */
export const SCOPE_WORDS: Readonly<Record<ApiScope, { name: string; text: string }>> = {
  rankings: { name: "Rankings", text: "Positions in each market and industry, with rank ranges" },
  brands: { name: "Brands", text: "The brands in the study, with markets and industries" },
  scores: { name: "Scores", text: "Scores, intervals, changes, and the charts of brands" },
  consumers: { name: "Consumers", text: "Consumer Insights data and charts" },
};
