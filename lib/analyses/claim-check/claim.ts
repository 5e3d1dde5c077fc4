import type { ScorePart } from "@/lib/rankings/histories/analysis-query";

/** The kind of statement about a brand. */
export const CLAIM_KINDS = ["best", "top", "ahead", "above-average", "most-improved", "improved"] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const KIND_NAMES: Record<ClaimKind, string> = {
  best: "First of all",
  top: "In the top N",
  ahead: "Ahead of another brand",
  "above-average": "Above average",
  "most-improved": "Most improved",
  improved: "Has improved",
};

/** In place of an industry: a claim about the whole market. */
export const ALL_INDUSTRIES = "all";
/** Maximum length of a claim. */
export const LONGEST_CLAIM = 300;

/** A complete claim. */
export interface Claim {
  kind: ClaimKind;
  /** Slugs. */
  brand: string;
  market: string;
  /** Null: the whole market. */
  industry: string | null;
  part: ScorePart;
  year: number;
  /** The earlier wave of a claim of improvement; null in all others. */
  since: number | null;
  /** For "among the first …". */
  count: number | null;
  /** The brand it claims to be ahead of. */
  rival: string | null;
}

/** Whether the claim is about a change between two waves. */
export const isOfChange = (kind: ClaimKind): boolean => kind === "most-improved" || kind === "improved";

export const PART_NAMES: Record<ScorePart, string> = {
  score: "Sustainability as a whole",
  environment: "{{first.name}}",
  social: "{{second.name}}",
};

/** The survey's question, for the middle of a sentence. */
export const RATED_WORDS: Record<ScorePart, string> = {
  score: "{{both.work}}",
  environment: "{{first.work}}",
  social: "{{second.work}}",
};

export const PART_WORDS: Record<ScorePart, string> = {
  score: "what the public thinks of its {{both.work}}",
  environment: "what the public thinks of its {{first.work}}",
  social: "what the public thinks of its {{second.work}}",
};
