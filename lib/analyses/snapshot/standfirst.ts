import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { Findings } from "@/lib/analyses/snapshot/findings";
import type { Snapshot } from "@/lib/analyses/snapshot/snapshot";

/** Two sentences at the head of a snapshot: where the brand stands and where it came from, as far as tests tell. */
export function toStandfirst(snapshot: Snapshot, findings: Findings): string {
  const { score, market } = snapshot;
  if (score.status === "not-shown") {
    return `In ${market.name} ${formatNumber(score.n)} people were asked about it in ${snapshot.year}, too few for a score: it takes 50.`;
  }
  if (score.status === "absent")
    return `The study of ${snapshot.year} in ${market.name} was published as positions alone, so nothing can be tested.`;
  return [standing(snapshot, findings), course(findings)].filter((each) => each !== "").join(" ");
}

function standing({ rivals, industry, market }: Snapshot, { level }: Findings): string {
  if (rivals && rivals.ahead === rivals.of)
    return `Scored ahead of every other ${industry.name} brand in ${market.name}, by more than chance explains.`;
  if (rivals && rivals.behind === 0 && rivals.ahead > 0)
    return `No other ${industry.name} brand in ${market.name} scores higher by more than chance explains.`;
  if (rivals && rivals.ahead === 0 && rivals.behind > 0)
    return `No other ${industry.name} brand in ${market.name} scores lower by more than chance explains.`;
  if (level === null) return `No test tells its score from the average brand in ${market.name}.`;
  return `Scored ${level > 0 ? "above" : "below"} the average brand in ${market.name}, by more than chance explains.`;
}

function course({ trend }: Findings): string {
  if (!trend) return "";
  if (!trend.clear) return `Since ${trend.since} it has not moved by more than chance explains.`;
  const own = `Since ${trend.since} its score is ${trend.points > 0 ? "up" : "down"} ${formatNumber(Math.abs(trend.points), DECIMALS.points)} points`;
  return trend.marketPoints === null
    ? `${own}.`
    : `${own}; the market average ${trend.marketPoints < 0 ? "fell" : "rose"} by ${formatNumber(Math.abs(trend.marketPoints), DECIMALS.points)}.`;
}
