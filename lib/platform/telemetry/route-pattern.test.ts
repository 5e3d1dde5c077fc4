import { expect, test } from "vitest";
import { makeRouteMatcher } from "@/lib/platform/telemetry/route-pattern";

const match = makeRouteMatcher([
  "/",
  "/brands/[slug]",
  "/rankings/[market]",
  "/rankings/full",
  "/rankings/[market]/[industry]",
  "/share/[id]",
  "/share/[id]/[file]",
  "/media/[...path]",
]);

test.each([
  ["/", "/", "/"],
  ["/?email=ada@example.com", "/", "/"],
  ["/brands/harbour", "/brands/[slug]", "/brands/harbour"],
  ["/rankings/full?market=sweden", "/rankings/full", "/rankings/full"],
  ["/rankings/sweden/food", "/rankings/[market]/[industry]", "/rankings/sweden/food"],
  ["/share/AAAAAAAAAAAAAAAAAAAAAA", "/share/[id]", "/share/[id]"],
  ["/share/AAAAAAAAAAAAAAAAAAAAAA/chart.png", "/share/[id]/[file]", "/share/[id]/chart.png"],
  ["/media/covers/0000/640x360.jpg", "/media/[...path]", "/media/[...path]"],
  ["/_next/static/chunks/a.js", "/_next/static", "/_next/static"],
  ["/wp-admin/token-in-a-path", "other", "other"],
])("the address %s has the pattern %s and is logged as %s", (address, pattern, path) => {
  expect(match(address)).toEqual({ pattern, path });
});
