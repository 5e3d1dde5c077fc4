import { exportJWK, generateKeyPair, createLocalJWKSet, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { identifyCaller, type Issuer } from "@/supabase/local/caller";
import type { Secrets } from "@/supabase/local/secrets";

const secrets: Secrets = {
  installationId: "0f8fad5b-d9cb-469f-a165-70867728950e",
  publishableKey: "sb_publishable_known",
  secretKey: "sb_secret_known",
  jwtSecret: "s".repeat(43),
  internalToken: "i".repeat(43),
  authSecret: "a".repeat(43),
};

const ADDRESS = "https://issuer.test";
const person = { iss: "granskog", sub: "user_1", role: "authenticated" };

const headers = (apikey: string | null, token?: string) =>
  new Headers({ ...(apikey ? { apikey } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}) });

const signedByUs = (claims: JWTPayload, secret = secrets.jwtSecret, expires: string | null = "1m") => {
  const token = new SignJWT(claims).setProtectedHeader({ alg: "HS256" });
  if (expires) token.setExpirationTime(expires);
  return token.sign(new TextEncoder().encode(secret));
};

let issuer: Issuer;
let signedByIssuer: (claims: JWTPayload, from?: string) => Promise<string>;

beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256" };
  issuer = { issuer: ADDRESS, keys: createLocalJWKSet({ keys: [jwk] }) };
  signedByIssuer = (claims, from = ADDRESS) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(from)
      .setExpirationTime("1m")
      .sign(privateKey);
});

describe("identifyCaller", () => {
  test("a caller without a user's token has the role of the key", async () => {
    expect(await identifyCaller(headers(secrets.publishableKey), secrets)).toEqual({ role: "anon" });
    expect(await identifyCaller(headers(secrets.secretKey), secrets)).toEqual({ role: "service_role" });
    const both = headers(secrets.publishableKey, secrets.publishableKey);
    expect(await identifyCaller(both, secrets)).toEqual({ role: "anon" });
  });

  test("a caller is identified by a token of ours, with either key", async () => {
    const token = await signedByUs(person);
    for (const key of [secrets.publishableKey, secrets.secretKey]) {
      expect(await identifyCaller(headers(key, token), secrets)).toMatchObject(person);
    }
  });

  test("a caller is identified by a token of the configured issuer, whatever role it names", async () => {
    const token = await signedByIssuer({ sub: "user_2", role: "service_role" });
    const claims = await identifyCaller(headers(secrets.publishableKey, token), secrets, issuer);
    expect(claims).toMatchObject({ sub: "user_2", role: "authenticated" });
  });

  test.each<[string, () => Headers | Promise<Headers>]>([
    ["no key", () => headers(null)],
    ["a wrong key", () => headers("sb_publishable_other")],
    ["a token without a key", async () => headers(null, await signedByUs(person))],
    ["the secret key as a token beside the public one", () => headers(secrets.publishableKey, secrets.secretKey)],
    ["no bearer token", () => new Headers({ apikey: secrets.publishableKey, authorization: "Basic YTpi" })],
    ["another secret", async () => headers(secrets.publishableKey, await signedByUs(person, "o".repeat(43)))],
    [
      "the service's role",
      async () => headers(secrets.publishableKey, await signedByUs({ ...person, role: "service_role" })),
    ],
    [
      "a superuser's role",
      async () => headers(secrets.publishableKey, await signedByUs({ ...person, role: "postgres" })),
    ],
    ["no role", async () => headers(secrets.publishableKey, await signedByUs({ iss: "granskog", sub: "user_1" }))],
    [
      "no person",
      async () => headers(secrets.publishableKey, await signedByUs({ iss: "granskog", role: "authenticated" })),
    ],
    ["no issuer", async () => headers(secrets.publishableKey, await signedByUs({ ...person, iss: undefined }))],
    [
      "another issuer",
      async () => headers(secrets.publishableKey, await signedByUs({ ...person, iss: "https://issuer.test" })),
    ],
    [
      "a token of 1 MB",
      async () => headers(secrets.publishableKey, await signedByUs({ ...person, padding: "x".repeat(1_000_000) })),
    ],
    ["no expiry", async () => headers(secrets.publishableKey, await signedByUs(person, undefined, null))],
    ["an expired token", async () => headers(secrets.publishableKey, await signedByUs(person, undefined, "-1m"))],
    ["no signature", () => headers(secrets.publishableKey, new UnsecuredJWT(person).setExpirationTime("1m").encode())],
    [
      "another issuer's name",
      async () => headers(secrets.publishableKey, await signedByIssuer(person, "https://other.test")),
    ],
  ])("a caller with %s is refused", async (_, given) => {
    await expect(identifyCaller(await given(), secrets, issuer)).rejects.toThrow();
  });

  test("the issuer's tokens are refused if no issuer is configured", async () => {
    const token = await signedByIssuer(person);
    await expect(identifyCaller(headers(secrets.publishableKey, token), secrets)).rejects.toThrow("unknown kind");
  });

  test("a token signed with the issuer's public key as a secret is refused", async () => {
    const forged = await signedByUs(person, JSON.stringify({ keys: [] }));
    await expect(identifyCaller(headers(secrets.publishableKey, forged), secrets, issuer)).rejects.toThrow();
  });
});
