import { describe, expect, it } from "vitest";
import type { ForecastYear } from "@/lib/analyses/predictions/dataset";
import { toCsvTable, toRecordTable } from "@/lib/analyses/trajectory/csv-table";
import { toTrajectoryDocument } from "@/lib/analyses/trajectory/document";
import { AHEAD, joinView, readAhead, readShown, sayAhead, SHOWN } from "@/lib/analyses/trajectory/horizon";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { brand, brands, forecast, view } from "@/lib/analyses/trajectory/trajectory.fixture";

describe("the horizon", () => {
  it("the horizon is read back from the address, and the furthest is the default", () => {
    for (const ahead of AHEAD)
      for (const shown of SHOWN) {
        const view = joinView(ahead, shown);
        expect([readAhead(view), readShown(view)]).toEqual([ahead, shown]);
      }
    expect([joinView(3, "score"), readAhead("heat"), readShown("heat"), readAhead(null)]).toEqual([
      null,
      3,
      "score",
      3,
    ]);
  });
  it("the horizon limits what is shown", () => {
    expect(view({}, { view: "1" })?.yearsAhead).toEqual([2026]);
    expect(view()?.yearsAhead).toEqual([2026, 2027, 2028]);
  });
});

describe("the headline", () => {
  it("the headline names no direction while the 80% range includes today's score", () => {
    expect(view()?.words.claim).toMatch(/^A: central forecast \d+\.\d points in 2028$/);
    expect(view()?.words.standfirst).toContain("Today’s score, 90.0, is inside that range");
  });
  it("the headline names a direction when the 80% range excludes today's score", () => {
    const risen = view({ brands: [forecast("a", 140)] });
    expect(risen?.words.claim).toBe("A is likely to score higher in 2028");
    expect(view({ brands: [forecast("a", 40)] })?.words.claim).toBe("A is likely to score lower in 2028");
  });
  it("the headline gives a likely chance of keeping a rise or being ahead of a rival", () => {
    const change = { since: 2024, points: 6, error: 2, clear: true, momentum: null };
    const risen = brand("a", 80, 76, 90);
    const kept = { ...risen, years: risen.years.map((each) => (each.year === 2025 ? { ...each, change } : each)) };
    expect(view({}, {}, [kept, ...brands.slice(1)])?.words.claim).toBe("A is 83% likely to stay above its 2024 score");
    const ahead = view({ brands: [forecast("a", 92), forecast("b", 91)] });
    expect(ahead?.words.claim).toBe("A is 60% likely to be ahead of B in 2028");
  });
  it("the headline says when fewer than five years prevent a forecast", () => {
    const short = view({ brands: [forecast("a", 90, { model: "naive", waves: 4 }), forecast("b", 95)] });
    expect(short?.focus.foreseen).toEqual({ status: "short", waves: 4 });
    expect([short?.yearsAhead, short?.topTen, short?.positions]).toEqual([[], [], []]);
    expect(short?.words.claim).toBe("Too few years of data to forecast A");
    expect(short?.words.standfirst).toContain("A has 4 years of data");
  });
  const announced = (shown: TrajectoryView) => {
    const { subtitle, source, filters, pictures } = toTrajectoryDocument(shown);
    return [
      subtitle,
      source,
      ...filters.map(({ value }) => value),
      ...pictures.flatMap(({ title, unit }) => [title, unit]),
    ].join(" ");
  };
  const drawnYears = (shown: TrajectoryView) =>
    toTrajectoryDocument(shown).pictures.flatMap((picture) =>
      picture.kind === "lines"
        ? picture.series.flatMap(({ name, points, foreseenFrom }) =>
            points.map(({ year }) => ({ name, year, foreseenFrom })),
          )
        : [],
    );
  it("files announce the forecasts they draw", () => {
    const ready = view();
    if (!ready) throw new Error("Both brands are shown.");
    expect(announced(ready)).toContain("Forecast after 2025");
    expect(announced(ready)).toContain("forecasts to 2028");
    expect(drawnYears(ready).some(({ year }) => year === 2028)).toBe(true);
    expect(toCsvTable(ready).name).toBe("trajectory-sweden-a-2028");
  });
  it.each([
    ["no brand has a forecast", []],
    ["only the others have forecasts", [forecast("b", 95)]],
  ])("files of a brand without a forecast announce and draw none where %s", (_, others) => {
    const short = view({ brands: [forecast("a", 90, { model: "naive", waves: 4 }), ...others] });
    if (!short) throw new Error("Both brands are shown.");
    expect(announced(short)).not.toMatch(/forecast|ahead/i);
    expect(drawnYears(short).filter(({ year, foreseenFrom }) => year > 2025 || foreseenFrom !== undefined)).toEqual([]);
    const { name, notes, rows } = toCsvTable(short);
    expect(name).toBe("trajectory-sweden-a-2025");
    expect(notes[0]).toMatch(/^A, Sweden, to 2025; no forecast\./);
    // Forecasts of the others are in the table, and so is how they are made.
    expect(rows.some((row) => row.includes("Forecast"))).toBe(others.length > 0);
    expect(notes.some((note) => note.startsWith("Forecasts: "))).toBe(others.length > 0);
  });
  it("a forecast whose interval covers the whole scale is not shown", () => {
    const years = forecast("a", 90).years.map((year) => ({ ...year, p95: { low: 0, high: 200 } }));
    expect(view({ brands: [forecast("a", 90, { years })] })?.focus.foreseen).toEqual({ status: "unsure" });
  });
  it("a brand that is not ranked has no forecast, and the page says why", () => {
    const few = view({ brands: [] }, {}, [brand("a", 80, 85, null), ...brands.slice(1)]);
    expect(few?.words.standfirst).toBe("No forecast for A, which has no score in 2025. Not ranked: 39 people asked.");
  });
  it("a year with too few people asked has no value", () => {
    const few = view({}, {}, [brand("a", 80, null, 90), ...brands.slice(1)]);
    expect(few?.focus.measured[1]).toEqual({ year: 2024, value: null, low: null, high: null, n: 39, position: null });
  });
});

