import type { Instance } from "../instance";
import { measureLighthouse } from "../lighthouse";
import type { PartReport } from "../tally";
import { Attempts } from "../outcomes";

const FLOOR = 98;
/** Largest contentful paint on a simulated phone, in milliseconds. */
const PAINT_LIMIT = 1_500;

/** One of each type of page; the industry and the brand are the sample study's. */
const PAGE_TYPES = [
  ...[
    "/",
    "/rankings/sweden",
    "/rankings/sweden/food-grocery",
    "/pricing",
    "/features",
    "/about-study",
    "/about-study/scores",
    "/help",
    "/contact-us",
  ],
  ...[
    "",
    "/avoiding-greenwashing",
    "/insights",
    "/insights/how-to-read-a-score",
    "/glossary",
    "/glossary/rank-range",
  ].map((path) => `/sustainability-branding-hub${path}`),
  ...["/auth?mode=signin", "/auth?mode=signup"],
];

/** Each type of page on a simulated phone. */
export async function lighthouse(site: Instance): Promise<PartReport> {
  const attempts = new Attempts();
  for (const page of [...PAGE_TYPES, await aListedBrand(site)]) {
    await attempts.try(
      `Lighthouse mobile, ${page}: SEO 100, the others at least ${FLOOR}, largest paint within ${PAINT_LIMIT} ms`,
      async () => {
        const { scores, largestPaint, lost } = await measureLighthouse(site.url + page);
        console.log(
          `  ${Object.entries(scores)
            .map(([category, points]) => `${category} ${points}`)
            .join(" · ")} · largest paint ${Math.round(largestPaint)} ms`,
        );
        // The sign-in page asks search engines to leave it out, which Lighthouse counts as a fault.
        const judged = Object.entries(scores).filter(([category]) => category !== "seo" || !page.startsWith("/auth"));
        const low =
          judged.some(([category, points]) => points < (category === "seo" ? 100 : FLOOR)) ||
          largestPaint > PAINT_LIMIT;
        return low ? [JSON.stringify({ ...scores, largestPaint }), ...lost] : [];
      },
    );
  }
  return attempts.report();
}

/** The page of a brand that is in Sweden's open ranking. */
async function aListedBrand(site: Instance): Promise<string> {
  const html = await (await fetch(`${site.url}/rankings/sweden`)).text();
  const [path] = /\/brands\/[a-z0-9-]+/.exec(html) ?? [];
  if (!path) throw new Error("Sweden's ranking names no brand.");
  return path;
}
