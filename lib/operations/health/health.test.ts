import { describe, expect, test } from "vitest";
import { toHealth, toReadiness } from "@/lib/operations/health/health";

describe("toHealth", () => {
  test("a site with a published ranking is healthy", () => {
    expect(toHealth({ stamp: 3, publishedAt: "2026-11-20T10:00:00+00:00" })).toEqual({ status: "ok" });
  });

  test("a health check names the database when it is unavailable", () => {
    expect(toHealth(null)).toEqual({ status: "unavailable", unavailable: "database" });
  });

  test("a health check names the rankings when none is published", () => {
    expect(toHealth({ stamp: 0, publishedAt: null })).toEqual({ status: "unavailable", unavailable: "rankings" });
    expect(toHealth({ stamp: 4, publishedAt: null })).toEqual({ status: "unavailable", unavailable: "rankings" });
  });
});

const WELL = { isDraining: false, hasBackend: true, hasAccounts: true, freeBytes: 1e9 };

test.each([
  [{}, { status: "ready" }],
  [{ hasBackend: false }, { status: "not ready", reason: "backend" }],
  [
    { isDraining: true, hasBackend: false },
    { status: "not ready", reason: "draining" },
  ],
  [{ hasAccounts: false }, { status: "not ready", reason: "accounts" }],
  [{ freeBytes: 1_000_000 }, { status: "not ready", reason: "disk" }],
  [{ freeBytes: null }, { status: "not ready", reason: "disk" }],
])("an instance with %j is %j", (changes, readiness) => {
  expect(toReadiness({ ...WELL, ...changes })).toEqual(readiness);
});
