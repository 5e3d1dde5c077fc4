"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { endLink, reviveLink } from "@/lib/sharing/links/actions";
import type { OwnLink } from "@/lib/sharing/links/link";

const FAULTS: Partial<Record<string, string>> = {
  missing: "That link is gone already.",
  forbidden: "Please sign in again.",
  failed: "That was not done: the site did not answer. Please try again.",
};
const LATE = "The link stays ended: that can be taken back for ten minutes.";

/** Somebody's links, and ending them. What is ended can be taken back from the toast that says so. */
export function useLinks(initial: readonly OwnLink[]) {
  const [known, setKnown] = useState(initial);
  const [list, setList] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const router = useRouter();
  // The server has read them anew.
  if (known !== initial) {
    setKnown(initial);
    setList(initial);
  }

  async function attempt(act: Promise<string>, faults = FAULTS): Promise<boolean> {
    setIsBusy(true);
    const found = faults[await act.catch(() => "failed")] ?? null;
    setIsBusy(false);
    setFault(found);
    return found === null;
  }

  async function revive(link: OwnLink): Promise<void> {
    if (!(await attempt(reviveLink({ id: link.id }), { ...FAULTS, missing: LATE }))) return;
    setList((now) =>
      [...now.filter(({ id }) => id !== link.id), link].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    );
    router.refresh();
  }

  async function end(link: OwnLink): Promise<void> {
    if (!(await attempt(endLink({ id: link.id })))) return;
    setList((now) => now.filter(({ id }) => id !== link.id));
    toast({
      title: "The link is ended",
      description: `Nothing is shown at the address of “${link.title}” any more.`,
      action: { label: "Undo", onClick: () => void revive(link) },
    });
    router.refresh();
  }

  return { list, fault, isBusy, end };
}
