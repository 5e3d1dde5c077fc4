import type { ChartConfiguration } from "@/lib/analyses/configuration";
import type { ChartDocument } from "@/lib/charts/document";

/** 128 random bits as base64url. */
export const CITATION_ID = /^[\w-]{22}$/;
/** Characters of a stored title. */
const LONGEST_TITLE = 300;

/** What is stored about a chart on the day it is cited, for good. */
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
  /** May anyone who opens the address see the figures? */
  isOpen: boolean;
}

/** A citation in its owner's list. */
export type OwnCitation = Pick<
  CitationRecord,
  "id" | "title" | "kicker" | "configuration" | "sha256" | "isOpen" | "citedAt"
>;

/**
 * What an address shows now. `shown` with the figures as they stand; `withheld` where the owner shows them no more, or
 * has no right to them any more; `unanswered` where the database did not respond. `none`: there is no such citation.
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
 * Are the figures those that were cited, and if not, was the study published again or does the owner's plan show other
 * years?
 */
export type Change = "same" | "published-anew" | "other-window";

/** Compares the current data with what was cited. Both hashes and ids as in `CitationRecord`. */
export function toChange(cited: { sha256: string; stamp: number }, now: { sha256: string; stamp: number }): Change {
  if (cited.sha256 === now.sha256) return "same";
  return cited.stamp === now.stamp ? "other-window" : "published-anew";
}

/** A title as it is stored: one line, no control characters, at most 300 characters. */
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
