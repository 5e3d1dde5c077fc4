import { z } from "zod";
import { mapping } from "@/lib/catalogue/definition/mapping";
import { market, people, quality, weighting } from "@/lib/catalogue/definition/population";
import { questionnaire } from "@/lib/catalogue/definition/questionnaire";
import { key, language, slug, text } from "@/lib/catalogue/definition/texts";
import { isZone } from "@/lib/platform/words/zoned-time";

/** The only version of the format so far. */
const DEFINITION_FORMAT = "study/1";

const dimension = z.strictObject({
  /** Names the dimension in addresses, files and the API. */
  key,
  /** "Environment". */
  name: text,
  /** "the environment", for the middle of a sentence. */
  inSentence: text,
  /** "environmental work": what of a brand is rated, for the middle of a sentence. Default: "work on the environment". */
  work: text.optional(),
  /** The question as respondents saw it. */
  question: text,
  /** Words by which a claim about it is recognised. */
  cues: z.array(z.string().max(80)).max(60).default([]),
});

/** The scale on which brands are rated, and how its marks become a score. */
const scale = z.strictObject({
  min: z.int().min(0).max(10),
  max: z.int().min(1).max(10),
  /** Words for the ends or for every point. */
  labels: z.record(z.string().regex(/^\d+$/), text).default({}),
  /** Marks that count. */
  positive: z.array(z.int().min(0).max(10)).min(1),
  /** All people asked about the brand, or only those who rated both dimensions. */
  base: z.enum(["asked", "answered"]),
  /** The scoring rule: its version, its first day, one sentence for the history. Never changed once published. */
  rule: z.strictObject({
    version: z
      .string()
      .regex(/^[a-z0-9-]+\/\d+$/)
      .max(60),
    since: z.iso.date(),
    note: text,
  }),
});

const study = z.strictObject({
  key: slug,
  name: text,
  publisher: z.string().min(1).max(200),
  headline: text,
  description: text,
  contactAddress: z.email(),
  rightsAddress: z.email(),
  keywords: z.array(z.string().max(80)).max(40).default([]),
  copyrightYear: z.int().min(1900).max(2200),
  /** Time zone in which times of publication are set and said, such as Europe/Stockholm; the site's own if omitted. */
  timeZone: z
    .string()
    .max(60)
    .refine(isZone, { error: "is not the name of a time zone such as Europe/Stockholm" })
    .optional(),
  /** The publisher's claims, shown as written; null ones are left out everywhere. */
  claims: z.strictObject({
    brands: text.nullable(),
    interviews: text.nullable(),
    assessments: text.nullable(),
    years: text.nullable(),
    countries: z.strictObject({ figure: text, of: text }).nullable(),
  }),
  /** Invented data: labelled on every page, kept from search engines, never beside a real study. */
  isSample: z.boolean(),
});

const waves = z.strictObject({
  /** Years between waves. Changes, alerts and forecasts count in waves. */
  everyYears: z.int().min(1).max(5),
  /** "{year}", or "{year}/{next}". Addresses keep the year. */
  name: z
    .string()
    .regex(/\{year\}/)
    .max(40)
    .default("{year}"),
  /** The year shown first; null for the latest published one. */
  rankingYear: z.int().min(1900).max(2200).nullable(),
});

/**
 * What a study asks, of whom and where, and how answers become results: one file, `study.json`. Published definitions
 * never change: a change is a new version, and each computation stores the hash of its definition. Checks across fields
 * are added in read-definition.ts.
 */
export const definitionFields = z.strictObject({
  $schema: z.string().max(300).optional(),
  format: z.literal(DEFINITION_FORMAT),
  /** The publisher's own version of this file: "2025.1". */
  version: z.string().regex(/^\d{4}\.\d+$/),
  study,
  /** Languages of the texts; pages show the first. */
  languages: z.array(language).min(1).max(20),
  waves,
  markets: z.array(market).min(1).max(60),
  defaultMarket: slug,
  industries: z.strictObject({
    list: z
      .array(z.strictObject({ slug, name: text }))
      .min(1)
      .max(150),
    /** Whether brand lists can add others. */
    open: z.boolean(),
  }),
  dimensions: z.tuple([dimension, dimension]),
  scale,
  people,
  weighting,
  /**
   * The minimum number of people asked for a brand or group to be shown. Never below 50: the tables refuse figures of
   * fewer people, and what is left out to protect a group counts on it.
   */
  smallestBase: z.int().min(50).max(1000),
  questionnaire,
  quality,
  mappings: z.array(mapping).max(50).default([]),
});

export type StudyDefinition = z.output<typeof definitionFields>;
