import { describe, expect, it } from "vitest";
import type { Claims, Tier } from "@/lib/access/claims";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { MOVED, redirectFor, ROUTES, type RouteAccess } from "@/lib/access/routes";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { isRight, type Right } from "@/lib/catalogue/rights";

const person = (more: Partial<Claims>): Claims => ({ userId: "u", sessionId: "s", tier: null, role: "user", ...more });

/** All kinds of viewers. An active trial counts as Professional, an ended subscription as none. */
const PEOPLE = {
  anonymous: null,
  free: person({}),
  essential: person({ tier: "essential" }),
  professional: person({ tier: "professional" }),
  enterprise: person({ tier: "enterprise" }),
  trial: person({ tier: "professional" }),
  expired: person({ tier: null }),
  researcher: person({ role: "researcher" }),
  admin: person({ role: "admin" }),
} satisfies Record<string, Claims | null>;
type Who = keyof typeof PEOPLE;
const everyone = Object.keys(PEOPLE) as Who[];

/** Written out by hand from the specification, beside the table under test. */
const ADMITTED: Record<Exclude<RouteAccess, Right>, Who[]> = {
  public: everyone,
  "signed-in": everyone.filter((who) => who !== "anonymous"),
  researcher: ["researcher", "admin"],
  admin: ["admin"],
};
const WITH_PLAN: Record<Tier, Who[]> = {
  essential: ["essential", "professional", "enterprise", "trial", "admin"],
  professional: ["professional", "enterprise", "trial", "admin"],
  enterprise: ["enterprise", "admin"],
};
const admittedBy = (access: RouteAccess): Who[] =>
  isRight(access) ? WITH_PLAN[RIGHT_TIERS[access]] : ADMITTED[access];

const PUBLIC = [
  "/about-study",
  "/about-study/scores",
  "/terms-conditions",
  "/privacy-policy",
  "/features",
  "/waitlist",
  "/pricing",
  "/ranking-guidelines",
  "/contact-us",
  "/cookie-settings",
  "/share",
  "/share/:id",
  "/cite/:id",
  "/api-reference",
  "/help",
  "/join",
  "/checkout",
  "/test-checkout",
  "/design",
  "/design/letters",
  "/outbox",
  "/preview/:token",
  "/emails/:act",
  "/rankings",
  "/rankings/sweden",
  "/rankings/sweden/food-grocery",
  "/rankings/search",
  "/brands/angsala",
  "/sustainability-branding-hub",
  "/sustainability-branding-hub/understanding-landscape",
  "/sustainability-branding-hub/trust-recovery-playbook",
  "/sustainability-branding-hub/communication-guide",
  "/sustainability-branding-hub/avoiding-greenwashing",
  "/sustainability-branding-hub/glossary",
  "/sustainability-branding-hub/insights",
  "/sustainability-branding-hub/insights/some-post",
];

const SPECIFIED: Record<string, RouteAccess> = {
  ...Object.fromEntries(PUBLIC.map((path) => [path, "public" as const])),
  "/welcome": "scores",
  "/rankings/full": "signed-in",
  "/settings": "signed-in",
  "/settings/api": "signed-in",
  "/account": "signed-in",
  "/about-study/recompute": "scores",
  "/insights": "analytics",
  "/my-charts": "savedCharts",
  "/invitations": "invitations",
  ...Object.fromEntries(Object.values(ANALYSES).map(({ path, right }) => [path, right])),
  "/admin/hub-posts": "admin",
  "/admin/data": "researcher",
};

const ask = (path: string, who: Who, search = "", more: { waitlistMode?: boolean; isPreview?: boolean } = {}) =>
  redirectFor({ path, search, claims: PEOPLE[who], waitlistMode: false, isPreview: false, ...more });

function refusal(access: RouteAccess, who: Who, from: string): string {
  const origin = new URLSearchParams({ from }).toString();
  if (isRight(access)) return `/waitlist?${origin}`;
  return who === "anonymous" ? `/auth?mode=signin&${origin}` : "/rankings/full";
}

const cases = Object.entries(SPECIFIED).flatMap(([path, access]) => everyone.map((who) => ({ path, access, who })));

describe("every route for everyone", () => {
  it.each(cases)("$path ($access) is open to $who as the table says", ({ path, access, who }) => {
    const expected = admittedBy(access).includes(who) ? null : { to: refusal(access, who, path), permanent: false };
    expect(ask(path, who)).toEqual(expected);
  });

  it("every row of the route table is tested", () => {
    const stands = (path: string, route: string) => {
      const [segments, pattern] = [path.split("/"), route.split("/")];
      return pattern.every((part, index) => part === segments[index] || (part.startsWith(":") && segments[index]));
    };
    const untested = Object.keys(ROUTES)
      .filter((route) => route !== "/" && route !== "/auth")
      .filter((route) => !Object.keys(SPECIFIED).some((path) => stands(path, route)));
    expect(untested).toEqual([]);
  });

  it.each(cases.filter(({ access }) => access !== "public"))(
    "nothing below $path is open to more than $who",
    ({ path, access, who }) => {
      expect(ask(`${path}/below/it`, who) === null).toBe(admittedBy(access).includes(who));
    },
  );
});

