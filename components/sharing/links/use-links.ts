"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { endLink, reviveLink } from "@/lib/sharing/links/actions";
import type { OwnLink } from "@/lib/sharing/links/link";

const FAULTS: Partial<Record<string, string>> = {
  missing: "That link has already been turned off.",
  forbidden: "Please sign in again.",
  failed: "Something went wrong. Nothing has changed; please try again.",
};
const LATE = "It’s too late to undo: links can be restored for 10 minutes.";

/** A user's links and turning them off, with undo in the toast. */
export function useLinks(initial: readonly OwnLink[]) {
  const [known, setKnown] = useState(initial);
  const [list, setList] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const router = useRouter();
  // The server has read them again.
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
      title: "Link turned off",
      description: `The link to “${link.title}” no longer works.`,
      action: { label: "Undo", onClick: () => void revive(link) },
    });
    router.refresh();
  }

  return { list, fault, isBusy, end };
}
