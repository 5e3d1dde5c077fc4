import { z } from "zod";
import { ROUTES } from "@/lib/access/routes";
import { ANALYSES } from "@/lib/catalogue/analyses";
import type { Right } from "@/lib/catalogue/rights";
import { abreast } from "../support/abreast";
import { ESSENTIAL, EVERYONE, PEOPLE, SIGNED_IN, type Who, withRight } from "../support/people";
import { follow } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

// Every route × every kind of visitor. Who may see what stands here by hand, from the route table of the
// specification and decisions.md 5; the addresses come from the route table under test, so that none is forgotten.

type Refusal = "sign in" | "waitlist" | "role";
interface Expected {
  admitted: readonly Who[];
  refusal?: Refusal;
}

const PUBLIC: Expected = { admitted: EVERYONE };
const needs = (right: Right): Expected => ({ admitted: withRight(right), refusal: "waitlist" });
const GUARDED: Record<string, Expected> = {
  "/rankings/full": { admitted: SIGNED_IN, refusal: "sign in" },
  "/settings": { admitted: SIGNED_IN, refusal: "sign in" },
  "/settings/api": { admitted: SIGNED_IN, refusal: "sign in" },
  "/account": { admitted: SIGNED_IN, refusal: "sign in" },
  "/admin": { admitted: ["admin"], refusal: "role" },
  "/admin/waitlist": { admitted: ["admin"], refusal: "role" },
  "/admin/messages": { admitted: ["admin"], refusal: "role" },
  "/admin/people": { admitted: ["admin"], refusal: "role" },
  "/admin/people/nobody": { admitted: ["admin"], refusal: "role" },
  "/admin/subscriptions": { admitted: ["admin"], refusal: "role" },
  "/admin/log": { admitted: ["admin"], refusal: "role" },
  "/admin/flags": { admitted: ["admin"], refusal: "role" },
  "/admin/status": { admitted: ["admin"], refusal: "role" },
  "/admin/hub-posts": { admitted: ["admin"], refusal: "role" },
  "/admin/hub-posts/new": { admitted: ["admin"], refusal: "role" },
  "/admin/hub-posts/nobodys": { admitted: ["admin"], refusal: "role" },
  "/admin/hub-posts/nobodys/revisions": { admitted: ["admin"], refusal: "role" },
  "/admin/data": { admitted: ["researcher", "admin"], refusal: "role" },
  "/welcome": needs("scores"),
  "/about-study/recompute": needs("scores"),
  "/insights": needs("analytics"),
  "/my-charts": needs("savedCharts"),
  "/my-charts/links": needs("savedCharts"),
  "/my-charts/citations": needs("savedCharts"),
  "/invitations": needs("invitations"),
  ...Object.fromEntries(Object.values(ANALYSES).map(({ path, right }) => [path, needs(right)])),
};
/** Entries of the table that guard what lies below them and are no pages themselves. */
const NO_PAGES = ["/brand-insights", "/consumer-insights", "/predictive-insights"];
const EXAMPLES: Record<string, string> = {
  "/about-study/:method": "/about-study/scores",
  "/rankings/:market": "/rankings/sweden",
  "/rankings/:market/:industry": "/rankings/sweden/energy",
  "/sustainability-branding-hub/insights/:slug": "",
  "/sustainability-branding-hub/insights/topic/:topic": "/sustainability-branding-hub/insights/topic/methods",
  "/sustainability-branding-hub/glossary/:term": "/sustainability-branding-hub/glossary/score",
  "/brands/:slug": "",
  "/cite/:id": "",
  "/share/:id": "",
  "/preview/:token": "",
  "/rankings/search": "/rankings/search?market=sweden&q=a",
  "/checkout": "/checkout?plan=essential",
  "/emails/:act": "/emails/keep-account",
};
/** Pages of someone and of a post that no one has heard of. */
const NOBODYS = ["/admin/people/nobody", "/admin/hub-posts/nobodys", "/admin/hub-posts/nobodys/revisions"];
const isOpen = (route: string) =>
  !(route in GUARDED) && !NO_PAGES.includes(route) && route !== "/" && route !== "/auth";
const OPEN = Object.keys(ROUTES)
  .filter(isOpen)
  .map((route) => EXAMPLES[route] ?? route)
  .filter(Boolean);

function expectedAt(path: string, who: Who): string {
  const { admitted, refusal } = GUARDED[path] ?? PUBLIC;
  const from = new URLSearchParams({ from: path }).toString();
  // Anyone who has chosen a plan makes an account first, and comes back.
  if (who === "anonymous" && path.startsWith("/checkout?")) return `/auth?mode=signup&${from}`;
  if (admitted.includes(who)) return path;
  if (refusal === "waitlist") return `/waitlist?${from}`;
  return who === "anonymous" ? `/auth?mode=signin&${from}` : "/rankings/full";
}

