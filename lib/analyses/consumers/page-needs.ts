import type { Module, ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";
import type { ConsumerSection } from "@/lib/study/consumer";

/** A page's subject, and its data. */
interface PageNeeds {
  /** The subject in which populations are compared; its wave is always loaded completely. */
  main: ConsumerSection;
  /** One population in all markets and years. */
  sections: readonly ConsumerSection[];
  /** Every population of the wave shown, besides that of `main`. */
  wave: readonly ConsumerSection[];
  /** Every population of the first wave of the years chosen. */
  firstWave: readonly ConsumerSection[];
  /** Whether its population can be a behaviour group. */
  hasGroups: boolean;
}

const NOTHING_MORE = { wave: [], firstWave: [], hasGroups: true } as const;

/** The parts of a questionnaire that a page shows: it has something to show where one of them was asked. */
const PAGE_MODULES: Record<ConsumerPage, readonly Module[]> = {
  awareness: ["awareness", "discussion"],
  "behaviour-groups": ["behaviours"],
  priorities: ["priorities"],
  "decision-factors": ["factors"],
  attitudes: ["attitudes"],
  topics: ["topics"],
  "say-do-gap": ["sayDo"],
  expectations: ["expectations"],
};

/** Does a study ask what a page shows? */
export const isAskedIn = ({ modules }: Pick<ShownStudy, "modules">, page: ConsumerPage): boolean =>
  PAGE_MODULES[page].some((module) => modules.includes(module));

/** The pages on consumers, each with what it needs. */
export const PAGE_NEEDS: Record<ConsumerPage, PageNeeds> = {
  awareness: {
    main: "awareness",
    sections: ["awareness"],
    ...NOTHING_MORE,
  },
  "behaviour-groups": {
    main: "behaviour-groups",
    sections: ["behaviour-groups"],
    wave: ["behaviours", "profile", "typing", "attitudes"],
    firstWave: ["behaviour-groups"],
    hasGroups: false,
  },
  priorities: {
    main: "priorities",
    sections: ["priorities"],
    ...NOTHING_MORE,
  },
  "decision-factors": {
    main: "decision-factors",
    sections: ["decision-factors", "factor-performance"],
    ...NOTHING_MORE,
  },
  attitudes: {
    main: "attitudes",
    sections: ["attitudes"],
    ...NOTHING_MORE,
  },
  topics: {
    main: "topics",
    sections: ["topics"],
    ...NOTHING_MORE,
  },
  "say-do-gap": {
    main: "say-do",
    sections: ["say-do"],
    ...NOTHING_MORE,
  },
  expectations: {
    main: "expectations",
    sections: ["expectations"],
    ...NOTHING_MORE,
  },
};
