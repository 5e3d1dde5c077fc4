import type { ChartConfiguration } from "@/lib/analyses/configuration";
import type { ChartDocument } from "@/lib/charts/document";

/** 128 random bits as base64url. */
export const CITATION_ID = /^[\w-]{22}$/;
/** Characters of a stored title. */
const LONGEST_TITLE = 300;

/** The permanent record of a chart on the day it is cited. */
export interface CitationRecord {
  id: string;
  title: string;
  /** The analysis: "Single country". */
  kicker: string;
  /** Null if a version that this site no longer reads wrote it. */
  configuration: ChartConfiguration | null;
  /** The selection, in words. */
  selection: readonly { name: string; value: string }[];
  /** Hash of the data, see `hashTables`. */
  sha256: string;
  /** Id of the publication that the data came from. */
  stamp: number;
  /** ISO times. */
  publishedAt: string;
  citedAt: string;
  isSample: boolean;
  /** Whether anyone who opens the address can see the data. */
  isOpen: boolean;
}

/** A citation in its owner's list. */
export type OwnCitation = Pick<
  CitationRecord,
  "id" | "title" | "kicker" | "configuration" | "sha256" | "isOpen" | "citedAt"
>;

/**
 * The current state of a citation. `shown` with the current data; `withheld` if the owner has hidden them or no longer
 * has the right to them; `unanswered` if the database did not respond. `none`: there is no such citation.
 */
export type Cited =
  | { status: "none" }
  | { status: "unanswered" }
  | { status: "not-shown"; record: CitationRecord }
  | {
      status: "shown";
      record: CitationRecord;
      document: ChartDocument;
      sha256: string;
      change: Change;
      canTakeTables: boolean;
    };

/**
 * Whether the data are still those that were cited; if not, whether the study was published again or the owner's plan
 * shows other years.
 */
export type Change = "same" | "published-anew" | "other-window";

/** Compares the current data with what was cited. Both hashes and ids as in `CitationRecord`. */
export function toChange(cited: { sha256: string; stamp: number }, now: { sha256: string; stamp: number }): Change {
  if (cited.sha256 === now.sha256) return "same";
  return cited.stamp === now.stamp ? "other-window" : "published-anew";
}

/** A title for storage: one line, no control characters, at most 300 characters. */
export function toStoredTitle(title: string): string {
  const line = title
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  const letters = Array.from(line);
  return letters.length <= LONGEST_TITLE
    ? line
    : `${letters
        .slice(0, LONGEST_TITLE - 1)
        .join("")
        .trimEnd()}…`;
}

/** Path of a citation's page. */
export const toCitePath = (id: string) => `/cite/${id}`;
