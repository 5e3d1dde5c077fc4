import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";
import type { SectionProps } from "../section-props";

/** Each section is a separate chunk: readers of one do not load the others. */
export const SECTION_COMPONENTS: Record<ConsumerPage, ComponentType<SectionProps>> = {
  awareness: dynamic(async () => (await import("../awareness/awareness-section")).AwarenessSection),
  "behaviour-groups": dynamic(async () => (await import("../behaviour-groups/groups-section")).GroupsSection),
  priorities: dynamic(async () => (await import("../priorities/priorities-section")).PrioritiesSection),
  "decision-factors": dynamic(async () => (await import("../decision-factors/factors-section")).FactorsSection),
  attitudes: dynamic(async () => (await import("../attitudes/attitudes-section")).AttitudesSection),
  topics: dynamic(async () => (await import("../topics/topics-section")).TopicsSection),
  "say-do-gap": dynamic(async () => (await import("../say-do-gap/say-do-section")).SayDoSection),
  expectations: dynamic(async () => (await import("../expectations/expectations-section")).ExpectationsSection),
};
