import { describe, expect, test } from "vitest";
import { z } from "zod";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { recordQuality } from "@/lib/study/computation/quality-record";
import { withDuckDb } from "@/lib/study/duckdb/session";
import { openInterviews } from "@/lib/study/interviews/open-interviews";
import { describeProblems } from "@/lib/study/interviews/print-problems";
import { inFolder } from "@/lib/study/interviews/small-study.fixture";
import { checkQuality } from "@/lib/study/quality/check-quality";

type Quality = StudyDefinition["quality"];
type Person = {
  duration: number;
  device: string;
  marks: readonly (readonly [number | null, number | null])[];
  impossible?: string;
  weight?: number;
  /** What the questions repeat in place of the marks. */
  answers?: Person["marks"];
};

const BRANDS = ["Älgbäck", "Kvarnö", "Sol", "Måne", "Ström", "Berg", "Dal", "Å"];
const varied = (seed: number) =>
  BRANDS.map((_, i): [number, number] => [1 + ((seed + i) % 5), 1 + ((seed * 3 + i * 2 + Math.floor(seed / 5)) % 5)]);

/** Twenty normal respondents; those in `odd` replace the first of them. */
function people(odd: readonly Partial<Person>[]): Person[] {
  return Array.from({ length: 20 }, (_, i) => ({ duration: 600 + i, device: `d${i}`, marks: varied(i), ...odd[i] }));
}

function toFiles(interviewed: readonly Person[]): Record<string, string> {
  const respondents = interviewed.map(
    ({ duration, device, impossible = "", weight = 1 }, i) =>
      `p${i + 1},Sweden,2025,18-29,${i % 2 ? "male" : "female"},North,${duration},${device},${impossible},${weight}`,
  );
  const assessments = interviewed.flatMap(({ marks }, i) =>
    marks.map(([a, b], k) => `p${i + 1},${BRANDS[k]},${a ?? ""},${b ?? ""}`),
  );
  // Answers enough for two interviews to be alike by more than chance.
  const answers = interviewed.flatMap(({ marks, answers: own = marks }, i) =>
    Array.from({ length: 30 }, (_, k) => `p${i + 1},q/${k},${own[k % 8]?.join("-")}`),
  );
  return {
    "respondents.csv": [
      "respondent,Country,Year,age_group,sex,region,duration,fingerprint,impossible,base_weight",
      ...respondents,
      "",
    ].join("\n"),
    "assessments.csv": ["respondent,Brand,environment,social", ...assessments, ""].join("\n"),
    "answers.csv": ["respondent,question,answer", ...answers, ""].join("\n"),
    "margins.csv":
      "Country,Year,variable,category,share\nSweden,2025,age_group,18-29,1\nSweden,2025,sex,female,0.4\nSweden,2025,sex,male,0.6\nSweden,2025,region,North,1\n",
    "brands.csv": ["Brand,industry", ...BRANDS.map((brand) => `${brand},Energy`), ""].join("\n"),
  };
}

/** The checks' findings, exclusions and remaining respondents of a study. */
async function check(interviewed: readonly Person[], quality: Partial<Quality>) {
  const definition = {
    ...DEFAULT_DEFINITION,
    quality: { ...DEFAULT_DEFINITION.quality, bases: { warnBelow: 1 }, mostExcluded: 0.5, ...quality },
  };
  return inFolder(toFiles(interviewed), (folder) =>
    withDuckDb({ threads: 1, memory: "500MB" }, async (session) => {
      await openInterviews(session, [folder], undefined, definition);
      const { report, problems } = await checkQuality(session, definition);
      const { left } = await session.row(
        "SELECT count(*)::DOUBLE AS left FROM respondent",
        z.object({ left: z.number() }),
      );
      return {
        report,
        left,
        said: describeProblems(problems)
          .filter((line) => line.startsWith("  "))
          .map((line) => line.trim()),
      };
    }),
  );
}

const found = ({ report }: Awaited<ReturnType<typeof check>>) =>
  Object.fromEntries(report.findings.map((finding) => [finding.check, finding.shown]));
