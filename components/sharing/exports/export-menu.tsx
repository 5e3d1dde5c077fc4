"use client";

import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { DownloadIcon } from "@/components/charts/analysis-icons";
import { CHART_TOOL, type ChartActionProps } from "@/components/charts/chart-action";

/** Loaded on demand: most readers never export. */
const ExportWindow = dynamic(async () => (await import("./export-window")).ExportWindow, { ssr: false });

/** Exports the chart as a file. */
export function ExportMenu(props: ChartActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (props.tier === null) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        data-narrow
        className={CHART_TOOL}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <DownloadIcon />
        Export
      </button>
      {isOpen ? <ExportWindow {...props} returnTo={button} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
