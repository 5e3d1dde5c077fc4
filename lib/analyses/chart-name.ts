import { joinNames, countOf } from "@/lib/platform/words/sentences";
import { shorten, shortName } from "@/lib/platform/words/shorten";

/** Brands named before the rest is counted. */
const MOST_NAMED = 3;
/** Letters of a name: saved charts, links and embeds all hold as many. */
export const LONGEST_CHART_NAME = 120;

interface Named {
  /** Names of the brands chosen, the first in focus; empty where the chart is of a whole market. */
  brands: readonly string[];
  /** What the chart is about apart from brands: `Food & grocery in Sweden, 2023–2025`. */
  subject: string;
  /** The page's headline; null while there is none. */
  finding: string | null;
}

/**
 * The name that a chart is saved, shared and embedded under: its brands and its finding, so that two charts of one
 * industry can be told from each other.
 */
export function toChartName({ brands, subject, finding }: Named): string {
  const who = brands.length > 0 ? nameBrands(brands) : subject;
  if (finding === null) return shorten(brands.length > 0 ? `${who}: ${subject}` : who, LONGEST_CHART_NAME);
  const says = (name: string) => finding.includes(name) || finding.includes(shortName(name));
  const isSaid = brands.length > 0 ? brands.every(says) : says(subject);
  // The finding is cut before the brands are: a name that ends in them would look like another chart's.
  return shorten(isSaid ? finding : `${who}: ${finding}`, LONGEST_CHART_NAME);
}

function nameBrands(brands: readonly string[]): string {
  const short = brands.map((name) => shorten(name, brands.length > 1 ? 24 : 48));
  if (short.length <= MOST_NAMED) return joinNames(short);
  return `${short.slice(0, MOST_NAMED - 1).join(", ")} and ${countOf(short.length - MOST_NAMED + 1, "other")}`;
}
