import Link from "next/link";
import { cn } from "@/components/ui/class-names";
import { CheckIcon } from "@/components/ui/icon";
import { draftHref, STEP_NAMES, type StepState, stepStates } from "@/lib/accounts/drafts/draft-steps";
import type { Draft, DraftStep } from "@/lib/study/drafts/draft";

const STATE_WORDS: Readonly<Record<StepState, string>> = { done: "Done", next: "Next", later: "Later" };

/** The five steps of a draft in a row, each with its address and state; later ones can’t be opened yet. */
export function DraftStepList({ draft, here }: { draft: Draft; here: DraftStep }) {
  return (
    <nav aria-label="Steps" className="mt-6 border-t-2 border-ink">
      <ol className="grid grid-cols-5">
        {stepStates(draft).map(({ step, state }, at) => (
          <li key={step} className="min-w-0">
            <Step draft={draft.id} step={step} state={state} number={at + 1} isHere={step === here} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepProps {
  draft: string;
  step: DraftStep;
  state: StepState;
  number: number;
  isHere: boolean;
}

function Step({ draft, step, state, number, isHere }: StepProps) {
  const look = cn(
    "flex h-full min-h-16 flex-col gap-1 border-t-4 pt-2.5 pr-1.5 pb-2 text-s-2 leading-4 md:flex-row md:gap-2.5 md:pr-3 md:text-s-1 md:leading-5",
    isHere ? "border-spruce" : "border-transparent",
    state === "later" ? "text-ink-3" : "text-ink",
  );
  const content = (
    <>
      <span
        aria-hidden="true"
        className={cn(
          "grid size-6 shrink-0 place-items-center rounded-full border text-s-2 leading-none font-name tabular-nums",
          state === "done" && "border-spruce bg-spruce text-on-spruce",
          state === "next" && "border-spruce text-spruce",
          state === "later" && "border-rule-strong",
        )}
      >
        {state === "done" ? <CheckIcon className="size-3.5" /> : number}
      </span>
      <span className="min-w-0 break-words">
        <span className={cn("block", isHere && "font-title")}>{STEP_NAMES[step]}</span>
        <span className="block text-ink-3 max-md:sr-only">{STATE_WORDS[state]}</span>
      </span>
    </>
  );
  if (state === "later") return <span className={look}>{content}</span>;
  return (
    <Link
      href={draftHref(draft, step)}
      prefetch={false}
      aria-current={isHere ? "step" : undefined}
      className={cn(look, "hover:bg-hover")}
    >
      {content}
    </Link>
  );
}
