import { z } from "zod";
import { mapping } from "@/lib/catalogue/definition/mapping";
import { market, people, quality, weighting } from "@/lib/catalogue/definition/population";
import { questionnaire } from "@/lib/catalogue/definition/questionnaire";
import { key, language, slug, text } from "@/lib/catalogue/definition/texts";

/** The only form of a definition so far. */
const DEFINITION_FORMAT = "study/1";

const dimension = z.strictObject({
  /** Names the dimension in addresses, files and the API. */
  key,
  /** "Environment". */
  name: text,
  /** "the environment", as it is written inside a sentence. */
  inSentence: text,
  /** The question as respondents saw it. */
  question: text,
  /** Words by which a claim is recognised as one about it. */
  cues: z.array(z.string().max(80)).max(60).default([]),
});

/** The scale on which brands are rated, and what makes a score of its marks. */
const scale = z.strictObject({
  min: z.int().min(0).max(10),
  max: z.int().min(1).max(10),
  /** Words for the ends or for every point. */
  labels: z.record(z.string().regex(/^\d+$/), text).default({}),
  /** Marks that count. */
  positive: z.array(z.int().min(0).max(10)).min(1),
  /** Everyone asked about the brand, or only people who marked both dimensions. */
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
  /** The publisher's claims, shown as written; a claim that is null is left out everywhere. */
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
  /** Years from one wave to the next. Changes, alerts and forecasts count in waves. */
  everyYears: z.int().min(1).max(5),
  /** "{year}", or "{year}/{next}". Addresses keep the year. */
  name: z
    .string()
    .regex(/\{year\}/)
    .max(40)
    .default("{year}"),
  /** The year shown first; the latest published one where null. */
  rankingYear: z.int().min(1900).max(2200).nullable(),
});

/**
 * What a study asks, of whom and where, and how answers become results: one file, `study.json`. A published definition
 * is never changed: a change is a new version, and every computation names the hash of its own. The checks across its
 * fields are added where it is read (read-definition.ts).
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
    /** May brand lists bring others? */
    open: z.boolean(),
  }),
  dimensions: z.tuple([dimension, dimension]),
  scale,
  people,
  weighting,
  /** Nothing is shown of a brand or group that fewer people were asked about. */
  smallestBase: z.int().min(30).max(1000),
  questionnaire,
  quality,
  mappings: z.array(mapping).max(50).default([]),
});

export type StudyDefinition = z.output<typeof definitionFields>;
