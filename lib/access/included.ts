import type { Tier } from "@/lib/access/claims";
import { exportsOf, may } from "@/lib/access/rights";
import { ANALYSES, ANALYSIS_GROUPS, analysesOf, GROUP_IDS } from "@/lib/catalogue/analyses";
import type { Right } from "@/lib/catalogue/rights";

/** What rights other than analyses and kinds of files are sold as. */
export const PART_NAMES = {
  scores: "Sustainability Scores",
  trends: "Movement since last year",
  analytics: "Insights Portal",
  savedCharts: "Saved charts",
  api: "API",
} as const satisfies Partial<Record<Right, string>>;

/** A heading of what is included, and what is below it; none where the heading says all. */
export interface Part {
  name: string;
  items: readonly string[];
}

type Holder = { tier: Tier | null };

const NOTHING: Holder = { tier: null };

const named = (right: keyof typeof PART_NAMES) => ({ name: PART_NAMES[right], right });

/**
 * What a plan has that another lacks, in the order of the pricing page; without another, all of it. The one list of what
 * is in a plan: pricing, waitlist, checkout, downgrade and cancellation read it. Years and seats are counted elsewhere.
 */
export function includedParts(plan: Holder, beyond: Holder = NOTHING): Part[] {
  const adds = ({ right }: { right: Right }) => may(plan, right) && !may(beyond, right);
  const one = (right: keyof typeof PART_NAMES): Part[] => (adds(named(right)) ? [{ ...named(right), items: [] }] : []);
  const groups = GROUP_IDS.flatMap((group): Part[] => {
    const items = analysesOf(group)
      .filter((id) => adds(ANALYSES[id]))
      .map((id) => ANALYSES[id].name);
    const { name } = ANALYSIS_GROUPS[group];
    if (items.length === 0) return [];
    return [items.length === 1 && items[0] === name ? { name, items: [] } : { name, items }];
  });
  const had = exportsOf(beyond);
  const formats = exportsOf(plan).filter((format) => !had.includes(format));
  return [
    ...one("scores"),
    ...one("trends"),
    ...one("analytics"),
    ...groups,
    ...one("savedCharts"),
    ...(formats.length > 0 ? [{ name: "Exports", items: formats }] : []),
    ...one("api"),
  ].map(({ name, items }) => ({ name, items }));
}

/** The names of it all, each once: what stands below a heading, or the heading itself. */
export const includedNames = (plan: Holder, beyond: Holder = NOTHING): string[] =>
  includedParts(plan, beyond).flatMap(({ name, items }) => (items.length > 0 ? items : [name]));
