import { expect, test } from "vitest";
import { SECOND_STUDY } from "@/lib/analyses/consumers/questionnaire/second-asked.fixture";
import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { fillText, fillWords } from "@/lib/catalogue/shown-study/study-words";
import { toShownStudy } from "@/lib/catalogue/shown-study/to-shown-study";

const SECOND = toShownStudy(SECOND_STUDY, 2025);

test.each([
  [
    "{{markets.Are}} ranked: {{markets}}.",
    "Five markets are ranked: Sweden, Norway, Denmark, Finland and the Netherlands.",
    "Two markets are ranked: Iceland and Estonia.",
  ],
  [
    "From {{scale}}; {{scale.good}} counts ({{scale.short}}).",
    "From 1 to 5; 4 or 5 counts (4–5).",
    "From 1 to 7; 6 or 7 counts (6–7).",
  ],
  [
    "At least {{base}} people, {{often}}.",
    "At least 50 people, once a year.",
    "At least 50 people, every second year.",
  ],
  [
    "People rate {{first}} and {{second}}: {{First.work}}, {{second.name}}.",
    "People rate the environment and social responsibility: Environmental work, Social responsibility.",
    "People rate the climate and fair work: Work on the climate, Fair work.",
  ],
  [
    "We ask {{asked}}.",
    "We ask how well each brand looks after the environment and takes social responsibility.",
    "We ask what people think of each brand’s work on the climate and work on fair work.",
  ],
  ["Changes {{from.next}}.", "Changes from one year to the next.", "Changes from one study to the next."],
])("“%s” is said of the published study", (text, today, second) => {
  expect(fillText(text, STUDY_OF_TODAY)).toBe(today);
  expect(fillText(text, SECOND)).toBe(second);
});

test("what stands for nothing stays in a text", () => {
  expect(fillText("{{bases}}", STUDY_OF_TODAY)).toBe("{{bases}}");
});

test("the texts of a chart or file are filled wherever they stand, and its numbers stay", () => {
  const chart = { title: "Score", rows: [["fewer than {{base}}", 4.2, null]], toText: String };
  expect(fillWords(chart, SECOND)).toEqual({ ...chart, rows: [["fewer than 50", 4.2, null]] });
});
