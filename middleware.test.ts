import { build } from "esbuild";
import { unstable_doesMiddlewareMatch as matches } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { SIGNED_IN_COOKIE } from "@/lib/access/claims";
import { MOVED, ROUTES } from "@/lib/access/routes";
import middleware, { config } from "@/middleware";

const signedIn = { [SIGNED_IN_COOKIE]: "1" };
const runs = (url: string, cookies?: Record<string, string>) => matches({ config, url, ...(cookies && { cookies }) });
const concrete = (route: string) => route.replaceAll(/:[a-z]+/g, "something");
const routes = Object.entries(ROUTES);
const guarded = routes.filter(([, access]) => access !== "public").map(([route]) => route);
const open = routes.filter(([, access]) => access === "public").map(([route]) => concrete(route));

describe("where the middleware runs", () => {
  it.each([...guarded, ...Object.keys(MOVED)])("on %s and below it", (path) => {
    for (const url of [path, `${path}/`, `${path}/below/it`, `${path}?preview=1`, `${path}?_rsc=1abc`]) expect(runs(url)).toBe(true);
  });

  it.each([...open, "/healthz", "/api/brands/search", "/_next/static/chunks/a.js", "/insights-of-ours"])("not on %s", (path) => {
    expect(runs(path)).toBe(false);
  });

  it("on the home and sign-in pages only of those who may be signed in", () => {
    for (const url of ["/", "/auth", "/auth?mode=signin"]) {
      expect(runs(url)).toBe(false);
      expect(runs(url, signedIn)).toBe(true);
      expect(runs(url, { other: "1" })).toBe(false);
    }
    expect(runs("/rankings/sweden", signedIn)).toBe(false);
  });

  it("and nowhere else: each matcher stands for an entry of the table", () => {
    const entries = new Set([...guarded, ...Object.keys(MOVED), "/", "/auth"]);
    const sources = config.matcher.map((one) => (typeof one === "string" ? one : one.source));
    expect(sources.map((source) => source.replace("/:path*", "")).filter((source) => !entries.has(source))).toEqual([]);
  });
});

describe("what it answers", () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    middleware(new NextRequest(new URL(path, "http://localhost:3000"), { headers }));

  it("redirects a visitor for now, a moved page for good", async () => {
    const guard = await ask("/insights");
    expect([guard.status, guard.headers.get("location")]).toEqual([307, "http://localhost:3000/waitlist?from=%2Finsights"]);
    const moved = await ask("/blog/post");
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "http://localhost:3000/"]);
  });

  it.each(["x-middleware-subrequest", "x-middleware-next", "x-middleware-rewrite", "x-middleware-skip", "x-middleware-prefetch", "purpose", "rsc"])(
    "is not moved by a request's %s",
    async (header) => {
      const answer = await ask("/insights", { [header]: "1", "x-forwarded-host": "evil.example" });
      expect(answer.headers.get("location")).toBe("http://localhost:3000/waitlist?from=%2Finsights");
      expect(answer.headers.get("x-middleware-next")).toBeNull();
    },
  );

  it("knows no preview outside development", async () => {
    expect((await ask("/insights?preview=1")).status).toBe(307);
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
      alias: { "#identity/edge": "./lib/identity/embedded/edge.ts" },
      define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    });
    return outputFiles[0]?.text ?? "";
  }

  it("has the preview in development and drops it from production", async () => {
    expect(await bundle("development")).toContain('"preview"');
    const production = await bundle("production");
    expect(production).toContain("/waitlist?");
    expect(production).not.toContain('"preview"');
  });
});
