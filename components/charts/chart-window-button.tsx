"use client";

import { type ComponentType, type RefObject, useRef, useState } from "react";
import { CHART_TOOL, type ChartActionProps } from "@/components/charts/chart-action";
import { Icon } from "@/components/ui/icon";

interface ChartWindowButtonProps {
  /** Label of the button. */
  label: string;
  /** Its icon. */
  icon: React.ReactNode;
  /** What it opens; loaded on demand, because most readers never use it. */
  Window: ComponentType<ChartActionProps & { returnTo: RefObject<HTMLElement | null>; onClose: () => void }>;
  chart: ChartActionProps;
}

/** A chart action that opens a dialog and gets the focus back. Members only. */
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
