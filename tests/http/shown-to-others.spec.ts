import type { APIRequest, APIRequestContext } from "@playwright/test";
import { z } from "zod";
import { ANALYSIS_IDS, type AnalysisId } from "@/lib/catalogue/analyses";
import { readPage } from "../support/crawled-page";
import { siteUnderTest } from "../support/data-api";
import { userIdOf } from "../support/people";
import { findPictureFaults } from "../support/picture-faults";
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

interface Owner {
  owner: APIRequestContext;
  brands: readonly Brand[];
}

/** A new subscriber with everything that a plan has, and the brands that they see. */
async function signUpOwner(requests: APIRequest, baseURL: string): Promise<Owner> {
  const { context: owner } = await signUpByRequest(requests, baseURL);
  await siteUnderTest().insert("annual_subscriptions", { user_id: await userIdOf(owner), tier: "enterprise" });
  await owner.get("/api/session/refresh?to=/pricing");
  const ranking = await owner.get("/api/positions?market=sweden&year=2025");
  return { owner, brands: positions.parse(await ranking.json()).positions };
}

test("other people see of each analysis exactly what was selected", async ({
  playwright,
  request,
  baseURL: configured,
}) => {
  const baseURL = configured ?? "";
  const { owner, brands } = await signUpOwner(playwright.request, baseURL);
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

const told = z.object({
  thumbnail_url: z.url().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
});

test("every picture that a pasted address of an analysis names is there in the size that is stated", async ({
  playwright,
  request,
  baseURL: configured,
}) => {
  const baseURL = configured ?? "";
  const { owner, brands } = await signUpOwner(playwright.request, baseURL);
  const faults: string[] = [];
  let named = 0;
  for (const id of ANALYSIS_IDS) {
    const addresses = await show(owner, baseURL, id, selectionOf(id, brands, "energy").search);
    for (const address of addresses.filter((each) => /^\/(?:share|embed)\/[\w-]+$/.test(each))) {
      const { cards } = readPage(await (await request.get(address)).text(), new URL(address, baseURL).href);
      const asked = new URLSearchParams({ url: new URL(address, baseURL).href });
      const oembed = told.parse(await (await request.get(`/oembed?${asked}`)).json());
      const pictures = [
        [cards["og:image"], cards["og:image:width"], cards["og:image:height"]],
        [oembed.thumbnail_url, oembed.thumbnail_width, oembed.thumbnail_height],
      ] as const;
      for (const [picture, width, height] of pictures) {
        if (picture === undefined) {
          if (width !== undefined || height !== undefined) faults.push(`${id} ${address}: a size without a picture`);
          continue;
        }
        named += 1;
        const { pathname, search } = new URL(picture);
        const found = await findPictureFaults(
          new URL(pathname + search, baseURL).href,
          `${width ?? ""}×${height ?? ""}`,
        );
        faults.push(...found.map((fault) => `${id} ${address}: ${fault}`));
      }
      if (cards["twitter:card"] === "summary_large_image" && cards["og:image"] === undefined)
        faults.push(`${id} ${address}: a large card without a picture`);
    }
  }
  expect(faults).toEqual([]);
  // Two for each page of each analysis, without those of charts that are tables.
  expect(named).toBeGreaterThan(3 * ANALYSIS_IDS.length);
  await owner.dispose();
});
