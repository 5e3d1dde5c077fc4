"use client";

import { useState } from "react";
import { ClaimBuilderDrawing } from "@/components/hub/figures/claim-builder-drawing";
import { CLAIM_EXAMPLE } from "@/lib/hub/posts/claim-builder";

/** Input stays in this page: it is neither stored nor sent. */
export function ClaimBuilderPlay() {
  const [parts, setParts] = useState(CLAIM_EXAMPLE);
  return (
    <ClaimBuilderDrawing parts={parts} onPart={(part, text) => setParts((known) => ({ ...known, [part]: text }))} />
  );
}
