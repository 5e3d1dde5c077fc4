import { z } from "zod";
import { sectionSchema } from "@/lib/analyses/consumers/section";
import { isMarketSlug } from "@/lib/catalogue/markets/market";

const axis = z.string().min(1).max(60).default("all");

// What the handlers of the consumer pages may be asked, parameter by parameter.

export const populationQuestion = z.strictObject({ section: sectionSchema, age: axis, sex: axis, group: axis });
export const waveQuestion = z.strictObject({
  market: z.string().refine(isMarketSlug, "Not a market"),
  section: sectionSchema,
  year: z
    .string()
    .regex(/^(?:19|20)\d\d$/, "Not a year")
    .transform(Number),
});
