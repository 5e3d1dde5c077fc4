interface Part {
  kicker: string;
  title: string;
  /** What it will be for. */
  purpose: string;
}

const CONSUMERS = "Consumer Insights";
const PREDICTIONS = "Predictive insights";
const ACCOUNT = "Your account";
const ADMIN = "Administration";

/** Guarded parts whose pages are still to be made, by their address. */
export const PARTS = {
  "/my-charts": { kicker: ACCOUNT, title: "My charts", purpose: "The charts you have saved, to open again, share or export." },
  "/predictive-insights/trajectory": { kicker: PREDICTIONS, title: "Brand trajectory", purpose: "Where a brand’s score is heading, and how sure that is." },
  "/predictive-insights/momentum": { kicker: PREDICTIONS, title: "Market momentum", purpose: "Which way whole markets and industries are moving." },
  "/predictive-insights/risks": { kicker: PREDICTIONS, title: "Risk alerts", purpose: "Brands whose standing has dropped by more than chance." },
  "/admin/hub-posts": { kicker: ADMIN, title: "Hub posts", purpose: "Write and publish posts of the hub." },
} as const satisfies Record<string, Part>;

/** Sections of the consumer insights, by the last segment of their address. */
export const CONSUMER_SECTIONS = {
  awareness: { kicker: CONSUMERS, title: "Public awareness", purpose: "How many people know of sustainability, and where they hear of it." },
  "behaviour-groups": { kicker: CONSUMERS, title: "Behaviour groups", purpose: "Four ways of living with the question, and who lives them." },
  priorities: { kicker: CONSUMERS, title: "Sustainability priorities", purpose: "What people find most important." },
  "decision-factors": { kicker: CONSUMERS, title: "Purchase decision factors", purpose: "What counts when people choose what to buy." },
} as const satisfies Record<string, Part>;

/** A section of that name, or null. */
export function consumerSection(name: string): Part | null {
  return Object.entries(CONSUMER_SECTIONS).find(([section]) => section === name)?.[1] ?? null;
}
