import { inSentence } from "@/lib/platform/words/in-sentence";
import { joinNames } from "@/lib/platform/words/sentences";
export const PUBLICATION_STATES = ["staged", "published", "rolled_back", "discarded"] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

export const PUBLICATION_STATE_NAMES: Record<PublicationState, string> = {
  staged: "Staged",
  published: "Published",
  rolled_back: "Rolled back",
  discarded: "Discarded",
};

/** One publication with its full record. */
export interface AuditedPublication {
  id: number;
  state: PublicationState;
  /** Who ran it, as named by the study command. */
  actor: string;
  source: string;
  isSample: boolean;
  /** Fingerprint of all input. */
  sha256: string;
  inputs: readonly { name: string; sha256: string; rows: number | null }[];
  /** Version of the engine that computed it; null for finished results. */
  engine: string | null;
  /** ISO times. */
  begunAt: string;
  publishedAt: string | null;
  /** Ordered by market and year. */
  waves: readonly { market: string; year: number; brands: number; interviews: number | null; rule: string | null }[];
  /** By table. */
  rows: Readonly<Record<string, number>>;
  events: readonly { kind: PublicationState; at: string; actor: string | null }[];
}

/** The publication a rollback would withdraw and the one before it; null if there is none. */
export function toRollback(
  publications: readonly AuditedPublication[],
): { latest: AuditedPublication; before: AuditedPublication } | null {
  const [latest, before] = publications.filter(({ state }) => state === "published").toSorted((a, b) => b.id - a.id);
  return latest && before ? { latest, before } : null;
}

/** "Sweden and Norway, 2011 to 2025": contents of a publication, by market. */
export function coverage(waves: AuditedPublication["waves"], nameOf: (market: string) => string): string {
  const years = waves.map(({ year }) => year);
  if (years.length === 0) return "No studies";
  const markets = [...new Set(waves.map(({ market }) => market))].map(nameOf);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return `${joinNames(markets.map(inSentence))}, ${first === last ? first : `${first} to ${last}`}`;
}
