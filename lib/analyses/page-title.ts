import { shorten } from "@/lib/platform/words/shorten";

/** Letters of a page's title: one line of 28 px on a laptop, two of 22 px on a phone. */
export const LONGEST_TITLE = 64;

const fits = (finding: string) => Array.from(finding).length <= LONGEST_TITLE;

/** The first wording of a finding that has room in a title; the first of all where none has, to be said below the chart. */
export const firstToFit = (wordings: readonly [string, ...string[]]): string => wordings.find(fits) ?? wordings[0];

interface PageTitle {
  title: string;
  /** The finding where it is too long for a title, to be said below the chart; null where the title says it. */
  rest: string | null;
}

/** The finding as the page's title; where there is none, or it is too long, what the page is about. */
export function toPageTitle(finding: string | null, subject: string): PageTitle {
  if (finding !== null && fits(finding)) return { title: finding, rest: null };
  return { title: shorten(subject, LONGEST_TITLE), rest: finding };
}
