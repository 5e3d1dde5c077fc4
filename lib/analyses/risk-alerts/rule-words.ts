import { ALERT_KINDS, KIND_NAMES, SENSITIVITY_NAMES } from "@/lib/study/alert-names";
import type { AlertRule, Mute } from "@/lib/analyses/risk-alerts/rule";
import { formatDate, formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { asSentence, joinNames } from "@/lib/platform/words/sentences";

interface RuleNames {
  markets: readonly Named[];
  industries: readonly Named[];
  brands: readonly Named[];
}

const MOST_NAMED = 3;

/** The types of alert and the brands of a rule, in a sentence. */
export function wordRule(
  { kinds, points, positions, markets, industries, brands }: AlertRule,
  names: RuleNames,
): string {
  const limits = ALERT_KINDS.map((kind) => kinds[kind]);
  const [first] = limits;
  const watched = ALERT_KINDS.filter((kind) => kinds[kind] !== "off");
  const listens =
    first !== undefined && first !== "off" && limits.every((limit) => limit === first)
      ? `All four types at ${SENSITIVITY_NAMES[first].toLowerCase()} limits`
      : watched.map((kind) => `${KIND_NAMES[kind].toLowerCase()} (${kinds[kind]})`).join(", ");
  const sizes = [
    points === null
      ? ""
      : `${formatNumber(points, Number.isInteger(points) ? DECIMALS.whole : DECIMALS.exactPoints)} points`,
    positions === null ? "" : `${formatNumber(positions)} positions`,
  ]
    .filter(Boolean)
    .join(" or ");
  const whom =
    brands === "all"
      ? "all brands"
      : brands === "followed"
        ? "the brands each team member follows"
        : list(brands, names.brands, "brands");
  const trade = industries.length === 0 ? "" : ` in ${list(industries, names.industries, "industries")}`;
  const where = markets.length === 0 ? "in all markets" : `in ${list(markets, names.markets, "markets")}`;
  return `${asSentence(listens)}, for ${whom}${trade} ${where}${sizes ? `; ${sizes} or more` : ""}.`;
}

function list(slugs: readonly string[], names: readonly Named[], noun: string): string {
  if (slugs.length > MOST_NAMED) return `${formatNumber(slugs.length)} ${noun}`;
  return joinNames(slugs.map((slug) => inSentence(names.find((each) => each.slug === slug)?.name ?? slug)));
}

/** The end of a rule's mute, if it is muted. */
export function wordMute(mute: Mute | null, now: Date): string | null {
  if (mute === null) return null;
  if ("until" in mute) return now.getTime() < Date.parse(mute.until) ? `Muted until ${formatDate(mute.until)}` : null;
  return `Muted until the study after ${mute.through}`;
}
