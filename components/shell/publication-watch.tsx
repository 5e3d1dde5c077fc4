"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { notify, toast } from "@/components/ui/toast";
import { findAnalysisAt } from "@/lib/catalogue/analyses";
import { publicationQuery } from "@/lib/rankings/member-queries";
import { queryClient } from "@/lib/platform/browser/query-client";

/** What was asked of the results; who is signed in has nothing to do with a publication. */
const OF_RESULTS: ReadonlySet<unknown> = new Set(["countries", "rankings-positions"]);

/** Pages on which people are in the middle of an analysis: they are asked before it changes under their hands. */
const isAnalysis = (path: string): boolean => findAnalysisAt(path) !== null || path.startsWith("/my-charts");

/**
 * Learns while a page is open that results were published or taken back. An analysis offers to show the new ones; any
 * other page is drawn again and says so. A page in the background asks when it is looked at again.
 */
export function PublicationWatch() {
  const router = useRouter();
  const path = usePathname();
  const seen = useRef<number | null>(null);
  const { data: stamp } = useQuery(publicationQuery, queryClient);

  useEffect(() => {
    if (stamp === undefined || stamp === seen.current) return;
    const isFirst = seen.current === null;
    seen.current = stamp;
    if (isFirst) return;
    if (isAnalysis(path)) {
      toast({
        title: "New results are available.",
        description: "This page shows the earlier results.",
        // Loaded whole: figures of two publications never stand beside each other.
        action: { label: "Show the new results", onClick: () => window.location.reload() },
      });
      return;
    }
    router.refresh();
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => OF_RESULTS.has(queryKey[0]),
      refetchType: "all",
    });
    notify({ title: "The results have just been updated.", description: "You’re seeing the new ones." });
  }, [stamp, router, path]);

  return null;
}