const GUARDED_PAGE = "/predictive-insights/risks";
const machinery = [
  "x-middleware-subrequest",
  "x-middleware-next",
  "x-middleware-rewrite",
  "x-middleware-skip",
  "x-invoke-path",
  "x-matched-path",
];
/** Addresses and headers that have opened guarded pages of other sites. */
const TRIES: [string, Record<string, string>][] = [
  [`${GUARDED_PAGE}?preview=1`, {}],
  [`${GUARDED_PAGE}?type=enterprise&tier=enterprise&role=admin`, {}],
  ...machinery.map((name): [string, Record<string, string>] => [
    GUARDED_PAGE,
    { [name]: Array(5).fill("middleware").join(":") },
  ]),
];
/** The same of a proxy, behind which there are no sample accounts. */
const OF_PROXIES: [string, Record<string, string>] = [
  GUARDED_PAGE,
  {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "127.0.0.1",
    forwarded: "host=evil.example",
  },
];

/** Who tries them in each run: nobody, someone without a plan, and one whom they must not lock out. */
const TRYING: readonly Who[] = ["anonymous", "free", "enterprise"];

/**
 * Remembers the pages that someone was sent to. The one that everyone without a right gets is looked at once, not again
 * from each door that leads there: rendering it a hundred times says no more.
 */
function destinations() {
  const opened = new Set<string>();
  const isDoorway = (at: string) => /^\/(?:waitlist|auth|rankings\/full)(?:\?|$)/.test(at);
  const pageOf = (at: string) => at.split("?")[0] ?? "";
  return {
    isKnown: (at: string) => isDoorway(at) && opened.has(pageOf(at)),
    note: (at: string, status: number) => status === 200 && opened.add(pageOf(at)),
  };
}

for (const who of PEOPLE) {
  test(`${who} is admitted or redirected as the route table says`, async ({ people }) => {
    const context = await people.as(who);
    const wrong: string[] = [];
    const { isKnown, note } = destinations();
    await abreast([...Object.keys(GUARDED), ...OPEN], async (path) => {
      const { status, at, body } = await follow(context, path, {}, (to) => to !== path && isKnown(to));
      note(at, status);
      // An admin is told that there is no one of that name.
      const expectedStatus = NOBODYS.includes(at) ? 404 : 200;
      if (at !== expectedAt(path, who) || status !== expectedStatus)
        wrong.push(`${path}: ${status} at ${at}, not ${expectedAt(path, who)}`);
      if (at === path && path in GUARDED && !/<meta name="robots" content="noindex/.test(body))
        wrong.push(`${path} may be indexed`);
    });
    expect(wrong).toEqual([]);
  });

  test(`${who} starts on the right page, at home and after signing in`, async ({ people }) => {
    const context = await people.as(who);
    const isPaid = ESSENTIAL.includes(who);
    const home = await follow(context, "/");
    expect(home.at).toBe(who === "anonymous" || isPaid ? "/" : "/rankings/full");
    expect(home.body.includes("Welcome Back")).toBe(isPaid);
    expect((await follow(context, "/auth?mode=signin")).at).toBe(
      who === "anonymous" ? "/auth?mode=signin" : "/rankings/full",
    );
    const me = z.looseObject({ level: z.string() }).parse(await (await context.get("/api/me")).json());
    expect(me.level).toBe(who === "anonymous" ? "anonymous" : isPaid ? "paid" : "free");
  });

  const tag = TRYING.includes(who) ? [] : "@deep";
  test(`${who} gains nothing from preview, type or internal headers`, { tag }, async ({ people }) => {
    const context = await people.as(who);
    const isIn = withRight("riskAlerts").includes(who);
    const { isKnown, note } = destinations();
    await abreast(who === "anonymous" ? [...TRIES, OF_PROXIES] : TRIES, async ([address, headers]) => {
      const { status, at, body } = await follow(context, address, headers, isKnown);
      note(at, status);
      expect(at.startsWith(isIn ? GUARDED_PAGE : "/waitlist?from="), `${JSON.stringify(headers)} led to ${at}`).toBe(
        true,
      );
      expect(/<title>Risk alerts/.test(body), JSON.stringify(headers)).toBe(isIn);
    });
  });
}

test("no guarded route is missing from the access matrix", () => {
  const guarded = Object.entries(ROUTES)
    .filter(([, access]) => access !== "public")
    .map(([route]) => route);
  expect(guarded.filter((route) => !(route in GUARDED) && !NO_PAGES.includes(route))).toEqual([]);
});
