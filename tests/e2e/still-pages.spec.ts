import { shiftsOf, watchShifts } from "../support/page-faults";
import { settle } from "../support/settle";
import { anIndustryOf, expect, leaderOf } from "./fixtures";
import { become, test } from "./with-people";

// Nothing moves by itself on a public page: not when the page knows who reads it, and not when anything late arrives.

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const PATHS = [
  "/",
  "/rankings/sweden",
  "/rankings/search?market=sweden&q=a",
  "/pricing",
  "/waitlist",
  "/contact-us",
  "/about-study",
  "/sustainability-branding-hub",
  "/sustainability-branding-hub/avoiding-greenwashing",
  "/help",
  "/nowhere",
] as const;

/** A shift that no one sees: a few pixels of one button. */
const UNSEEN = 0.002;

/** An Essential member is shown what a Professional one is, but for numbers, so a deep run looks at them. */
const READERS = [
  { who: null, tag: [] },
  { who: "free", tag: [] },
  { who: "professional", tag: [] },
  { who: "essential", tag: ["@deep"] },
] as const;

/** Readers take turns at the two sizes, so that each page is looked at in both; in a deep run each reader has both. */
const isTurn = (reader: number, path: number, size: number) =>
  process.env.DEEP !== undefined || (reader + path) % SIZES.length === size;

for (const [turn, { who, tag }] of READERS.entries()) {
  const reader = who ? `a member (${who})` : "a visitor";
  test(`no public page moves by itself for ${reader}`, { tag: [...tag] }, async ({ page, people, complaints }) => {
    test.slow();
    complaints.forgive(/404/);
    if (who) await become(page, people, who);
    const paths = [await leaderOf(page), await anIndustryOf(page), ...PATHS];
    // Faces are in the browser's cache from here on; `every-page` measures what a first visit sets again.
    await page.goto("/rankings/sweden");
    await settle(page);
    await watchShifts(page);
    const moved: string[] = [];
    for (const [at, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      for (const path of paths.filter((_, index) => isTurn(turn, index, at))) {
        await page.goto(path);
        await settle(page);
        for (const { value, sources } of await shiftsOf(page))
          if (value > UNSEEN) moved.push(`${path} at ${size.width} px: ${value}, ${sources.join(" ")}`);
      }
    }
    expect(moved).toEqual([]);
  });
}