const report = "report" as const;

test("the default definition asks for no check, and none reads the interviews", async () => {
  expect(DEFAULT_DEFINITION.quality).toMatchObject({
    speeders: null,
    straightlining: null,
    duplicates: null,
    nonResponse: null,
    impossible: [],
  });
  expect(await check(people([{ duration: 1 }]), { bases: { warnBelow: 100 } })).toMatchObject({
    report: { findings: [], excluded: [] },
    said: [],
    left: 20,
  });
});

describe("each check finds its interviews and no others", () => {
  test("speeders, by the median of the wave and by a floor", async () => {
    const speeders = { belowShareOfMedian: 0.33, atLeastSeconds: null, action: report };
    const odd = people([{ duration: 150 }, {}, { duration: 250 }]);
    expect(found(await check(odd, { speeders }))["speeders"]).toEqual(["p1"]);
    expect(found(await check(odd, { speeders: { ...speeders, atLeastSeconds: 300 } }))["speeders"]).toEqual([
      "p1",
      "p3",
    ]);
  });

  test("straight-lining, don’t know aside and only over enough brands", async () => {
    const straightlining = { fromBrands: 6, sameShare: 1, action: report };
    const line = (brands: number) =>
      BRANDS.map((_, i): [number | null, number | null] => (i < brands ? [3, 3] : [null, null]));
    const odd = people([{}, { marks: line(8) }, { marks: line(6) }, { marks: line(5) }]);
    expect(found(await check(odd, { straightlining }))["straight-lining"]).toEqual(["p2", "p3"]);
  });

  test("exact duplicates and shared devices; the first of each stays", async () => {
    const duplicates = { fingerprints: true, sameAnswersShare: 1, action: report };
    const odd = people([{}, {}, {}, {}, { marks: varied(2) }, { device: "d1" }]);
    expect(found(await check(odd, { duplicates }))).toMatchObject({ duplicates: ["p5"], fingerprints: ["p6"] });
  });

  test("near duplicates, of which the first stays and none is excluded", async () => {
    const duplicates = { fingerprints: false, sameAnswersShare: 0.95, action: "exclude" as const };
    const [first = [3, 3], ...others] = varied(2);
    const nearly: typeof first = [first[0], first[1] === 5 ? 4 : 5];
    // One of 46 answers differs; the questions of the files repeat the marks.
    const odd = people([{}, {}, {}, {}, { marks: [nearly, ...others], answers: varied(2) }]);
    const checked = await check(odd, { duplicates });
    expect(found(checked)).toMatchObject({ duplicates: [], "near duplicates": ["p5"] });
    expect(checked.left).toBe(20);
  });

  test("people who mostly answer don’t know, and brands that most do not know", async () => {
    const nonResponse = { itemAbove: 0.1, personAbove: 0.5, action: report };
    const silent = BRANDS.map((_, i): [number | null, number | null] => (i < 3 ? [4, 2] : [null, null]));
    const checked = await check(people([{ marks: silent }, { marks: silent }, { marks: silent }]), { nonResponse });
    expect(found(checked)["non-response"]).toEqual(["p1", "p2", "p3"]);
    expect(checked.report.findings.find((finding) => finding.check === "item non-response")?.details).toHaveLength(5);
  });

  test("impossible combinations, as converting found them", async () => {
    const impossible = [{ name: "too-young", when: [{ column: "age", below: 16 }], action: "refuse" as const }];
    const { said } = await check(people([{ impossible: "other;too-young" }, { impossible: "too-youngish" }]), {
      impossible,
    });
    expect(said).toEqual([
      expect.stringMatching(/^The study: impossible: too-young: 1 of 20 interviews of "Sweden 2025" \(5\.0%;.*Fix: /),
    ]);
  });

  test("quotas, weights and bases of waves", async () => {
    const { report: own } = await check(people([]), {
      quotas: { off: 0.05, action: report },
      weights: { efficiencyBelow: 0.97, largest: 1.1, action: report },
      bases: { warnBelow: 100 },
    });
    const details = Object.fromEntries(own.findings.map((finding) => [finding.check, finding.details]));
    expect(details).toEqual({
      quotas: [
        "Sweden 2025, sex female: 50.0% of interviews, target 40.0%",
        "Sweden 2025, sex male: 50.0% of interviews, target 60.0%",
      ],
      // Weights 0.8 and 1.2: 1 / (1 + 0.04).
      weights: ["Sweden 2025: weighting efficiency 96.2%", "Sweden 2025: the largest weight is 1.2 times the mean"],
      bases: ["Sweden 2025: 8 brands below 50, 0 more below 100"],
    });
  });
});

describe("checks of waves that exclude", () => {
  test("quotas: the last interviews of a group leave until its share is no more than the target and what it may be off", async () => {
    const quotas = { off: 0.05, action: "exclude" as const };
    const checked = await check(people([]), { quotas });
    // 10 of 20 are women, the target is 40%: 8 of 18 are 44%.
    expect(checked).toMatchObject({
      left: 18,
      report: { excluded: [{ checks: ["over quota"] }, { checks: ["over quota"] }] },
    });
    expect(found(checked)["over quota"]).toEqual(["p7", "p9"]);
    expect(checked.said).toEqual([
      expect.stringMatching(/^Note: .*over quota: 2 of 20 interviews of "Sweden 2025".*excluded/),
    ]);
  });

  test("weights: interviews leave whose weight in the files is above the largest", async () => {
    const weights = { efficiencyBelow: 0.1, largest: 3, action: "exclude" as const };
    const checked = await check(people([{}, { weight: 9 }]), { weights });
    expect(found(checked)["large weights"]).toEqual(["p2"]);
    expect(checked.left).toBe(19);
  });
});

describe("what a check does", () => {
  const speeders = (action: "report" | "exclude" | "refuse") => ({
    speeders: { belowShareOfMedian: 0.33, atLeastSeconds: null, action },
  });
  const odd = people([{ duration: 100 }, {}, { duration: 90 }]);

  test("report: the interviews stay", async () => {
    expect(await check(odd, speeders("report"))).toMatchObject({
      left: 20,
      report: { excluded: [] },
      said: [expect.stringMatching(/^Note: .*2 of 20/)],
    });
  });

  test("exclude: they are neither weighted nor counted, each with its reason in the record, by a hash", async () => {
    const checked = await check(odd, speeders("exclude"));
    expect(checked).toMatchObject({
      left: 18,
      report: {
        excluded: [
          { respondent: "p1", checks: ["speeders"] },
          { respondent: "p3", checks: ["speeders"] },
        ],
      },
    });
    const record = recordQuality("abc", checked.report);
    expect(record?.findings[0]).toMatchObject({
      check: "speeders",
      action: "exclude",
      waves: [{ market: "sweden", year: 2025, interviews: 20, found: 2 }],
    });
    expect(record?.excluded.map(({ respondent }) => respondent)).toEqual([
      expect.stringMatching(/^[0-9a-f]{24}$/),
      expect.stringMatching(/^[0-9a-f]{24}$/),
    ]);
    expect(JSON.stringify(record)).not.toContain("p1");
  });

  test("refuse: it is a problem with a fix", async () => {
    expect((await check(odd, speeders("refuse"))).said).toEqual([
      expect.stringMatching(/^The study: speeders: 2 of 20 .* Fix: correct or remove/),
    ]);
  });

  test("a wave that would lose more than the definition allows is refused", async () => {
    const { said } = await check(odd, { ...speeders("exclude"), mostExcluded: 0.09 });
    expect(said).toContainEqual(
      expect.stringMatching(
        /^The study: 10\.0% of the interviews of "Sweden 2025" would be excluded, more than 9\.0%.* Fix: /,
      ),
    );
  });

  test("a check without its column says so", async () => {
    const untimed = people([]).map((person) => ({ ...person, duration: 0 }));
    expect((await check(untimed, speeders("report"))).said).toEqual([
      "Note: The study: speeders: not checked, no interview has a duration.",
    ]);
  });
});
