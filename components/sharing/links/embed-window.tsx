"use client";

import Link from "next/link";
import { useId, useState, useTransition } from "react";
import type { ChartActionProps } from "@/components/charts/chart-action";
import { Button } from "@/components/ui/button";
import { DialogWindow } from "@/components/ui/dialog-window";
import { keepEmbed, type EmbedOutcome } from "@/lib/sharing/embeds/actions";
import { MOST_SITES } from "@/lib/sharing/embeds/embed";
import { readSites } from "@/lib/sharing/embeds/site";
import { EmbedCode } from "./embed-code";
import { EmbedForm } from "./embed-form";

const FAULTS: Readonly<Record<Exclude<EmbedOutcome["status"], "kept">, string>> = {
  full: "You have 200 embeds, the maximum. Turn one off and try again.",
  missing: "This embed no longer exists.",
  forbidden: "Embedding is part of a plan. Sign in again if you have one.",
  failed: "We couldn’t create the embed. Please try again.",
};

/** Error in the entered sites; undefined if none. */
function faultOf({ sites, wrong }: ReturnType<typeof readSites>): string | undefined {
  if (wrong[0] !== undefined)
    return `“${wrong[0].slice(0, 80)}” is not a valid site. Enter it like example.org; only https sites work.`;
  return sites.length > MOST_SITES ? `Enter up to ${MOST_SITES} sites.` : undefined;
}

interface EmbedWindowProps extends ChartActionProps {
  returnTo: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks for the allowed sites, then shows the code. */
export function EmbedWindow({ figure, search, title, returnTo, onClose }: EmbedWindowProps) {
  const [typed, setTyped] = useState("");
  const [siteFault, setSiteFault] = useState<string>();
  const [outcome, setOutcome] = useState<EmbedOutcome | null>(null);
  const [isBusy, start] = useTransition();
  const form = useId();
  const saved = outcome?.status === "kept" ? outcome : null;
  const make = () => {
    const read = readSites(typed);
    const fault = faultOf(read);
    setSiteFault(fault);
    if (fault !== undefined || isBusy) return;
    start(async () => {
      setOutcome(
        await keepEmbed({ figure, search, title, sites: read.sites }).catch((): EmbedOutcome => ({ status: "failed" })),
      );
    });
  };
  return (
    <DialogWindow
      title="Embed this chart"
      size="lg"
      onClose={onClose}
      returnTo={returnTo}
      footer={
        saved ? (
          <>
            <Link
              href="/my-charts/citations#embeds"
              prefetch={false}
              className="link mr-auto inline-flex min-h-11 items-center text-s-1"
            >
              All my embeds
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
            <Button type="submit" form={form} aria-busy={isBusy}>
              {isBusy ? "Creating code…" : "Create code"}
            </Button>
          </>
        )
      }
    >
      {saved ? (
        <EmbedCode id={saved.id} title={title} origin={saved.origin} />
      ) : (
        <EmbedForm id={form} title={title} sites={typed} error={siteFault} onSites={setTyped} onSubmit={make} />
      )}
      {outcome && outcome.status !== "kept" ? (
        <p role="alert" className="mt-4 border-l-4 border-lingon pl-4 text-s0 leading-6 font-title text-lingon">
          {FAULTS[outcome.status]}
        </p>
      ) : null}
    </DialogWindow>
  );
}
