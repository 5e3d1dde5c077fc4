/** Where this site is, for addresses that are used elsewhere: "https://granskog.example". Read when asked for. */
export function siteOrigin(): string {
  return process.env.APP_ORIGIN || "http://localhost:3000";
}
