"use client";

import { type ComponentType, type RefObject, useRef, useState } from "react";
import { CHART_TOOL, type ChartActionProps } from "@/components/charts/chart-action";
import { Icon } from "@/components/ui/icon";

interface ChartWindowButtonProps {
  /** What the button says. */
  label: string;
  /** Its drawing. */
  icon: React.ReactNode;
  /** What it opens; fetched when it is asked for, since most who read a chart never do. */
  Window: ComponentType<ChartActionProps & { returnTo: RefObject<HTMLElement | null>; onClose: () => void }>;
  chart: ChartActionProps;
}

/** A tool of a chart that opens a window over the page and gets the focus back from it. For members alone. */
export function ChartWindowButton({ label, icon, Window, chart }: ChartWindowButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (chart.tier === null) return null;
  return (
    <>
      <button ref={button} type="button" className={CHART_TOOL} onClick={() => setIsOpen(true)}>
        <Icon>{icon}</Icon>
        {label}
      </button>
      {isOpen ? <Window {...chart} returnTo={button} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
