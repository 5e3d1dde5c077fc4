"use client";

import dynamic from "next/dynamic";
import type { ChartActionProps } from "@/components/charts/chart-action";
import { ChartWindowButton } from "@/components/charts/chart-window-button";

const EmbedWindow = dynamic(async () => (await import("./embed-window")).EmbedWindow, { ssr: false });
const BRACKETS = <path d="m7 6-4 4 4 4M13 6l4 4-4 4M11.3 4.5l-2.6 11" />;

/** Creates code that embeds the chart on another site. */
export function EmbedDialog(props: ChartActionProps) {
  return <ChartWindowButton label="Embed" icon={BRACKETS} Window={EmbedWindow} chart={props} />;
}
