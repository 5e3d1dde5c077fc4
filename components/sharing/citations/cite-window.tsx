"use client";

import Link from "next/link";
import { useState, useTransition } from "react";
import type { ChartActionProps } from "@/components/charts/chart-action";
import { Button } from "@/components/ui/button";
import { DialogWindow } from "@/components/ui/dialog-window";
import { citeChart, type CiteOutcome } from "@/lib/sharing/citations/actions";
import { References } from "./references";

const FAULTS: Readonly<Record<Exclude<CiteOutcome["status"], "kept">, string>> = {
  full: "You have 1,000 citations, the maximum. See your list of citations.",
  nothing: "There is no data for this selection, so there is nothing to cite.",
  forbidden: "Citing is part of a plan. Sign in again if you have one.",
  failed: "We couldn’t create the citation. Please try again.",
};

interface CiteWindowProps extends ChartActionProps {
  returnTo: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks whether to cite, then shows the references. */
export function CiteWindow({ figure, search, title, returnTo, onClose }: CiteWindowProps) {
  const [outcome, setOutcome] = useState<CiteOutcome | null>(null);
  const [isBusy, start] = useTransition();
  const saved = outcome?.status === "kept" ? outcome : null;
  const cite = () =>
    start(async () => {
      setOutcome(await citeChart({ figure, search }).catch((): CiteOutcome => ({ status: "failed" })));
    });
  return (
    <DialogWindow
      title="Cite this chart"
      size="md"
      onClose={onClose}
      returnTo={returnTo}
      footer={
        saved ? (
          <>
            <Link
              href="/my-charts/citations"
              prefetch={false}
              className="link mr-auto inline-flex min-h-11 items-center text-s-1"
            >
              All my citations
            </Link>
            <Button variant="secondary" onClick={onClose}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button aria-busy={isBusy} onClick={() => !isBusy && cite()}>
              {isBusy ? "Creating citation…" : "Create citation"}
            </Button>
          </>
        )
      }
    >
      {saved ? (
        <>
          <p role="status" className="mb-4 max-w-text text-s0 leading-6">
            Permanent address, with a hash of today’s numbers.
          </p>
          <References {...saved.reference} />
        </>
      ) : (
        <>
          <p className="text-s1 leading-7 font-value wrap-anywhere">{title}</p>
          <p className="mt-2 max-w-text text-s0 leading-6 text-ink-2">
            Creates a permanent address. Its title, selection, date and a hash of its numbers are stored permanently and
            can’t be changed.
          </p>
          <p className="mt-2 max-w-text text-s0 leading-6 text-ink-2">
            Anyone can open it without signing in. They see the numbers your plan includes at the time, with a note if
            these differ from what you cited. You can hide the numbers at any time.
          </p>
          {outcome && outcome.status !== "kept" ? (
            <p role="alert" className="mt-4 border-l-4 border-lingon pl-4 text-s0 leading-6 font-title text-lingon">
              {FAULTS[outcome.status]}
            </p>
          ) : null}
        </>
      )}
    </DialogWindow>
  );
}
