import { SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { describe, expect, test } from "vitest";
import type { Claims } from "@/lib/access/claims";
import { openClaims, sealClaims } from "@/lib/access/edge-claims";

const SECRET = "a secret for tests, of sufficient length";
const claims: Claims = { userId: "user_1", sessionId: "session_1", tier: "professional", role: "user" };
const payload = {
  sid: "session_1",
  tier: "professional",
  app_role: "user",
  sub: "user_1",
  iss: "granskog",
  aud: "granskog:edge",
};

async function key(secret = SECRET): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`edge-claims:${secret}`)));
}

/** As `sealClaims` makes it, except for what a test changes. */
async function forge(changes: JWTPayload, { secret = SECRET, alg = "HS256", age = 0 } = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000) - age;
  return new SignJWT({ ...payload, iat: now, exp: now + 1_800, ...changes })
    .setProtectedHeader({ alg })
    .sign(await key(secret));
}

describe("edge claims", () => {
  test("edge claims are read as they were written, with or without a tier", async () => {
    expect(await openClaims(await sealClaims(claims, SECRET), SECRET)).toEqual({ claims, isFresh: true });
    const free = { ...claims, tier: null, role: "admin" as const };
    expect(await openClaims(await sealClaims(free, SECRET), SECRET)).toEqual({ claims: free, isFresh: true });
    expect(await openClaims(await forge({}), SECRET), "the forge of this test").toEqual({ claims, isFresh: true });
  });

  test.each([
    [59, true],
    [62, false],
    [1_790, false],
  ])("edge claims of %i seconds are fresh: %s", async (age, isFresh) => {
    expect(await openClaims(await forge({}, { age }), SECRET)).toEqual({ claims, isFresh });
  });

  test.each<[string, () => Promise<string> | string]>([
    ["nothing", () => ""],
    ["alg: none", () => new UnsecuredJWT(payload).setIssuedAt().setExpirationTime("60s").encode()],
    ["a wrong issuer", () => forge({ iss: "someone" })],
    ["no issuer", () => forge({ iss: undefined })],
    ["another audience", () => forge({ aud: "granskog:step" })],
    ["another key", () => forge({}, { secret: "another secret, also of sufficient length" })],
    ["another algorithm", () => forge({}, { alg: "HS512" })],
    ["a stale one", () => forge({}, { age: 1_801 })],
    [
      "one that claims to last an hour, after half of it",
      () => forge({ exp: Math.floor(Date.now() / 1000) + 3_600 }, { age: 1_860 }),
    ],
    ["no end", () => forge({ exp: undefined })],
    ["no beginning", () => forge({ iat: undefined })],
    ["nobody", () => forge({ sub: undefined })],
    ["no session", () => forge({ sid: undefined })],
    ["an unknown tier", () => forge({ tier: "platinum" })],
    ["no word of a tier", () => forge({ tier: undefined })],
    ["an unknown role", () => forge({ app_role: "superuser" })],
    ["1 MB", () => forge({ padding: "x".repeat(1_000_000) })],
    ["1 MB of nothing", () => "a".repeat(1_000_000)],
  ])("edge claims refuse %s", async (_, token) => {
    expect(await openClaims(await token(), SECRET)).toBeNull();
  });

  test("edge claims are invalid if any part is changed", async () => {
    const token = await sealClaims(claims, SECRET);
    const [head = "", body = "", signature = ""] = token.split(".");
    const better = Buffer.from(JSON.stringify({ ...payload, tier: "enterprise" })).toString("base64url");
    expect(await openClaims([head, better, signature].join("."), SECRET)).toBeNull();
    expect(await openClaims([head, body, ""].join("."), SECRET)).toBeNull();
  });

  test("edge claims need a strong secret", async () => {
    await expect(sealClaims(claims, "short")).rejects.toThrow("AUTH_SECRET");
  });
});
