import { build } from "esbuild";
import { unstable_doesMiddlewareMatch as matches } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SIGNED_IN_COOKIE, type Claims } from "@/lib/access/claims";
import { CLAIMS_COOKIE, sealClaims } from "@/lib/access/edge-claims";
import { SESSION_COOKIE } from "@/lib/accounts/identity/embedded/cookies";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { MOVED, ROUTES } from "@/lib/access/routes";
import { DYNAMIC_PAGES, isDynamicPage } from "@/lib/access/dynamic-pages";
import middleware, { config } from "@/middleware";

const signedIn = { [SIGNED_IN_COOKIE]: "1" };
const runs = (url: string, cookies?: Record<string, string>) => matches({ config, url, ...(cookies && { cookies }) });
const concrete = (route: string) => route.replaceAll(/:[a-z]+/g, "something");
const routes = Object.entries(ROUTES);
const guarded = routes.filter(([, access]) => access !== "public").map(([route]) => route);
/** Where what moved, was withdrawn or is missing is answered. */
const NAMED = ["/sustainability-branding-hub/insights/:slug", "/brands/:slug", "/rankings/:market/:industry"];
/** Forms sent without scripts, wherever to. */
const FORMS = "";
const UNKNOWN_MARKET = config.matcher.find(
  (one): one is string => typeof one === "string" && one.startsWith("/rankings/:market("),
);
const open = routes
  .filter(([route, access]) => access === "public" && ![...NAMED, "/rankings/:market"].includes(route))
  .map(([route]) => concrete(route))
  .filter((path) => !isDynamicPage(path));

describe("where the middleware runs", () => {
  it.each([...guarded, ...Object.keys(MOVED)])("the middleware runs on %s and below it", (path) => {
    for (const url of [path, `${path}/`, `${path}/below/it`, `${path}?preview=1`, `${path}?_rsc=1abc`])
      expect(runs(url)).toBe(true);
  });

  it.each([...open, "/healthz", "/api/brands/search", "/_next/static/chunks/a.js", "/insights-of-ours"])(
    "the middleware does not run on %s",
    (path) => {
      expect(runs(path)).toBe(false);
    },
  );

  it("the middleware runs on the home page only for people who may be signed in", () => {
    expect(runs("/")).toBe(false);
    expect(runs("/", signedIn)).toBe(true);
    expect(runs("/", { other: "1" })).toBe(false);
    expect(runs("/?renewed=1"), "of those who were, until a moment ago").toBe(true);
    expect(runs("/pricing", signedIn)).toBe(false);
  });

  it("the middleware runs on the page of any market, whichever the study has, and not where the filter form goes", () => {
    for (const path of ["/rankings/sweden", "/rankings/iceland", "/rankings/atlantis"]) expect(runs(path)).toBe(true);
    expect(runs("/rankings/go")).toBe(false);
  });

  it("the middleware runs nowhere else: each matcher is an entry of the table", () => {
    const entries = new Set([
      ...guarded,
      ...Object.keys(MOVED),
      "/",
      "/auth",
      ...NAMED,
      ...DYNAMIC_PAGES,
      UNKNOWN_MARKET,
      FORMS,
      "/(.*%.*)",
    ]);
    const sources = config.matcher.map((one) => (typeof one === "string" ? one : one.source));
    expect(sources.map((source) => source.replace("/:path*", "")).filter((source) => !entries.has(source))).toEqual([]);
  });
});

