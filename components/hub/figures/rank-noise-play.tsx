"use client";

import { useState } from "react";
import { RankNoiseDrawing } from "@/components/hub/figures/rank-noise-drawing";
import { FIRST_RUNS, MOST_RUNS, rankInRun, ranksOfRuns } from "@/lib/hub/posts/rank-noise";

const start = () => ({ ranks: ranksOfRuns(FIRST_RUNS), runs: FIRST_RUNS });

/** Each click asks other people about the same unchanging market. */
export function RankNoisePlay() {
  const [{ ranks, runs }, setState] = useState(start);
  const more = () =>
    setState((state) => ({ ranks: [...state.ranks, rankInRun(state.runs)].slice(-MOST_RUNS), runs: state.runs + 1 }));
  return <RankNoiseDrawing ranks={ranks} runs={runs} onMore={more} onAfresh={() => setState(start)} />;
}
