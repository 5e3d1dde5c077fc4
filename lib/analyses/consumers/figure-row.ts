import { z } from "zod";
import type { ConsumerWave, PopulationReading } from "@/lib/analyses/consumers/dataset";
import { CONSUMER_SECTIONS } from "@/lib/study/consumer";

// Rows of the reading calls behind the consumer pages, as the data API answers them.

const numbers = z.array(z.number().nullable());

export const populationRow = z
  .strictObject({
    market_slug: z.string(),
    year: z.int(),
    section: z.string(),
    age_group: z.string(),
    sex: z.string(),
    behaviour_group: z.string(),
    items: z.array(z.string()),
    figures: numbers,
    lows: numbers,
    highs: numbers,
    bases: z.array(z.int()),
    effective_bases: numbers,
  })
  .transform((row): PopulationReading => ({
    market: row.market_slug,
    year: row.year,
    population: { age: row.age_group, sex: row.sex, group: row.behaviour_group },
    figures: row.items.map((item, at) => ({
      item,
      value: row.figures[at] ?? null,
      low: row.lows[at] ?? null,
      high: row.highs[at] ?? null,
      n: row.bases[at] ?? 0,
      nEff: row.effective_bases[at] ?? null,
    })),
  }));

export const consumerWaveRow = z
  .strictObject({
    market_slug: z.string(),
    year: z.int(),
    is_sample: z.boolean(),
    fieldwork_from: z.iso.date().nullable(),
    fieldwork_to: z.iso.date().nullable(),
    interviews: z.int(),
    design_effect: z.number().nullable(),
    effective_n: z.number().nullable(),
    sections: z.array(z.string()),
  })
  .transform((row): ConsumerWave => ({
    market: row.market_slug,
    year: row.year,
    isSample: row.is_sample,
    fieldwork: row.fieldwork_from && row.fieldwork_to ? { from: row.fieldwork_from, to: row.fieldwork_to } : null,
    interviews: row.interviews,
    designEffect: row.design_effect,
    effectiveN: row.effective_n,
    // A study may contain sections that this version does not know.
    sections: CONSUMER_SECTIONS.filter((section) => row.sections.includes(section)),
  }));
