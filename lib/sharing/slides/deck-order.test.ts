import { describe, expect, it } from "vitest";
import type { DeckChart } from "@/lib/sharing/slides/deck-chart";
import { toDeckOrder } from "@/lib/sharing/slides/deck-order";
import { beside, LINES, STACK, toDocument } from "@/lib/sharing/slides/deck.fixture";

const chartOf = (market: string, pictures = 1): DeckChart => {
  const document = toDocument(Array.from({ length: pictures }, (_, at) => (at === 0 ? LINES : STACK)));
  return { document: { ...document, filters: [{ name: "Market", value: market }] }, beside };
};
const charts = (...markets: readonly string[]) => markets.map((market) => chartOf(market));

describe("the order of a deck", () => {
  it("a deck of one chart has no contents, and its chart follows the cover", () => {
    expect(toDeckOrder(charts("Sweden"))).toEqual({ contents: [], starts: [2], dividers: new Map() });
  });

  it("charts follow the contents, each after the pictures of the last", () => {
    expect(toDeckOrder([chartOf("Sweden", 2), chartOf("Sweden")])).toMatchObject({
      contents: [[0, 1]],
      starts: [3, 5],
    });
  });

  it("more than ten charts have contents on two slides", () => {
    const { contents, starts } = toDeckOrder(charts(...Array.from({ length: 12 }, () => "Sweden")));
    expect(contents.map(({ length }) => length)).toEqual([10, 2]);
    expect(starts[0]).toBe(4);
  });

  it("markets of three slides or more are divided, and the divider counts as a slide", () => {
    const { starts, dividers } = toDeckOrder([...charts("Sweden", "Sweden", "Sweden"), chartOf("Norway", 3)]);
    expect([...dividers]).toEqual([
      [0, "Sweden"],
      [3, "Norway"],
    ]);
    expect(starts).toEqual([4, 5, 6, 8]);
  });

  it("a market of fewer slides, or charts about several markets, leave a deck undivided", () => {
    expect(toDeckOrder(charts("Sweden", "Sweden", "Sweden", "Norway")).dividers.size).toBe(0);
    expect(toDeckOrder([...charts("Sweden", "Sweden", "Sweden"), chartOf("", 3)]).dividers.size).toBe(0);
  });
});
