import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readSessionToken } from "@/lib/accounts/identity/clerk/session-token";

const ORIGIN = "https://granskog.example";
let keys: CryptoKeyPair;

beforeAll(async () => {
  keys = await generateKeyPair("RS256", { extractable: true });
});

beforeEach(async () => {
  vi.stubEnv("CLERK_JWT_KEY", await exportSPKI(keys.publicKey));
  vi.stubEnv("APP_ORIGIN", ORIGIN);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("No network here.")));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

interface TokenOptions {
  claims?: Record<string, unknown>;
  /** Seconds from now. */
  expires?: number;
  key?: CryptoKey;
}

async function tokenOf({ claims = {}, expires = 60, key = keys.privateKey }: TokenOptions = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const issued = Math.min(now, now + expires - 60);
  return new SignJWT({
    sub: "user_1",
    sid: "sess_1",
    azp: ORIGIN,
    iat: issued,
    nbf: issued,
    exp: now + expires,
    ...claims,
  })
    .setProtectedHeader({ alg: "RS256", kid: "ins_1", typ: "JWT" })
    .setIssuer("https://clerk.granskog.example")
    .sign(key);
}

describe("a Clerk session cookie", () => {
  it("Clerk's session cookie identifies user and session without a call to Clerk", async () => {
    const token = await tokenOf();
    expect(await readSessionToken(token)).toEqual({ userId: "user_1", sessionId: "sess_1", token });
  });

  it("Clerk's session cookie can look up its session for half an hour after expiry", async () => {
    expect(await readSessionToken(await tokenOf({ expires: -29 * 60 }))).toEqual({
      userId: "user_1",
      sessionId: "sess_1",
      token: null,
    });
    expect(await readSessionToken(await tokenOf({ expires: -31 * 60 }))).toBeNull();
  });

  it("Clerk's session cookie is ignored if pending, without a session or for another site", async () => {
    for (const claims of [
      { azp: "https://evil.example" },
      { sts: "pending" },
      { sid: undefined },
      { sub: undefined },
    ]) {
      expect(await readSessionToken(await tokenOf({ claims }))).toBeNull();
    }
  });

  it("a forged Clerk session cookie is ignored", async () => {
    const other = await generateKeyPair("RS256");
    const good = await tokenOf();
    const [head, , signature] = good.split(".");
    const [, body] = (await tokenOf({ claims: { sub: "user_2" } })).split(".");
    const unsigned = new UnsecuredJWT({ sub: "user_1", sid: "sess_1" }).setExpirationTime("1m").encode();
    for (const token of [
      await tokenOf({ key: other.privateKey }),
      `${head}.${body}.${signature}`,
      unsigned,
      "",
      "a.b.c",
      "x".repeat(1_000_000),
    ]) {
      expect(await readSessionToken(token)).toBeNull();
    }
  });

  it("if Clerk's keys cannot be loaded, it is an outage and not a visitor", async () => {
    vi.stubEnv("CLERK_JWT_KEY", "");
    vi.stubEnv("CLERK_SECRET_KEY", "sk_live_x");
    await expect(readSessionToken(await tokenOf())).rejects.toThrow();
  });
});
