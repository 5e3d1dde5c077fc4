import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { ANALYSIS_IDS, type AnalysisId } from "@/lib/catalogue/analyses";
import { siteUnderTest } from "../support/data-api";
import { userIdOf } from "../support/people";
import { actionNamed, callAction } from "../support/server-actions";
import { signUpByRequest } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

// Other people see only what was shared: on a link's page, in its files, in an embed and in a citation, for every
// analysis. Everything else on the owner's page stays private.

const positions = z.object({
  positions: z.array(z.object({ slug: z.string(), name: z.string(), industry: z.string(), position: z.number() })),
});
type Brand = z.output<typeof positions>["positions"][number];

const YEARS = { from: 2023, to: 2025 };
const years = `from=${YEARS.from}&to=${YEARS.to}`;

/** A selection of each analysis, and the brands that may be named in it. */
function selectionOf(
  id: AnalysisId,
  brands: readonly Brand[],
  industry: string,
): { search: string; may: readonly Brand[] } {
  const inIndustry = brands.filter((each) => each.industry.toLowerCase() === industry);
  const five = inIndustry.slice(1, 6);
  const [one, two] = five;
  if (!one || !two) throw new Error("The sample has brands.");
  const slugs = (list: readonly Brand[]) => list.map(({ slug }) => slug).join(",");
  const at = `market=sweden&industry=${industry}`;
  switch (id) {
    case "single-country":
    case "age-groups":
      return { search: `${at}&brands=${slugs(five)}&${years}`, may: five };
    case "country-comparison":
      return { search: `brands=${slugs(five)}&markets=sweden,norway&${years}`, may: five };
    case "multi-country":
      return { search: `brands=${one.slug}&${years}`, may: [one] };
    case "snapshot":
      return { search: `${at}&brands=${one.slug}&year=2025`, may: [one] };
    case "portfolio":
      return { search: `brands=${five.map(({ slug }) => `${slug}.sweden`).join(",")}&year=2025`, may: five };
    case "trajectory":
      return { search: `${at}&brands=${slugs([one, two])}`, may: [one, two] };
    case "momentum":
      return { search: `${at}&${years}`, may: inIndustry };
    case "claim-check": {
      // Checked against every brand of the industry.
      const claim = `${one.name} is the most sustainable ${industry} brand in Sweden`;
      return { search: new URLSearchParams({ claim }).toString(), may: [one] };
    }
    case "risk-alerts":
      // Of an industry some brand always has an alert; of five brands it may be none.
      return {
        search: `market=sweden&brands=${slugs(inIndustry)}&show=settled&sensitivity=sensitive`,
        may: inIndustry,
      };
    default:
      return { search: `market=sweden&${years}`, may: [] };
  }
}

const idIn = (body: string) => /"status":"(?:shared|kept)","id":"([\w-]{22})"/.exec(body)?.[1];

/** Makes a link, an embed and a citation of the chart; answers the addresses at which others see it. */
async function show(owner: APIRequestContext, baseURL: string, figure: AnalysisId, search: string): Promise<string[]> {
  const calls = {
    shareChart: {
      configuration: { version: 1, figure, search },
      title: "Shown to others",
      message: "",
      isSigned: false,
      password: "",
      downloads: true,
      days: 1,
    },
    keepEmbed: { figure, search, title: "Shown to others", sites: [] },
    citeChart: { figure, search },
  };
  const ids: Record<string, string> = {};
  for (const [name, asked] of Object.entries(calls)) {
    const { body } = await callAction(
      owner,
      { ...actionNamed(name), page: "/my-charts" },
      { values: [asked] },
      baseURL,
    );
    const id = idIn(body);
    expect(id, `${figure} ${search} ${name}: ${body.slice(0, 300)}`).toBeDefined();
    ids[name] = id ?? "";
  }
  const { shareChart: link = "", keepEmbed: embed = "", citeChart: citation = "" } = ids;
  return [
    `/share/${link}`,
    `/share/${link}/chart.csv`,
    `/embed/${embed}`,
    `/cite/${citation}`,
    `/cite/${citation}/tables.json`,
  ];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const plain = (html: string) =>
  html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("\\u0026", "&").replaceAll("<!-- -->", "");

const tablesFile = z.object({
  tables: z.array(z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())) })),
});

/** The years that the tables of a citation are of. */
function yearsOf(json: string): number[] {
  const { tables } = tablesFile.parse(JSON.parse(json));
  const found = tables.flatMap(({ columns, rows }) => rows.map((row) => row[columns.indexOf("Year")]));
  return [...new Set(found.filter((year) => typeof year === "number"))];
}

test("other people see of each analysis exactly what was selected", async ({
  playwright,
  request,
  baseURL: configured,
}) => {
  const baseURL = configured ?? "";
  const { context: owner } = await signUpByRequest(playwright.request, baseURL);
  await siteUnderTest().insert("annual_subscriptions", { user_id: await userIdOf(owner), tier: "enterprise" });
  await owner.get("/api/session/refresh?to=/pricing");
  const ranking = await owner.get("/api/positions?market=sweden&year=2025");
  const brands = positions.parse(await ranking.json()).positions;
  expect(brands.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const id of ANALYSIS_IDS) {
    const { search, may } = selectionOf(id, brands, "energy");
    const allowed = new Set(may.map(({ name }) => name));
    const others = brands.filter(({ name }) => !allowed.has(name));
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\p{N}-])(?:${others.map(({ name }) => escaped(name)).join("|")})(?![\p{L}\p{N}-])`,
      "gu",
    );
    for (const address of await show(owner, baseURL, id, search)) {
      const answer = await request.get(address);
      const text = plain(await answer.text());
      if (answer.status() !== 200) wrong.push(`${id} ${address}: ${answer.status()}`);
      const found = [...new Set(text.match(pattern) ?? [])];
      if (found.length > 0) wrong.push(`${id} ${address} names ${found.length}: ${found.slice(0, 5).join(", ")}`);
      const isPage = !/\.(?:csv|json)$/.test(address);
      if (isPage && may.length > 0 && !may.some(({ name }) => text.includes(name)))
        wrong.push(`${id} ${address} names none that was chosen`);
      if (address.endsWith(".json") && search.includes(years))
        wrong.push(
          ...yearsOf(text)
            .filter((year) => year < YEARS.from || year > YEARS.to)
            .map((year) => `${id}: ${year}`),
        );
    }
  }
  expect(wrong).toEqual([]);
  await owner.dispose();
});
