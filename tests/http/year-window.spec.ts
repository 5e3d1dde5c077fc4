import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import type { Tier } from "@/lib/access/claims";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { ANALYSES, ANALYSIS_IDS, type AnalysisId, recordOf } from "@/lib/catalogue/analyses";
import { abreast } from "../support/abreast";
import { siteUnderTest } from "../support/data-api";
import { expect, test } from "./fixtures";

// A plan opens its years. What lies before them is in nothing that the analysis pages, their data and their files send:
// neither a figure of those years nor one that rests on them.

const YEARS = { essential: 2023, professional: 2018 } as const;
const INDUSTRY = "market=sweden&industry=food-grocery";
const ASKED = `${INDUSTRY}&from=2011&to=2025&year=2016`;

/** What each analysis is asked for. Nobody here has alerts. */
const QUESTIONS: Readonly<Record<AnalysisId, string>> = {
  "single-country": ASKED,
  "multi-country": `${ASKED}&brands=vindrosa`,
  "country-comparison": `${ASKED}&brands=vindrosa`,
  "age-groups": ASKED,
  portfolio: ASKED,
  snapshot: `${ASKED}&brands=vindrosa`,
  ...recordOf("consumers", () => "market=sweden&from=2011&to=2025&year=2018&with=sweden.2018.all.female.all"),
  trajectory: `${ASKED}&brands=vindrosa`,
  momentum: ASKED,
  "claim-check": "claim=The+most+sustainable+food+brand+in+Sweden+2016",
  "risk-alerts": "",
};
const pagesOf = (tier: Tier) =>
  ANALYSIS_IDS.filter((id) => RIGHT_TIERS[ANALYSES[id].right] === tier).map(
    (id) => `${ANALYSES[id].path}?${QUESTIONS[id]}`,
  );

/** Address and, for pages, both forms in which they are served. */
const ADDRESSES = [
  `/insights?${ASKED}`,
  ...pagesOf("essential"),
  `/api/insights/industry?${INDUSTRY}`,
  "/api/insights/brands?brands=vindrosa",
  "/api/insights/ages?market=sweden&brands=vindrosa&year=2016",
];
const CONSUMERS = [
  "/api/insights/consumers?section=awareness",
  "/api/insights/consumer-populations?market=sweden&section=awareness&year=2018",
  "/api/insights/market?market=sweden&years=2016,2018,2025",
];
const OF_PROFESSIONAL = [
  ...pagesOf("professional"),
  `/api/insights/forecasts?${INDUSTRY}`,
  "/api/insights/csv/consumers?section=awareness&market=sweden&from=2011&to=2025",
  `/api/insights/csv/single-country?${ASKED}`,
  `/api/insights/csv/snapshot?${ASKED}&brands=vindrosa`,
];

const answers = z.array(
  z.looseObject({
    year: z.int(),
    figures: z.array(z.number().nullable()),
    lows: z.array(z.number().nullable()),
    highs: z.array(z.number().nullable()),
  }),
);
const forecasts = z.array(z.looseObject({ origin_year: z.int(), year: z.int(), value: z.number(), low: z.number() }));
const rows = z.array(
  z.looseObject({ year: z.int(), score: z.number().nullable(), standard_error: z.number().nullable() }),
);

type Figure = { year: number; text: string };

/** Everything that is looked for: scores, answers about consumers and earlier forecasts, by the earliest year they tell of. */
async function readFigures(): Promise<Figure[]> {
  return [...(await readScores()), ...(await readAnswers()), ...(await readForecasts())];
}

/** A share with its interval, as a book and as a page's packed book hold them. */
async function readAnswers(): Promise<Figure[]> {
  const { body } = await siteUnderTest().call("service", "list_consumer_figures", { p_section: "awareness" });
  return answers
    .parse(JSON.parse(body))
    .flatMap(({ year, figures, lows, highs }) =>
      figures.flatMap((value, at) =>
        value === null
          ? []
          : [
              `"value":${value},"low":${String(lows[at])},"high":${String(highs[at])}`,
              `${value},${String(lows[at])},${String(highs[at])}`,
            ].map((text) => ({ year, text })),
      ),
    );
}

