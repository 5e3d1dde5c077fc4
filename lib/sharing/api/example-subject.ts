/** The subject of the API's examples: a brand and a market that are in no study, so no example contradicts one. */
export const EXAMPLE_BRAND = { brand: "provmark", brand_name: "Provmark" } as const;
export const EXAMPLE_MARKET = "example-market";
