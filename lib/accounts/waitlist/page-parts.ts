import type { AnalysisId } from "@/lib/catalogue/analyses";

/** The main parts of each analysis, with their headings; a test compares them with the page's source. */
export const PAGE_PARTS: Readonly<Record<AnalysisId, readonly string[]>> = {
  "single-country": ["Where your brands rank", "Scores and positions", "What it would take to overtake", "Tied with"],
  "multi-country": ["Score by market", "Differences between its markets", "The two parts of the score"],
  "country-comparison": ["Score by market", "Their order in each market", "Where it does best, year by year"],
  "age-groups": ["Score by age group", "From youngest to oldest"],
  portfolio: ["Standing and change", "What moved the average", "Share above market", "Concentration"],
  snapshot: ["Strengths", "Risks", "Closest competitors", "Outlook"],
  awareness: ["Talked about sustainability in the last month"],
  "behaviour-groups": ["Who they are", "What they say about themselves", "What they agree with"],
  priorities: ["What companies should do first", "What each group puts first", "Positions over the years"],
  "decision-factors": ["What matters when people choose", "What matters, and how well brands do on it"],
  attitudes: ["How far people agree", "Who agrees", "Who agrees, market by market"],
  topics: ["What is talked about most", "Talked about in the last three months"],
  "say-do-gap": ["What people say, and what they do", "The gap", "The gap over the years"],
  expectations: ["What people expect of each industry", "Who expects a lot", "Expectations of companies overall"],
  trajectory: ["Forecast by year", "Chances, year by year", "Track record"],
  momentum: ["Level and momentum", "Acceleration", "Industries"],
  "claim-check": ["How we understood it", "Wording you can use", "What you can say instead"],
  "risk-alerts": ["Sustained decline", "Drop to a lower level", "Rank drop", "Growing age gap"],
};
