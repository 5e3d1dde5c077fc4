import { shorten } from "@/lib/platform/words/shorten";
import { hasRoom, LONGEST_TITLE } from "@/lib/platform/words/title-room";

interface PageTitle {
  title: string;
  /** The finding where it is too long for a title, to be said below the chart; null where the title says it. */
  rest: string | null;
}

/** The finding as the page's title; where there is none, or it is too long, what the page is about. */
export function toPageTitle(finding: string | null, subject: string): PageTitle {
  if (finding !== null && hasRoom(finding)) return { title: finding, rest: null };
  return { title: shorten(subject, LONGEST_TITLE), rest: finding };
}
