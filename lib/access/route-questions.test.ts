import { describe, expect, it } from "vitest";
import { isDecidedByEdge, MOVED, tierFor } from "@/lib/access/routes";

describe("what the edge has a say in", () => {
  it.each([
    "/",
    "/auth",
    "/AUTH/",
    "/rankings/full",
    "/rankings//full",
    "/insights/anything",
    "/%69nsights",
    Object.keys(MOVED)[0] ?? "",
  ])("%s", (path) => {
    expect(isDecidedByEdge(path)).toBe(true);
  });

  it.each([
    "/pricing",
    "/rankings/sweden",
    "/authors",
    "/insightsful",
    "/sustainability-branding-hub/insights/insights",
  ])("not %s", (path) => {
    expect(isDecidedByEdge(path)).toBe(false);
  });
});

it.each([
  ["/insights", "essential"],
  ["/predictive-insights/momentum", "professional"],
  ["/predictive-insights/risks", "enterprise"],
  ["/rankings/full", null],
  ["/pricing", null],
  ["/admin", null],
])("the plan that opens %s: %s", (path, tier) => {
  expect(tierFor(path)).toBe(tier);
});
