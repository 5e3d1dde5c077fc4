"use client";

import { Button } from "@/components/ui/button";
import { useScripted } from "@/components/ui/use-scripted";

/** Opens the browser's own printing; absent where scripts do not run. */
export function PrintButton() {
  return useScripted() ? (
    <Button variant="outline" onClick={() => window.print()}>
      Print
    </Button>
  ) : null;
}
