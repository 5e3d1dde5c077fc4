import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { weightingOf } from "@/lib/catalogue/definition/weighting";
import { say } from "@/lib/catalogue/definition/wording";
import { inventAnswers } from "@/lib/study/generate/invent-answers";
import { createRandom, type Random } from "@/lib/statistics/random";

/**
 * The parameters of an invented study: its waves, the number of interviews, and the seed that
 * determines everything.
 */
export type Invention = { years: readonly number[]; interviews: number; seed: string };

/** Number of brands each person is asked about. */
const ASKED = 7;
const DONT_KNOW = 0.12;

type Brand = { name: string; industry: string; markets: readonly string[] };
type Table = (string | number)[][];

/**
 * Writes the files of an invented study of any definition to a new folder, atomically: respondents, ratings, answers,
 * brands, and margins if it is raked. The same definition and seed give the same files.
 */
export async function inventStudy(definition: StudyDefinition, folder: string, invention: Invention): Promise<void> {
  const random = createRandom(`${invention.seed}/${definition.study.key}/${definition.version}`);
  const brands = inventBrands(definition);
  const [first, second] = definition.dimensions;
  const respondents: Table = [
    ["respondent", "Country", "Year", "age_group", "sex", "region", "base_weight", "interviewed_on"],
  ];
  const assessments: Table = [["respondent", "Brand", first.key, second.key]];
  const answers: Table = [["respondent", "question", "answer"]];
  const margins: Table = [["Country", "Year", "variable", "category", "share"]];
  for (const { slug: market } of definition.markets) {
    const own = brands.filter(({ markets }) => markets.includes(market));
    const standing = new Map(own.map(({ name }) => [name, [random.normal(0, 0.8), random.normal(0, 0.8)] as const]));
    for (const [turn, year] of invention.years.entries()) {
      margins.push(...marginsOf(definition, market, year));
      for (let number = 1; number <= invention.interviews; number += 1) {
        const id = `${market}-${year}-${number}`;
        const person = inventPerson(definition, { market, year }, random);
        respondents.push([id, market, year, ...person]);
        const mood = random.normal(0, 0.5);
        for (const { name } of random.shuffle(own).slice(0, ASKED)) {
          const [a, b] = standing.get(name) ?? [0, 0];
          const drift = turn * 0.1 * a;
          assessments.push([id, name, mark(definition, a + drift + mood, random), mark(definition, b + mood, random)]);
        }
        answers.push(...inventAnswers(definition, random).map(([question, answer]) => [id, question, answer]));
      }
    }
  }
  const files: [string, Table][] = [
    ["respondents.csv", respondents],
    ["assessments.csv", assessments],
    ["answers.csv", answers],
    ["brands.csv", [["Brand", "industry"], ...brands.map(({ name, industry }) => [name, industry])]],
    ["margins.csv", margins],
  ];
  await writeWhole(
    folder,
    files.filter(([, rows]) => rows.length > 1),
  );
}

/** The brands in a mapping of the definition, otherwise four of each industry. */
function inventBrands(definition: StudyDefinition): Brand[] {
  const names = new Map(definition.industries.list.map(({ slug, name }) => [slug, say(definition, name)]));
  const everywhere = definition.markets.map(({ slug }) => slug);
  const listed = definition.mappings.flatMap(({ brands }) => (brands.from === "list" ? brands.list : []));
  if (listed.length > 0) {
    return listed.map(({ brand, industry, markets }) => {
      return { name: brand, industry: names.get(industry) ?? industry, markets: markets ?? everywhere };
    });
  }
  return [...names.values()].flatMap((industry) =>
    ["Alfa", "Beta", "Gamma", "Delta"].map((name) => ({ name: `${name} ${industry}`, industry, markets: everywhere })),
  );
}

function inventPerson(definition: StudyDefinition, wave: { market: string; year: number }, random: Random) {
  const { age, sex } = definition.people;
  const { method } = weightingOf(definition, wave);
  const reported = sex?.categories.filter((category) => category.reported) ?? [];
  const others = sex?.categories.filter((category) => !category.reported) ?? [];
  const category = random.uniform() < 0.02 && others.length > 0 ? random.pick(others) : undefined;
  const weight = method === "given" ? (0.5 + 1.5 * random.uniform()).toFixed(4) : "1";
  const day = `${wave.year}-${random.pick(["03", "04"])}-${String(random.integer(1, 28)).padStart(2, "0")}`;
  return [
    random.pick(age.groups).key,
    (category ?? (reported.length > 0 ? random.pick(reported) : undefined))?.key ?? "",
    regionsOf(definition, wave.market)[random.integer(0, 1)] ?? regionsOf(definition, wave.market)[0] ?? "",
    weight,
    day,
  ];
}

function regionsOf({ people }: StudyDefinition, market: string): readonly string[] {
  if (people.region === null) return [];
  return people.region === "any" ? ["North", "South"] : (people.region[market] ?? []).map(({ key }) => key);
}

/** A rating on the study's scale by someone with this opinion of the brand; empty for don't know. */
function mark({ scale }: StudyDefinition, opinion: number, random: Random): string {
  if (random.uniform() < DONT_KNOW) return "";
  const middle = (scale.min + scale.max) / 2;
  const spread = (scale.max - scale.min) / 4;
  const drawn = Math.round(middle + spread * (opinion + random.normal(0, 0.8)));
  return String(Math.min(scale.max, Math.max(scale.min, drawn)));
}

/** Equal shares of every demographic group. */
function marginsOf(definition: StudyDefinition, market: string, year: number): Table {
  const { by } = weightingOf(definition, { market, year });
  const { age, sex } = definition.people;
  const groups = {
    age_group: age.groups.map(({ key }) => key),
    sex: (sex?.categories ?? []).map(({ key }) => key),
    region: regionsOf(definition, market).slice(0, 2),
  };
  return by.flatMap((variable) =>
    groups[variable].map((category) => [market, year, variable, category, 1 / groups[variable].length]),
  );
}

async function writeWhole(folder: string, files: readonly [string, Table][]): Promise<void> {
  const partial = `${folder}.${process.pid}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  for (const [name, rows] of files) {
    const lines = rows.map((row) => row.map((cell) => quoted(String(cell))).join(","));
    await writeFile(path.join(partial, name), `${lines.join("\n")}\n`);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(partial, folder);
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
