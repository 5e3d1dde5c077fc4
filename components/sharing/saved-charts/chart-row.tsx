"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { formatDate } from "@/lib/platform/words/format";
import type { SavedChart } from "@/lib/sharing/saved-charts/chart";
import type { ChartsQuery } from "@/lib/sharing/saved-charts/search-params";
import { ChartThumbnail } from "./chart-thumbnail";

interface ChartRowProps {
  chart: SavedChart;
  isBusy: boolean;
  onEdit: (opener: HTMLElement) => void;
  onDuplicate: () => void;
  onDelete: () => void;
  /** Filters the list by a folder or tag. */
  onNarrow: (patch: Partial<ChartsQuery>) => void;
}

const WORD =
  "min-h-6 cursor-pointer rounded-sm text-left wrap-anywhere underline decoration-rule-strong underline-offset-4 hover:text-ink hover:decoration-ink max-md:min-h-11";

/** Who can see it, as text; null if only the owner. */
function wordWhose({ isMine, ownerName, team }: SavedChart): string | null {
  if (!isMine) return ownerName ? `By ${ownerName}` : "From your team";
  return team ? "Shared with your team" : null;
}

/** One saved chart: thumbnail, folder, actions. */
export function ChartRow({ chart, isBusy, onEdit, onDuplicate, onDelete, onNarrow }: ChartRowProps) {
  const { id, name, opens, notes, folder, tags, isMine, changedAt } = chart;
  const whose = wordWhose(chart);
  const act = (verb: string, onClick: (opener: HTMLElement) => void) => (
    <Button
      variant="ghost"
      size="sm"
      disabled={isBusy}
      className="max-md:min-h-11"
      aria-label={`${verb} ${name}`}
      onClick={(event) => onClick(event.currentTarget)}
    >
      {verb}
    </Button>
  );
  return (
    <div className="grid grid-lead-26 gap-x-4 gap-y-2 py-5 md:grid-cols-[12rem_minmax(0,1fr)_12.5rem] md:gap-x-6">
      {opens ? (
        <Link href={opens.address} prefetch={false} tabIndex={-1} aria-hidden="true" className="self-start">
          <ChartThumbnail key={changedAt} id={id} changedAt={changedAt} isReadable />
        </Link>
      ) : (
        <ChartThumbnail id={id} changedAt={changedAt} isReadable={false} className="self-start" />
      )}
      <div className="min-w-0">
        <h2 className="text-s1 leading-6 tracking-heading wrap-anywhere">
          {opens ? (
            <Link
              href={opens.address}
              prefetch={false}
              className="hover:text-spruce hover:underline hover:underline-offset-4"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className="mt-0.5 text-s-1 leading-5 text-ink-2">
          {opens?.figure ??
            "This chart was made with a different version of the site and can’t be opened. It is still saved."}
        </p>
        {notes ? (
          <p className="mt-2 line-clamp-3 max-w-read text-s-1 leading-5 whitespace-pre-line wrap-anywhere">{notes}</p>
        ) : null}
        {tags.length > 0 ? (
          <ul aria-label="Tags" className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-s-1 text-ink-2">
            {tags.map((tag) => (
              <li key={tag}>
                <button type="button" className={WORD} onClick={() => onNarrow({ tag })}>
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-s-1 leading-5 text-ink-2 md:col-span-1 md:flex-col md:flex-nowrap md:items-stretch md:justify-start">
        <div className="min-w-0">
          <p>Changed {formatDate(changedAt)}</p>
          {folder ? (
            <p>
              In{" "}
              <button type="button" className={WORD} onClick={() => onNarrow({ folder })}>
                {folder}
              </button>
            </p>
          ) : null}
          {whose ? <p className="wrap-anywhere text-ink">{whose}</p> : null}
        </div>
        <div className="-mx-3.5 flex flex-wrap md:mt-1">
          {isMine ? act("Edit", onEdit) : null}
          {act("Duplicate", onDuplicate)}
          {isMine ? act("Delete", onDelete) : null}
        </div>
      </div>
    </div>
  );
}

/** Replaces a chart that was just deleted. */
export function GoneRow({ chart, isBusy, onUndo }: { chart: SavedChart; isBusy: boolean; onUndo: () => void }) {
  return (
    <OutcomeNotice isFault={false} className="my-5">
      <p className="min-w-0 wrap-anywhere">Deleted “{chart.name}”.</p>
      <Button variant="outline" size="sm" disabled={isBusy} onClick={onUndo}>
        Undo
      </Button>
    </OutcomeNotice>
  );
}
