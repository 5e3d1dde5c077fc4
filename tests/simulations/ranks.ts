import { competitionRanks } from "@/lib/statistics/competition-rank";
import { createRandom } from "@/lib/statistics/random";
import { scoreOfShares } from "@/lib/statistics/score";
import { wilsonInterval } from "@/lib/statistics/share-interval";
import type { CoverageRow } from "@/lib/study/promises/coverage-row";
import { waveRankRanges } from "@/lib/study/rank-wave";
import { type Effort, toRow } from "./row";

const BRANDS = 40;

/** How often the rank ranges of a list hold all true positions at once, where scores lie near an end of the scale and elsewhere. */
export function rankRows({ effort }: Effort): CoverageRow[] {
  const draws = Math.round(4_000 * effort);
  return [
    { stratum: "40 brands, true scores 1 to 20, 100 people each", from: 1, to: 20, n: 100 },
    { stratum: "40 brands, true scores 40 to 120, 500 people each", from: 40, to: 120, n: 500 },
  ].map(({ stratum, from, to, n }) => {
    const random = createRandom(`coverage/ranks/${stratum}`);
    // In pairs of equal truth: the order within a pair is what is most easily mistaken.
    const truth = Array.from({ length: BRANDS }, (_, i) => from + ((to - from) * Math.floor(i / 2)) / (BRANDS / 2 - 1));
    const positions = competitionRanks(truth);
    let held = 0;
    for (let draw = 0; draw < draws; draw += 1) {
      const estimates = truth.map((score) => {
        const share = score / 200;
        const count = (of: number, among: number) => {
          let found = 0;
          for (let i = 0; i < among; i += 1) if (random.uniform() < of) found += 1;
          return found;
        };
        const environment = count(share, n);
        const both = count(Math.min(1, 0.4 + 0.6 * share), environment);
        const social = both + count((share * (1 - Math.min(1, 0.4 + 0.6 * share))) / (1 - share), n - environment);
        return scoreOfShares({ environment: environment / n, social: social / n, both: both / n }, n);
      });
      const ranges = waveRankRanges(estimates);
      if (ranges.every(({ low, high }, i) => low <= (positions[i] as number) && (positions[i] as number) <= high))
        held += 1;
    }
    return toRow({
      page: "rank-ranges",
      what: "Rank ranges of a whole list, all right at once",
      stratum,
      promised: 0.95,
      simulated: held / draws,
      low: 0.94,
      high: 1,
    });
  });
}

/** Coverage of Wilson's interval of a share: exact, by adding up the chances of every count. */
export function shareRows(): CoverageRow[] {
  return [50, 500].flatMap((n) => {
    const found = Array.from({ length: 99 }, (_, i) => exactShareCoverage((i + 1) / 100, n));
    const row = (what: string, simulated: number, low: number, high: number) =>
      toRow({ page: "consumer-groups", what, stratum: `${n} people`, promised: 0.95, simulated, low, high });
    return [
      row(
        "Share, mean over true shares of 1 to 99%",
        found.reduce((sum, each) => sum + each, 0) / found.length,
        0.94,
        0.96,
      ),
      row("Share, any true share of 1 to 99%, lowest", Math.min(...found), 0.89, 1),
    ];
  });
}

function exactShareCoverage(share: number, n: number): number {
  let covered = 0;
  let log = n * Math.log(1 - share);
  for (let count = 0; count <= n; count += 1) {
    const { low, high } = wilsonInterval(count / n, n);
    if (low <= share + 1e-12 && share - 1e-12 <= high) covered += Math.exp(log);
    log += Math.log((n - count) / (count + 1)) + Math.log(share / (1 - share));
  }
  return covered;
}
