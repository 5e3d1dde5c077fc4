import { z } from "zod";
import { ANALYSES, type AnalysisIn, analysesOf, isAnalysisId } from "@/lib/catalogue/analyses";
import { CONSUMER_SECTIONS } from "@/lib/study/consumer";

/** Pages of the consumer insights, by the last segment of their address, in the order of their navigation. */
export const CONSUMER_PAGES = analysesOf("consumers");
export type ConsumerPage = AnalysisIn<"consumers">;

export const isConsumerPage = (name: string): name is ConsumerPage =>
  isAnalysisId(name) && ANALYSES[name].group === "consumers";

export const sectionSchema = z.enum(CONSUMER_SECTIONS);
