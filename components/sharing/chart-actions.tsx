"use client";

import { useQuery } from "@tanstack/react-query";
import { CiteDialog } from "@/components/sharing/citations/cite-dialog";
import { ExportMenu } from "@/components/sharing/exports/export-menu";
import { EmbedDialog } from "@/components/sharing/links/embed-dialog";
import { ShareDialog } from "@/components/sharing/links/share-dialog";
import { cn } from "@/components/ui/class-names";
import type { ChartToolsProps } from "@/components/charts/chart-tools";
import { toConfiguration } from "@/lib/analyses/configuration";
import { queryClient } from "@/lib/platform/browser/query-client";
import { nameOfChart } from "@/lib/sharing/saved-charts/chart-name";
import { chartListQuery } from "@/lib/sharing/saved-charts/list-query";
import { SaveChart } from "./saved-charts/save-chart";
import { useOpenedChart } from "./saved-charts/use-opened-chart";

/** The actions on the current chart. Links and embeds of a saved chart have its name. */
export function ChartActions({ isLeft = false, ...props }: ChartToolsProps) {
  const configuration = toConfiguration(props.figure, new URLSearchParams(props.search));
  const from = useOpenedChart(configuration);
  const [opened] = from;
  const { data: list } = useQuery({ ...chartListQuery(opened), enabled: opened !== null }, queryClient);
  const named = { ...props, title: nameOfChart(list?.chart ?? null, configuration) ?? props.title };
  return (
    <div
      role="group"
      aria-label="Chart actions"
      className={cn("-mx-2.5 flex flex-wrap items-center gap-1 print:hidden", isLeft ? "" : "md:justify-end")}
    >
      <SaveChart {...props} from={from} />
      <ShareDialog {...named} />
      <EmbedDialog {...named} />
      <CiteDialog {...props} />
      <ExportMenu {...props} />
    </div>
  );
}
