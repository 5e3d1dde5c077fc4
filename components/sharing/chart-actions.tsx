"use client";

import { CiteDialog } from "@/components/sharing/citations/cite-dialog";
import { ExportMenu } from "@/components/sharing/exports/export-menu";
import { EmbedDialog } from "@/components/sharing/links/embed-dialog";
import { ShareDialog } from "@/components/sharing/links/share-dialog";
import { cn } from "@/components/ui/class-names";
import type { ChartToolsProps } from "@/components/charts/chart-tools";
import { SaveChart } from "./saved-charts/save-chart";

/** The actions on the current chart. */
export function ChartActions({ isLeft = false, ...props }: ChartToolsProps) {
  return (
    <div
      role="group"
      aria-label="Chart actions"
      className={cn("-mx-2.5 flex flex-wrap items-center gap-1 print:hidden", isLeft ? "" : "md:justify-end")}
    >
      <SaveChart {...props} />
      <ShareDialog {...props} />
      <EmbedDialog {...props} />
      <CiteDialog {...props} />
      <ExportMenu {...props} />
    </div>
  );
}