describe("a study every second year", () => {
  const biennial = forecast("a", 90, {
    years: [2027, 2029, 2031].map((year, at) => ({ ...(forecast("a", 90).years[at] as ForecastYear), year })),
    past: [{ origin: 2023, year: 2025, value: 84, p95: { low: 70, high: 98 }, p80: { low: 75, high: 93 } }],
  });
  const rival = forecast("b", 95, { years: biennial.years.map((year) => ({ ...year, value: year.value + 5 })) });

  it("a study every second year is forecast two years at a time", () => {
    const found = view({ brands: [biennial, rival] }, { view: "1" });
    expect([found?.step, found?.yearsAhead]).toEqual([2, [2027]]);
    expect(sayAhead(1, 2)).toBe("2 years ahead");
    expect(found?.ownRecord.checked.map(({ year }) => year)).toEqual([2025]);
    expect(found?.rivals[0]?.chances).toEqual([{ year: 2027, chance: 0.2 }]);
  });
});

describe("rivals", () => {
  it("rivals have a chance for each year, from the errors at that horizon", () => {
    const [rival] = view()?.rivals ?? [];
    // Five points behind: ahead for the errors of 12 alone, from either side.
    expect(rival?.chances).toEqual([2026, 2027, 2028].map((year) => ({ year, chance: 0.2 })));
    expect(rival?.today?.difference).toBeCloseTo(3, 12);
  });
  it("a rival without a forecast has no chance", () => {
    expect(view({ brands: [forecast("a", 90)] })?.rivals[0]?.chances.every(({ chance }) => chance === null)).toBe(true);
    expect(view({ odds: [] })?.rivals[0]?.chances.every(({ chance }) => chance === null)).toBe(true);
  });
  it("the default rivals are the nearest by score", () => {
    const chosen = view({}, { brands: [] });
    expect([chosen?.focus.slug, ...(chosen?.rivals.map(({ strand }) => strand.slug) ?? [])]).toHaveLength(3);
  });
});

describe("the track record", () => {
  it("the track record compares the brand's forecasts at that horizon with results", () => {
    expect(view()?.ownRecord).toMatchObject({ inside80: 1, inside95: 1, checked: [{ origin: 2022, outcome: 90 }] });
    expect(view({}, { view: "1" })?.ownRecord).toMatchObject({
      inside80: 0,
      inside95: 0,
      checked: [{ origin: 2024, inside80: false }],
    });
  });
  it("the track record shows errors next to those of no change, with the chosen model marked", () => {
    expect(view()?.record?.models.map(({ name, ratio, isChosen }) => [name, ratio, isChosen])).toEqual([
      ["No change", 1, false],
      ["Damped trend", 0.75, true],
    ]);
  });
  it("the track record counts each part once", () => {
    const record = view()?.record;
    expect([record?.byIndustry.map(({ name }) => name), record?.byOrigin.map(({ name }) => name)]).toEqual([
      ["Food"],
      ["2020"],
    ]);
    expect(record?.promises.map(({ by }) => by.map(({ ahead, textbook }) => [ahead, textbook]))).toEqual([
      [
        [1, null],
        [3, null],
      ],
      [
        [1, null],
        [3, null],
      ],
      [
        [1, 0.84],
        [3, 0.84],
      ],
    ]);
  });
  it("the track record is empty before any comparison", () => expect(view({ tracks: [] })?.record).toBeNull());
});

describe("hidden years and exports", () => {
  it("a forecast states how many years it uses that are not shown", () => expect(view()?.hiddenWaves).toBe(12));
  it("the forecast file has the numbers shown", () => {
    const shown = view();
    const { rows, columns } = toCsvTable(shown as NonNullable<typeof shown>);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
    expect(rows).toContainEqual([2028, "A", "Forecast", 93, 63, 117, 72, 108, 81, 99, null, 28, 10, 80, 18, null]);
    expect(rows.find(([year, name]) => year === 2026 && name === "B")?.at(-1)).toBe(20);
    const record = toRecordTable(shown as NonNullable<typeof shown>);
    expect(record?.rows.every((row) => row.length === record.columns.length)).toBe(true);
    expect(record?.rows).toContainEqual(["Industry", "Food", 3, 60, null, 79, 95.2, null, 94, 0.9]);
  });
});
