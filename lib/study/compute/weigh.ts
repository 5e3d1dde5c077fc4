import { z } from "zod";
import { designEffect } from "@/lib/statistics/design-effect";
import { rake, RakingError } from "@/lib/statistics/raking";
import type { Session } from "@/lib/study/duckdb/session";
import type { WaveWeighting } from "@/lib/study/study";

/** No interview weighs more than this many times the mean of its wave, or less than the mean divided by it. */
const WEIGHT_CAP = 5;
/** A wave whose weighted shares stay further from their targets than this is not published. */
const LARGEST_GAP = 0.01;

const VARIABLES = ["age_group", "sex", "region"] as const;

const cellRow = z.object({
  cell_id: z.int(),
  wave_id: z.int(),
  age_group: z.string(),
  sex: z.string(),
  region: z.string(),
  base_weight: z.number(),
  interviews: z.int(),
});
type Cell = z.output<typeof cellRow>;
const waveRow = z.object({ wave_id: z.int(), market: z.string(), year: z.int() });
const marginRow = z.object({ wave_id: z.int(), variable: z.enum(VARIABLES), category: z.string(), share: z.number() });
type Margin = z.output<typeof marginRow>;

/** The weights of a wave do not reach their targets; `reason` names wave, variable and category. */
export class WeightingFailed extends Error {
  override readonly name = "WeightingFailed";

  constructor(
    readonly reason: string,
    readonly fix: string,
  ) {
    super(`${reason}; ${fix}`);
  }
}

/**
 * Weights every interview to its wave's population by raking over age × sex × region and makes the table
 * `weighted(respondent, person_id, wave_id, age_id, sex_id, weight)`, weights with mean 1 in each wave, `age(age_id,
 * age_group)` and `sex(sex_id, sex)`. Persons are numbered in the order of their ids.
 * A wave without margins keeps its base weights.
 * @returns how each wave was weighted, by wave_id
 * @throws {WeightingFailed}
 */
export async function weighInterviews(session: Session): Promise<Map<number, WaveWeighting>> {
  await session.run(`
    create or replace table cell as
    select (row_number() over (order by wave_id, age_group, sex, region, base_weight))::integer - 1 as cell_id, *
    from (select wave_id, age_group, sex, region, base_weight, count(*)::integer as interviews
          from respondent group by all)`);
  await session.run(`
    create or replace table age as
    select (row_number() over (order by age_group))::integer - 1 as age_id, age_group
    from (select distinct age_group from respondent)`);
  await session.run(`
    create or replace table sex as
    select (row_number() over (order by sex))::integer - 1 as sex_id, sex from (select distinct sex from respondent)`);
  const cells = await session.rows("select * from cell order by cell_id", cellRow);
  const margins = await session.rows("select wave_id, variable, category, share from margin", marginRow);
  const marginsOf = Map.groupBy(margins, ({ wave_id }) => wave_id);
  const waves = await session.rows("select wave_id, market, year from wave", waveRow);
  const nameOf = new Map(waves.map(({ wave_id, market, year }) => [wave_id, `${market} ${year}`]));

  const weights: [cell: number, weight: number][] = [];
  const weightings = new Map<number, WaveWeighting>();
  for (const [waveId, wave] of Map.groupBy(cells, ({ wave_id }) => wave_id)) {
    const { weighting, weightOf } = weighWave(nameOf.get(waveId) ?? "", wave, marginsOf.get(waveId) ?? []);
    weightings.set(waveId, weighting);
    wave.forEach(({ cell_id }, i) => weights.push([cell_id, weightOf[i] as number]));
  }
  await session.run("create or replace table cell_weight (cell_id integer, weight double)");
  for (let from = 0; from < weights.length; from += 5_000) {
    const values = weights.slice(from, from + 5_000).map(([id, weight]) => `(${id}, ${weight})`);
    await session.run(`insert into cell_weight values ${values.join(", ")}`);
  }
  await session.run(`
    create or replace table weighted as
    select r.respondent, (row_number() over (order by r.respondent))::integer as person_id, r.wave_id, a.age_id, s.sex_id, w.weight
    from respondent r
    join cell c using (wave_id, age_group, sex, region, base_weight)
    join cell_weight w using (cell_id)
    join age a using (age_group)
    join sex s using (sex)`);
  return weightings;
}

function weighWave(name: string, cells: readonly Cell[], margins: readonly Margin[]) {
  const interviews = cells.reduce((sum, cell) => sum + cell.interviews, 0);
  const variables = VARIABLES.filter((variable) => margins.some((margin) => margin.variable === variable));
  const targets = variables.map((variable) => margins.filter((margin) => margin.variable === variable));
  const raked = variables.length === 0 ? null : rakeCells(name, cells, variables, targets);
  const weights = cells.map((cell, i) => cell.base_weight * (raked?.factors[i] ?? 1));
  const total = cells.reduce((sum, cell, i) => sum + cell.interviews * (weights[i] as number), 0);
  const weightOf = weights.map((weight) => (weight * interviews) / total);
  const squares = cells.reduce((sum, cell, i) => sum + cell.interviews * (weightOf[i] as number) ** 2, 0);
  const effect = designEffect({ n: interviews, sum: interviews, sumOfSquares: squares });
  const weighting: WaveWeighting = {
    designEffect: effect,
    effectiveN: interviews / effect,
    iterations: raked?.rounds ?? 0,
    largestGap: raked?.largestGap ?? 0,
    cap: WEIGHT_CAP,
    capped: raked?.cappedInterviews ?? 0,
    smallest: Math.min(...weightOf),
    largest: Math.max(...weightOf),
  };
  return { weighting, weightOf };
}

function rakeCells(
  name: string,
  cells: readonly Cell[],
  variables: readonly (typeof VARIABLES)[number][],
  targets: readonly (readonly Margin[])[],
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
      { cap: WEIGHT_CAP },
    ),
  );
  if (raked.largestGap > LARGEST_GAP) {
    throw new WeightingFailed(
      `${name}: after ${raked.rounds} rounds a weighted share is still ${(100 * raked.largestGap).toFixed(1)} points from its target`,
      "check the targets of this wave in the margins file, or join categories with few interviews",
    );
  }
  return raked;
}

/** What raking calls by number, in the words of the margins file. */
function asFailure<T>(
  name: string,
  variables: readonly string[],
  targets: readonly (readonly Margin[])[],
  work: () => T,
): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RakingError)) throw error;
    const variable = variables[error.variable] ?? "a variable";
    const category = targets[error.variable]?.[error.category]?.category;
    const reasons = {
      "no-interviews": [
        `${variable} "${category}" has a target but no interviews`,
        "join it with another category in the margins file",
      ],
      "no-target": [`there are interviews whose ${variable} has no target`, "add their category to the margins file"],
      "invalid-target": [`the target of ${variable} "${category}" is not a share`, "correct it in the margins file"],
    } as const;
    const [reason, fix] = reasons[error.reason];
    throw new WeightingFailed(`${name}: ${reason}`, fix);
  }
}
