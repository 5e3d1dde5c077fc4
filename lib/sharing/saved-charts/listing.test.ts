import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  LONGEST,
  MOST_TAGS,
  nameOfCopy,
  toLine,
  toNotes,
  toTags,
  type SavedChart,
} from "@/lib/sharing/saved-charts/chart";
import { toStoredChart, toSavedChart } from "@/lib/sharing/saved-charts/chart-row";
import { countEach, listCharts } from "@/lib/sharing/saved-charts/listing";
import { openAddress, readOpened } from "@/lib/sharing/saved-charts/open-address";
import { ANY_CHART, parseChartsQuery, SORTS, toChartsSearch, WHOSE } from "@/lib/sharing/saved-charts/search-params";

const AT = "2026-11-22T12:00:00.000Z";
const chart = (id: string, over: Partial<SavedChart> = {}): SavedChart => ({
  id,
  name: id,
  folder: "",
  tags: [],
  notes: "",
  opens: { figure: "Portfolio", address: "/x" },
  madeAt: AT,
  changedAt: AT,
  isMine: true,
  ownerName: "",
  team: null,
  ...over,
});
const CHARTS = [
  chart("a", { name: "Åkerfrid 10", folder: "Board", tags: ["q3"], changedAt: "2026-11-20" }),
  chart("b", { name: "åkerfrid 9", notes: "For the Spring meeting", madeAt: "2026-11-30" }),
  chart("c", { name: "Other", isMine: false, ownerName: "Märta", changedAt: "2026-12-01", opens: null }),
];
const ids = (query: Partial<typeof ANY_CHART>) =>
  listCharts(CHARTS, { ...ANY_CHART, ...query })
    .map(({ id }) => id)
    .join("");
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom("a b", "ä, ö ,A", " ", "x".repeat(300), "🌲".repeat(130)),
);

describe("saved charts", () => {
  test("saved charts are found by every word, ignoring accents, and sorted", () => {
    expect([
      ids({ text: "akerfrid" }),
      ids({ text: "AKERFRID 9" }),
      ids({ text: "spring portf" }),
      ids({ text: "marta" }),
      ids({ text: "q3 board" }),
      ids({ text: "nobody" }),
    ]).toEqual(["ba", "b", "b", "c", "a", ""]);
    expect([ids({ folder: "Board" }), ids({ tag: "q3" }), ids({ whose: "mine" }), ids({ whose: "team" })]).toEqual([
      "a",
      "a",
      "ba",
      "c",
    ]);
    expect([ids({}), ids({ sort: "name" }), ids({ sort: "made" })]).toEqual(["cba", "bac", "bac"]);
    expect(countEach(["b", "", "a", "b"])).toEqual([
      { name: "a", count: 1 },
      { name: "b", count: 2 },
    ]);
  });

  test("saved charts are listed completely, each once, for any query", () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...SORTS), (typed, sort) => {
        const found = listCharts(CHARTS, { ...ANY_CHART, text: typed, sort });
        expect(new Set(found).size).toBe(found.length);
        expect(CHARTS).toEqual(expect.arrayContaining(found));
      }),
    );
    fc.assert(
      fc.property(
        fc.record({ text, folder: text, tag: text, whose: fc.constantFrom(...WHOSE), sort: fc.constantFrom(...SORTS) }),
        (query) => {
          const once = parseChartsQuery(new URLSearchParams(toChartsSearch(query)));
          expect(parseChartsQuery(new URLSearchParams(toChartsSearch(once)))).toEqual(once);
        },
      ),
    );
  });

  test("saved charts have names, folders and tags that can be saved", () => {
    fc.assert(
      fc.property(text, (typed) => {
        for (const line of [toLine(typed, LONGEST.name), ...toTags(typed)]) {
          expect(Array.from(line).length).toBeLessThanOrEqual(LONGEST.name);
          expect(line).toBe(line.trim());
          expect(line).not.toMatch(/\p{Cc}|\p{Surrogate}/u);
          expect(toLine(line, LONGEST.name)).toBe(line);
        }
        const tags = toTags(typed);
        expect(tags.length).toBeLessThanOrEqual(MOST_TAGS);
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
        expect(toNotes(typed)).not.toMatch(/(?![\n\t])\p{Cc}|\p{Surrogate}/u);
      }),
    );
    expect(toTags("Board, spring ,board,, ")).toEqual(["Board", "spring"]);
    expect(toNotes(" a\r\nb\u0007 ")).toBe("a\nb");
    expect([
      nameOfCopy("A", []),
      nameOfCopy("A (copy)", ["A (copy)"]),
      Array.from(nameOfCopy("🌲".repeat(120), [])).length,
    ]).toEqual(["A (copy)", "A (copy 2)", 120]);
  });

  test("a saved chart opens in its analysis and names it", () => {
    const id = "0b8f4f8e-2c51-4a51-9d5e-2f0a4a2c9d11";
    const row = {
      id,
      name: "Food",
      folder: "",
      tags: [],
      notes: "",
      configuration: { version: 1, figure: "single-country", search: "industry=food&market=sweden&x=1" },
      made_at: AT,
      changed_at: AT,
      is_mine: true,
      owner_name: "",
      team: null,
    };
    const address = toSavedChart(toStoredChart(row)).opens?.address ?? "";
    expect(address).toBe(`/brand-insights/single-country?market=sweden&industry=food&chart=${id}`);
    expect(readOpened(new URL(address, "https://granskog.example").search)).toBe(id);
    expect([readOpened(""), readOpened("?chart=1"), readOpened(openAddress("/x", "' or 1"))]).toEqual([
      null,
      null,
      null,
    ]);
    expect(toSavedChart(toStoredChart({ ...row, configuration: { version: 99 } })).opens).toBeNull();
  });
});
