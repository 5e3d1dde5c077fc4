"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useId, useState } from "react";
import { DownloadIcon } from "@/components/charts/analysis-icons";
import { CHART_TOOL } from "@/components/charts/chart-action";
import type { ChartToolsProps } from "@/components/charts/chart-tools";
import { CiteDialog } from "@/components/sharing/citations/cite-dialog";
import { ExportMenu } from "@/components/sharing/exports/export-menu";
import { EmbedDialog } from "@/components/sharing/links/embed-dialog";
import { ShareDialog } from "@/components/sharing/links/share-dialog";
import { Icon, LockIcon } from "@/components/ui/icon";
import { useClosing } from "@/components/ui/use-closing";
import { planWith } from "@/lib/access/rights";
import { toConfiguration } from "@/lib/analyses/configuration";
import { queryClient } from "@/lib/platform/browser/query-client";
import { nameOfChart } from "@/lib/sharing/saved-charts/chart-name";
import { chartListQuery } from "@/lib/sharing/saved-charts/list-query";
import styles from "./chart-actions.module.css";
import { SaveChart } from "./saved-charts/save-chart";
import { useOpenedChart } from "./saved-charts/use-opened-chart";

/** The actions on the current chart, once a page. Links and embeds of a saved chart have its name. */
export function ChartActions({ csv, ...props }: ChartToolsProps) {
  const configuration = toConfiguration(props.figure, new URLSearchParams(props.search));
  const from = useOpenedChart(configuration);
  const [opened] = from;
  const { data: list } = useQuery({ ...chartListQuery(opened), enabled: opened !== null }, queryClient);
  const named = { ...props, title: nameOfChart(list?.chart ?? null, configuration) ?? props.title };
  const [isOpen, setIsOpen] = useState(false);
  const { ref, opener, onKeyDown } = useClosing<HTMLDivElement>(isOpen, () => setIsOpen(false));
  const id = useId();
  return (
    <div
      ref={ref}
      role="group"
      aria-label="Chart actions"
      data-open={isOpen}
      className={styles.actions}
      onKeyDown={onKeyDown}
    >
      <SaveChart {...props} from={from} />
      <ShareDialog {...named} />
      <ExportMenu {...props} />
      <button
        ref={opener}
        type="button"
        aria-label="More actions"
        aria-expanded={isOpen}
        aria-controls={id}
        className={CHART_TOOL}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon>
          <path d="M5 10h.01M10 10h.01M15 10h.01" strokeWidth="2.5" />
        </Icon>
      </button>
      <div id={id} className={styles.menu}>
        <EmbedDialog {...named} />
        <CiteDialog {...props} />
        {csv === "locked" ? (
          <Link href="/pricing" className={CHART_TOOL}>
            <LockIcon className="size-4.5" /> CSV{" "}
            <span className="text-s-2 text-ink-3">with {planWith("csvExport")}</span>
          </Link>
        ) : csv ? (
          <a href={csv.href} download className={CHART_TOOL}>
            <DownloadIcon /> CSV
          </a>
        ) : null}
        <button type="button" className={CHART_TOOL} onClick={() => window.print()}>
          <Icon>
            <path d="M6 7V3.5h8V7M6 14H3.5V7h13v7H14M6 11.5h8v5H6z" />
          </Icon>
          Print
        </button>
      </div>
    </div>
  );
}