describe("the same address in another spelling", () => {
  const spellings = [
    "/insights/",
    "//insights",
    "/Insights",
    "/%69nsights",
    "/rankings/..%2finsights",
    "/rankings/../insights",
    "/./insights",
    "/rankings%5c..%5cinsights",
    "/insights/..%2finsights",
  ];
  it.each(spellings)("%s is guarded like its usual spelling", (path) => {
    expect(ask(path, "anonymous")?.to).toMatch(/^\/waitlist\?from=/);
    expect(ask(path, RIGHT_TIERS.analytics)).toBeNull();
  });
  it("a longer address with the same beginning is not confused with a guarded one", () => {
    expect(ask("/insights-of-ours", "anonymous")).toBeNull();
    expect(ask("/rankings/fuller", "anonymous")).toBeNull();
  });
  it("an address with invalid encoding causes no error", () => {
    expect(ask("/insights/%E0%A4%A", "anonymous")?.to).toMatch(/^\/waitlist/);
  });
});

describe("moved addresses", () => {
  const moves: [string, string, string][] = [
    ["/blog", "", "/"],
    ["/blog/2019/a-post", "?p=1", "/"],
    ["/tag/climate", "", "/"],
    ["/category/food", "", "/"],
    ["/brand-insights", "", "/insights"],
    ["/consumer-insights", "", "/insights"],
    ["/brand-insights/analysis", "?brand=a", "/brand-insights/single-country?brand=a"],
    ["/predictive-insights", "", "/predictive-insights/trajectory"],
    [
      "/sustainability-branding-hub/glossary/tested-change",
      "?from=feed",
      "/sustainability-branding-hub/glossary/clear-change?from=feed",
    ],
    ["/letters/unsubscribe", "?token=aB_9.xY-0", "/emails/unsubscribe?token=aB_9.xY-0"],
    ["/letters/keep-account", "?token=aB_9", "/emails/keep-account?token=aB_9"],
  ];
  it.each(moves.flatMap((move) => everyone.map((who) => [...move, who] as const)))(
    "%s%s redirects to %s for %4$s",
    (path, search, to, who) => {
      expect(ask(path, who, search)).toEqual({ to, permanent: true });
      expect(ask(path, who, search, { isPreview: true })).toEqual({ to, permanent: true });
    },
  );
  it("every moved address is tested, and none leads to another", () => {
    expect(
      new Set(
        moves.map(
          ([path]) =>
            `/${path
              .split("/")
              .slice(1, MOVED[path] ? undefined : 2)
              .join("/")}`,
        ),
      ),
    ).toEqual(new Set(Object.keys(MOVED)));
    for (const { to } of Object.values(MOVED)) expect(Object.keys(MOVED)).not.toContain(to);
  });
});

describe("the home and sign-in pages", () => {
  it.each(everyone)("the home and sign-in pages send %s to the right page", (who) => {
    const isFree = who === "free" || who === "expired" || who === "researcher";
    expect(ask("/", who)).toEqual(isFree ? { to: "/rankings/full", permanent: false } : null);
    const atAuth = (search: string) => ask("/auth", who, search)?.to ?? null;
    if (who === "anonymous") return expect(atAuth("?mode=signin&from=%2Finsights")).toBeNull();
    expect(atAuth("")).toBe("/rankings/full");
    expect(atAuth("?mode=signin&from=%2Finsights%3Fbrand%3Da")).toBe("/insights?brand=a");
    expect(atAuth("?mode=signup&from=%2Finsights")).toBe("/rankings/full");
    expect(atAuth("?mode=signup&invitation=A+1&type=trial&general_invitation=")).toBe("/rankings/full?invitation=A+1");
    expect(atAuth("?from=%2F%2Fevil.example")).toBe("/rankings/full");
    expect(atAuth("?from=%2Fauth%3Ffrom%3D%2Fauth")).toBe("/rankings/full");
    expect(["?step=verify", "?mode=signup&step=setup", "?step=sign-out"].map(atAuth)).toEqual([
      "/rankings/full",
      null,
      null,
    ]);
  });
  it("the home and sign-in pages ignore the account type in the address", () =>
    expect(ask("/insights", "free", "?type=enterprise&role=admin&tier=enterprise")?.to).toMatch(/^\/waitlist/));
});

describe("the return address of a guard", () => {
  it("a guard keeps the complete address to return to", () => {
    const to = ask("/brand-insights/single-country", "anonymous", "?brand=a%26b&market=se")?.to ?? "";
    expect(new URL(to, "https://x.example").searchParams.get("from")).toBe(
      "/brand-insights/single-country?brand=a%26b&market=se",
    );
  });
});

describe("settings", () => {
  it("waitlist mode treats everyone but admins as free", () => {
    for (const who of ["essential", "professional", "enterprise", "trial"] as const) {
      expect(ask("/insights", who, "", { waitlistMode: true })?.to).toMatch(/^\/waitlist/);
      expect(ask("/", who, "", { waitlistMode: true })?.to).toBe("/rankings/full");
    }
    expect(ask("/insights", "admin", "", { waitlistMode: true })).toBeNull();
  });
  it("a developer's preview passes every guard", () => {
    for (const path of Object.keys(SPECIFIED))
      expect(ask(path, "anonymous", "?preview=1", { isPreview: true })).toBeNull();
  });
  it("a preview in the address alone is not accepted", () => {
    expect(ask("/insights", "anonymous", "?preview=1")?.to).toMatch(/^\/waitlist/);
  });
});
