"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { toPageAddress, type ChartConfiguration } from "@/lib/analyses/configuration";
import { openAddress, readOpened } from "@/lib/sharing/saved-charts/open-address";

/**
 * The saved chart that the page was opened from, by id. It stays in the address while more is chosen on the page, so that
 * a reload knows it; the page's own writing of its address leaves it out.
 */
export function useOpenedChart(configuration: ChartConfiguration) {
  const requested = readOpened(useSearchParams().toString());
  const [opened, setOpened] = useState(requested);
  if (requested !== null && requested !== opened) setOpened(requested);
  const address = toPageAddress(configuration);
  useEffect(() => {
    if (opened !== null && requested === null) window.history.replaceState(null, "", openAddress(address, opened));
  }, [opened, requested, address]);
  return [opened, setOpened] as const;
}
