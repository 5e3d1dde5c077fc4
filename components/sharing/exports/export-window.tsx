"use client";

import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { DownloadIcon } from "@/components/charts/analysis-icons";
import type { ChartActionProps } from "@/components/charts/chart-action";
import { DialogWindow } from "@/components/ui/dialog-window";
import { CheckIcon, LockIcon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { may, planWith } from "@/lib/access/rights";
import { takeExport, type ExportAnswer } from "@/lib/sharing/exports/export-file";
import { EXPORT_FORMATS, isExportFormat, type ExportFormat } from "@/lib/catalogue/export-formats";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";

interface ExportWindowProps extends ChartActionProps {
  returnTo: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}

type State = { format: ExportFormat; answer: ExportAnswer | null } | null;

const FORMATS = Object.keys(EXPORT_FORMATS).filter(isExportFormat);
const ROW = "grid min-h-14 w-full grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-4 py-2 text-left";
/** Milliseconds after which a file still being created is announced again. */
const LONG = 4_000;

const sizeOf = (bytes: number) =>
  bytes < 1_000_000
    ? `${formatNumber(Math.max(1, bytes / 1_000))} kB`
    : `${formatNumber(bytes / 1_000_000, DECIMALS.amount)} MB`;

function tell(state: State, isLong: boolean): string {
  if (!state) return "";
  const { name } = EXPORT_FORMATS[state.format];
  if (!state.answer)
    return isLong ? `${name}: still being created. It downloads automatically when it’s ready.` : `Creating ${name}…`;
  return state.answer.isDone
    ? `${state.answer.name} (${sizeOf(state.answer.bytes)}) has been downloaded.`
    : state.answer.words;
}

/** The export formats of a chart. One at a time: each is created on the server from the page's parameters. */
export function ExportWindow({ figure, search, title, tier, returnTo, onClose }: ExportWindowProps) {
  const [state, setState] = useState<State>(null);
  const [isLong, setIsLong] = useState(false);
  const alarm = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(alarm.current), []);
  const isBusy = state !== null && state.answer === null;

  const take = async (format: ExportFormat) => {
    if (isBusy) return;
    setState({ format, answer: null });
    setIsLong(false);
    alarm.current = setTimeout(() => setIsLong(true), LONG);
    const answer = await takeExport(figure, search, format);
    clearTimeout(alarm.current);
    setState({ format, answer });
  };

  return (
    <DialogWindow title="Export this chart" size="sm" onClose={onClose} returnTo={returnTo}>
      <p className="mb-3 text-s-1 leading-5 text-ink-2 wrap-anywhere">{title}</p>
      <ul className="border-t border-rule">
        {FORMATS.map((format) => {
          const { name, says, right } = EXPORT_FORMATS[format];
          const isOwn = state?.format === format;
          const words = (
            <span className="min-w-0">
              <span className="block leading-5 font-value">{name}</span>
              <span className="block text-s-1 leading-5 text-ink-2">{says}</span>
            </span>
          );
          return (
            <li key={format} className="border-b border-rule">
              {may({ tier }, right) ? (
                <button
                  type="button"
                  className={`${ROW} cursor-pointer hover:bg-hover aria-disabled:cursor-progress aria-disabled:text-ink-3`}
                  aria-disabled={isBusy}
                  aria-busy={isOwn && isBusy}
                  onClick={() => void take(format)}
                >
                  <DownloadIcon />
                  {words}
                  <span className="grid size-5 place-items-center" aria-hidden="true">
                    {isOwn && isBusy ? (
                      <Spinner className="size-4.5" />
                    ) : isOwn && state?.answer?.isDone ? (
                      <CheckIcon />
                    ) : null}
                  </span>
                </button>
              ) : (
                <Link href="/pricing" prefetch={false} className={`${ROW} hover:bg-hover`}>
                  <LockIcon />
                  {words}
                  <span className="text-s-2 text-ink-2">with {planWith(right)}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <p
        role="status"
        className={`mt-3 min-h-10 text-s-1 leading-5 wrap-anywhere ${state?.answer && !state.answer.isDone ? "text-lingon" : "text-ink"}`}
      >
        {tell(state, isLong)}
      </p>
      <p className="text-s-2 leading-4 text-ink-2">
        Do not share scores without written permission from {SITE.company}.
      </p>
    </DialogWindow>
  );
}
