import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { type WaveWeightingRule, weightingOf } from "@/lib/catalogue/definition/weighting";
import { designEffect } from "@/lib/statistics/design-effect";
import { rake, RakingError } from "@/lib/statistics/raking";
import type { WaveWeighting } from "@/lib/study/study";

/** The weighting variables. */
export const VARIABLES = ["age_group", "sex", "region"] as const;
type Variable = (typeof VARIABLES)[number];

/** Interviews with the same values in all weighting variables. */
export type WeighedCell = Record<Variable, string> & { base_weight: number; interviews: number };

/** A category's share (0 to 1) of the wave's population. */
export type Target = { variable: Variable; category: string; share: number };

/** A wave's weights do not reach their targets; `reason` names wave, variable and category. */
export class WeightingFailed extends Error {
  override readonly name = "WeightingFailed";

  constructor(
    readonly reason: string,
    readonly fix: string,
    /** The target that was missed. */
    readonly at: { variable: Variable; category: string },
  ) {
    super(`${reason}; ${fix}`);
  }
}

/**
 * The weights of a wave's interviews, with mean 1, and how they were computed. Raked weights start from base weights,
 * which are used unchanged without targets; given ones are neither raked nor capped.
 * @param name of the wave, for messages
 * @throws {WeightingFailed}
 */
export function weighWave(
  name: string,
  cells: readonly WeighedCell[],
  margins: readonly Target[],
  rule: WaveWeightingRule = weightingOf(DEFAULT_DEFINITION, { market: "", year: 0 }),
) {
  const interviews = cells.reduce((sum, cell) => sum + cell.interviews, 0);
  const variables = rule.by.filter((variable) => margins.some((margin) => margin.variable === variable));
  const targets = variables.map((variable) => margins.filter((margin) => margin.variable === variable));
  const raked = variables.length === 0 ? null : rakeCells(name, cells, { ...rule, by: variables }, targets);
  const weights = cells.map((cell, i) => (rule.method === "none" ? 1 : cell.base_weight) * (raked?.factors[i] ?? 1));
  const total = cells.reduce((sum, cell, i) => sum + cell.interviews * (weights[i] as number), 0);
  const weightOf = weights.map((weight) => (weight * interviews) / total);
  const squares = cells.reduce((sum, cell, i) => sum + cell.interviews * (weightOf[i] as number) ** 2, 0);
  const effect = designEffect({ n: interviews, sum: interviews, sumOfSquares: squares });
  const weighting: WaveWeighting = {
    designEffect: effect,
    effectiveN: interviews / effect,
    iterations: raked?.rounds ?? 0,
    largestGap: raked?.largestGap ?? 0,
    cap: rule.cap,
    capped: raked?.cappedInterviews ?? 0,
    smallest: Math.min(...weightOf),
    largest: Math.max(...weightOf),
  };
  return { weighting, weightOf };
}

function rakeCells(
  name: string,
  cells: readonly WeighedCell[],
  { by: variables, cap, largestGap }: WaveWeightingRule,
  targets: readonly (readonly Target[])[],
) {
  const raked = asFailure(name, variables, targets, () =>
    rake(
      cells.map((cell) => ({
        categories: variables.map((variable, v) =>
          (targets[v] ?? []).findIndex(({ category }) => category === cell[variable]),
        ),
        weight: cell.base_weight * cell.interviews,
        count: cell.interviews,
      })),
      targets.map((list) => list.map(({ share }) => share)),
      { cap },
    ),
  );
  if (raked.largestGap > largestGap) {
    const { variable, category, share, target } = furthestTarget(cells, raked.factors, variables, targets);
    throw new WeightingFailed(
      `the targets of "${name}" cannot be met together: after ${raked.rounds} rounds the share of ${variable} "${category}" is ${percent(share)}, and its target ${percent(target)}`,
      "correct targets that contradict each other, or join categories with few interviews in margins and respondents",
      { variable, category },
    );
  }
  return raked;
}

/** Targets missed by the same amount differ only in their last digits. */
const TIE = 1e-9;

/** The category whose weighted share is furthest from its target, the first if tied, with both as fractions. */
function furthestTarget(
  cells: readonly WeighedCell[],
  factors: Float64Array,
  variables: readonly Variable[],
  targets: readonly (readonly Target[])[],
) {
  const weights = cells.map((cell, i) => cell.base_weight * cell.interviews * (factors[i] as number));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = variables.flatMap((variable, v) => {
    const own = targets[v] ?? [];
    const whole = own.reduce((sum, { share }) => sum + share, 0);
    return own.map(({ category, share }) => ({
      variable,
      category,
      share: weights.reduce((sum, weight, i) => (cells[i]?.[variable] === category ? sum + weight : sum), 0) / total,
      target: share / whole,
    }));
  });
  return shares.reduce((worst, each) =>
    Math.abs(each.share - each.target) > Math.abs(worst.share - worst.target) + TIE ? each : worst,
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** Raking's numbers in the words of the margins file. */
function asFailure<T>(
  name: string,
  variables: readonly Variable[],
  targets: readonly (readonly Target[])[],
  work: () => T,
): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RakingError)) throw error;
    const variable = variables[error.variable] as Variable;
    const category = targets[error.variable]?.[error.category]?.category ?? "";
    const reasons = {
      "no-interviews": [
        `${variable} "${category}" has a target but no interviews`,
        "join it with another category in the margins file",
      ],
      "no-target": [`there are interviews whose ${variable} has no target`, "add their category to the margins file"],
      "invalid-target": [`the target of ${variable} "${category}" is not a share`, "correct it in the margins file"],
    } as const;
    const [reason, fix] = reasons[error.reason];
    throw new WeightingFailed(`"${name}": ${reason}`, fix, { variable, category });
  }
}
