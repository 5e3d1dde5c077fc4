import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import { NotAsked } from "@/components/analyses/consumers/page/not-asked";
import { Hero } from "@/components/discovery/home/hero";
import { OpenPages } from "@/components/layout/open-pages";
import { ShownStudyProvider } from "@/components/layout/shown-study";
import { RankingsRail } from "@/components/rankings/rankings-rail";
import { FooterLinks } from "@/components/shell/footer-links";
import { NotFoundPage } from "@/components/shell/not-found-page";
import { topicsOf } from "@/components/shell/help/topics";
import { sayItem } from "@/lib/analyses/consumers/item-words";
import { loadQuestionnaire } from "@/lib/analyses/consumers/questionnaire/load";
import { isAskedIn } from "@/lib/analyses/consumers/page-needs";
import { CONSUMER_PAGES } from "@/lib/analyses/consumers/section";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { marketSpelled } from "@/lib/catalogue/shown-study/shown-study";
import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { loadTerms } from "@/lib/hub/glossary/load";
import { loadDocument, loadGuide, loadHelp, loadMethods } from "@/lib/hub/posts/load";
import { toOpenApi } from "@/lib/sharing/api/openapi";
import { ApiProblem } from "@/lib/sharing/api/problem";
import { checkMarket } from "@/lib/sharing/api/question";
import { embeddedEnvironment } from "@/supabase/local/child-environment";
import { addSubscriber, drawCharts } from "@/tests/support/chart-documents";
import { productEnv } from "@/tests/support/process";
import { studyIn } from "@/tests/support/study-command";
import { TestBackend } from "@/tests/support/test-backend";

// A study of another shape from its definition to published results, by the command, in an empty database.

