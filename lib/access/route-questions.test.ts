import { describe, expect, it } from "vitest";
import { isDecidedByEdge, MOVED, rightFor } from "@/lib/access/routes";

describe("addresses the edge decides on", () => {
  it.each([
    "/",
    "/auth",
    "/AUTH/",
    "/rankings/full",
    "/rankings//full",
    "/insights/anything",
    "/%69nsights",
    Object.keys(MOVED)[0] ?? "",
  ])("the middleware decides on %s", (path) => {
    expect(isDecidedByEdge(path)).toBe(true);
  });

  it.each([
    "/pricing",
    "/rankings/sweden",
    "/authors",
    "/insightsful",
    "/sustainability-branding-hub/insights/insights",
  ])("the middleware does not decide on %s", (path) => {
    expect(isDecidedByEdge(path)).toBe(false);
  });
});

it.each([
  ["/insights", "analytics"],
  ["/predictive-insights/momentum", "momentum"],
  ["/predictive-insights/risks", "riskAlerts"],
  ["/predictive-insights/another", "predictions"],
  ["/rankings/full", null],
  ["/pricing", null],
  ["/admin", null],
])("the right that %s needs: %s", (path, right) => {
  expect(rightFor(path)).toBe(right);
});
