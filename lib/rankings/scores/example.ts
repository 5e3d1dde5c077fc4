import { formatProbability, type ScoreContext, type Verdict } from "@/lib/rankings/scores/ledger";
import type { ScoreTexts } from "@/lib/rankings/scores/score-texts";
import { adjustForFalseDiscovery } from "@/lib/statistics/multiple-testing";
import { normalCdf } from "@/lib/statistics/normal";
import { createRandom } from "@/lib/statistics/random";
import { DECIMALS } from "@/lib/platform/words/format";

/** The brand that explains scores. It and its market are invented; no ranking contains it. */
export const EXAMPLE = {
  brand: "Provmark",
  description: "an example brand in an invented market",
  year: 2025,
  brandsTested: 405,
};

export const EXAMPLE_TEXTS: ScoreTexts = {
  environment: "41.2",
  social: "36.8",
  both: "27.1",
  asked: "1013",
  deff: "1.21",
};

export const EXAMPLE_CONTEXT: ScoreContext = {
  shareDigits: DECIMALS.share,
  marketMean: 61.4,
  previous: { year: 2024, score: 69.2, standardError: 2.88 },
};

/** Brands of the invented market whose true score changed, and by how many standard errors. */
const TRULY_MOVED = { brands: 30, by: 4 };

let others: number[] | null = null;

/** P-values of the changes of the other 404 brands, most of which did not change. Fixed by the seed. */
function pValuesOfOthers(): number[] {
  if (others) return others;
  const random = createRandom("an invented market of 405 brands");
  others = Array.from({ length: EXAMPLE.brandsTested - 1 }, (_, i) => {
    const z = random.normal(i < TRULY_MOVED.brands ? TRULY_MOVED.by : 0);
    return 2 * normalCdf(-Math.abs(z));
  });
  return others;
}

/** The example's change tested together with the changes of all brands of its market (Benjamini–Hochberg, 5%). */
export function testExample(p: number): Verdict {
  const rivals = pValuesOfOthers();
  const rank = 1 + rivals.filter((other) => other < p).length;
  const q = adjustForFalseDiscovery([p, ...rivals])[0] ?? 1;
  return {
    isClear: q <= 0.05,
    how: `${formatProbability("p", p)}, number ${rank} of ${EXAMPLE.brandsTested} tested together; ${formatProbability("q", q)}, ${q <= 0.05 ? "not above" : "above"} 0.05`,
  };
}
