"use client";

import Image from "next/image";
import { useState } from "react";
import { clsx } from "clsx";

interface ChartThumbnailProps {
  id: string;
  /** Changes with the chart, so that browsers do not cache an old picture. */
  changedAt: string;
  isReadable: boolean;
  className?: string;
}

/** Placeholder if there is nothing to draw. */
function Blank() {
  return (
    <svg viewBox="0 0 160 100" className="size-full stroke-rule-strong" fill="none" aria-hidden="true">
      <path d="M20 26H140M20 42H140M20 58H140M20 74H100" strokeDasharray="2 5" />
    </svg>
  );
}

/**
 * The chart as a thumbnail with the viewer's rights, in the page's colours. Decorative, since its name is beside it.
 */
export function ChartThumbnail({ id, changedAt, isReadable, className }: ChartThumbnailProps) {
  const [isMissing, setIsMissing] = useState(!isReadable);
  return (
    <span
      className={clsx(
        "block aspect-8/5 w-full overflow-hidden rounded-sm border border-rule bg-paper-raised",
        className,
      )}
    >
      {isMissing ? (
        <Blank />
      ) : (
        (["light", "dark"] as const).map((theme) => (
          // Rendered by our own handler in its final size, so nothing to optimise.
          <Image
            key={theme}
            unoptimized
            src={`/api/charts/${id}/thumbnail?${new URLSearchParams({ theme, of: changedAt }).toString()}`}
            alt=""
            width={320}
            height={200}
            loading="lazy"
            className={clsx("size-full object-contain", theme === "light" ? "dark:hidden" : "hidden dark:block")}
            onError={() => setIsMissing(true)}
          />
        ))
      )}
    </span>
  );
}