/** What was forecast from a wave of a year, of another: a forecast of "no change" is the first year's score. */
async function readForecasts(): Promise<Figure[]> {
  const { body } = await siteUnderTest().call("service", "list_forecast_histories", {
    p_market: "sweden",
    p_industry: "food-grocery",
  });
  return forecasts.parse(JSON.parse(body)).map(({ origin_year: origin, year, value, low }) => ({
    year: Math.min(origin, year),
    text: `"value":${value},"p95":{"low":${low}`,
  }));
}

/** A score with its error as the books hold them, by year: the pair is one brand's in one year. */
async function readScores(): Promise<Figure[]> {
  const { body } = await siteUnderTest().call("service", "list_industry_results", {
    p_market: "sweden",
    p_industry: "food-grocery",
  });
  return rows.parse(JSON.parse(body)).flatMap(({ year, score, standard_error: error }) => [
    { year, text: `"score":${String(score)},"error":${String(error)}` },
    // As a page's packed book has it, at the start of a row or within it, and at its end.
    ...["[", ","].flatMap((before) =>
      [",", "]"].map((after) => ({ year, text: `${before}${String(score)},${String(error)}${after}` })),
    ),
  ]);
}

/** Years that stand in a cell of a file. */
const yearsIn = (csv: string) => [...csv.matchAll(/(?<=^|[;,])20\d\d(?=[;,\r\n])/gm)].map(([year]) => Number(year));

/** A body with the numbers in it, by which most figures are known not to be there at a glance. */
interface Sent {
  address: string;
  body: string;
  numbers: ReadonlySet<string>;
  isFile: boolean;
}

const numbersIn = (text: string) => text.match(/\d[\d.]*/g) ?? [];

async function ask(context: APIRequestContext, address: string, headers: Record<string, string>): Promise<Sent> {
  // The claims may have to be read again, and a payload asked for by hand is sent on once, to its own address.
  const answer = await context.get(address, { headers, maxRedirects: 5 });
  expect(answer.status(), address).toBe(200);
  // A payload inside of a page is text within text.
  const body = (await answer.text()).replaceAll('\\"', '"');
  const isFile = answer.headers()["content-type"]?.startsWith("text/csv") ?? false;
  return { address, body, numbers: new Set(numbersIn(body)), isFile };
}

for (const [who, first] of Object.entries(YEARS) as [keyof typeof YEARS, number][]) {
  test(`${who} gets no data from before ${first}`, async ({ people }) => {
    const figures = (await readFigures()).map((figure) => ({ ...figure, numbers: numbersIn(figure.text) }));
    expect(figures.length).toBeGreaterThan(500);
    const context = await people.as(who);
    const pages = [...ADDRESSES, ...CONSUMERS, ...(who === "professional" ? OF_PROFESSIONAL : [])];
    const leaks: string[] = [];
    let known = 0;
    const look = ({ address, body, numbers, isFile }: Sent) => {
      const years = isFile ? yearsIn(body) : [];
      leaks.push(...years.filter((year) => year < first).map((year) => `${address}: ${year}`));
      const found = figures.filter(
        (figure) => figure.numbers.every((one) => numbers.has(one)) && body.includes(figure.text),
      );
      leaks.push(...found.filter(({ year }) => year < first).map(({ year, text }) => `${address}: ${text} of ${year}`));
      known += years.length + found.filter(({ year }) => year >= first).length;
    };
    await abreast(pages, async (address) => {
      look(await ask(context, address, {}));
      if (!address.startsWith("/api")) look(await ask(context, `${address}&_rsc=1`, { RSC: "1" }));
    });
    expect(leaks).toEqual([]);
    // The same search finds what they may see.
    expect(known).toBeGreaterThan(100);
  });
}
