"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { toPageAddress, type ChartConfiguration } from "@/lib/analyses/configuration";
import { openAddress, readOpened } from "@/lib/sharing/saved-charts/open-address";

/**
 * ID of the saved chart that the page was opened from. It stays in the address while the selection changes, so that a
 * reload keeps it; the page's own address omits it.
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
