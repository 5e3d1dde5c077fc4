import { describe, expect, it } from "vitest";
import { datasetOf, readingOf, shareOf } from "@/lib/analyses/consumers/attitudes/study.fixture";
import { toTrends } from "@/lib/analyses/consumers/attitudes/trend";

const dataset = datasetOf("attitudes", [
  readingOf("sweden", 2023, [shareOf("x", 0.2, 40)]),
  readingOf("sweden", 2024, [shareOf("x", 0.3, 800)]),
  readingOf("sweden", 2025, [shareOf("x", 0.5, 800)]),
  readingOf("norway", 2024, [shareOf("x", 0.3, 800)]),
  readingOf("norway", 2025, [shareOf("x", 0.31, 800)]),
  readingOf("norway", 2026, [shareOf("x", 0.9, 800)]),
]);

describe("years of an item", () => {
  const [sweden, norway, denmark] = toTrends({
    dataset,
    from: 2023,
    to: 2025,
    of: ["sweden", "norway", "denmark"].map((market) => ({ item: "x", market })),
  });

  it("an item's change runs from the first selected year asked to the last", () => {
    expect(norway).toMatchObject({ since: 2024, until: 2025, change: { isClear: false } });
    expect(toTrends({ dataset, from: 2024, to: 2025, of: [{ item: "x", market: "sweden" }] })[0]).toMatchObject({
      since: 2024,
      until: 2025,
      change: { isClear: true },
    });
  });

  it("an item has no change if either value is suppressed", () => {
    expect(sweden).toMatchObject({ since: 2023, until: 2025, change: null });
    expect(sweden?.points.map(({ figure }) => figure.value)).toEqual([null, 0.3, 0.5]);
  });

  it("an item that no one was asked about has no years", () => {
    expect(denmark).toMatchObject({ points: [], since: null, until: null, change: null });
  });

  it("an item with one year has no change", () => {
    expect(toTrends({ dataset, from: 2025, to: 2025, of: [{ item: "x", market: "sweden" }] })[0]).toMatchObject({
      since: 2025,
      until: 2025,
      change: null,
    });
  });
});
