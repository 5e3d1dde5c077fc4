import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { Findings } from "@/lib/analyses/snapshot/findings";
import type { Snapshot } from "@/lib/analyses/snapshot/snapshot";

/** Two sentences at the head of a snapshot: where the brand stands and where it came from, as far as tests tell. */
export function toStandfirst(snapshot: Snapshot, findings: Findings): string {
  const { score, market } = snapshot;
  if (score.status === "not-shown") {
    return `No score: ${formatNumber(score.n)} people in ${market.name} were asked about it in ${snapshot.year}, and a score needs 50.`;
  }
  if (score.status === "absent")
    return `The ${snapshot.year} study in ${market.name} was published without scores, so there is nothing to compare.`;
  return [standing(snapshot, findings), course(findings)].filter((each) => each !== "").join(" ");
}

function standing({ rivals, industry, market }: Snapshot, { level }: Findings): string {
  if (rivals && rivals.ahead === rivals.of)
    return `Clearly ahead of every other ${industry.name} brand in ${market.name}.`;
  if (rivals && rivals.behind === 0 && rivals.ahead > 0)
    return `No other ${industry.name} brand in ${market.name} is clearly ahead of it.`;
  if (rivals && rivals.ahead === 0 && rivals.behind > 0)
    return `No other ${industry.name} brand in ${market.name} is clearly behind it.`;
  if (level === null) return `Its score is close to the average for ${market.name}: there is no clear difference.`;
  return `Clearly ${level > 0 ? "above" : "below"} the average for ${market.name}.`;
}

function course({ trend }: Findings): string {
  if (!trend) return "";
  if (!trend.clear) return `No clear change since ${trend.since}.`;
  const own = `Its score is ${trend.points > 0 ? "up" : "down"} ${formatNumber(Math.abs(trend.points), DECIMALS.points)} points since ${trend.since}, a clear change`;
  return trend.marketPoints === null
    ? `${own}.`
    : `${own}; the market average ${trend.marketPoints < 0 ? "fell" : "rose"} by ${formatNumber(Math.abs(trend.marketPoints), DECIMALS.points)}.`;
}
