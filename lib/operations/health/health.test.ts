import { describe, expect, test } from "vitest";
import { toHealth, toReadiness } from "@/lib/operations/health/health";

describe("toHealth", () => {
  test("is well with a published ranking", () => {
    expect(toHealth({ stamp: 3, publishedAt: "2026-11-20T10:00:00+00:00" })).toEqual({ status: "ok" });
  });

  test("names the database when it does not answer", () => {
    expect(toHealth(null)).toEqual({ status: "unavailable", unavailable: "database" });
  });

  test("names the rankings when none is published, also after the last was taken back", () => {
    expect(toHealth({ stamp: 0, publishedAt: null })).toEqual({ status: "unavailable", unavailable: "rankings" });
    expect(toHealth({ stamp: 4, publishedAt: null })).toEqual({ status: "unavailable", unavailable: "rankings" });
  });
});

test("an instance takes visitors while it has a backend and does not stop", () => {
  expect(toReadiness({ isDraining: false, hasBackend: true })).toEqual({ status: "ready" });
  expect(toReadiness({ isDraining: false, hasBackend: false })).toEqual({ status: "not ready", reason: "backend" });
  expect(toReadiness({ isDraining: true, hasBackend: false })).toEqual({ status: "not ready", reason: "draining" });
});
