import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { describe, expect, it } from "vitest";
import type { ConsumerWave } from "@/lib/analyses/consumers/dataset";
import { toDatasetNeeds } from "@/lib/analyses/consumers/dataset-need";
import { toConsumerSelection } from "@/lib/analyses/consumers/selection";
import { EVERYONE } from "@/lib/analyses/consumers/population";
import { parseConsumerQuery } from "@/lib/analyses/consumers/search-params";

const wave = (
  market: string,
  year: number,
  sections: ConsumerWave["sections"] = ["awareness", "behaviour-groups"],
): ConsumerWave => ({
  market,
  year,
  isSample: true,
  fieldwork: null,
  interviews: 1000,
  designEffect: null,
  effectiveN: null,
  sections,
});
const WAVES = [
  wave("norway", 2024),
  wave("norway", 2025),
  wave("sweden", 2023),
  wave("sweden", 2025),
  wave("denmark", 2025, ["topics"]),
];
const ask = (search: string) => parseConsumerQuery(new URLSearchParams(search));

describe("the default selection of a consumer page", () => {
  it("a consumer page first shows the first market asked, in all its years", () => {
    expect(toConsumerSelection("awareness", ask(""), WAVES, STUDY_OF_TODAY.markets)).toEqual({
      market: { slug: "sweden", name: "Sweden" },
      allYears: [2023, 2025],
      years: [2023, 2025],
      from: 2023,
      year: 2025,
      population: EVERYONE,
    });
  });

  it("a consumer page never selects a market that was not asked or an unavailable year", () => {
    expect(toConsumerSelection("awareness", ask("market=denmark"), WAVES, STUDY_OF_TODAY.markets)?.market.slug).toBe(
      "sweden",
    );
    expect(
      toConsumerSelection("awareness", ask("market=norway&from=2011&to=2024"), WAVES, STUDY_OF_TODAY.markets)?.years,
    ).toEqual([2024]);
    expect(toConsumerSelection("awareness", ask("from=2011&to=2012"), WAVES, STUDY_OF_TODAY.markets)?.years).toEqual([
      2023, 2025,
    ]);
    expect(toConsumerSelection("priorities", ask(""), WAVES, STUDY_OF_TODAY.markets)).toBeNull();
  });

  it("a consumer page about the behaviour groups selects none of them", () => {
    expect(
      toConsumerSelection("behaviour-groups", ask("group=ego&age=18-29"), WAVES, STUDY_OF_TODAY.markets)?.population,
    ).toEqual({
      ...EVERYONE,
      age: "18-29",
    });
  });

  it("a consumer page loads each dataset once", () => {
    const selection = toConsumerSelection("behaviour-groups", ask("from=2025"), WAVES, STUDY_OF_TODAY.markets);
    const needs = selection
      ? toDatasetNeeds("behaviour-groups", selection, { ...EVERYONE, market: "sweden", year: 2025 })
      : [];
    expect(needs.map(({ section, kind }) => `${kind} ${section}`)).toEqual([
      "section behaviour-groups",
      "wave behaviour-groups",
      "wave behaviours",
      "wave profile",
      "wave typing",
      "wave attitudes",
    ]);
  });
});
