import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { ALL, type Population } from "@/lib/analyses/consumers/population";
import { MARKETS } from "@/lib/catalogue/markets/market";
import { CONSUMER_SECTIONS } from "@/lib/study/consumer";
import { SMALLEST_BASE } from "@/lib/study/study";
import { siteUnderTest } from "../support/data-api";
import { expect, test } from "./fixtures";

// What a subscriber can read of small groups, taken together: the whole less the groups that are shown leaves what the
// hidden ones have together. That is never one group, nor fewer people than may be shown by themselves.

const YEAR = 2025;
const api = siteUnderTest();

interface Part {
  isShown: boolean;
  n: number;
}

/** Do the hidden parts of a whole that is shown let themselves be worked out? */
function isTold(parts: readonly Part[]): boolean {
  const hidden = parts.filter(({ isShown, n }) => !isShown && n > 0);
  const together = hidden.reduce((sum, { n }) => sum + n, 0);
  return hidden.length > 0 && (hidden.length === 1 || together < SMALLEST_BASE);
}

async function read<Shape extends z.ZodType>(context: APIRequestContext, address: string, shape: Shape) {
  const answer = await context.get(address);
  expect(answer.status(), address).toBe(200);
  return shape.parse(await answer.json());
}

async function rankedBrands(market: string): Promise<string[]> {
  const { body } = await api.call("service", "list_ranked_brands", { p_market: market });
  return z
    .array(z.object({ brand_slug: z.string() }))
    .parse(JSON.parse(body))
    .map(({ brand_slug }) => brand_slug);
}

const ages = z.looseObject({
  dataset: z.looseObject({
    brands: z.array(
      z.looseObject({
        slug: z.string(),
        cells: z.array(z.looseObject({ score: z.number().nullable(), n: z.number() })),
      }),
    ),
  }),
});

test("no brand’s hidden age group can be worked out from the groups that are shown", async ({ people }) => {
  const context = await people.as("enterprise");
  const faults: string[] = [];
  let shown = 0;
  for (const { slug: market } of MARKETS) {
    const slugs = await rankedBrands(market);
    for (let from = 0; from < slugs.length; from += 100) {
      const asked = slugs.slice(from, from + 100).join(",");
      const { dataset } = await read(context, `/api/insights/ages?market=${market}&brands=${asked}&year=${YEAR}`, ages);
      for (const { slug, cells } of dataset.brands) {
        const parts = cells.map(({ score, n }) => ({ isShown: score !== null, n }));
        shown += parts.filter(({ isShown }) => isShown).length;
        if (isTold(parts)) faults.push(`${market} ${slug}: ${JSON.stringify(parts)}`);
        for (const { isShown, n } of parts) if (isShown && n < SMALLEST_BASE) faults.push(`${market} ${slug}: n ${n}`);
      }
    }
  }
  expect(shown, "age groups that are shown").toBeGreaterThan(1_000);
  expect(faults).toEqual([]);
});

const wave = z.looseObject({
  dataset: z.looseObject({
    readings: z.array(
      z.looseObject({
        population: z.object({ age: z.string(), sex: z.string(), group: z.string() }),
        figures: z.array(z.looseObject({ item: z.string(), value: z.number().nullable(), n: z.number() })),
      }),
    ),
  }),
});
const AXES = ["age", "sex", "group"] as const;

/** Each whole that is shown, with its parts along one axis. */
function linesOf(cells: readonly (Population & Part & { item: string })[]): { name: string; parts: Part[] }[] {
  return [...Map.groupBy(cells, ({ item }) => item)].flatMap(([item, own]) =>
    own.flatMap((whole) =>
      AXES.filter((axis) => whole.isShown && whole[axis] === ALL).flatMap((axis) => {
        const others = AXES.filter((each) => each !== axis);
        const parts = own.filter((each) => each[axis] !== ALL && others.every((other) => each[other] === whole[other]));
        return parts.length === 0 ? [] : [{ name: `${item} by ${axis} of ${JSON.stringify(whole)}`, parts }];
      }),
    ),
  );
}

test("no group’s hidden answers can be worked out from the populations that are shown", async ({ people }) => {
  const context = await people.as("enterprise");
  const faults: string[] = [];
  let [lines, hidden] = [0, 0];
  for (const { slug: market } of MARKETS)
    for (const section of CONSUMER_SECTIONS) {
      const address = `/api/insights/consumer-populations?market=${market}&section=${section}&year=${YEAR}`;
      const { dataset } = await read(context, address, wave);
      const cells = dataset.readings.flatMap(({ population, figures }) =>
        figures.map(({ item, value, n }) => ({ ...population, item, isShown: value !== null, n })),
      );
      hidden += cells.filter(({ isShown }) => !isShown).length;
      const found = linesOf(cells);
      lines += found.length;
      faults.push(...found.filter(({ parts }) => isTold(parts)).map(({ name }) => `${market} ${section}: ${name}`));
    }
  expect(lines, "wholes that are shown with their parts").toBeGreaterThan(1_000);
  expect(hidden, "hidden answers of the sample study").toBeGreaterThan(10);
  expect(faults).toEqual([]);
});
