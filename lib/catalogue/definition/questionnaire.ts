import { z } from "zod";
import { item, key, text } from "@/lib/catalogue/definition/texts";

/** A scale of whole numbers, the answers that count, and labels for its ends or for every point. */
const answerScale = z.strictObject({
  min: z.int().min(0).max(100),
  max: z.int().min(1).max(100),
  positive: z.array(z.int().min(0).max(100)).min(1),
  labels: z.record(z.string().regex(/^\d+$/), text).default({}),
});

const asked = z.strictObject({
  /** The question as respondents saw it. */
  question: text,
  /** Who is asked. */
  base: text,
});
const items = z.array(item).min(1).max(40);
const yesNo = asked.extend({ items });
const rated = asked.extend({ items, scale: answerScale });

/** A null module was not asked: its sections, filters and exports say so. */
export const questionnaire = z.strictObject({
  awareness: yesNo.nullable(),
  discussion: asked.extend({ item }).nullable(),
  topics: yesNo.nullable(),
  behaviours: rated
    .extend({
      items: z.array(item).min(4).max(12),
      /** Latent classes of the answers, from least to most engaged; null: only the answers are shown. */
      groups: z
        .strictObject({
          /** The group whose classes are known. */
          base: text,
          names: z.array(item).min(2).max(7),
          /** Items that indicate engagement (1) or its absence (-1); they order the classes. */
          engaged: z.record(key, z.union([z.literal(1), z.literal(-1)])),
        })
        .nullable(),
    })
    .nullable(),
  priorities: asked
    .extend({
      items: z.array(item).min(3).max(40),
      design: z.union([
        z.strictObject({
          kind: z.literal("best-worst"),
          sets: z.int().min(1).max(30),
          perSet: z.int().min(3).max(8),
          /** How many times each item is shown to a person. */
          shown: z.int().min(1).max(30),
        }),
        z.strictObject({
          kind: z.literal("mentions"),
          /** How many items a person can choose. */
          most: z.int().min(1).max(40),
        }),
      ]),
    })
    .nullable(),
  factors: rated
    .extend({
      /** The answer that the factors explain. */
      outcome: z.strictObject({
        key,
        question: text,
        base: text,
        min: z.int().min(0).max(100),
        max: z.int().min(1).max(100),
      }),
    })
    .nullable(),
  attitudes: rated.nullable(),
  sayDo: asked
    .extend({
      items: z
        .array(item.extend({ say: text, do: text }))
        .min(1)
        .max(20),
      scale: answerScale,
    })
    .nullable(),
  /** Of the industries of the study; each person is asked about `asked` of them. */
  expectations: asked.extend({ asked: z.int().min(1).max(150), scale: answerScale }).nullable(),
});
