import { joinNames } from "@/lib/platform/words/sentences";
export const PUBLICATION_STATES = ["staged", "published", "rolled_back", "discarded"] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

export const PUBLICATION_STATE_NAMES: Record<PublicationState, string> = {
  staged: "Staged",
  published: "Published",
  rolled_back: "Rolled back",
  discarded: "Discarded",
};

/** One import of results with all that is kept about it. */
export interface AuditedPublication {
  id: number;
  state: PublicationState;
  /** Who ran it, as the study command names them. */
  actor: string;
  source: string;
  isSample: boolean;
  /** Names all of the input at once. */
  sha256: string;
  inputs: readonly { name: string; sha256: string; rows: number | null }[];
  /** Version of what computed it; null for figures that came computed. */
  engine: string | null;
  /** ISO times. */
  begunAt: string;
  publishedAt: string | null;
  /** In the order of markets and years. */
  waves: readonly { market: string; year: number; brands: number; interviews: number | null; rule: string | null }[];
  /** By table. */
  rows: Readonly<Record<string, number>>;
  events: readonly { kind: PublicationState; at: string; actor: string | null }[];
}

/** The publication that a rollback would withdraw, and the one shown before it; null where there is nothing to go back to. */
export function toRollback(
  publications: readonly AuditedPublication[],
): { latest: AuditedPublication; before: AuditedPublication } | null {
  const [latest, before] = publications.filter(({ state }) => state === "published").toSorted((a, b) => b.id - a.id);
  return latest && before ? { latest, before } : null;
}

/** "Sweden and Norway, 2011 to 2025": what a publication covers, market by market in the order they come. */
export function coverage(waves: AuditedPublication["waves"], nameOf: (market: string) => string): string {
  const years = waves.map(({ year }) => year);
  if (years.length === 0) return "No studies";
  const markets = [...new Set(waves.map(({ market }) => market))].map(nameOf);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return `${joinNames(markets)}, ${first === last ? first : `${first} to ${last}`}`;
}
