import { z } from "zod";
import { code, share, slug, text } from "@/lib/catalogue/definition/texts";

/** A country or region in which brands are ranked. Their order is used everywhere. */
export const market = z.strictObject({
  slug,
  /** Short code in study files and in the database: ISO 3166-1 alpha-2 where the market is a country. */
  code: z.string().regex(/^[A-Z][A-Za-z]{1,2}$/),
  name: text,
  /** "the Netherlands", for the middle of a sentence; by default the name. */
  inSentence: text.optional(),
  /** Other names in files and profiles, compared without case, accents and full stops. */
  spellings: z.array(z.string().min(2).max(80)).max(60).default([]),
  /** Adjectives and names of its people, by which claims are recognised: "swedish", "swedes". */
  people: z.array(z.string().max(80)).max(20).default([]),
  /** Whom the interviews represent. */
  population: z.strictObject({ note: text, from: z.int().min(0).max(120), to: z.int().min(0).max(120) }),
});

const group = z.strictObject({
  key: z
    .string()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]*\+?$/u)
    .max(40),
  /** "Women", "Aged 18–29"; by default derived from an age group's range. */
  name: text.optional(),
  /** "women", "people aged 18–29". */
  inSentence: text.optional(),
});

const ageGroup = group.extend({ from: z.int().min(0).max(120), to: z.int().min(0).max(120) });
const sexCategory = group.extend({
  /** A category that is not reported counts in totals and weights but has no separate results. */
  reported: z.boolean().default(true),
});

/** Demographic data about each person. */
export const people = z.strictObject({
  age: z.strictObject({
    /** `years`: files give the age in years, and these groups are derived from it. `groups`: files give the group. */
    given: z.enum(["years", "groups"]),
    /** Whether files can name other groups. All are then ordered by their first number. */
    open: z.boolean().default(false),
    /** From young to old. */
    groups: z.array(ageGroup).min(1).max(12),
  }),
  /** Any categories; null if sex was not asked. */
  sex: z
    .strictObject({
      /** Whether files can name other categories. All are then ordered by name. */
      open: z.boolean().default(false),
      categories: z.array(sexCategory).min(1).max(8),
    })
    .nullable(),
  /** Regions of each market by slug; `any` accepts those in files; null if regions are unknown. */
  region: z.union([z.literal("any"), z.record(slug, z.array(group).min(1).max(200))]).nullable(),
});

/** Variables for weighting, by the definition's names. */
const WEIGHTED_BY = ["age", "sex", "region"] as const;
const method = z.enum(["rake", "given", "none"]);

/** How interviews are weighted to their population. */
export const weighting = z.strictObject({
  /** `rake`: to the margins, from base weights. `given`: the final weights in the files. `none`: equal weights. */
  method,
  rake: z
    .strictObject({
      by: z.array(z.enum(WEIGHTED_BY)).min(1),
      /** Weights are held between mean/cap and mean·cap. */
      cap: z.number().min(1.5).max(20).default(5),
      /** The maximum difference between a weighted share and its target; more stops the computation. */
      largestGap: share.default(0.01),
      /** What to do with a wave without margins: refuse it, or use its base weights. */
      withoutMargins: z.enum(["refuse", "keep"]).default("refuse"),
    })
    .optional(),
  /** Waves that are weighted differently. The last match applies. */
  exceptions: z
    .array(
      z.strictObject({
        markets: z.array(slug).optional(),
        years: z.array(z.int()).optional(),
        method,
        why: text,
      }),
    )
    .max(200)
    .default([]),
});

/** Limits of the standard quality checks of interviews; null turns a check off. */
const action = z.enum(["report", "exclude", "refuse"]);
const condition = z.strictObject({
  column: z.string().max(120),
  below: z.number().optional(),
  above: z.number().optional(),
  in: z.array(code).optional(),
});

export const quality = z.strictObject({
  speeders: z
    .strictObject({
      belowShareOfMedian: share.default(0.33),
      atLeastSeconds: z.int().min(1).nullable().default(null),
      action,
    })
    .nullable(),
  straightlining: z
    .strictObject({ fromBrands: z.int().min(3).default(6), sameShare: share.default(1), action })
    .nullable(),
  duplicates: z
    .strictObject({ fingerprints: z.boolean().default(true), sameAnswersShare: share.default(0.95), action })
    .nullable(),
  nonResponse: z.strictObject({ itemAbove: share.default(0.4), personAbove: share.default(0.5), action }).nullable(),
  impossible: z
    .array(z.strictObject({ name: z.string().max(80), when: z.array(condition).min(1).max(10), action }))
    .max(100)
    .default([]),
  quotas: z.strictObject({ off: share.default(0.05), action }).nullable(),
  weights: z
    .strictObject({ efficiencyBelow: share.default(0.6), largest: z.number().positive().default(8), action })
    .nullable(),
  bases: z.strictObject({ warnBelow: z.int().min(1).default(100) }),
  /** What happens to ratings of brands that are not in the market's list, and to listed brands without ratings. */
  brandLists: z.strictObject({ action }).nullable(),
  /** The maximum share of excluded interviews; a wave above it is refused, so that a person checks it. */
  mostExcluded: share.default(0.15),
});
