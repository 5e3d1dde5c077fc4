import { expect, test } from "vitest";
import { csv, type Fault, PLAIN, plain, problemsOfDelivery, swap } from "@/lib/study/mapping/plain-delivery.fixture";

const FAULTS: Fault[] = [
  [
    "a column that is not there",
    "a.csv",
    csv(),
    /^a\.csv, column "idd": the file has no such column\. Fix: did you mean "id"\?/,
    plain({ respondent: "idd" }),
  ],
  [
    "a pattern that fits nothing",
    "a.csv",
    csv(),
    /column "v\{brand\}c": no column matches the pattern\. Fix: correct the pattern/,
    plain({
      assessments: [
        { form: "wide", columns: { climate: "v{brand}c", society: "v{brand}s" }, gaps: { dontKnow: [], notAsked: [] } },
      ],
    }),
  ],
  [
    "a mark outside the scale",
    "a.csv",
    swap(",7,1,2,2", ",8,1,2,2"),
    /^a\.csv, line 3, column "q1c": not a rating on the scale, 1 to 7 \(1 time\) \(value "8"\)\. Fix: name it/,
  ],
  [
    "an unknown market",
    "a.csv",
    swap("estonia", "atlantis"),
    /^a\.csv, line 3, column "land": this value is not a market in the study.*"atlantis".* Fix: give it a market in the mapping: iceland, estonia/,
  ],
  ["an invalid year", "a.csv", swap("iceland,2025", "iceland,25"), /line 2, column "year": not a year.* Fix: /],
  [
    "a sex that the study does not have",
    "a.csv",
    swap("female", "kona"),
    /column "sex": no category of sex has this value.* Fix: give it a category in the mapping: female, male, other/,
  ],
  [
    "a respondent twice",
    "a.csv",
    swap("2,estonia", "1,iceland"),
    /line 3, column "id": the same respondent is already in row 2.* Fix: /,
  ],
  [
    "an interview without an id",
    "a.csv",
    swap("2,estonia", ",estonia"),
    /line 3, column "id": 1 interview has no respondent ID\. Fix: /,
  ],
  [
    "no row that is an interview",
    "a.csv",
    csv(),
    /no row counts as an interview\. Fix: correct the mapping’s where/,
    plain({ where: [{ column: "age", in: [99] }] }),
  ],
  [
    "a brand code that is not listed",
    "a.csv",
    csv(),
    /column "q1c": no listed brand has this code.* Fix: list the brand/,
    plain({
      assessments: [
        {
          form: "stacked",
          brand: "q1c",
          columns: { climate: "q2c", society: "q2s" },
          gaps: { dontKnow: [98], notAsked: [] },
        },
      ],
    }),
  ],
  [
    "a brand listed twice",
    "a.csv",
    csv(),
    /the mapping lists this code twice.* Fix: remove one/,
    plain({
      brands: {
        from: "list",
        list: [
          { code: 1, brand: "Sól", industry: "energy" },
          { code: 1, brand: "Hús", industry: "food" },
        ],
      },
    }),
  ],
  [
    "an industry that the study does not have",
    "a.csv",
    csv(),
    /the industry "toys" is not in the definition.*Fix: use one of clothes, energy, food/,
    plain({ brands: { from: "list", list: [{ code: 1, brand: "Sól", industry: "toys" }] } }),
  ],
  [
    "an answer that means nothing",
    "a.csv",
    csv(),
    /column "q1s": no answer has this value.* Fix: give it a meaning/,
    plain({
      answers: [
        {
          module: "awareness",
          form: "each",
          column: "q{item}s",
          items: { a: 1 },
          values: { 1: "yes" },
          gaps: { dontKnow: [], notAsked: [] },
        },
      ],
    }),
  ],
];

test.each(FAULTS)("%s is refused with place and fix", async (_, file, content, said, mapping) => {
  const { problems } = await problemsOfDelivery(file, content, mapping);
  expect(problems).toContainEqual(expect.stringMatching(said));
  for (const line of problems) expect(line).toMatch(/ Fix: .+\.$/);
});

test("the file of which each has one fault is right without it", async () => {
  expect(await problemsOfDelivery("right.csv", csv(), PLAIN)).toEqual({
    counts: { interviews: 2, assessments: 4, answers: 0, brands: 2 },
    problems: [],
  });
});
