import { policyOf } from "../support/page-policies";
import { expect, test } from "./fixtures";

// What every answer says to browsers besides its policy on scripts.

test("files opened on their own run no script", async ({ request }) => {
  for (const address of [
    "/api/me",
    "/healthz",
    "/sitemap.xml",
    "/robots.txt",
    "/.well-known/security.txt",
    "/icon.svg",
    "/api/v1/openapi.json",
    "/sustainability-branding-hub/insights/rss.xml",
  ]) {
    const { sources } = await policyOf(request, address);
    expect(sources("default-src"), address).toEqual(["'none'"]);
    expect(sources("script-src"), address).toEqual([]);
  }
});

test("every response has the site's security headers", async ({ request }) => {
  for (const address of ["/", "/auth", "/api/me", "/nowhere", "/icon-192.png", "/api/session/refresh?to=/pricing"]) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    expect(headers, address).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "x-frame-options": "DENY",
    });
    expect(headers["permissions-policy"], address).toContain("camera=(), ");
    expect(headers["x-powered-by"], address).toBeUndefined();
    expect(headers["strict-transport-security"], address).toBeUndefined();
  }
  expect((await request.get("/api/me")).headers()["cross-origin-resource-policy"]).toBe("same-origin");
  expect((await request.get("/icon-192.png")).headers()["cross-origin-resource-policy"]).toBeUndefined();
  const safely = await request.get("/", { headers: { "x-forwarded-proto": "https" } });
  expect(safely.headers()["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
});
