import "server-only";
import { z } from "zod";
import { consumerWaveRow, populationRow } from "@/lib/analyses/consumers/figure-row";
import type { Population } from "@/lib/analyses/consumers/population";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { ConsumerSection } from "@/lib/study/consumer";

// All: @throws {DataError} when there is no answer, a refusal, or an answer of another shape.

/** One population about one subject, in every market and wave of the caller's years. */
export async function listConsumerFigures(caller: Caller, section: ConsumerSection, { age, sex, group }: Population) {
  const args = { p_section: section, p_age: age, p_sex: sex, p_group: group };
  return callFunction(createDataClient(caller), "list_consumer_figures", args, z.array(populationRow));
}

/** Every population of one wave about one subject. */
export async function listConsumerPopulations(caller: Caller, market: string, section: ConsumerSection, year: number) {
  const args = { p_market: market, p_section: section, p_year: year };
  return callFunction(createDataClient(caller), "list_consumer_populations", args, z.array(populationRow));
}

/** Waves of the caller's years in which people were asked about themselves. */
export async function listConsumerWaves(caller: Caller) {
  return callFunction(createDataClient(caller), "list_consumer_waves", {}, z.array(consumerWaveRow));
}
