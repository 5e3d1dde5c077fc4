import { EXAMPLE_MARKET } from "@/lib/sharing/api/example-subject";
import { z } from "zod";
import { defineResource, figure, market, question, year } from "@/lib/sharing/api/resource";
import { sectionSchema } from "@/lib/analyses/consumers/section";

const axis = z.string().min(1).max(40);

/** What people think and do. */
export const CONSUMERS = defineResource({
  name: "consumers",
  summary: "Consumer Insights",
  description:
    "Answers on one topic, with 95% intervals, for every market and year in your plan. Without `age`, `sex` and `group`, results are for everyone. Values are null where fewer than {{base}} people were asked.",
  question: question({
    section: sectionSchema.describe("Topic."),
    market: market.optional(),
    year: year.optional(),
    age: axis.default("all").describe("Age group, such as `16-24`."),
    sex: axis.default("all").describe("`female` or `male`."),
    group: axis.default("all").describe("Behaviour group, such as `smart`."),
  }),
  row: z.strictObject({
    market: z.string().describe("Market slug, as in URLs."),
    year: z.int().describe("Year of the study."),
    section: z.string().describe("Topic."),
    age: z.string().describe("Age group; `all` for everyone."),
    sex: z.string().describe("Sex; `all` for everyone."),
    group: z.string().describe("Behaviour group; `all` for everyone."),
    item: z.string().describe("Statement, group, priority or factor, as the study names it."),
    item_text: z.string().describe("Full questionnaire wording."),
    value: figure.describe(
      "The value. Its unit is in `meta.units.value`; percentages are divided by 100. Null where fewer than {{base}} people were asked, or where the value would reveal that of such a group.",
    ),
    low: figure.describe("Lower end of the 95% interval."),
    high: figure.describe("Upper end of the interval."),
    n: z
      .int()
      .nonnegative()
      .describe("People asked. For `typing`, the people in all the studies that the behaviour groups are based on."),
    n_effective: figure.describe("Effective sample size after weighting."),
  }),
  example: {
    question: "section=awareness&market=sweden&year=2025",
    row: {
      market: EXAMPLE_MARKET,
      year: 2025,
      section: "awareness",
      age: "all",
      sex: "all",
      group: "all",
      item: "term",
      item_text: "Knows the term",
      value: 0.684,
      low: 0.661,
      high: 0.707,
      n: 2024,
      n_effective: 1811.5,
    },
  },
});
