"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { notify, toast } from "@/components/ui/toast";
import { findAnalysisAt } from "@/lib/catalogue/analyses";
import { publicationQuery, renewResults } from "@/lib/rankings/member-queries";
import { queryClient } from "@/lib/platform/browser/query-client";

/** Pages where people are in the middle of an analysis: they are asked before it changes. */
const isAnalysis = (path: string): boolean => findAnalysisAt(path) !== null || path.startsWith("/my-charts");

/**
 * Detects a publication or rollback while a page is open. An analysis offers to show the new results; any other page
 * reloads with a notice. A background page checks when it becomes visible.
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
        // Reloaded completely, so that numbers of two publications are never mixed.
        action: { label: "Show the new results", onClick: () => window.location.reload() },
      });
      return;
    }
    router.refresh();
    void renewResults();
    notify({ title: "The results have just been updated.", description: "You’re seeing the new ones." });
  }, [stamp, router, path]);

  return null;
}
