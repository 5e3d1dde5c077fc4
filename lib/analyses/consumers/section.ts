import { z } from "zod";
import type { ConsumerSection } from "@/lib/study/consumer";

/** Pages of the consumer insights, by the last segment of their address, in the order of their navigation. */
export const CONSUMER_PAGES = [
  "awareness",
  "behaviour-groups",
  "priorities",
  "decision-factors",
  "attitudes",
  "topics",
  "say-do-gap",
  "expectations",
] as const;
export type ConsumerPage = (typeof CONSUMER_PAGES)[number];

/** Subjects a study reports on; the values of `ConsumerSection`. */
export const SECTIONS = [
  "awareness",
  "topics",
  "behaviour-groups",
  "behaviours",
  "profile",
  "typing",
  "priorities",
  "decision-factors",
  "factor-performance",
  "attitudes",
  "say-do",
  "expectations",
] as const satisfies readonly ConsumerSection[];

export const sectionSchema = z.enum(SECTIONS);

export function isConsumerPage(name: string): name is ConsumerPage {
  return (CONSUMER_PAGES as readonly string[]).includes(name);
}
