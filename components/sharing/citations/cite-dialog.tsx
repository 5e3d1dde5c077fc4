"use client";

import dynamic from "next/dynamic";
import type { ChartActionProps } from "@/components/charts/chart-action";
import { ChartWindowButton } from "@/components/charts/chart-window-button";

const CiteWindow = dynamic(async () => (await import("./cite-window")).CiteWindow, { ssr: false });
const MARKS = <path d="M4 11.5h4V6H4zM4 11.5c0 2 .8 3 3 3.5M12 11.5h4V6h-4zM12 11.5c0 2 .8 3 3 3.5" />;

/** Creates a permanent address of the current chart, and references to it. */
export function CiteDialog(props: ChartActionProps) {
  return <ChartWindowButton label="Cite" icon={MARKS} Window={CiteWindow} chart={props} />;
}
