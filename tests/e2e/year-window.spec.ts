import { z } from "zod";
import { siteUnderTest } from "../support/data-api";
import { expect, test } from "./with-people";

// A plan opens its years. What lies before them is in nothing that the analysis pages, their data and their files send:
// neither a figure of those years nor one that rests on them.

const YEARS = { essential: 2023, professional: 2018 } as const;
const PLACE = "market=sweden&industry=food-grocery";
const ASKED = `${PLACE}&from=2011&to=2025&year=2016`;

/** Address and, for pages, both forms in which they are served. */
const ADDRESSES = [
  `/insights?${ASKED}`,
  `/brand-insights/single-country?${ASKED}`,
  `/brand-insights/multi-country?${ASKED}&brands=vindrosa`,
  `/country-comparison?${ASKED}&brands=vindrosa`,
  `/brand-insights/age-groups?${ASKED}`,
  `/brand-snapshot?${ASKED}&brands=vindrosa`,
  `/api/insights/industry?${PLACE}`,
  "/api/insights/brands?brands=vindrosa",
  "/api/insights/ages?market=sweden&brands=vindrosa&year=2016",
];
const OF_PROFESSIONAL = [`/brand-insights/portfolio?${ASKED}`, `/api/insights/csv/single-country?${ASKED}`, `/api/insights/csv/snapshot?${ASKED}&brands=vindrosa`];

const rows = z.array(z.looseObject({ year: z.int(), score: z.number().nullable(), standard_error: z.number().nullable() }));

/** A score with its error as the books hold them, by year: the pair is one brand's in one year. */
async function readFigures(): Promise<{ year: number; text: string }[]> {
  const { body } = await siteUnderTest().call("service", "list_industry_results", { p_market: "sweden", p_industry: "food-grocery" });
  return rows.parse(JSON.parse(body)).flatMap(({ year, score, standard_error: error }) => [
    { year, text: `"score":${String(score)},"error":${String(error)}` },
    // As a page's packed book has it.
    { year, text: `,${String(score)},${String(error)},` },
  ]);
}

/** Years that stand in a cell of a file. */
const yearsIn = (csv: string) => [...csv.matchAll(/(?<=^|[;,])20\d\d(?=[;,\r\n])/gm)].map(([year]) => Number(year));

for (const [who, first] of Object.entries(YEARS) as [keyof typeof YEARS, number][]) {
  test(`${who} is sent no figure of a year before ${first}`, async ({ people }) => {
    const figures = await readFigures();
    expect(figures.length).toBeGreaterThan(500);
    const context = await people.as(who);
    const leaks: string[] = [];
    let known = 0;
    for (const address of who === "professional" ? [...ADDRESSES, ...OF_PROFESSIONAL] : ADDRESSES) {
      const page: { url: string; headers: Record<string, string> }[] = [
        { url: address, headers: {} },
        { url: `${address}&_rsc=1`, headers: { RSC: "1" } },
      ];
      for (const { url, headers } of address.startsWith("/api") ? page.slice(0, 1) : page) {
        // A payload asked for by hand is sent on once, to its own address.
        const answer = await context.get(url, { headers, maxRedirects: 2 });
        expect(answer.status(), url).toBe(200);
        // A payload inside of a page is text within text.
        const body = (await answer.text()).replaceAll('\\"', '"');
        if (answer.headers()["content-type"]?.startsWith("text/csv")) {
          leaks.push(...yearsIn(body).filter((year) => year < first).map((year) => `${address}: ${year}`));
          known += yearsIn(body).length;
        }
        known += figures.filter(({ year, text }) => year >= first && body.includes(text)).length;
        leaks.push(...figures.filter(({ year, text }) => year < first && body.includes(text)).map(({ year, text }) => `${address}: ${text} of ${year}`));
      }
    }
    expect(leaks).toEqual([]);
    // The same search finds what they may see.
    expect(known).toBeGreaterThan(100);
  });
}
