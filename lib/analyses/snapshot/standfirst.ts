import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { Findings } from "@/lib/analyses/snapshot/findings";
import type { Snapshot } from "@/lib/analyses/snapshot/snapshot";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { agree, numberOf } from "@/lib/platform/words/sentences";

/** Two sentences at the top of a snapshot: its level, then its change, if they are clear. */
export function toStandfirst(snapshot: Snapshot, findings: Findings): string {
  const { score, market } = snapshot;
  if (score.status === "not-shown") {
    return `No score: ${numberOf(score.n, "person", "people")} in ${inSentence(market.name)} ${agree(score.n, "was", "were")} asked about it in ${snapshot.year}, and a score needs at least {{base}}.`;
  }
  if (score.status === "absent")
    return `The ${snapshot.year} study in ${inSentence(market.name)} was published without scores, so there is nothing to compare.`;
  return [standing(snapshot, findings), course(findings)].filter((each) => each !== "").join(" ");
}

function standing({ rivals, industry, market }: Snapshot, { level }: Findings): string {
  const where = inSentence(market.name);
  const trade = `${industryInSentence(industry.name)} brand in ${where}`;
  if (rivals && rivals.ahead === rivals.of) return `Clearly ahead of every other ${trade}.`;
  if (rivals && rivals.behind === 0 && rivals.ahead > 0) return `No other ${trade} is clearly ahead of it.`;
  if (rivals && rivals.ahead === 0 && rivals.behind > 0) return `No other ${trade} is clearly behind it.`;
  if (level === null) return `Close to the average in ${where}.`;
  return `Clearly ${level > 0 ? "above" : "below"} the average in ${where}.`;
}

function course({ trend }: Findings): string {
  if (!trend) return "";
  if (!trend.clear) return `No clear change since ${trend.since}.`;
  const own = `${trend.points > 0 ? "Up" : "Down"} ${formatNumber(Math.abs(trend.points), DECIMALS.points)} points since ${trend.since}, a clear change`;
  return trend.marketPoints === null
    ? `${own}.`
    : `${own}; the market average ${trend.marketPoints < 0 ? "fell" : "rose"} by ${formatNumber(Math.abs(trend.marketPoints), DECIMALS.points)}.`;
}
