import { afterEach, describe, expect, it, vi } from "vitest";
import {
  FILE_POLICY,
  makeNonce,
  readPolicySettings,
  scriptHash,
  toPagePolicy,
} from "@/lib/platform/content-security/policy";

const CLERK_KEY = `pk_live_${btoa("clerk.site.example$")}`;
const parse = (policy: string) =>
  new Map(policy.split("; ").map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1)]));
function policyIn(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return parse(toPagePolicy(readPolicySettings(), ["'nonce-x'"]));
}
afterEach(() => vi.unstubAllEnvs());

describe("the policy of pages", () => {
  it("the pages' policy states the allowed sources of every type once", () => {
    const policy = toPagePolicy(readPolicySettings(), ["'nonce-x'"]);
    expect(Object.fromEntries(parse(policy))).toEqual({
      "default-src": ["'self'"],
      "base-uri": ["'none'"],
      "connect-src": ["'self'"],
      "font-src": ["'self'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "frame-src": ["'self'"],
      "img-src": ["'self'", "blob:", "data:"],
      "manifest-src": ["'self'"],
      "object-src": ["'none'"],
      "script-src-attr": ["'none'"],
      "style-src": ["'self'", "'unsafe-inline'"],
      "worker-src": ["'self'"],
      "script-src": ["'self'", "'nonce-x'"],
    });
    expect(policy.split("; ")).toHaveLength(parse(policy).size);
    expect(policy.split("; ").find((directive) => directive.startsWith("script-src"))).toContain("nonce");
  });

  it("the pages' policy upgrades requests to https on an https site", () => {
    expect(policyIn({ APP_ORIGIN: "https://site.example" }).has("upgrade-insecure-requests")).toBe(true);
    expect(policyIn({ APP_ORIGIN: "http://localhost:3000" }).has("upgrade-insecure-requests")).toBe(false);
  });

  it("the pages' policy allows Clerk's library if its key is set", () => {
    const policy = policyIn({
      NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: CLERK_KEY,
      NEXT_PUBLIC_CLERK_JS_URL: "https://files.example/clerk.js",
    });
    expect(policy.get("script-src")).toEqual([
      "'self'",
      "https://clerk.site.example",
      "https://files.example",
      "https://challenges.cloudflare.com",
      "https://*.protect.clerk.com",
      "'nonce-x'",
    ]);
    expect(policy.get("connect-src")).toContain("https://clerk.site.example");
    expect(policy.get("img-src")).toContain("https://img.clerk.com");
    expect(policy.get("frame-src")).toContain("https://challenges.cloudflare.com");
    expect(policy.get("worker-src")).toEqual(["'self'", "blob:"]);
  });

  it("the pages' policy allows forms to lead to the payment provider", () => {
    expect(policyIn({ STRIPE_SECRET_KEY: "sk_test" }).get("form-action")).toEqual([
      "'self'",
      "https://checkout.stripe.com",
      "https://billing.stripe.com",
    ]);
  });

  it.each<Record<string, string>>([
    { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: "pk_live_%%%" },
    { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_live_${btoa("evil.example; script-src *")}` },
  ])("the pages' policy accepts only an address from a setting: %j", (environment) => {
    expect(policyIn(environment).get("script-src")?.join(" ")).not.toContain("*;");
    expect(policyIn(environment).get("script-src")).not.toContain("*");
  });

  it.each(["https://a.example; script-src *", "data:text/html,x"])(
    "the pages' policy refuses %j as an address",
    (address) => {
      expect(() => policyIn({ STRIPE_SECRET_KEY: "k", STRIPE_API_URL: address })).toThrow("STRIPE_API_URL must be");
    },
  );
});

it("files opened on their own run nothing", () => {
  const policy = parse(FILE_POLICY);
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(policy.has("script-src")).toBe(false);
});

it("a policy hash is base64 of SHA-256 of the text in UTF-8", async () => {
  // The example of Content Security Policy level 3, 8.2.
  expect(await scriptHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

it("a nonce has 128 bits and never repeats", () => {
  const nonces = new Set(Array.from({ length: 1_000 }, makeNonce));
  expect(nonces.size).toBe(1_000);
  for (const nonce of nonces) expect(atob(nonce)).toHaveLength(16);
});
