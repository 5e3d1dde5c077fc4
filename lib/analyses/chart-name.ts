import { joinNames, countOf } from "@/lib/platform/words/sentences";
import { shorten, shortName } from "@/lib/platform/words/shorten";

/** Maximum brands named; the others are counted. */
const MOST_NAMED = 3;
/** Maximum letters of a name: the same for saved charts, links and embeds. */
export const LONGEST_CHART_NAME = 120;

interface Named {
  /** Names of the selected brands, the first in focus; empty if the chart is of a whole market. */
  brands: readonly string[];
  /** The chart's subject apart from brands: `Food & grocery in Sweden, 2023–2025`. */
  subject: string;
  /** The page's headline; null while there is none. */
  finding: string | null;
}

/**
 * The name under which a chart is saved, shared and embedded: its brands and its finding, so that two charts of one
 * industry have different names.
 */
export function toChartName({ brands, subject, finding }: Named): string {
  const who = brands.length > 0 ? nameBrands(brands) : subject;
  if (finding === null) return shorten(brands.length > 0 ? `${who}: ${subject}` : who, LONGEST_CHART_NAME);
  const says = (name: string) => finding.includes(name) || finding.includes(shortName(name));
  const isSaid = brands.length > 0 ? brands.every(says) : says(subject);
  // The finding is cut before the brands, which distinguish the charts.
  return shorten(isSaid ? finding : `${who}: ${finding}`, LONGEST_CHART_NAME);
}

function nameBrands(brands: readonly string[]): string {
  const short = brands.map((name) => shorten(name, brands.length > 1 ? 24 : 48));
  if (short.length <= MOST_NAMED) return joinNames(short);
  return `${short.slice(0, MOST_NAMED - 1).join(", ")} and ${countOf(short.length - MOST_NAMED + 1, "other")}`;
}
