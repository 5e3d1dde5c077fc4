import { readFile } from "node:fs/promises";
import { type Cookie, mergeTests, type Page } from "@playwright/test";
import { ANALYSES, type AnalysisId, findAnalysisAt } from "@/lib/catalogue/analyses";
import { faultsOf, faultsOfColour, showIn } from "../support/axe";
import { CHART_SIZES, expectChartFirst } from "../support/chart-first";
import {
  brokenWordsOf,
  coveredByBarsOf,
  crowdedOf,
  overflowOf,
  shiftsOf,
  smallTargetsOf,
  watchShifts,
} from "../support/page-faults";
import { unreachableOf } from "../support/reach";
import { type SamplePerson, test as signedInTest } from "../support/sign-in";
import { settle } from "../support/settle";
import { anIndustryOf, expect, leaderOf, test as base } from "./fixtures";

// What holds for every page, in both colour schemes, on a desk and in a hand, down to 320 px.

const test = mergeTests(base, signedInTest);

// A visitor comes for the first time, and what arrives late moves nothing; members have been here to sign in.
test.use({ cache: "empty" });

type Scheme = "light" | "dark";

/** A desk by day and a hand by night; a deep run looks at both in both. */
const LOOKS: readonly Look[] = [
  { width: 1440, height: 900, schemes: process.env.DEEP ? ["light", "dark"] : ["light"] },
  { width: 390, height: 844, schemes: process.env.DEEP ? ["light", "dark"] : ["dark"] },
];

/** Widths at which every button and link is asked for what lies at its centre: a page needs no other visit for it. */
const REACHED: readonly number[] = process.env.DEEP ? [390, 820, 1280, 1440, 1920] : [390, 1440];
/** A tablet's columns are narrower than a desk's, and on a phone tables take another form. */
const READ: readonly number[] = [820, 390];
/** Controls of a page that are focused one by one, to see what lies over them. */
const FOCUSED = process.env.DEEP ? 14 : 8;

interface EveryPage {
  name: string;
  open: (page: Page) => Promise<string>;
  status?: number;
  /** One of a kind of which another is looked at in each run: it waits for a deep one. */
  isFurther?: boolean;
}

const at = (path: string): EveryPage => ({ name: path, open: () => Promise.resolve(path) });
const further = (path: string): EveryPage => ({ ...at(path), isFurther: true });

/** One of each kind of page, and of the rankings the one with the longest name. */
const PAGES: readonly EveryPage[] = [
  ...["/", "/rankings/sweden", "/rankings/netherlands"].map(at),
  { name: "an industry page", open: (page) => anIndustryOf(page) },
  { name: "a leader's brand page", open: (page) => leaderOf(page) },
  ...[
    "/rankings/search?market=sweden&q=a",
    "/about-study",
    "/about-study/scores",
    "/about-study/study-files",
    "/sustainability-branding-hub",
    "/sustainability-branding-hub/avoiding-greenwashing",
    "/sustainability-branding-hub/insights",
    "/sustainability-branding-hub/insights/the-worst-year",
    "/sustainability-branding-hub/insights/topic/methods",
    "/sustainability-branding-hub/glossary",
    "/sustainability-branding-hub/glossary/confidence-interval",
    "/help",
    "/api-reference",
    "/share?figure=single-country&market=sweden",
    "/pricing",
    "/features",
    "/waitlist",
    "/contact-us",
    "/cookie-settings",
    "/privacy-policy",
    "/auth?mode=signin",
    "/auth?mode=signup",
    "/auth?step=forgot",
    "/join?invitation=nobodys",
    "/emails/goodbye",
  ].map(at),
  { ...at("/nowhere"), status: 404 },
  // Other methods, and another guide: texts in the same form.
  ...["weighting", "rank-ranges", "changes", "forecasts", "risk-alerts", "consumer-groups"].map((method) =>
    further(`/about-study/${method}`),
  ),
  further("/sustainability-branding-hub/communication-guide"),
];

const MEMBERS_PAGES = {
  enterprise: [
    ...["/rankings/full", "/account", "/settings", "/invitations", "/insights", "/welcome"],
    ...["/my-charts", "/my-charts/links", "/my-charts/citations", "/settings/api"],
    ...Object.values(ANALYSES).map(({ path }) => path),
  ].map(at),
  admin: [
    "/admin",
    "/admin/waitlist",
    "/admin/messages",
    "/admin/people",
    "/admin/subscriptions",
    "/admin/log",
    "/admin/flags",
    "/admin/hub-posts",
    "/admin/hub-posts/new",
    "/admin/data",
    "/admin/status",
  ].map(at),
} as const satisfies Partial<Record<SamplePerson, readonly EveryPage[]>>;

interface Look {
  width: number;
  height: number;
  schemes: readonly Scheme[];
  /** Whether axe is to look at the footer, the same below every page that someone opens. */
  hasFooter?: boolean;
}

/** Everything there is to ask of a page, in one visit for each size. */
async function expectSound(page: Page, { open, status = 200 }: EveryPage, looks: readonly Look[]) {
  const path = await open(page);
  await watchShifts(page);
  for (const look of looks) {
    await page.setViewportSize(look);
    const answer = await page.goto(path);
    await settle(page);
    expect(answer?.status()).toBe(status);
    await test.step(`at ${look.width} px`, async () => expectSoundAt(page, look));
  }
  for (const width of widthsFrom(looks.at(-1)?.width ?? 0)) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await test.step(`at ${width} px`, async () => expectUsableAt(page, path, width));
  }
  // A small desk, whose margins hide nothing that is too wide, and the narrowest that is asked for; wide tables scroll
  // within themselves.
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect
      .configure({ soft: true })
      .poll(async () => overflowOf(page), `at ${width} px, once drawings have their new width`)
      .toEqual([]);
  }
}

