import { z } from "zod";
import { code, share, slug, text } from "@/lib/catalogue/definition/texts";

/** A country or region in which brands are ranked. The order of markets is their order everywhere. */
export const market = z.strictObject({
  slug,
  /** Short code in study files and in the database: ISO 3166-1 alpha-2 where the market is a country. */
  code: z.string().regex(/^[A-Z][A-Za-z]{1,2}$/),
  name: text,
  /** "the Netherlands", as it is written inside a sentence; the name itself where left out. */
  inSentence: text.optional(),
  /** Other names in files and profiles, compared without case, accents and full stops. */
  spellings: z.array(z.string().min(2).max(80)).max(60).default([]),
  /** Adjectives and names of its people, by which claims are read: "swedish", "swedes". */
  people: z.array(z.string().max(80)).max(20).default([]),
  /** Whom the interviews represent. */
  population: z.strictObject({ note: text, from: z.int().min(0).max(120), to: z.int().min(0).max(120) }),
});

const group = z.strictObject({
  key: z
    .string()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]*\+?$/u)
    .max(40),
  /** "Women", "Aged 18–29"; made from the span of an age group where left out. */
  name: text.optional(),
  /** "women", "people aged 18–29". */
  inSentence: text.optional(),
});

const ageGroup = group.extend({ from: z.int().min(0).max(120), to: z.int().min(0).max(120) });
const sexCategory = group.extend({
  /** A category that is not reported counts in totals and weights and has no results of its own. */
  reported: z.boolean().default(true),
});

/** What is known of each person. */
export const people = z.strictObject({
  age: z.strictObject({
    /** `years`: files give the age in years, and these groups are made from it. `groups`: files give the group. */
    given: z.enum(["years", "groups"]),
    /** May files name groups that are not listed? All are then in the order of their first number. */
    open: z.boolean().default(false),
    /** From young to old. */
    groups: z.array(ageGroup).min(1).max(12),
  }),
  /** Any categories; null where sex was not asked. */
  sex: z
    .strictObject({
      /** May files name categories that are not listed? All are then in the order of their names. */
      open: z.boolean().default(false),
      categories: z.array(sexCategory).min(1).max(8),
    })
    .nullable(),
  /** Regions of each market by its slug; `any` takes what files name; null where no region is known. */
  region: z.union([z.literal("any"), z.record(slug, z.array(group).min(1).max(200))]).nullable(),
});

/** What interviews can be weighted by, as the definition calls it. */
const WEIGHTED_BY = ["age", "sex", "region"] as const;
const method = z.enum(["rake", "given", "none"]);

/** How interviews are weighted to their population. */
export const weighting = z.strictObject({
  /** `rake`: to the margins, from base weights. `given`: by the final weights in the files. `none`: all alike. */
  method,
  rake: z
    .strictObject({
      by: z.array(z.enum(WEIGHTED_BY)).min(1),
      /** Weights are held between mean/cap and mean·cap. */
      cap: z.number().min(1.5).max(20).default(5),
      /** A weighted share further from its target than this stops the computation. */
      largestGap: share.default(0.01),
      /** What to do with a wave without margins: refuse it, or keep its base weights. */
      withoutMargins: z.enum(["refuse", "keep"]).default("refuse"),
    })
    .optional(),
  /** Waves that are weighted otherwise. The last that fits decides. */
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

/** What the checks of the profession compare interviews with; a check that is null is off. */
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
  /** Brands asked about in a market whose list does not have them, and the other way round. */
  brandLists: z.strictObject({ action }).nullable(),
  /** A wave of which more than this would be excluded is refused, so that a person looks at it. */
  mostExcluded: share.default(0.15),
});
