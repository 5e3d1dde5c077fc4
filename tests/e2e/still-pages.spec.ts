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
  { who: "essential", tag: ["@deep"] },
  { who: "professional", tag: [] },
] as const;

for (const { who, tag } of READERS) {
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
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const path of paths) {
        await page.goto(path);
        await settle(page);
        for (const { value, sources } of await shiftsOf(page))
          if (value > UNSEEN) moved.push(`${path} at ${size.width} px: ${value}, ${sources.join(" ")}`);
      }
    }
    expect(moved).toEqual([]);
  });
}
