/** Names of the parts that need a plan, the longest address first. */
const TITLES: readonly (readonly [path: string, title: string])[] = [
  ["/brand-insights/single-country", "The single-country analysis"],
  ["/brand-insights/multi-country", "The comparison of several countries"],
  ["/brand-insights/age-groups", "The age-group analysis"],
  ["/brand-insights/portfolio", "The portfolio analysis"],
  ["/predictive-insights/trajectory", "The brand trajectory"],
  ["/predictive-insights/momentum", "Market momentum"],
  ["/predictive-insights/risks", "The page of risk alerts"],
  ["/country-comparison", "The country comparison"],
  ["/consumer-insights", "Consumer Insights"],
  ["/brand-snapshot", "The brand snapshot"],
  ["/invitations", "Inviting colleagues"],
  ["/my-charts", "The page of saved charts"],
  ["/insights", "The insights portal"],
];

/** What a page that needs a plan is called at the beginning of a sentence. */
export function wantedTitle(path: string): string {
  const found = TITLES.find(([start]) => path === start || path.startsWith(`${start}/`));
  return found?.[1] ?? "The page you came for";
}
