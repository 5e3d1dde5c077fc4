import type { ChartDocument } from "@/lib/charts/document";
import { formatDate } from "@/lib/platform/words/format";
import { ROUNDED_HERE } from "@/lib/platform/words/rounding";
import { SITE } from "@/lib/platform/site/site";

/** The texts in each file besides the data. */
export interface Beside {
  /** Absolute address of the page that shows the chart. */
  permalink: string;
  /** A short address that opens the same selection, for print; left out where the other is as short. */
  short?: string;
  /** SHA-256 of the data, as hexadecimal digits. */
  hash: string;
  /** ISO time at which the file was made. */
  takenAt: string;
}

/** The address that readers can type. */
export const toPrinted = ({ permalink, short }: Pick<Beside, "permalink" | "short">): string => short ?? permalink;

export const SAMPLE_WORDS = "Sample data: all brands and figures are invented.";

/** Who owns the content of the file. */
export const RIGHTS_WORDS = `All rankings, scores and texts are the intellectual property of ${SITE.company}. Do not share or republish them without written permission: ${SITE.rightsAddress}.`;

/** Lines below a table or in a slide's notes: how to read the data, what was selected, and the source. */
export function toNoteLines(
  { isSample, filters, facts, notes, source }: ChartDocument,
  { permalink, short, hash, takenAt }: Beside,
): string[] {
  return [
    ...(isSample ? [SAMPLE_WORDS] : []),
    source,
    ...filters.map(({ name, value }) => `${name}: ${value}`),
    ...facts.map(({ name, text }) => `${name}: ${text}`),
    ...notes.filter((each) => each !== SAMPLE_WORDS),
    ROUNDED_HERE,
    `Exported on ${formatDate(takenAt)} from ${permalink}`,
    ...(short === undefined ? [] : [`Short address: ${short}`]),
    `SHA-256 of the data: ${hash}`,
    RIGHTS_WORDS,
  ];
}
