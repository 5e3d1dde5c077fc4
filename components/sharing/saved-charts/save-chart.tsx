"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/components/ui/toast";
import { toConfiguration } from "@/lib/analyses/configuration";
import { queryClient } from "@/lib/platform/browser/query-client";
import { keepChart } from "@/lib/sharing/saved-charts/actions";
import { LONGEST, toLine, type ChartDetails } from "@/lib/sharing/saved-charts/chart";
import { chartListQuery } from "@/lib/sharing/saved-charts/list-query";
import { CHART_FAULTS } from "@/lib/sharing/saved-charts/chart-outcome";
import { CHART_TOOL, type ChartActionProps } from "@/components/charts/chart-action";
import type { useOpenedChart } from "./use-opened-chart";

/** Loaded on demand: most readers never save. */
const ChartDialog = dynamic(async () => (await import("@/components/sharing/saved-charts/chart-dialog")).ChartDialog, {
  ssr: false,
});

interface SaveChartProps extends ChartActionProps {
  /** The saved chart that the page was opened from, and a setter for another. */
  from: ReturnType<typeof useOpenedChart>;
}

/** Saves the current chart. One opened from My Charts is updated or saved as new. Also Ctrl+S. */
export function SaveChart({ figure, search, title, from: [opened, setOpened] }: SaveChartProps) {
  const configuration = toConfiguration(figure, new URLSearchParams(search));
  const [isOpen, setIsOpen] = useState(false);
  // The same ID for retries, so that a request that did succeed is not duplicated.
  const [fresh, setFresh] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const router = useRouter();
  const { data: list } = useQuery(
    { ...chartListQuery(opened), enabled: isOpen || opened !== null, refetchOnMount: "always" },
    queryClient,
  );
  const source = list?.chart ?? null;
  const own = source?.isMine ? source : null;

  const keep = (id: string) => async (details: ChartDetails) => {
    const outcome = await keepChart({ id, ...details, configuration }).catch(() => "failed" as const);
    const fault = CHART_FAULTS[outcome];
    if (fault !== null) return fault;
    // A link or an embed made next has the new name. Without an answer the chart is saved all the same.
    await queryClient.fetchQuery({ ...chartListQuery(id), retry: false }).catch(() => null);
    setIsOpen(false);
    setOpened(id);
    void queryClient.invalidateQueries({ queryKey: ["chart-desk"] });
    notify({
      title: "Saved",
      description: `“${details.name}” is in My Charts.`,
      action: { label: "Open My Charts", onClick: () => router.push("/my-charts") },
    });
    return null;
  };
  const asNew = { verb: source ? "Save as new" : "Save", act: keep(fresh) };
  const initial: ChartDetails = own ?? {
    name: toLine(source?.name ?? title, LONGEST.name),
    folder: "",
    tags: [],
    notes: "",
    team: null,
  };
  // Until the data are loaded, the opened chart's name is unknown.
  const isReady = opened === null || list !== undefined;

  return (
    <>
      {source ? (
        <p data-aside className="px-2.5 text-s-1 text-ink-2">
          <span className="block max-w-52 truncate">
            {own ? "From " : `Based on ${source.ownerName || "your team"}’s chart `}
            <Link href="/my-charts" prefetch={false} className="link">
              {source.name}
            </Link>
          </span>
        </p>
      ) : null}
      <button
        ref={button}
        type="button"
        data-save
        data-narrow
        aria-keyshortcuts="Control+S"
        className={CHART_TOOL}
        onClick={() => {
          setFresh(crypto.randomUUID());
          setIsOpen(true);
        }}
      >
        <Icon>
          <path d="M5.5 3.5h9V17L10 13.4 5.5 17z" />
        </Icon>
        Save Chart
      </button>
      {isOpen && isReady ? (
        <ChartDialog
          key={opened}
          title="Save chart"
          description="We save your selection, not the numbers. The chart always opens with the latest results."
          initial={initial}
          folders={list?.folders ?? []}
          teams={list?.teams ?? []}
          actions={own ? [asNew, { verb: "Save changes", act: keep(own.id) }] : [asNew]}
          returnTo={button}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
