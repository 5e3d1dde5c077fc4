import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { assertTokensHold, frontendApiOf, identityOf, issuerEnvironment } from "@/supabase/local/identity-mode";
import { projectRoot } from "@/supabase/local/installation";

const keyOf = (text: string, kind = "test") => `pk_${kind}_${Buffer.from(text).toString("base64")}`;
const PUBLISHABLE = keyOf("calm-fox-12.clerk.accounts.dev$");
const both = { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: PUBLISHABLE, CLERK_SECRET_KEY: "sk_test_x" };

describe("the host in a publishable key", () => {
  it("a publishable key contains Clerk's host", () => {
    expect(frontendApiOf(PUBLISHABLE)).toBe("calm-fox-12.clerk.accounts.dev");
    expect(frontendApiOf(keyOf("clerk.example.com$", "live"))).toBe("clerk.example.com");
    expect(frontendApiOf(keyOf("clerk.example.com$", "live").replace(/=+$/, ""))).toBe("clerk.example.com");
  });

  it.each([
    "",
    "pk_test_",
    "sk_test_x",
    PUBLISHABLE.slice(3),
    keyOf("no-dollar.example.com"),
    keyOf("evil.example/path$"),
    keyOf("a b$"),
    keyOf("user@host$"),
    keyOf("$"),
  ])("the publishable key %j has no host", (key) => {
    expect(frontendApiOf(key)).toBeNull();
  });
});

describe("who keeps the accounts", () => {
  it("without keys, this installation keeps the accounts", () => {
    expect(identityOf({})).toEqual({ kind: "embedded" });
    expect(identityOf({ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "", CLERK_SECRET_KEY: "" })).toEqual({ kind: "embedded" });
    expect(issuerEnvironment({ kind: "embedded" })).toEqual({});
  });

  it("with both keys, Clerk keeps the accounts, and its own host's keys check the tokens", () => {
    const issuer = "https://calm-fox-12.clerk.accounts.dev";
    expect(identityOf(both)).toEqual({ kind: "clerk", issuer, keysUrl: `${issuer}/.well-known/jwks.json` });
    expect(issuerEnvironment(identityOf(both))).toEqual({
      JWT_ISSUER: issuer,
      JWKS_URL: `${issuer}/.well-known/jwks.json`,
    });
  });

  it("another issuer, or another place of its keys, can be set", () => {
    expect(identityOf({ ...both, JWT_ISSUER: "https://proxy.example/__clerk" })).toMatchObject({
      issuer: "https://proxy.example/__clerk",
      keysUrl: "https://proxy.example/__clerk/.well-known/jwks.json",
    });
    expect(identityOf({ ...both, JWKS_URL: "http://127.0.0.1:9/jwks" })).toMatchObject({
      keysUrl: "http://127.0.0.1:9/jwks",
    });
  });

  it("half a set of keys is refused, and the missing one named", () => {
    expect(() => identityOf({ ...both, CLERK_SECRET_KEY: "" })).toThrow(
      "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is set but CLERK_SECRET_KEY is not.",
    );
    expect(() => identityOf({ CLERK_SECRET_KEY: "sk_test_x" })).toThrow(
      "CLERK_SECRET_KEY is set but NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY is not.",
    );
    expect(() => identityOf({ ...both, NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "nonsense" })).toThrow(
      "is not a Clerk publishable key",
    );
  });
});

describe("tokens of accounts kept here", () => {
  const check = (kind: "hosted" | "embedded", environment: Record<string, string>) => () =>
    assertTokensHold({ kind }, identityOf(environment), environment);

  it("only a hosted project needs its secret for accounts kept here", () => {
    expect(check("hosted", {})).toThrow("SUPABASE_JWT_SECRET is not set");
    expect(check("hosted", { SUPABASE_JWT_SECRET: "s" })).not.toThrow();
    expect(check("hosted", both)).not.toThrow();
    expect(check("embedded", {})).not.toThrow();
  });
});

describe("the adapter that is built in", () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ["", "embedded"],
    [PUBLISHABLE, "clerk"],
  ])("with the key %j the adapter that is built in is %s", async (key, folder) => {
    vi.stubEnv("NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY", key);
    // Imported with a new address each time, since it reads the environment when loaded.
    const file = `${pathToFileURL(join(projectRoot, "next.config.mjs")).href}?${folder}`;
    const { default: config } = (await import(/* @vite-ignore */ file)) as {
      default: { turbopack: { resolveAlias: object } };
    };
    expect(config.turbopack.resolveAlias).toEqual({
      "#identity/client": `./lib/accounts/identity/${folder}/client`,
      "#identity/account": `./lib/accounts/identity/${folder}/account`,
      "#identity/server": `./lib/accounts/identity/${folder}/server`,
      "#identity/edge": `./lib/accounts/identity/${folder}/edge`,
      "#identity/sign-out": `./lib/accounts/identity/${folder}/sign-out`,
    });
  });
});
