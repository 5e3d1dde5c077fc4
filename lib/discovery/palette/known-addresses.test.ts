import type * as Addresses from "./known-addresses";
import { beforeEach, describe, expect, test, vi } from "vitest";

const NAMES = {
  markets: ["sweden", "finland"],
  brands: [{ slug: "skarmo", name: "Skärmo", industry: "Food", markets: ["sweden"] }],
  industries: [{ slug: "food", name: "Food", markets: ["sweden", "norway", "iceland"] }],
  texts: [{ title: "A post", href: "/sustainability-branding-hub/insights/a-post", kind: "Post" }],
};
const ORIGIN = "http://localhost:3000";
const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => Promise.resolve(Response.json(body, { status })));

let findMissing: typeof Addresses.findMissing;
let isMalformed: typeof Addresses.isMalformed;

beforeEach(async () => {
  vi.resetModules();
  ({ findMissing, isMalformed } = await import("./known-addresses"));
});

describe("a missing address", () => {
  test.each([
    ["/share/..%2f..%2fadmin", true],
    ["/brands/a%5Cb", true],
    ["/brands/%E0%A4%A", true],
    ["/brands/%C3%A5", false],
    ["/brands/a", false],
  ])("whether the address %s is malformed: %s", (path, malformed) => {
    expect(isMalformed(path)).toBe(malformed);
  });

  test.each([
    ["/brands/skarmo", null],
    ["/brands/skarmo-too", "brand"],
    ["/brands/%F0%9F%8C%B2", "brand"],
    ["/rankings/sweden/food", null],
    ["/rankings/norway/food", null],
    ["/rankings/denmark/food", "ranking"],
    ["/rankings/sweden/opengraph-image-1x", null],
    ["/brands/no-such/opengraph-image-1x", null],
    ["/rankings/sweden", null],
    ["/rankings/finland", null],
    ["/rankings/atlantis", "ranking"],
    ["/rankings/iceland", null],
    ["/rankings/full", null],
    ["/rankings/full/below", null],
    ["/sustainability-branding-hub/insights/a-post", null],
    ["/sustainability-branding-hub/insights/no-post", "text"],
    ["/pricing", null],
  ])("whether the address %s is missing: %s", async (path, what) => {
    expect(await findMissing(path, ORIGIN, 0, answering(NAMES))).toBe(what);
  });

  test.each([
    ["/brands/%E0%A4%A", "brand"],
    ["/rankings/sweden/%", "ranking"],
    ["/nowhere/%zz", "page"],
  ])("%s is never a valid spelling, whatever the list says", async (path, what) => {
    expect(await findMissing(path, ORIGIN, 0, answering({}, 503))).toBe(what);
  });

  test("no address is missing while the list could be from an earlier publication", async () => {
    const old = vi.fn<typeof fetch>(async () =>
      Promise.resolve(Response.json(NAMES, { headers: { "X-May-Be-Old": "1" } })),
    );
    expect(await findMissing("/brands/published-since", ORIGIN, 0, old)).toBeNull();
  });

  test.each([
    [{}, 503],
    [{}, 200],
    ["names", 200],
  ])("no address is missing while the list cannot be loaded (%j, %i)", async (body, status) => {
    expect(await findMissing("/brands/skarmo", ORIGIN, 0, answering(body, status))).toBeNull();
  });

  test("no address is missing while there is no response", async () => {
    expect(await findMissing("/brands/skarmo", ORIGIN, 0, async () => Promise.reject(new Error("refused")))).toBeNull();
  });
});

test("a known address is not looked up again, an unknown one at most every two seconds", async () => {
  const send = answering(NAMES);
  await findMissing("/brands/skarmo", ORIGIN, 0, send);
  await findMissing("/brands/skarmo", ORIGIN, 100_000, send);
  expect(send).toHaveBeenCalledTimes(1);
  for (const at of [100_000, 100_500, 101_900]) await findMissing("/brands/none", ORIGIN, at, send);
  expect(send).toHaveBeenCalledTimes(2);
  await findMissing("/brands/none", ORIGIN, 103_000, send);
  expect(send).toHaveBeenCalledTimes(3);
});

test("a newly published brand is found at once", async () => {
  await findMissing("/brands/skarmo", ORIGIN, 0, answering(NAMES));
  const more = {
    ...NAMES,
    brands: [...NAMES.brands, { slug: "new", name: "New", industry: "Food", markets: ["sweden"] }],
  };
  expect(await findMissing("/brands/new", ORIGIN, 5_000, answering(more))).toBeNull();
});
