"use client";

import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { CHART_TOOL, type ChartActionProps } from "@/components/charts/chart-action";
import { Icon } from "@/components/ui/icon";

/** Fetched when it is asked for: most who read a chart never do. */
const EmbedWindow = dynamic(async () => (await import("./embed-window")).EmbedWindow, { ssr: false });

/** Makes the code that shows the chart inside a page of another site. */
export function EmbedDialog(props: ChartActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (props.tier === null) return null;
  return (
    <>
      <button ref={button} type="button" className={CHART_TOOL} onClick={() => setIsOpen(true)}>
        <Icon>
          <path d="m7 6-4 4 4 4M13 6l4 4-4 4M11.3 4.5l-2.6 11" />
        </Icon>
        Embed
      </button>
      {isOpen ? <EmbedWindow {...props} returnTo={button} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
