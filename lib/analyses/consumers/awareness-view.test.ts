import { describe, expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { itemsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { toAgedItems, toChangedItems, toParts, toWord, toYearSteps } from "@/lib/analyses/consumers/awareness-view";
import { saySteps, toAwarenessClaim } from "@/lib/analyses/consumers/claims";
import { EVERYONE } from "@/lib/analyses/consumers/population";
import { datasetsOf, selectionOf, readingOf } from "@/lib/analyses/consumers/study.fixture";

const selection = selectionOf([2023, 2024, 2025]);
const FIGURES = itemsOf(ASKED, "awareness");
const items = (share: number) => Object.fromEntries(FIGURES.map(({ key }) => [key, share]));
const age = (value: string) => ({ ...EVERYONE, age: value });

const rising = datasetsOf("awareness", selection, [
  readingOf({ ...items(0.4), greenwashing: 0.3 }, { year: 2023 }),
  readingOf({ ...items(0.4), greenwashing: 0.31 }, { year: 2024 }),
  readingOf({ ...items(0.41), greenwashing: 0.45 }),
  readingOf({ ...items(0.4), greenwashing: 0.6 }, { population: age("18-29"), n: 250 }),
  readingOf({ ...items(0.4), greenwashing: 0.3 }, { population: age("60-74"), n: 250 }),
  readingOf(items(0.4), { population: { ...EVERYONE, group: "ego" }, n: 39 }),
]);
const still = datasetsOf(
  "awareness",
  selection,
  [2023, 2024, 2025].map((year) => readingOf(items(0.4), { year })),
);

describe("awareness", () => {
  it("the headline on awareness states only clear changes", () => {
    const changed = toChangedItems("awareness", FIGURES, selection, rising);
    const { claim, standfirst } = toAwarenessClaim(changed, toAgedItems(FIGURES, selection, rising), selection, ASKED);
    expect(claim).toBe("More people in Sweden know “greenwashing” than in 2023");
    expect(standfirst).toContain("In 2025, 45% said they know what it means, compared with 30% in 2023.");
    expect(standfirst).toContain(", with no clear change since 2023");
    expect(standfirst).toContain("differ clearly on one of these seven");
  });

  it("the headline on awareness says when no change is clear", () => {
    const changed = toChangedItems("awareness", FIGURES, selection, still);
    expect(toAwarenessClaim(changed, [], selection, ASKED).claim).toBe(
      "No clear change since 2023 in the terms people in Sweden know",
    );
  });

  it("awareness in a single year has nothing to compare", () => {
    const one = selectionOf([2025]);
    const changed = toChangedItems("awareness", FIGURES, one, rising);
    expect(changed.every(({ change }) => change === null)).toBe(true);
    expect(toAwarenessClaim(changed, [], one, ASKED).claim).toBe("How people in Sweden understand six terms");
    expect(toYearSteps("greenwashing", one, rising)).toEqual([]);
  });

  it("changes of awareness between years are tested together", () => {
    const steps = toYearSteps("greenwashing", selection, rising);
    expect(steps.map(({ from, to, change }) => [from, to, change?.isClear])).toEqual([
      [2023, 2024, false],
      [2024, 2025, true],
    ]);
    const [item] = toChangedItems("awareness", FIGURES, selection, rising).filter(({ key }) => key === "greenwashing");
    expect(item && saySteps(item, steps, selection, ASKED)).toContain(
      "One of two changes {{from.next}} is clear: 2025 (+14.0).",
    );
  });

  it("awareness suppresses groups with too few people and stays within the selection", () => {
    const parts = toParts("discusses", selection, rising);
    expect(parts.map(({ axis, value, figure }) => [axis, value, figure.value === null])).toEqual([
      ["age", "18-29", false],
      ["age", "60-74", false],
      ["group", "ego", true],
    ]);
    expect(
      toParts("discusses", { ...selection, population: age("18-29") }, rising)
        .filter(({ axis }) => axis === "age")
        .map(({ value }) => value),
    ).toEqual(["18-29"]);
  });

  it("an unknown term falls back to the one whose awareness changed most", () => {
    expect(toWord("biodiversity", [], ASKED)?.text).toBe("Biodiversity");
    expect(toWord("discusses", [], ASKED)?.key).toBe("climate-neutral");
    expect(toWord(null, toChangedItems("awareness", FIGURES, selection, rising), ASKED)?.key).toBe("greenwashing");
  });
});
