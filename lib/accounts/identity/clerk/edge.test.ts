import { build } from "esbuild";
import { exportSPKI, generateKeyPair, SignJWT } from "jose";
import { NextRequest, NextResponse, type NextFetchEvent } from "next/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { SIGNED_IN_COOKIE } from "@/lib/access/claims";
import type * as clerkEdge from "@/lib/accounts/identity/clerk/edge";
import type { EdgeGuard } from "@/lib/access/identity-port";

const ORIGIN = "https://granskog.example";
const event = {} as NextFetchEvent;
let keys: CryptoKeyPair;
let adapter: typeof clerkEdge;

beforeAll(async () => {
  keys = await generateKeyPair("RS256", { extractable: true });
  vi.stubEnv(
    "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY",
    `pk_live_${Buffer.from("clerk.granskog.example$").toString("base64")}`,
  );
  vi.stubEnv("CLERK_SECRET_KEY", "sk_live_secret");
  vi.stubEnv("CLERK_JWT_KEY", await exportSPKI(keys.publicKey));
  vi.stubEnv("APP_ORIGIN", ORIGIN);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("No network here.")));
  adapter = await import("@/lib/accounts/identity/clerk/edge");
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function cookiesOf(key = keys.privateKey, claims: Record<string, unknown> = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const token = await new SignJWT({
    sub: "user_1",
    sid: "sess_1",
    azp: ORIGIN,
    iat: now,
    nbf: now - 10,
    exp: now + 60,
    ...claims,
  })
    .setProtectedHeader({ alg: "RS256", kid: "ins_1", typ: "JWT" })
    .setIssuer("https://clerk.granskog.example")
    .sign(key);
  return `__session=${token}; __client_uat=${now}`;
}

/** A fetch by a script, for which Clerk starts no redirects. */
async function ask(cookie: string, guard: EdgeGuard = async () => Promise.resolve(undefined), search = "") {
  const seen: unknown[] = [];
  const decide = adapter.withSession(async (session, request) => {
    seen.push(session);
    return guard(session, request);
  }) as (request: NextRequest, event: NextFetchEvent) => Promise<NextResponse>;
  const headers = {
    host: "granskog.example",
    "x-forwarded-proto": "https",
    accept: "application/json",
    "sec-fetch-dest": "empty",
    cookie,
  };
  const answer = await decide(new NextRequest(`${ORIGIN}/insights${search}`, { headers }), event);
  return { seen, answer, noted: answer.cookies.get(SIGNED_IN_COOKIE)?.value };
}

describe("Clerk's session at the edge", () => {
  it("Clerk's session is verified offline and noted for pages that do not look up the viewer", async () => {
    const { seen, answer, noted } = await ask(await cookiesOf());
    expect(seen).toEqual([{ userId: "user_1" }]);
    expect(noted).toBe("1");
    // A rewrite to its own address would make Next request itself if it listens under another name.
    expect([answer.headers.get("x-middleware-next"), answer.headers.get("x-middleware-rewrite")]).toEqual(["1", null]);
    expect(answer.headers.get("x-middleware-override-headers"), "what Clerk adds for the server").toContain(
      "x-clerk-auth-status",
    );
  });

  it("verifying Clerk's session leaves the response to the guard", async () => {
    const guard: EdgeGuard = async (session, request) =>
      Promise.resolve(NextResponse.redirect(new URL(`/to/${session?.userId}`, request.url)));
    const { answer, noted } = await ask(await cookiesOf(), guard);
    expect([answer.status, answer.headers.get("location"), noted]).toEqual([307, `${ORIGIN}/to/user_1`, "1"]);
    const rewritten = await ask(await cookiesOf(), async (_, request) =>
      Promise.resolve(NextResponse.rewrite(new URL("/welcome", request.url))),
    );
    expect(rewritten.answer.headers.get("x-middleware-rewrite")).toBe(`${ORIGIN}/welcome`);
  });

  it("Clerk's own parameters are kept out of the return address", async () => {
    let seen = "";
    const guard: EdgeGuard = async (_, { nextUrl }) => {
      seen = nextUrl.pathname + nextUrl.search;
      return Promise.resolve(undefined);
    };
    await ask(await cookiesOf(), guard, "?year=2024&__clerk_status=done");
    expect(seen).toBe("/insights?year=2024");
  });

  it("a Clerk session that is forged, expired or for another site is ignored", async () => {
    const other = await generateKeyPair("RS256");
    const past = Math.floor(Date.now() / 1000) - 3_600;
    const bad = [
      await cookiesOf(other.privateKey),
      await cookiesOf(undefined, { exp: past }),
      await cookiesOf(undefined, { azp: "https://evil.example" }),
      "__session=x",
    ];
    for (const cookie of bad) {
      const { seen, noted } = await ask(`${cookie}; ${SIGNED_IN_COOKIE}=1`);
      expect(seen).toEqual([null]);
      expect(noted).toBe("");
    }
  });
});

describe("the middleware's bundle with Clerk", () => {
  it("the middleware's bundle with Clerk contains no database, server code or secret", async () => {
    const { metafile, outputFiles } = await build({
      entryPoints: ["middleware.ts"],
      bundle: true,
      write: false,
      minify: true,
      metafile: true,
      format: "esm",
      conditions: ["edge-light", "react-server"],
      external: ["next/*", "server-only", "crypto", "node:*", "react"],
      alias: { "#identity/edge": "./lib/accounts/identity/clerk/edge.ts" },
      define: { "process.env.NODE_ENV": '"production"' },
      logLevel: "silent",
    });
    const ours = Object.keys(metafile.inputs).filter((file) => !file.includes("node_modules"));
    expect(
      ours.filter((file) =>
        /^lib\/db|\/(?:queries|mutations|load|actions|server)\.ts$|^(?:app|components|supabase)\//.test(file),
      ),
    ).toEqual([]);
    expect(
      Object.keys(metafile.inputs).filter((file) =>
        /node_modules\/(?:@supabase|better-auth|@electric-sql)\//.test(file),
      ),
    ).toEqual([]);
    expect(ours).toContain("lib/accounts/identity/clerk/edge.ts");
    expect(outputFiles[0]?.text).not.toContain("sk_live_secret");
  });
});
