import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";

interface Action<Outcome> {
  isBusy: boolean;
  /** Result of the last action; null before. */
  outcome: Outcome | null;
  run: (work: () => Promise<Outcome>, then?: (outcome: Outcome) => void) => void;
}

/** Asks the server for something to be done, and draws the page again with what happened to it. */
export function useAction<Outcome>(): Action<Outcome> {
  const router = useRouter();
  const [isBusy, start] = useTransition();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return {
    isBusy,
    outcome,
    run(work, then) {
      start(async () => {
        const found = await work();
        setOutcome(found);
        then?.(found);
        router.refresh();
      });
    },
  };
}
