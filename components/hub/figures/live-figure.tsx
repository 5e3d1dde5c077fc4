"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";

/** Each is a separate file, loaded when the reader scrolls near. */
const PLAYS = {
  "sample-size": lazy(async () => ({
    default: (await import("@/components/hub/figures/sample-size-play")).SampleSizePlay,
  })),
  "rank-noise": lazy(async () => ({
    default: (await import("@/components/hub/figures/rank-noise-play")).RankNoisePlay,
  })),
  "claim-builder": lazy(async () => ({
    default: (await import("@/components/hub/figures/claim-builder-play")).ClaimBuilderPlay,
  })),
  "recovery-curve": lazy(async () => ({
    default: (await import("@/components/hub/figures/recovery-curve-play")).RecoveryCurvePlay,
  })),
} as const;

interface LiveFigureProps {
  name: keyof typeof PLAYS;
  /** The server-rendered figure: complete and of the same size. */
  children: React.ReactNode;
}

/** A figure that becomes interactive once it is in view; until then, and without JavaScript, it is static. */
export function LiveFigure({ name, children }: LiveFigureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "300px" },
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const Play = PLAYS[name];
  return (
    <div ref={box} data-live={near || undefined}>
      {near ? (
        <Suspense fallback={children}>
          <Play />
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
