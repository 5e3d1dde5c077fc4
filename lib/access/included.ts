import type { Tier } from "@/lib/access/claims";
import { exportsOf, may } from "@/lib/access/rights";
import { ANALYSES, ANALYSIS_GROUPS, analysesOf, GROUP_IDS } from "@/lib/catalogue/analyses";
import type { Right } from "@/lib/catalogue/rights";

/** Product names of rights other than analyses and file formats. */
export const PART_NAMES = {
  scores: "Sustainability Scores",
  trends: "Movement since the previous study",
  analytics: "Insights Portal",
  savedCharts: "Saved charts",
  api: "API",
} as const satisfies Partial<Record<Right, string>>;

/** A heading and the items below it; no items if the heading says everything. */
export interface Part {
  name: string;
  items: readonly string[];
}

type Holder = { tier: Tier | null };

const NOTHING: Holder = { tier: null };

const named = (right: keyof typeof PART_NAMES) => ({ name: PART_NAMES[right], right });

/**
 * What a plan includes beyond another, in the order of the pricing page; without another, everything. The only list of
 * what a plan includes: pricing, waitlist, checkout, downgrade and cancellation use it. Years and seats are listed
 * elsewhere.
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

/** All names once: the items below a heading, or the heading itself. */
export const includedNames = (plan: Holder, beyond: Holder = NOTHING): string[] =>
  includedParts(plan, beyond).flatMap(({ name, items }) => (items.length > 0 ? items : [name]));
