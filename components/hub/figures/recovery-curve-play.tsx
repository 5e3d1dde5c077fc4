"use client";

import { useState } from "react";
import { RecoveryCurveDrawing } from "@/components/hub/figures/recovery-curve-drawing";
import type { Comparison } from "@/lib/hub/posts/recovery-curve";

/** One year of the invented brand compared with its past. */
export function RecoveryCurvePlay() {
  const [against, setAgainst] = useState<Comparison>("low");
  const [year, setYear] = useState(4);
  return <RecoveryCurveDrawing against={against} year={year} onAgainst={setAgainst} onYear={setYear} />;
}
