import { describe, expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { itemsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { toChangedItems } from "@/lib/analyses/consumers/awareness-view";
import { toTopicsClaim } from "@/lib/analyses/consumers/claims";
import { EVERYONE } from "@/lib/analyses/consumers/population";
import { datasetsOf, selectionOf, readingOf } from "@/lib/analyses/consumers/study.fixture";
import { toMarketRows, toPartRows, toSplit } from "@/lib/analyses/consumers/topics-view";

const MARKETS = [
  { slug: "sweden", name: "Sweden" },
  { slug: "norway", name: "Norway" },
  { slug: "denmark", name: "Denmark" },
];
const selection = selectionOf([2024, 2025]);
const TOPIC_ITEMS = itemsOf(ASKED, "topics");
const items = (share: number) => Object.fromEntries(TOPIC_ITEMS.map(({ key }) => [key, share]));
const group = (value: string) => ({ ...EVERYONE, group: value });

const datasets = datasetsOf("topics", selection, [
  readingOf(items(0.3), { year: 2024 }),
  readingOf({ ...items(0.3), food: 0.5 }),
  readingOf(items(0.3), { market: "norway" }),
  readingOf(items(0.3), { market: "denmark", n: 40 }),
  readingOf({ ...items(0.3), food: 0.7 }, { population: group("dedicated"), n: 160 }),
  readingOf(items(0.3), { population: group("ego"), n: 39 }),
]);

describe("topics", () => {
  it("topics are compared with the average of the markets, most discussed first", () => {
    const rows = toMarketRows(selection, datasets, MARKETS);
    expect(rows[0]).toMatchObject({ key: "food", centre: 0.4 });
    expect(rows[0]?.cells.map(({ change }) => change?.isClear)).toEqual([true, true, undefined]);
    expect(rows[0]?.cells.map(({ change }) => change?.difference)[0]).toBeCloseTo(0.1, 10);
    expect(rows[1]?.cells.map(({ change }) => change?.isClear)).toEqual([false, false, undefined]);
  });

  it("topics differ only if the test is clear", () => {
    const { claim, standfirst } = toTopicsClaim(
      toMarketRows(selection, datasets, MARKETS),
      toChangedItems("topics", TOPIC_ITEMS, selection, datasets),
      selection,
      MARKETS,
      ASKED,
    );
    expect(claim).toBe("People talk more than average about food and where it comes from");
    expect(standfirst).toContain("2 of 24 differences from the average are clear.");
    expect(standfirst).toContain("Since 2024, one of 12 topics has clearly risen in Sweden.");
  });

  it.each([
    ["All 11 other topics also differ clearly from the average", TOPIC_ITEMS.length],
    ["One of the 11 other topics also differs clearly from the average", 2],
  ])("the headline on topics counts the others that differ: %s", (sentence, differing) => {
    const high = Object.fromEntries(TOPIC_ITEMS.slice(0, differing).map(({ key }) => [key, 0.6]));
    const two = MARKETS.slice(0, 2);
    const sets = datasetsOf("topics", selection, [
      readingOf({ ...items(0.3), ...high }),
      readingOf(items(0.3), { market: "norway" }),
    ]);
    const { standfirst } = toTopicsClaim(toMarketRows(selection, sets, two), [], selection, two, ASKED);
    expect(standfirst).toContain(sentence);
  });

  it("topics by group are compared with everyone, including the group", () => {
    const { columns, rows } = toPartRows("group", selection, datasets);
    expect(columns).toEqual(["ego", "dedicated"]);
    const food = rows.find(({ key }) => key === "food");
    expect(food?.cells.map(({ change }) => change?.isClear)).toEqual([undefined, true]);
    expect(food?.cells[0]?.figure).toMatchObject({ value: null, n: 39 });
  });

  it("topics are split as requested, otherwise by behaviour group", () => {
    expect(toSplit("age", ASKED)).toBe("age");
    expect(toSplit("heat", ASKED)).toBe("group");
  });
});
