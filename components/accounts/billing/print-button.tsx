"use client";

import { Button } from "@/components/ui/button";
import { useScripted } from "@/components/ui/use-scripted";

/** Opens the browser's print dialog; absent if scripts do not run. */
export function PrintButton() {
  return useScripted() ? (
    <Button variant="outline" onClick={() => window.print()}>
      Print
    </Button>
  ) : null;
}
