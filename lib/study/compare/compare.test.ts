import { describe, expect, it } from "vitest";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { compareStudies, foreignMarkets, type LiveWave } from "@/lib/study/compare/compare-studies";
import { countClaims } from "@/lib/study/compare/counted-claims";
import { definitionChanges } from "@/lib/study/compare/definition-changes";
import { textChanges } from "@/lib/study/compare/text-changes";
import type { Study } from "@/lib/study/study";
import { smallBrand, smallStudyWithUnranked, UNRANKED } from "@/tests/support/small-study";

const study = smallStudyWithUnranked();
const liveOf = ({ waves, results, isSample }: Study): LiveWave[] =>
  waves.map(({ market, year }) => ({
    market,
    year,
    isSample,
    results: results
      .filter((one) => one.market === market && one.year === year)
      .map(({ brandSlug, brand, overallPosition, score, n }) => {
        return { brandSlug, brand, position: overallPosition, score, n, isClear: null };
      }),
  }));
const MARKETS = ["sweden", "netherlands"];
const compare = (live: readonly LiveWave[], coming: Study, most = 5) => compareStudies(live, coming, MARKETS, most);

describe("the comparison with what is live", () => {
  it("a study that is published already changes nothing", () => {
    expect(new Set(compare(liveOf(study), study).map(({ change }) => change))).toEqual(new Set(["same"]));
  });

  it("a new study is compared with the one before it", () => {
    const earlier = liveOf(study).filter(({ year }) => year === 2024);
    const [newest] = compare(earlier, { ...study, waves: study.waves.filter(({ year }) => year === 2025) });
    expect(newest).toMatchObject({
      market: "sweden",
      year: 2025,
      change: "new",
      since: 2024,
      withheld: 1,
      differing: 0,
    });
  });

  it("the largest move comes first, with the size of its sample", () => {
    const changed: Study = {
      ...study,
      results: study.results.map((one) => {
        if (one.market !== "sweden" || one.year !== 2025 || one.score === null) return one;
        if (one.overallPosition === 3) return { ...one, score: one.score + 10, overallPosition: 1 };
        return one.overallPosition === 1 ? { ...one, overallPosition: 3 } : one;
      }),
    };
    const [sweden] = compare(liveOf(study), changed);
    expect(sweden).toMatchObject({ change: "changed", differing: 2 });
    expect(sweden?.moves[0]).toMatchObject({ brand: smallBrand(3).name, before: 3, after: 1, n: 1003, nEff: 900.5 });
  });

  it("brands that come and go are named", () => {
    const live = liveOf(study).map((wave) => ({
      ...wave,
      results: [
        ...wave.results.filter(({ brandSlug }) => brandSlug !== UNRANKED.slug),
        { brandSlug: "gone", brand: "Gone", position: 30, score: 1, n: 99, isClear: null },
      ],
    }));
    expect(compare(live, study)[0]).toMatchObject({ change: "changed", entered: [UNRANKED.name], left: ["Gone"] });
  });

  it("waves that are not in the computation stay, unless they are sample data beside a real study", () => {
    const live = liveOf(study);
    const coming = { ...study, waves: study.waves.filter(({ market }) => market === "sweden") };
    const changes = (isSample: boolean) =>
      compare(
        live.map((wave) => ({ ...wave, isSample })),
        coming,
      )
        .filter(({ market }) => market === "netherlands")
        .map(({ change }) => change);
    expect(changes(false)).toEqual(["kept", "kept"]);
    expect(changes(true)).toEqual(["withdrawn", "withdrawn"]);
  });

  it("a study that lacks a published market can’t be published beside it, unless that is sample data", () => {
    const coming = { ...study, waves: study.waves.filter(({ market }) => market === "sweden") };
    const foreign = (isSample: boolean) =>
      foreignMarkets(
        compare(
          liveOf(study).map((wave) => ({ ...wave, isSample })),
          coming,
        ),
        ["sweden"],
      );
    expect(foreign(false)).toEqual(["netherlands"]);
    expect(foreign(true)).toEqual([]);
    expect(foreignMarkets(compare(liveOf(study), coming), MARKETS)).toEqual([]);
  });
});

describe("changes of the definition", () => {
  it("a changed text is shown word by word", () => {
    expect(textChanges("How green is it, in your view?", "How green is this brand, in your view?")).toEqual([
      { kind: "same", text: "How green is " },
      { kind: "removed", text: "it, " },
      { kind: "added", text: "this brand, " },
      { kind: "same", text: "in your view?" },
    ]);
  });

  it("one more market in front changes only itself", () => {
    const [first, ...others] = DEFAULT_DEFINITION.markets;
    if (!first) throw new Error("no market");
    const iceland = { ...first, slug: "iceland", code: "Is" };
    const changed = { ...DEFAULT_DEFINITION, version: "2026.1", markets: [iceland, first, ...others] };
    const changes = definitionChanges(DEFAULT_DEFINITION, changed);
    expect(changes.find(({ path }) => path === "version")).toMatchObject({ after: "2026.1" });
    expect(
      changes.filter(({ path }) => path !== "version").every(({ path }) => path.startsWith("markets[iceland]")),
    ).toBe(true);
  });

  it("the same definition has no changes", () => {
    expect(definitionChanges(DEFAULT_DEFINITION, { ...DEFAULT_DEFINITION })).toEqual([]);
  });
});

describe("claims", () => {
  it("a claim stands beside what is counted, and says whether that reaches it", () => {
    const counted = countClaims(DEFAULT_DEFINITION, study);
    expect(counted.find(({ name }) => name === "brands")).toMatchObject({ counted: 25, isReached: false });
    expect(counted.find(({ name }) => name === "interviews")).toMatchObject({ claim: "650,000+", counted: 16_000 });
    expect(counted.find(({ name }) => name === "years")).toMatchObject({ counted: 2, isReached: false });
  });
});
