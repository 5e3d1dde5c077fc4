/** Where this site is reached, "https://…" without a path: for addresses that leave it. */
export const siteOrigin = (): string => process.env.APP_ORIGIN || "http://localhost:3000";
