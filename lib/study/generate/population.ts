import type { SampleMarketSlug } from "@/lib/study/sample/sample-markets";
import { createRandom } from "@/lib/statistics/random";
import { FIRST_YEAR, LAST_YEAR } from "@/lib/study/sample/roster";
import { AGE_GROUPS, SEXES } from "@/lib/study/questionnaire";

/** A population by three independent variables, with the response rate of each part. */
export type Population = {
  age: readonly Category[];
  sex: readonly Category[];
  region: readonly Category[];
  /** Young men respond less than their age and sex alone would suggest: this multiplies their rate. */
  youngMen: number;
};

/** Share of the population (four decimals; those of a variable sum to 1) and relative response rate. */
export type Category = { name: string; share: number; rate: number };

/** One combination of age, sex and region; numbers count within their variable. `drawn`: share of the interviews. */
export type PopulationCell = { age: number; sex: number; region: string; share: number; drawn: number };

/** Population shares in ten-thousandths, youngest first, of the first and the last year. */
const AGES = { first: [2260, 2700, 2740, 2300], last: [2140, 2720, 2620, 2520] };
const MEN = 4950;

/** Regions and their population shares in ten-thousandths; the first is the capital's. */
const REGIONS: Record<SampleMarketSlug, readonly (readonly [name: string, share: number])[]> = {
  sweden: [
    ["Stockholm", 2350],
    ["East", 1850],
    ["West", 2150],
    ["South", 1950],
    ["North", 1700],
  ],
  norway: [
    ["Oslo", 2450],
    ["East", 2600],
    ["South", 1500],
    ["West", 2100],
    ["North", 1350],
  ],
  denmark: [
    ["Copenhagen", 3150],
    ["Zealand", 1450],
    ["South", 2050],
    ["Central", 2300],
    ["North", 1050],
  ],
  finland: [
    ["Helsinki", 3050],
    ["South", 2100],
    ["West", 2500],
    ["North and East", 2350],
  ],
  netherlands: [
    ["Amsterdam", 1750],
    ["West", 2950],
    ["North", 1000],
    ["East", 2100],
    ["South", 2200],
  ],
};

const AGE_RATES = [0.66, 0.92, 1.1, 1.25];
const SEX_RATES = [1.06, 0.94];
const CAPITAL_RATE = 1.65;

/** The population of one wave; young people and men respond less, the capital more, with small changes each year. */
export function describePopulation(seed: string, market: SampleMarketSlug, year: number): Population {
  const random = createRandom(`${seed}/population/${market}/${year}`);
  const passed = (year - FIRST_YEAR) / (LAST_YEAR - FIRST_YEAR);
  const ages = AGES.first.map((share, i) => Math.round(share + passed * ((AGES.last[i] ?? share) - share)));
  ages[0] = 10_000 - ages.slice(1).reduce((sum, share) => sum + share, 0);
  const rate = (usual: number) => usual * (0.97 + 0.06 * random.uniform());
  return {
    age: AGE_GROUPS.map((name, i) => ({ name, share: (ages[i] ?? 0) / 10_000, rate: rate(AGE_RATES[i] ?? 1) })),
    sex: SEXES.map((name, i) => ({
      name,
      share: (i === 1 ? MEN : 10_000 - MEN) / 10_000,
      rate: rate(SEX_RATES[i] ?? 1),
    })),
    region: REGIONS[market].map(([name, share], i) => ({
      name,
      share: share / 10_000,
      rate: rate(i === 0 ? CAPITAL_RATE : 0.94),
    })),
    youngMen: rate(0.82),
  };
}

/** All combinations of a population, with the share of interviews each gets. */
export function listCells({ age, sex, region, youngMen }: Population): PopulationCell[] {
  const cells = age.flatMap((a, ageNo) =>
    sex.flatMap((s, sexNo) =>
      region.map((r) => {
        const share = a.share * s.share * r.share;
        const extra = ageNo === 0 && s.name === "male" ? youngMen : 1;
        return { age: ageNo, sex: sexNo, region: r.name, share, drawn: share * a.rate * s.rate * r.rate * extra };
      }),
    ),
  );
  const total = cells.reduce((sum, { drawn }) => sum + drawn, 0);
  return cells.map((cell) => ({ ...cell, drawn: cell.drawn / total }));
}
