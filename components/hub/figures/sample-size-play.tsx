"use client";

import { useState } from "react";
import { SampleSizeDrawing } from "@/components/hub/figures/sample-size-drawing";
import { SAMPLE_START } from "@/lib/hub/posts/sample-size";

/** Two sliders and the results. */
export function SampleSizePlay() {
  const [share, setShare] = useState<number>(SAMPLE_START.share);
  const [people, setPeople] = useState<number>(SAMPLE_START.people);
  return <SampleSizeDrawing share={share} people={people} onShare={setShare} onPeople={setPeople} />;
}