let backend: TestBackend;
let directory: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), "granskog-second-"));
  backend = await TestBackend.start();
  const settings = embeddedEnvironment(backend.url, backend.secrets);
  env = productEnv({ ...settings, DATA_DIR: directory });
  // The product's own loaders read the same database.
  Object.assign(process.env, settings);
});
afterAll(async () => {
  await backend?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const ask = async (name: string, args: Record<string, unknown> = {}) =>
  (await backend.rpc("anonymous", name, args)).json;

test("the second study is invented, computed and published, with its own markets and industries", async () => {
  const { code, err } = await studyIn(env, ["sample", "--study", "second-study"]);
  expect(code, err).toBe(0);
  const markets = z.array(z.object({ slug: z.string(), name: z.string(), year: z.int(), is_sample: z.boolean() }));
  expect(markets.parse(await ask("list_markets"))).toEqual([
    { slug: "iceland", name: "Iceland", year: 2025, is_sample: true },
    { slug: "estonia", name: "Estonia", year: 2025, is_sample: true },
  ]);
  const industries = z
    .array(z.object({ slug: z.string() }))
    .parse(await ask("list_industries", { p_market: "estonia" }));
  expect(industries.map(({ slug }) => slug).toSorted()).toEqual(["clothes", "energy", "food"]);
  const ranked = z.array(z.object({ brand_slug: z.string() }));
  expect(ranked.parse(await ask("list_ranked_brands", { p_market: "iceland" }))).toHaveLength(10);
  const defined = z.object({ body: z.object({ study: z.object({ key: z.string() }) }) });
  expect(defined.parse(await ask("published_definition")).body.study.key).toBe("graenavog");
});

test("what pages show of the second study is its own", async () => {
  const study = await loadShownStudy();
  expect(study).toMatchObject({
    defaultMarket: "iceland",
    rankingYear: 2025,
    everyYears: 2,
    claims: { brands: "14", interviews: null, assessments: null, years: null },
    scale: { min: 1, max: 7, good: "6 or 7" },
    modules: ["awareness", "topics", "priorities", "attitudes"],
  });
  expect(study.markets.map(({ slug, code, name }) => [slug, code, name])).toEqual([
    ["iceland", "Is", "Iceland"],
    ["estonia", "Ee", "Estonia"],
  ]);
  expect(marketSpelled(study, "Eesti")?.slug).toBe("estonia");
  expect(marketSpelled(study, "Sverige")).toBeNull();
});

test("pages on consumers whose questions the second study does not ask are known", async () => {
  const study = await loadShownStudy();
  expect(CONSUMER_PAGES.filter((page) => !isAskedIn(study, page)).toSorted()).toEqual([
    "behaviour-groups",
    "decision-factors",
    "expectations",
    "say-do-gap",
  ]);
});

test("the API of the second study documents its markets and refuses others by name", async () => {
  const study = await loadShownStudy();
  const described = JSON.stringify(toOpenApi("https://study.example", study));
  expect(described).toContain('"enum":["iceland","estonia"]');
  expect(() => checkMarket({ market: "iceland" }, study)).not.toThrow();
  expect(() => checkMarket({ market: "sweden" }, study)).toThrow(ApiProblem);
});

test("texts about the second study name its number of markets, how often it asks and its scale, and no market of another", async () => {
  const study = await loadShownStudy();
  const drawn = [
    createElement(Hero, { rankings: null, study }),
    createElement(RankingsRail, { isSample: true, hasScores: true }),
    createElement(FooterLinks, { isDense: false }),
    createElement(OpenPages),
    createElement(NotFoundPage),
    createElement(NotAsked, { study }),
  ]
    .map((element) => renderToStaticMarkup(createElement(ShownStudyProvider, { study, children: element })))
    .join("\n");
  expect(drawn).toContain("Every second year, people in two countries");
  expect(drawn).toContain("6 or 7 out of 7");
  expect(drawn).toContain("/rankings/iceland");
  for (const { slug, name } of STUDY_OF_TODAY.markets) {
    expect(drawn).not.toContain(name);
    expect(drawn).not.toContain(`/${slug}`);
  }
  for (const words of ["five markets", "five countries", "4 or 5", "650,000+", "1600+", "Dedicated", "environment"])
    expect(drawn).not.toContain(words);
});

/** What only the default study has: its markets, its scale, statements and groups. */
const OF_THE_DEFAULT = [
  ...STUDY_OF_TODAY.markets.flatMap(({ slug, name }) => [slug, name]),
  ...[
    "4 or 5",
    "4–5",
    "1 to 5",
    "five markets",
    "age, sex and region",
    "Dedicated",
    "Biodiversity",
    "independent labels",
  ],
  // A token that no one filled.
  "{{",
];

/** What only the default study asks about brands, and how often. */
const ASKED_OF_THE_DEFAULT = [
  "social responsibility",
  "Social responsibility",
  "nvironmental work",
  "environmental and social",
  "on the environment",
  "last year",
  "the previous year",
  "one year to the next",
];

test("every file of every analysis of the second study speaks of that study alone", async () => {
  const reader = await addSubscriber(backend);
  const ranked = z
    .array(z.object({ brand_slug: z.string(), brand_name: z.string() }))
    .parse(await ask("list_ranked_brands", { p_market: "iceland" }));
  const brands = ranked.slice(0, 3);
  const search = new URLSearchParams({
    market: "iceland",
    brands: brands.map(({ brand_slug }) => brand_slug).join(","),
    claim: `${brands[0]?.brand_name ?? ""} is more sustainable than ${brands[1]?.brand_name ?? ""} in Iceland`,
  });
  const { charts, undrawn } = await drawCharts(reader, [
    { search: "", chosen: [] },
    { search: search.toString(), chosen: brands.map(({ brand_name }) => brand_name) },
  ]);
  const drawn = new Set(charts.map(({ figure }) => figure));
  expect([...drawn].toSorted(), undrawn.join("\n")).toEqual(
    expect.arrayContaining(["attitudes", "awareness", "priorities", "single-country", "snapshot", "topics"]),
  );
  for (const { name, table, page, shared } of charts)
    for (const words of [...OF_THE_DEFAULT, ...ASKED_OF_THE_DEFAULT])
      expect(JSON.stringify([table, page, shared]), `${name}: ${words}`).not.toContain(words);
  const attitudes = JSON.stringify(charts.find(({ figure }) => figure === "attitudes"));
  expect(attitudes).toContain("agree (6 or 7)");
  for (const figure of ["attitudes", "awareness", "priorities", "topics"])
    for (const { page, shared } of charts.filter((chart) => chart.figure === figure))
      for (const document of [page, shared])
        expect(document?.subtitle, `${figure} says of which answers its shares are`).toMatch(/^% of people asked who /);
  expect(attitudes).toContain("Answers: 1 to 7.");
  expect(JSON.stringify(charts.find(({ figure }) => figure === "priorities"))).toContain("% of people asked");
});

test("the API of the second study describes its own scale, and gives its own items", async () => {
  const study = await loadShownStudy();
  const described = JSON.stringify(toOpenApi("https://study.example", study));
  expect(described).toContain("answered 6 or 7 on the climate");
  for (const words of OF_THE_DEFAULT) expect(described, words).not.toContain(words);
  const asked = await loadQuestionnaire();
  expect(sayItem(asked, "attitudes", "pay-more/agree")).toBe("I pay more for what is better: agree (6 or 7)");
});

test("the site’s own texts are in the words of the second study", async () => {
  const texts = [
    await loadDocument("about-study"),
    await loadDocument("ranking-guidelines"),
    await loadGuide("understanding-landscape"),
    await loadHelp("reading-scores"),
    ...(await loadMethods()),
    ...(await loadTerms()),
    ...topicsOf(await loadShownStudy()),
  ];
  for (const text of texts) {
    const said = JSON.stringify(text);
    const others = [
      "{{",
      "Sverige",
      "eight sections",
      "five markets",
      "Five markets",
      "4 or 5",
      "1 to 5",
      "once a year",
    ];
    for (const words of [...others, "social responsibility", "environmental work", "environmental and social"])
      expect(said, `${text.title}: ${words}`).not.toContain(words);
  }
  const about = JSON.stringify(texts[0]);
  expect(about).toContain("Two markets are ranked");
  expect(about).toContain("come with weights");
  expect(about).not.toContain("raking");
  expect(about).not.toContain("Behaviour groups, Ego");
});

test("the sample study is not published beside it, and the command says why and what to do", async () => {
  const other = await studyIn(env, ["sample"]);
  expect(other.code).toBe(1);
  expect(other.err).toContain("another sample study is published, with results of Iceland and Estonia");
  expect(other.err).toContain("DATA_DIR=.data-sample npm start");
  const unknown = await studyIn(env, ["sample", "--study", "third-study"]);
  expect(unknown.code).toBe(2);
  expect(unknown.err).toContain('There is no sample study "third-study"');
  const imported = await studyIn(env, ["import", "content/examples/scores.csv", "--year", "2025", "--sample"]);
  expect(imported.code).toBe(1);
  expect(imported.err).toContain("results of Iceland are published, which this study does not have");
  expect(imported.err).toContain("publish on a separate installation with its own DATA_DIR");
});
