import path from "node:path";
import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { SAMPLE_MARKETS } from "@/lib/study/sample/sample-markets";
import { describePopulation } from "@/lib/study/generate/population";
import type { StudyPlan } from "@/lib/study/generate/study-plan";
import { COLUMNS } from "@/lib/study/import/columns";
import { writeFile } from "node:fs/promises";

/** Writes a table as CSV in UTF-8 with commas, its column names first. */
async function writeCsv(
  file: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const lines = [columns, ...rows].map((row) => row.map(toCell).join(","));
  await writeFile(file, `${lines.join("\n")}\n`);
}

function toCell(value: string | number): string {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes the small tables as text: brands, population margins and finished results of earlier years. */
export async function writeTables(folder: string, plan: StudyPlan): Promise<void> {
  await writeCsv(path.join(folder, "brands.csv"), ["Brand", "industry"], listBrands(plan));
  await writeCsv(
    path.join(folder, "margins.csv"),
    ["Country", "Year", "variable", "category", "share"],
    plan.waves.flatMap(({ market, country, year }) => {
      const { age, sex, region } = describePopulation(plan.seed, market, year);
      const variables = Object.entries({ age_group: age, sex, region });
      return variables.flatMap(([variable, categories]) =>
        categories.map(({ name, share }) => [country, year, variable, name, share]),
      );
    }),
  );
  if (plan.results.length > 0) await writeResults(path.join(folder, resultsName(plan)), plan);
}

function listBrands({ waves }: StudyPlan): [name: string, industry: string][] {
  const brands = new Map(waves.flatMap((wave) => wave.brands.map(({ name, industry }) => [name, industry] as const)));
  return [...brands].map(([name, slug]) => [name, INDUSTRIES.find((industry) => industry.slug === slug)?.name ?? slug]);
}

function resultsName({ results }: StudyPlan): string {
  const years = results.map(({ year }) => year);
  return `results-${Math.min(...years)}-${Math.max(...years)}.csv`;
}

async function writeResults(file: string, { results }: StudyPlan): Promise<void> {
  await writeCsv(
    file,
    Object.values(COLUMNS),
    results.map((row) => {
      const country = SAMPLE_MARKETS.find(({ slug }) => slug === row.market)?.name ?? row.market;
      const figures = [row.industryPosition, row.overallPosition, row.score, row.standardError, row.n, row.nEff];
      return [row.brand, country, row.industry, row.year, ...figures.map((value) => value ?? "")];
    }),
  );
}
