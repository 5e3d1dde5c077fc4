"use client";

import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { CHART_TOOL, type ChartActionProps } from "@/components/charts/chart-action";
import { Icon } from "@/components/ui/icon";

/** Fetched when it is asked for: most who read a chart never do. */
const CiteWindow = dynamic(async () => (await import("./cite-window")).CiteWindow, { ssr: false });

/** Makes a citable address of the chart as it stands, and the references to it. */
export function CiteDialog(props: ChartActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (props.tier === null) return null;
  return (
    <>
      <button ref={button} type="button" className={CHART_TOOL} onClick={() => setIsOpen(true)}>
        <Icon>
          <path d="M4 11.5h4V6H4zM4 11.5c0 2 .8 3 3 3.5M12 11.5h4V6h-4zM12 11.5c0 2 .8 3 3 3.5" />
        </Icon>
        Cite
      </button>
      {isOpen ? <CiteWindow {...props} returnTo={button} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
