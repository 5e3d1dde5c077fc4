import type { CitationRecord } from "@/lib/sharing/citations/citation";
import { inSentence } from "@/lib/platform/words/in-sentence";

/** Filters, the most descriptive first. One value only: a list says too much for a title. */
const LEADS = ["Brand", "Industry"] as const;
const YEARS = ["Year", "Years"] as const;

/**
 * The title of a citation whose results are hidden: the subject, and no finding. Normal titles state findings, so they
 * follow the owner's rights.
 */
export function toSubjectTitle({ kicker, selection }: Pick<CitationRecord, "kicker" | "selection">): string {
  const valueOf = (names: readonly string[]) =>
    names.flatMap((name) => selection.find((each) => each.name === name)?.value ?? []).find((value) => value !== "All");
  const market = valueOf(["Market"]);
  const year = valueOf(YEARS);
  const where = market === undefined ? "" : ` in ${inSentence(market)}`;
  return `${valueOf(LEADS) ?? kicker}${where}${year === undefined ? "" : `, ${year}`}`;
}

/** A citation for people who cannot see its results. */
export const withoutFindings = <Record extends Pick<CitationRecord, "title" | "kicker" | "selection">>(
  record: Record,
): Record => ({ ...record, title: toSubjectTitle(record) });
