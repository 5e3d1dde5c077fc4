import { type ComponentType, lazy } from "react";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";
import type { SectionProps } from "../section-props";

const late = (load: () => Promise<ComponentType<SectionProps>>) => lazy(async () => ({ default: await load() }));

/**
 * Each section is a separate chunk: readers of one do not load the others. Not with `next/dynamic`, which would have a
 * browser fetch the section before a reader turns to it. Their styles: section-styles.ts.
 */
export const SECTION_COMPONENTS: Record<ConsumerPage, ComponentType<SectionProps>> = {
  awareness: late(async () => (await import("../awareness/awareness-section")).AwarenessSection),
  "behaviour-groups": late(async () => (await import("../behaviour-groups/groups-section")).GroupsSection),
  priorities: late(async () => (await import("../priorities/priorities-section")).PrioritiesSection),
  "decision-factors": late(async () => (await import("../decision-factors/factors-section")).FactorsSection),
  attitudes: late(async () => (await import("../attitudes/attitudes-section")).AttitudesSection),
  topics: late(async () => (await import("../topics/topics-section")).TopicsSection),
  "say-do-gap": late(async () => (await import("../say-do-gap/say-do-section")).SayDoSection),
  expectations: late(async () => (await import("../expectations/expectations-section")).ExpectationsSection),
};
