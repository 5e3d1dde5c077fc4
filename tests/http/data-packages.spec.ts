import { createHash } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import { ANALYSES, type AnalysisId, recordOf } from "@/lib/catalogue/analyses";
import { abreast } from "../support/abreast";
import { forbiddenIn } from "../support/words/faults";
import { expect, test } from "./fixtures";

// The data of every analysis as a package: what its description says of a column holds for each of its values.

const FOOD = "market=sweden&industry=food-grocery";
const ONE = `${FOOD}&brands=vindrosa`;
const SELECTIONS: Readonly<Record<AnalysisId, string>> = {
  "single-country": FOOD,
  "multi-country": ONE,
  "country-comparison": ONE,
  "age-groups": FOOD,
  portfolio: "brands=vindrosa.sweden,akerhamra.sweden",
  snapshot: ONE,
  ...recordOf("consumers", () => "market=sweden"),
  trajectory: ONE,
  momentum: FOOD,
  "claim-check": "claim=Vindrosa+is+the+most+sustainable+food+brand+in+Sweden",
  "risk-alerts": "market=sweden&of=all",
};

const description = z.looseObject({
  is_sample: z.boolean(),
  file: z.looseObject({ name: z.string(), rows: z.int(), sha256: z.string() }),
  columns: z.array(
    z.looseObject({ name: z.string(), type: z.string(), unit: z.string().nullable(), digits: z.int().nullable() }),
  ),
});

/** Whether a number can be what its unit says. */
const IS_POSSIBLE: Readonly<Record<string, (value: number) => boolean>> = {
  year: (value) => Number.isInteger(value) && value > 1990 && value < 2100,
  years: (value) => Number.isInteger(value) && value >= 0,
  people: (value) => Number.isInteger(value) && value >= 0,
  brands: (value) => Number.isInteger(value) && value > 0,
  rank: (value) => Number.isInteger(value) && value > 0,
  ranks: Number.isInteger,
  percentile: (value) => value >= 0 && value <= 100,
  score: (value) => value >= 0 && value <= 200,
  percent: (value) => value >= 0 && value <= 100,
  points: (value) => Math.abs(value) <= 200,
  "points per year": (value) => Math.abs(value) <= 200,
  "percentage points": (value) => Math.abs(value) <= 100,
  index: (value) => value >= 0,
  z: (value) => Math.abs(value) < 40,
  mixed: () => true,
};

test("a data package describes each column, and its values have the stated units", async ({ people }) => {
  const context = await people.as("admin");
  const faults: string[] = [];
  const seen = new Set<string>();
  await abreast(Object.keys(ANALYSES), async (figure) => {
    const answer = await context.get(`/api/exports/csv-zip?figure=${figure}&${SELECTIONS[figure as AnalysisId]}`);
    expect(answer.status(), figure).toBe(200);
    const files = Object.entries(unzipSync(await answer.body()));
    const data = files.find(([name]) => name.endsWith("-sample-data.csv"))?.[1];
    const about = files.find(([name]) => name.endsWith("-sample-data.metadata.json"))?.[1];
    if (!data || !about) throw new Error(`${figure}: ${files.map(([name]) => name).join(", ")}`);
    const text = strFromU8(about);
    const { file, columns, is_sample: isSample } = description.parse(JSON.parse(text));
    expect(isSample, figure).toBe(true);
    expect(file.sha256, figure).toBe(createHash("sha256").update(data).digest("hex"));
    // Files say "Source:" themselves.
    expect(text, figure).not.toContain(`"Source:`);
    faults.push(...forbiddenIn(text.replaceAll("\n", "\n\n")).map((fault) => `${figure}: ${fault}`));

    const [head = [], ...rows] = z.array(z.array(z.string())).parse(parse(strFromU8(data)));
    expect(rows, figure).toHaveLength(file.rows);
    expect(head, figure).toEqual(columns.map(({ name }) => name));
    expect(new Set(head).size, figure).toBe(head.length);
    for (const name of head)
      if (!/^[a-z0-9_]+$/.test(name) || /^_|__|_$/.test(name)) faults.push(`${figure}: column ${name}`);
    columns.forEach(({ name, unit, digits }, at) => {
      const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
      if (unit !== null) seen.add(unit);
      const wrong = cells.filter((cell) => {
        const value = Number(cell);
        if (unit === null) return /^-?\d+\.\d+$/.test(cell);
        if (Number.isNaN(value) || (cell.split(".")[1]?.length ?? 0) > (digits ?? 0) + (unit === "percent" ? 2 : 0))
          return true;
        return IS_POSSIBLE[unit]?.(value) !== true;
      });
      if (wrong.length > 0) faults.push(`${figure}: ${name} in ${unit ?? "words"}: ${wrong.slice(0, 3).join(", ")}`);
    });
  });
  expect(faults).toEqual([]);
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining(["people", "percent", "points", "rank", "score", "year"]),
  );
});

/** How many exports a person's own data names. */
async function exportsOf(context: APIRequestContext): Promise<number> {
  const data: unknown = await (await context.get("/api/account/data")).json();
  return z.looseObject({ exports: z.array(z.unknown()) }).parse(data).exports.length;
}

test("data files are counted and logged like other files", async ({ people }) => {
  const context = await people.as("otherOwner");
  const before = await exportsOf(context);
  const file = await context.get(`/api/insights/csv/single-country?${FOOD}`);
  expect(file.status()).toBe(200);
  expect(await file.text()).not.toMatch(/Sample data|SHA-256|permission/);
  expect(file.headers()["content-disposition"]).toContain("-sample-data.csv");
  expect(await exportsOf(context)).toBe(before + 1);
});