describe("what it answers", () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    middleware(new NextRequest(new URL(path, "http://localhost:3000"), { headers }));

  it("a visitor is redirected temporarily, and a moved page permanently", async () => {
    const guard = await ask("/insights");
    expect([guard.status, guard.headers.get("location")]).toEqual([
      307,
      "http://localhost:3000/waitlist?from=%2Finsights",
    ]);
    const moved = await ask("/blog/post");
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "http://localhost:3000/"]);
  });

  it.each(["GET", "POST"])(
    "a %s is redirected from the link in an older email to its new address, with the token",
    async (method) => {
      for (const cookie of ["", `${SIGNED_IN_COOKIE}=1; ${SESSION_COOKIE}=stale`]) {
        const url = new URL("/letters/unsubscribe?token=aB_9.xY-0", "http://localhost:3000");
        const answer = await middleware(new NextRequest(url, { method, headers: { cookie } }));
        expect([answer.status, answer.headers.get("location")]).toEqual([
          308,
          "http://localhost:3000/emails/unsubscribe?token=aB_9.xY-0",
        ]);
      }
    },
  );

  it.each([
    "x-middleware-subrequest",
    "x-middleware-next",
    "x-middleware-rewrite",
    "x-middleware-skip",
    "x-middleware-prefetch",
    "purpose",
    "rsc",
  ])("a request's %s does not change the middleware's decision", async (header) => {
    const answer = await ask("/insights", { [header]: "1", "x-forwarded-host": "evil.example" });
    expect(answer.headers.get("location")).toBe("http://localhost:3000/waitlist?from=%2Finsights");
    expect(answer.headers.get("x-middleware-next")).toBeNull();
  });

  it("there is no preview outside development", async () => {
    expect((await ask("/insights?preview=1")).status).toBe(307);
  });
});

