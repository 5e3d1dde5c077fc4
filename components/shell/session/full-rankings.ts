"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/**
 * A member's links to public rankings lead to the full ones: the script in the page's head has changed their addresses
 * and marked them (`data-full`). Here they are followed without loading the page again, and before the router would
 * follow the address it was given.
 */
export function useFullRankings(): void {
  const router = useRouter();
  useEffect(() => {
    const lead = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[data-full]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.target !== "") return;
      event.preventDefault();
      router.push(link.pathname + link.search);
    };
    document.addEventListener("click", lead, true);
    return () => document.removeEventListener("click", lead, true);
  }, [router]);
}
