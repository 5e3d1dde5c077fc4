import type { PickerFieldProps } from "@/components/rankings/picker-props";
import { isSignedInHere } from "@/lib/access/session-events";
import { fullRankingHref, rankingHref } from "@/lib/rankings/search-params";

type Picker = Pick<PickerFieldProps, "kind" | "chosen" | "market" | "industry" | "options" | "noneHref">;

function toRanking(next: { market: string; industry: string }): string | null {
  // The full rankings drop an industry that the market lacks, and say so.
  if (isSignedInHere()) return fullRankingHref(rankingHref(next));
  // The server decides about the industry, which is dropped if the new market lacks it.
  return next.industry ? `/rankings/go?${new URLSearchParams(next).toString()}` : rankingHref({ market: next.market });
}

/** Where a choice leads; null where it leads nowhere. `slug` is empty for none. */
export function choiceHref({ kind, market, industry, options, noneHref }: Picker, slug: string): string | null {
  const href = slug ? options.find((each) => each.slug === slug)?.href : noneHref;
  if (href) return href;
  if (kind === "market") return toRanking({ market: slug, industry });
  return market && toRanking({ market: market.slug, industry: slug });
}

/** The industry whose ranking a visitor is first asked to sign up for; null for any other choice. */
export function lockedChoice({ kind, options }: Picker, slug: string): Picker["options"][number] | null {
  const option = options.find((each) => each.slug === slug);
  return kind === "market" || !option || option.href || isSignedInHere() ? null : option;
}
