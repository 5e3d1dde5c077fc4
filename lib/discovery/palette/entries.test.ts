import { withoutSpellings } from "@/lib/catalogue/shown-study/shown-study";
import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { describe, expect, it } from "vitest";
import { TIERS, type Role, type Tier } from "@/lib/access/claims";
import { may, RIGHT_TIERS } from "@/lib/access/rights";
import { ROUTES } from "@/lib/access/routes";
import { ANONYMOUS_VIEW, type AccountView } from "@/lib/access/view";
import { actionEntries, marketAt, nameEntries, pageEntries } from "@/lib/discovery/palette/entries";
import type { Entry } from "@/lib/discovery/palette/entry";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { joinIndustries, type PaletteNames } from "@/lib/catalogue/names/names";
import { MARKETS } from "@/lib/catalogue/markets/market";

const member = (tier: Tier | null, role: Role = "user"): AccountView => ({
  level: tier ? "paid" : "free",
  tier,
  role,
  name: "A B",
  initials: "AB",
  email: "a@sample.test",
  badge: null,
  canTry: false,
  standing: { label: "", value: "" },
});
const hrefOf = ({ action }: Entry) => (action.kind === "go" ? action.href : action.kind);
const pagesOf = (account: AccountView) => pageEntries(account).map(hrefOf);
const analysesOf = (account: AccountView) => pagesOf(account).filter((href) => ANALYSIS_PATHS.has(href));
const ANALYSIS_PATHS = new Set<string>(Object.values(ANALYSES).map(({ path }) => path));

const NAMES: PaletteNames = {
  markets: ["sweden", "norway"],
  brands: [{ slug: "alfa", name: "Alfa", industry: "Energy", markets: ["sweden", "finland"] }],
  industries: [{ slug: "energy", name: "Energy", markets: ["sweden", "finland"] }],
  texts: [],
};
const namesOf = (account: AccountView, market: string) =>
  nameEntries({ account, study: STUDY_OF_TODAY, market }, NAMES)
    .filter(({ group }) => group !== "Countries")
    .map(hrefOf);

describe("pages of the palette", () => {
  it("the palette has all pages with a fixed address", () => {
    // Guides are texts, help and sign-in are actions; the others are opened from a form or a link, or are part of the
    // demonstration.
    const others = [
      "/auth",
      "/help",
      "/join",
      "/checkout",
      "/test-checkout",
      "/design",
      "/design/letters",
      "/outbox",
      "/rankings/search",
      "/share",
      "/welcome",
    ];
    const sections = ["/brand-insights", "/consumer-insights", "/predictive-insights", "/cookie-settings"];
    const expected = Object.keys(ROUTES).filter(
      (route) => !/:|-hub\/./.test(route) && ![...others, ...sections].includes(route),
    );
    const everywhere = new Set([...pagesOf(ANONYMOUS_VIEW), ...pagesOf(member("enterprise", "admin"))]);
    expect(expected.filter((route) => !everywhere.has(route))).toEqual([]);
  });

  it("the palette has the public pages for visitors", () => {
    expect(pagesOf(ANONYMOUS_VIEW).filter((href) => ROUTES[href] !== "public")).toEqual([]);
    expect(pagesOf(ANONYMOUS_VIEW)).toContain("/rankings");
  });

  it("the palette has the pages in a member's plan and role", () => {
    expect(pagesOf(member(null))).toEqual(expect.arrayContaining(["/rankings/full", "/account"]));
    expect(pagesOf(member(null))).not.toContain("/rankings");
    expect(pagesOf(member(null)).filter((href) => /insights$|snapshot|charts|admin/.test(href))).toEqual([
      "/sustainability-branding-hub/insights",
    ]);
    expect(pagesOf(member(RIGHT_TIERS.savedCharts))).toContain("/my-charts");
    for (const tier of TIERS) {
      const included = Object.values(ANALYSES).filter(({ right }) => may({ tier }, right));
      expect(analysesOf(member(tier)).toSorted(), tier).toEqual(included.map(({ path }) => path).toSorted());
    }
    expect(pagesOf(member("enterprise")).filter((href) => href.startsWith("/admin"))).toEqual([]);
    expect(pagesOf(member(null, "researcher")).filter((href) => href.startsWith("/admin"))).toEqual(["/admin/data"]);
  });
});

describe("names of the palette", () => {
  it("the palette leads visitors to public pages, and members to the full rankings", () => {
    expect(namesOf(ANONYMOUS_VIEW, "finland")).toEqual(["/brands/alfa", "/rankings/finland/energy"]);
    expect(namesOf(ANONYMOUS_VIEW, "norway")).toEqual(["/brands/alfa", "/rankings/sweden/energy"]);
    expect(namesOf(member(null), "finland")).toEqual([
      "/rankings/full?country=finland&brand=alfa",
      "/rankings/full?country=finland&industry=energy",
    ]);
  });

  it("the palette has only the countries until the names are loaded", () => {
    expect(
      nameEntries({ account: ANONYMOUS_VIEW, study: STUDY_OF_TODAY, market: "sweden" }, null).map(({ title }) => title),
    ).toEqual(MARKETS.map(({ name }) => name));
  });

  it("the palette finds a country by another name on a page that does not bring its names", () => {
    const study = withoutSpellings(STUDY_OF_TODAY);
    const names = { ...NAMES, spellings: { sweden: ["sverige"] } };
    const [sweden] = nameEntries({ account: ANONYMOUS_VIEW, study, market: "sweden" }, names);
    expect(sweden?.also).toEqual(["sverige"]);
  });

  it("the palette recognises the country of an address", () => {
    expect(marketAt(STUDY_OF_TODAY, "/rankings/norway/energy", "")).toBe("norway");
    expect(marketAt(STUDY_OF_TODAY, "/rankings/full", "?country=finland")).toBe("finland");
    expect(marketAt(STUDY_OF_TODAY, "/rankings/search", "")).toBe("sweden");
  });

  it("the palette has each industry once, with its markets", () => {
    const lists = [
      { market: "sweden", industries: [{ slug: "energy", name: "Energy" }] },
      {
        market: "norway",
        industries: [
          { slug: "banking", name: "Banking" },
          { slug: "energy", name: "Energy" },
        ],
      },
    ];
    expect(joinIndustries(lists)).toEqual([
      { slug: "banking", name: "Banking", markets: ["norway"] },
      { slug: "energy", name: "Energy", markets: ["sweden", "norway"] },
    ]);
  });
});

it("the palette offers sign-in to visitors and sign-out to members", () => {
  const titles = (account: AccountView) => actionEntries(account).map(({ title }) => title);
  expect(titles(ANONYMOUS_VIEW)).toContain("Sign In");
  expect(titles(ANONYMOUS_VIEW)).not.toContain("Sign Out");
  expect(titles(member(null))).toEqual(expect.arrayContaining(["Sign Out", "Account Settings"]));
  const account = member("enterprise", "admin");
  const ids = [
    ...pageEntries(account),
    ...nameEntries({ account, study: STUDY_OF_TODAY, market: "sweden" }, NAMES),
    ...actionEntries(account),
  ].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