describe("the policy of a page that is rendered for each request", () => {
  const ask = async (path: string, init: { method?: string; headers?: Record<string, string> } = {}) => {
    const answer = await middleware(new NextRequest(new URL(path, "http://localhost:3000"), init));
    return {
      policy: answer.headers.get("content-security-policy"),
      rendered: answer.headers.get("x-middleware-request-content-security-policy"),
      overridden: answer.headers.get("x-middleware-override-headers")?.split(",") ?? [],
    };
  };
  const nonceOf = (policy: string | null) => /script-src [^;]*'nonce-([A-Za-z0-9+/=]{24})'/.exec(policy ?? "")?.[1];

  it("each request's policy names a new nonce to the browser and the page", async () => {
    const [one, two] = [await ask("/auth"), await ask("/auth")];
    expect(nonceOf(one.policy)).toBeDefined();
    expect(one.rendered).toBe(one.policy);
    expect(nonceOf(one.policy)).not.toBe(nonceOf(two.policy));
    expect(one.policy).not.toMatch(/script-src [^;]*unsafe/);
  });

  it("the policy is ours whatever the request brings, and other headers are unchanged", async () => {
    const { policy, rendered, overridden } = await ask("/auth", {
      headers: {
        "content-security-policy": "script-src 'nonce-mine'",
        "content-security-policy-report-only": "script-src 'nonce-mine'",
        "x-other": "1",
      },
    });
    expect(policy + String(rendered)).not.toContain("mine");
    expect(overridden).toEqual(expect.arrayContaining(["content-security-policy", "x-other"]));
    expect(overridden).not.toContain("content-security-policy-report-only");
  });

  it("no policy is added to redirects or to cached pages, which have their own", async () => {
    for (const path of ["/rankings/sweden/nowhere%20", "/admin", "/", "/blog"])
      expect((await ask(path)).policy ?? "").not.toContain("nonce-");
  });

  it("a form sent without JavaScript gets a policy, even if the page is cached", async () => {
    const form = await ask("/contact-us", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect(nonceOf(form.policy)).toBeDefined();
    expect(form.rendered).toBe(form.policy);
  });
});

describe("whoever claims a session", () => {
  const SECRET = "a secret of the edge, of more than 32 characters";
  const SESSION = "granskog.session_token";
  const HERE = "http://localhost:3000";
  /** Where claims are read again before the way back to a marked address. */
  const renewal = (marked: string) => `${HERE}/api/session/refresh?to=${encodeURIComponent(marked)}`;

  beforeEach(() => {
    vi.stubEnv("AUTH_SECRET", SECRET);
    return () => vi.unstubAllEnvs();
  });

  const tokenOf = (claims: Partial<Claims> = {}, secret = SECRET) =>
    sealClaims({ userId: "u", sessionId: "s", tier: null, role: "user", ...claims }, secret);

  async function ask(
    path: string,
    cookies: Record<string, string>,
    init: { method?: string; headers?: Record<string, string> } = {},
  ) {
    const cookie = Object.entries({ [SIGNED_IN_COOKIE]: "1", ...cookies })
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
    const request = new NextRequest(new URL(path, "http://localhost:3000"), {
      method: init.method ?? "GET",
      headers: { cookie, ...init.headers },
    });
    const answer = await middleware(request);
    return {
      status: answer.status,
      to: answer.headers.get("location"),
      rewrite: answer.headers.get("x-middleware-rewrite"),
      passes: answer.headers.get("x-middleware-next") === "1",
    };
  }
  const session = { [SESSION]: "any" };
  const member = async (claims: Partial<Claims> = {}) => ({ ...session, [CLAIMS_COOKIE]: await tokenOf(claims) });

  const minutesLater = async (minutes: number, then: () => Promise<void>) => {
    vi.useFakeTimers({ now: Date.now() + minutes * 60_000 });
    try {
      await then();
    } finally {
      vi.useRealTimers();
    }
  };
  const MARKED: readonly (readonly [string, string])[] = [
    ["/insights?brand=a%26b", "/insights?brand=a%26b&renewed=1"],
    ["/", "/?renewed=1"],
    ["/auth?mode=signin", "/auth?mode=signin&renewed=1"],
    ["/rankings/full", "/rankings/full?renewed=1"],
  ];

  it.each(MARKED)("unknown claims are renewed at %s", async (path, marked) => {
    expect(await ask(path, session)).toMatchObject({ status: 307, to: renewal(marked) });
    expect(await ask(path, { [`__Host-${SESSION}`]: "any" })).toMatchObject({ status: 307, to: renewal(marked) });
  });

  it.each(MARKED)("a renewal from %s that brought nothing is not repeated, and the page decides", async (_, marked) => {
    expect(await ask(marked, session)).toMatchObject({ passes: true, to: null });
  });

  it.each(MARKED.filter(([path]) => !path.startsWith("/auth")))(
    "a renewal returns to %s as it was requested, with or without a session",
    async (path, marked) => {
      expect(await ask(marked, await member())).toMatchObject({ status: 307, to: HERE + path });
      expect(await ask(marked, {})).toMatchObject({ status: 307, to: HERE + path });
    },
  );

  it("a renewal after the session ended returns to the sign-in page, not to the page before", async () => {
    const marked = "/auth?mode=signin&from=%2Fmy-charts&renewed=1";
    expect(await ask(marked, await member())).toMatchObject({ passes: true, to: null });
    expect(await ask(marked, {})).toMatchObject({ to: `${HERE}/auth?mode=signin&from=%2Fmy-charts` });
  });

  it.each(["/?renewed=1", "/auth?mode=signin&renewed=1"])(
    "the renewal mark is removed at %s without any cookie",
    async (marked) => {
      const answer = await middleware(new NextRequest(new URL(marked, HERE)));
      expect(answer.headers.get("location")).toBe(HERE + marked.replace(/.renewed=1$/, ""));
    },
  );

  it("claims of more than a minute refuse nothing, but can admit", async () => {
    const [known, free] = [await member({ tier: RIGHT_TIERS.analytics }), await member()];
    await minutesLater(5, async () => {
      expect(await ask("/insights", known)).toMatchObject({ passes: true, to: null });
      expect(await ask("/insights", free)).toMatchObject({ to: renewal("/insights?renewed=1") });
      expect(await ask("/admin", known)).toMatchObject({ to: renewal("/admin?renewed=1") });
      // Which home is theirs is not for the page below to decide.
      expect(await ask("/", known)).toMatchObject({ to: renewal("/?renewed=1"), rewrite: null });
      expect(await ask("/insights", free, { method: "POST" })).toMatchObject({ passes: true });
    });
    await minutesLater(31, async () => {
      expect(await ask("/insights", known)).toMatchObject({ to: renewal("/insights?renewed=1") });
    });
  });

  it("claims that the server found within a minute decide", async () => {
    expect(await ask("/insights", await member({ tier: RIGHT_TIERS.analytics }))).toMatchObject({ passes: true });
    expect(await ask("/insights", await member())).toMatchObject({
      status: 307,
      to: "http://localhost:3000/waitlist?from=%2Finsights",
    });
    expect(await ask("/auth?from=%2Fmy-charts", await member())).toMatchObject({
      to: "http://localhost:3000/my-charts",
    });
    expect(await ask("/admin/hub-posts", await member({ role: "admin" }))).toMatchObject({ passes: true });
    expect(await ask("/admin/hub-posts", await member({ role: "researcher" }))).toMatchObject({
      to: "http://localhost:3000/rankings/full",
    });
  });

  it("the home page is the reader's own: subscribers stay, others go to the rankings", async () => {
    expect(await ask("/", await member({ tier: "essential" }))).toMatchObject({
      status: 200,
      to: null,
      rewrite: "http://localhost:3000/welcome",
    });
    expect(await ask("/", await member({ role: "admin" }))).toMatchObject({ rewrite: "http://localhost:3000/welcome" });
    expect(await ask("/", await member())).toMatchObject({
      status: 307,
      to: "http://localhost:3000/rankings/full",
      rewrite: null,
    });
  });

  it("everyone counts as free in waitlist mode", async () => {
    vi.stubEnv("WAITLIST_MODE", "1");
    expect(await ask("/", await member({ tier: "enterprise" }))).toMatchObject({
      to: "http://localhost:3000/rankings/full",
    });
    expect(await ask("/insights", await member({ tier: "enterprise" }))).toMatchObject({
      to: "http://localhost:3000/waitlist?from=%2Finsights",
    });
  });

  it("forged claims, or claims without a session, count for nothing", async () => {
    const tier = { tier: "enterprise" } as const;
    const real = await tokenOf(tier);
    const [head = "", body = "", signature = ""] = real.split(".");
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    const forged = [
      await tokenOf(tier, "another secret of more than 32 characters"),
      `${none}.${body}.`,
      `${head}.${body}.${signature.slice(1)}x`,
      "x".repeat(1_000_000),
      "",
    ];
    for (const token of forged) {
      expect(await ask("/insights", { ...session, [CLAIMS_COOKIE]: token })).toMatchObject({
        status: 307,
        to: renewal("/insights?renewed=1"),
      });
    }
    expect(await ask("/insights", { [CLAIMS_COOKIE]: real })).toMatchObject({
      to: "http://localhost:3000/waitlist?from=%2Finsights",
    });
  });

  it("a form of a reader without claims is judged by the page it goes to", async () => {
    expect(await ask("/settings", session, { method: "POST" })).toMatchObject({ passes: true, to: null });
    expect(await ask("/insights", await member(), { method: "POST" })).toMatchObject({
      to: "http://localhost:3000/waitlist?from=%2Finsights",
    });
  });

  it.each([
    "x-middleware-subrequest",
    "x-middleware-next",
    "x-middleware-rewrite",
    "x-middleware-skip",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-invoke-path",
  ])("a request's %s does not change the decision for a signed-in reader", async (header) => {
    const headers = { [header]: "middleware:middleware:middleware:middleware:middleware" };
    expect(await ask("/insights", await member(), { headers })).toMatchObject({
      status: 307,
      to: "http://localhost:3000/waitlist?from=%2Finsights",
    });
    expect(await ask("/insights", { [SESSION]: header }, { headers })).toMatchObject({
      status: 307,
      to: renewal("/insights?renewed=1"),
    });
  });
});

describe("the build", () => {
  async function bundle(mode: string): Promise<string> {
    const { outputFiles } = await build({
      entryPoints: ["middleware.ts"],
      bundle: true,
      write: false,
      minify: true,
      format: "esm",
      external: ["next/*"],
      alias: { "#identity/edge": "./lib/accounts/identity/embedded/edge.ts" },
      define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    });
    return outputFiles[0]?.text ?? "";
  }

  it("the build has the preview in development and drops it from production", async () => {
    expect(await bundle("development")).toContain('"preview"');
    const production = await bundle("production");
    expect(production).toContain("/waitlist?");
    expect(production).not.toContain('"preview"');
  });
});
