"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { showCited } from "@/lib/sharing/citations/actions";
import type { OwnCitation } from "@/lib/sharing/citations/citation";
import { dropEmbed, keepEmbed } from "@/lib/sharing/embeds/actions";
import type { OwnEmbed } from "@/lib/sharing/embeds/embed";

const FAULTS: Partial<Record<string, string>> = {
  full: "You have 200 embeds, the maximum. Turn one off first.",
  missing: "That has already been turned off in another window.",
  forbidden: "Your plan doesn’t include that, or you’ve been signed out.",
  failed: "Something went wrong. Nothing has changed; please try again.",
};

/** A user's citations and embeds with their actions. Turning off can be undone in the toast. */
export function useCitations(initial: { citations: readonly OwnCitation[]; embeds: readonly OwnEmbed[] }) {
  const [citations, setCitations] = useState(initial.citations);
  const [embeds, setEmbeds] = useState(initial.embeds);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const router = useRouter();

  async function attempt(act: Promise<string>): Promise<boolean> {
    setIsBusy(true);
    const found = FAULTS[await act.catch(() => "failed")] ?? null;
    setIsBusy(false);
    setFault(found);
    if (found === null) router.refresh();
    return found === null;
  }

  async function show(id: string, isOpen: boolean): Promise<void> {
    const set = (value: boolean) =>
      setCitations((now) => now.map((each) => (each.id === id ? { ...each, isOpen: value } : each)));
    set(isOpen);
    if (!(await attempt(showCited({ id, isOpen })))) set(!isOpen);
  }

  async function revive(embed: OwnEmbed): Promise<void> {
    const { id, title, sites, configuration } = embed;
    if (!configuration) return;
    const { figure, search } = configuration;
    if (!(await attempt(keepEmbed({ id, figure, search, title, sites }).then(({ status }) => status)))) return;
    setEmbeds((now) =>
      [...now.filter((each) => each.id !== id), embed].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    );
  }

  async function end(embed: OwnEmbed): Promise<void> {
    if (!(await attempt(dropEmbed({ id: embed.id })))) return;
    setEmbeds((now) => now.filter(({ id }) => id !== embed.id));
    const undo = embed.configuration ? { action: { label: "Undo", onClick: () => void revive(embed) } } : {};
    toast({
      title: "Embed turned off",
      description: `Pages with “${embed.title}” no longer show the chart.`,
      ...undo,
    });
  }

  return { citations, embeds, fault, isBusy, show, end };
}
