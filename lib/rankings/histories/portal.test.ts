import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { expect, test } from "vitest";
import type { BrandHistory, BrandYear } from "@/lib/rankings/histories/dataset";
import { chooseIndustry, chooseMarket, toIndustryMoves } from "@/lib/discovery/portal/portal-industry";
import { toBases, toLatestPositions, toReach, toScoreCell } from "@/lib/rankings/histories/selections";
import { toPortalTitle } from "@/lib/discovery/portal/portal-words";

const FOOD = { slug: "food", name: "Food" };
const MARKETS = [
  { slug: "sweden", name: "Sweden", year: 2025, brandCount: 402 },
  { slug: "norway", name: "Norway", year: 2025, brandCount: 380 },
];

const year = (over: Partial<BrandYear> = {}): BrandYear => ({
  market: "sweden",
  year: 2025,
  industry: FOOD,
  overall: 10,
  inIndustry: 3,
  rankLow: 4,
  rankHigh: 31,
  score: 90,
  error: 2,
  n: 900,
  nEff: 800,
  environment: null,
  social: null,
  both: null,
  z: 1,
  index: 120,
  change: null,
  ...over,
});
const change = (points: number, clear: boolean) => ({
  since: 2024,
  points,
  error: 2,
  clear,
  momentum: null,
});
const brand = (name: string, years: BrandYear[]): BrandHistory => ({ slug: name.toLowerCase(), name, years });

const QUIET = brand("Quiet", [year({ year: 2024 }), year({ overall: 2, change: change(9, false) })]);
const DOWN = brand("Down", [year({ year: 2024 }), year({ overall: 40, change: change(-13.24, true) })]);
const UP = brand("Up", [
  year({ market: "norway", overall: 300, change: change(4.16, true) }),
  year({ overall: 1, change: change(0.2, false) }),
]);
const GONE = brand("Gone", [year({ year: 2023 })]);

test("brands are listed by clear change, largest first, then by market and position", () => {
  const positions = toLatestPositions({ brands: [QUIET, DOWN, UP, GONE] }, MARKETS);
  expect(positions.map(({ brand: { name }, market }) => `${name} ${market.slug}`)).toEqual([
    "Down sweden",
    "Up norway",
    "Up sweden",
    "Quiet sweden",
  ]);
  expect(positions.map(({ order }) => order)).toEqual([1, 2, 2, 0]);
  expect(positions[0]?.points.map((point) => point.year)).toEqual([2024, 2025]);
  expect(positions[0]?.average[0]?.value).toBeCloseTo(75, 9);
});

test("the portal's title counts clear changes of one's own brands, and names them below", () => {
  const say = (...brands: BrandHistory[]) => toPortalTitle(toLatestPositions({ brands }, MARKETS), brands.length);
  expect(say(QUIET, DOWN)).toEqual({
    title: "One of your two brands shows a clear change",
    list: "Down, down 13.2 points in Sweden.",
  });
  expect(say(QUIET, DOWN, UP)).toEqual({
    title: "Two of your three brands show a clear change",
    list: "Down, down 13.2 points in Sweden; and Up, up 4.2 points in Norway.",
  });
  expect(say(DOWN).title).toBe("The brand you follow shows a clear change");
  expect(say(QUIET).title).toBe("No clear changes for the brand you follow");
  expect(say(QUIET, { ...QUIET, slug: "other" }).title).toBe("No clear changes for your two brands");
  expect(say(brand("New", [year()])).title).toBe("No earlier score to compare with for the brand you follow");
  expect(say(brand("Unranked", [])).title).toBe("No results yet for the brand you follow");
});

test("without brands the portal's title invites the reader to follow some, and never says “your brands”", () => {
  expect(toPortalTitle([], 0)).toEqual({ title: "Follow brands to see what has changed for them here", list: null });
  expect(toPortalTitle([], null).title).toBe("Insights Portal");
});

test("a long list of brands is counted, and a long name cut between letters", () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    brand(`B${index}`, [year({ change: change(20 - index, true) })]),
  );
  const said = toPortalTitle(toLatestPositions({ brands: many }, MARKETS), 12);
  expect(said.title).toBe("12 of your 12 brands show a clear change");
  expect(said.list).toMatch(/; and 10 more\.$/);
  const long = brand("🌲".repeat(300), [year({ change: change(5, true) })]);
  expect(toPortalTitle(toLatestPositions({ brands: [long] }, MARKETS), 1).list).toContain(
    `${"🌲".repeat(39)}…, up 5.0 points`,
  );
});

test("a missing score has a reason", () => {
  expect(toScoreCell(year())).toEqual({ status: "known", value: 90, standardError: 2, n: 900 });
  expect(toScoreCell(year({ score: null, error: null, n: 39 }))).toEqual({ status: "suppressed", n: 39 });
  expect(toScoreCell(year({ score: null, error: null, n: null }))).toEqual({ status: "unpublished" });
});

test("a chart's axis covers all values, and is empty for none", () => {
  const positions = toLatestPositions(
    { brands: [QUIET, brand("Few", [year({ score: null, error: null, n: 39 })])] },
    MARKETS,
  );
  expect(toReach(positions)?.low).toBeCloseTo(75, 9);
  expect(toReach(positions)?.high).toBeCloseTo(93.94, 2);
  expect(toBases(positions)).toEqual({ least: 39, most: 900 });
  expect(toReach([])).toBeNull();
  expect(toBases([])).toBeNull();
});

test("an industry's changes are the clear ones among those comparable", () => {
  const [sweden] = MARKETS;
  if (!sweden) throw new Error("There is a market.");
  const moves = toIndustryMoves(
    { market: "sweden", industry: "food", brands: [QUIET, DOWN, brand("New", [year()])] },
    sweden,
    FOOD,
  );
  expect(moves).toMatchObject({ since: 2024, compared: 2, real: [{ brand: { name: "Down" }, points: -13.24 }] });
  expect(
    toIndustryMoves({ market: "sweden", industry: "food", brands: [brand("New", [year()])] }, sweden, FOOD),
  ).toBeNull();
});

test("the first market is the requested one, else from sign-up, else a followed one", () => {
  const positions = toLatestPositions({ brands: [{ ...UP, years: UP.years.slice(0, 1) }] }, MARKETS);
  const market = (asked: string | null, atSignUp: string, followed = positions) =>
    chooseMarket(MARKETS, { asked, atSignUp, positions: followed }, STUDY_OF_TODAY)?.slug;
  expect([market("sweden", "Norge"), market(null, "Norge", []), market("x", "Chile"), market(null, "", [])]).toEqual([
    "sweden",
    "norway",
    "norway",
    "sweden",
  ]);
  const industries = [
    { ...FOOD, brandCount: 9 },
    { slug: "energy", name: "Energy", brandCount: 30 },
  ];
  const industry = (asked: string | null, atSignUp: string, followed = positions) =>
    chooseIndustry(industries, { asked, atSignUp, positions: followed })?.slug;
  expect([industry("food", "Energy"), industry(null, "ENERGY"), industry(null, "Law"), industry(null, "", [])]).toEqual(
    ["food", "energy", "food", "energy"],
  );
  expect(chooseIndustry([], { asked: null, atSignUp: "", positions: [] })).toBeNull();
});