/** Each width once, the nearest first: a page is laid out anew for each, which takes a tenth of a second. */
const widthsFrom = (current: number): readonly number[] =>
  [...new Set([...REACHED, ...READ])].toSorted((a, b) => Math.abs(a - current) - Math.abs(b - current));

/** What another width can break on a page that is open. */
async function expectUsableAt(page: Page, path: string, width: number) {
  if (REACHED.includes(width)) {
    expect.soft(await unreachableOf(page), `at ${width} px, clicks that hit something else`).toEqual([]);
    const size = CHART_SIZES.find((each) => each.width === width);
    if (size && beginsWithChart(path)) await expectChartFirst(page, size, `at ${width} px`);
  }
  if (READ.includes(width))
    expect.soft(await brokenWordsOf(page), `at ${width} px, words cut across lines`).toEqual([]);
}

/** Analyses of which nothing has to be asked before there is a chart; chart-first.spec.ts asks the others. */
function beginsWithChart(path: string): boolean {
  const analysis = findAnalysisAt(path);
  return analysis !== null && !WITHOUT_CHART.includes(analysis);
}

const WITHOUT_CHART: readonly AnalysisId[] = ["portfolio", "claim-check"];

/** How much a page may move, of which 0.1 still counts as good: with faces that come late, and by itself. */
const SHIFT = { withFaces: 0.05, ours: 0.025 };

/**
 * Nothing moves while the page comes. A face that arrives after the first paint sets a line again; from the browser's
 * cache none is late, so that what moves then as well is the page's own.
 */
async function expectStill(page: Page) {
  const first = await shiftsOf(page);
  if (sumOf(first) < SHIFT.ours) return;
  expect.soft(sumOf(first), JSON.stringify(first)).toBeLessThan(SHIFT.withFaces);
  await page.reload();
  await settle(page);
  const again = await shiftsOf(page);
  expect.soft(sumOf(again), JSON.stringify(again)).toBeLessThan(SHIFT.ours);
}

const sumOf = (shifts: readonly { value: number }[]) => shifts.reduce((sum, { value }) => sum + value, 0);

async function expectSoundAt(page: Page, { width, height, schemes, hasFooter }: Look) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/Granskog/);
  expect(await page.locator('meta[name="description"]').getAttribute("content")).toMatch(/\S.{30,}/);
  expect(await page.locator("html").getAttribute("lang")).toMatch(/^en/);

  await page.evaluate(() => document.fonts.ready);
  await page.mouse.wheel(0, 2 * height);
  await page.mouse.wheel(0, -2 * height);
  await expectStill(page);

  expect.soft(await smallTargetsOf(page), `targets at ${width}`).toEqual([]);
  expect.soft(await coveredByBarsOf(page, FOCUSED), `covered when focused at ${width}`).toEqual([]);
  expect.soft(await crowdedOf(page), `columns that later ones move at ${width}`).toEqual([]);
  // Whether it fits its content: cut-off content at 1440 px is a fault too.
  expect.soft(await overflowOf(page), `at ${width} px`).toEqual([]);
  for (const [index, colorScheme] of schemes.entries()) {
    await showIn(page, colorScheme);
    const faults = await (index === 0 ? faultsOf : faultsOfColour)(
      page,
      undefined,
      hasFooter ? undefined : '[data-slot="footer"]',
    );
    expect.soft(faults, `${colorScheme} at ${width}`).toEqual([]);
  }
}

/** Pages take turns between the desk and the hand, the first two with the footer; a deep run gives each all of it. */
function looksOf(index: number): readonly Look[] {
  const looks = process.env.DEEP ? LOOKS : LOOKS.filter((_, look) => look === index % LOOKS.length);
  return looks.map((look) => ({ ...look, hasFooter: process.env.DEEP !== undefined || index < LOOKS.length }));
}

for (const [index, each] of PAGES.entries()) {
  test(`${each.name} has no faults`, { tag: each.isFurther ? "@deep" : [] }, async ({ page, complaints }) => {
    if (each.status) complaints.forgive(new RegExp(String(each.status)));
    await expectSound(page, each, looksOf(index));
  });
}

for (const [person, pages] of Object.entries(MEMBERS_PAGES)) {
  test.describe(`signed in: ${person}`, () => {
    test.use({ cache: "kept" });
    for (const [index, each] of pages.entries()) {
      test(`${each.name} has no faults`, async ({ page, signedIn }) => {
        await openAs(page, await signedIn(person as SamplePerson));
        await expectSound(page, each, looksOf(index));
        await expectSharedWithYears(page);
      });
    }
  });
}

/** Forecasts and open alerts are of the latest study alone: there is no year to choose. */
const WITHOUT_YEARS: readonly string[] = [ANALYSES.trajectory.path, ANALYSES["risk-alerts"].path];

/** Whoever is sent the address of a chart sees the same years after the next study. */
async function expectSharedWithYears(page: Page) {
  const button = page.getByRole("button", { name: "Share", exact: true });
  if ((await button.count()) === 0 || WITHOUT_YEARS.includes(new URL(page.url()).pathname)) return;
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Share chart" });
  await dialog.getByRole("tab", { name: "Copy page address" }).click();
  const shared = new URL(await dialog.getByRole("textbox", { name: "Address" }).inputValue()).searchParams;
  expect(shared.has("year") || (shared.has("from") && shared.has("to")), shared.toString()).toBe(true);
}

/** Takes over the cookies of someone who has signed in. */
async function openAs(page: Page, state: string) {
  const { cookies } = JSON.parse(await readFile(state, "utf8")) as { cookies: Cookie[] };
  await page.context().addCookies(cookies);
}
