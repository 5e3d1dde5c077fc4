import { DRAFT_STEPS, type Draft, type DraftStep, hasPassedCheck } from "@/lib/study/drafts/draft";
import { DATA_PAGE } from "@/lib/rankings/publications/search-params";

/** Address of a draft: of a step, or of the draft itself, which leads to the step it is at. */
export function draftHref(id: string, step?: DraftStep): string {
  return step === undefined ? `${DATA_PAGE}/drafts/${id}` : `${DATA_PAGE}/drafts/${id}/${step}`;
}

export const STEP_NAMES: Readonly<Record<DraftStep, string>> = {
  files: "Files",
  map: "Map",
  check: "Check",
  compute: "Compute",
  compare: "Compare and publish",
};

export type StepState = "done" | "next" | "later";

type Known = Pick<Draft, "state" | "files" | "checkReport" | "computationId">;

const IS_DONE: Readonly<Record<DraftStep, (draft: Known) => boolean>> = {
  files: ({ files }) => files.some(({ kind }) => kind !== "definition"),
  map: ({ state }) => state !== "files" && state !== "map",
  check: hasPassedCheck,
  compute: ({ computationId }) => computationId !== null,
  compare: ({ state }) => state === "published",
};

/** What each step of a draft is: done, next, or later, as it needs those before it. */
export function stepStates(draft: Known): { step: DraftStep; state: StepState }[] {
  const first = DRAFT_STEPS.findIndex((step) => !IS_DONE[step](draft));
  const next = first === -1 ? DRAFT_STEPS.length : first;
  return DRAFT_STEPS.map((step, at) => ({ step, state: at < next ? "done" : at === next ? "next" : "later" }));
}

/** The step that a draft is at: the first that is not done, or the last. */
export function currentStep(draft: Known): DraftStep {
  return stepStates(draft).find(({ state }) => state === "next")?.step ?? "compare";
}

/** Whether a step can be worked on. */
export function isOpenStep(draft: Known, step: DraftStep): boolean {
  return stepStates(draft).some((one) => one.step === step && one.state !== "later");
}
