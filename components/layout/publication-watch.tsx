"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { notify } from "@/components/ui/toast";
import { publicationQuery } from "@/lib/client/member-queries";
import { queryClient } from "@/lib/client/query-client";

/** What was asked of the results; who is signed in has nothing to do with a publication. */
const OF_RESULTS: ReadonlySet<unknown> = new Set(["countries", "rankings-positions"]);

/**
 * Draws an open page anew when results were published or taken back since it was opened, and says so. A page in the
 * background asks when it is looked at again.
 */
export function PublicationWatch() {
  const router = useRouter();
  const seen = useRef<number | null>(null);
  const { data: stamp } = useQuery(publicationQuery, queryClient);

  useEffect(() => {
    if (stamp === undefined || stamp === seen.current) return;
    const isFirst = seen.current === null;
    seen.current = stamp;
    if (isFirst) return;
    router.refresh();
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => OF_RESULTS.has(queryKey[0]), refetchType: "all" });
    notify({ title: "The results were updated just now.", description: "This page shows the new ones." });
  }, [stamp, router]);

  return null;
}
