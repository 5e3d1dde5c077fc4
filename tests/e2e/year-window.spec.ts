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

const rows = z.array(z.looseObject({ year: z.int(), score: z.number().nullable(), standard_error: z.number().nullable(), change: z.number().nullable() }));

/** Published figures with four decimals or more, by year: no accident writes those. */
async function readFigures(): Promise<{ year: number; text: string }[]> {
  const { body } = await siteUnderTest().call("service", "list_industry_results", { p_market: "sweden", p_industry: "food-grocery" });
  return rows.parse(JSON.parse(body)).flatMap(({ year, score, standard_error: error, change }) => {
    // A change tells of the year before as well.
    const told = [[year, score], [year, error], [year - 1, change]] as const;
    return told.flatMap(([of, figure]) => (figure !== null && /\.\d{4}/.test(String(figure)) ? [{ year: of, text: String(figure) }] : []));
  });
}

for (const [who, first] of Object.entries(YEARS) as [keyof typeof YEARS, number][]) {
  test(`${who} is sent no figure of a year before ${first}`, async ({ people }) => {
    const figures = await readFigures();
    expect(figures.length).toBeGreaterThan(1_000);
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
        const body = await answer.text();
        known += figures.filter(({ year, text }) => year >= first && body.includes(text)).length;
        leaks.push(...figures.filter(({ year, text }) => year < first && body.includes(text)).map(({ year, text }) => `${address}: ${text} of ${year}`));
      }
    }
    expect(leaks).toEqual([]);
    // The same search finds what they may see.
    expect(known).toBeGreaterThan(100);
  });
}
