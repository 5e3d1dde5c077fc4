"use client";

import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { CopyIcon, DownloadIcon } from "@/components/charts/analysis-icons";
import type { ChartActionProps } from "@/components/charts/chart-action";
import { Button } from "@/components/ui/button";
import { DialogWindow } from "@/components/ui/dialog-window";
import { CheckIcon, LockIcon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { may, planWith } from "@/lib/access/rights";
import { canCopyImage, COPIED, copyImage, takeExport, type ExportAnswer } from "@/lib/sharing/exports/export-file";
import { EXPORT_FORMATS, isExportFormat, type ExportFormat } from "@/lib/catalogue/export-formats";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";

interface ExportWindowProps extends ChartActionProps {
  returnTo: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A file, or the wide image for the clipboard. */
type Wanted = ExportFormat | "copy";
type State = { wanted: Wanted; answer: ExportAnswer | null } | null;

const COPY = { name: "Copy image", says: "To the clipboard, to paste into slides or messages" };
const nameOf = (wanted: Wanted) => (wanted === "copy" ? COPY.name : EXPORT_FORMATS[wanted].name);

/** All files, and after the wide image the way to copy it. */
const CHOICES: readonly Wanted[] = Object.keys(EXPORT_FORMATS)
  .filter(isExportFormat)
  .flatMap((format): Wanted[] => (format === "png" ? [format, "copy"] : [format]));
const COPY_RIGHT = EXPORT_FORMATS.png.right;
const ROW = "grid min-h-14 w-full grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-4 py-2 text-left";
/** Milliseconds after which a file still being created is announced again. */
const LONG = 4_000;

const sizeOf = (bytes: number) =>
  bytes < 1_000_000
    ? `${formatNumber(Math.max(1, bytes / 1_000))} kB`
    : `${formatNumber(bytes / 1_000_000, DECIMALS.amount)} MB`;

function tell(state: State, isLong: boolean): string {
  if (!state) return "";
  const { wanted, answer } = state;
  if (!answer && wanted === "copy") return "Creating the image…";
  if (!answer)
    return isLong
      ? `${nameOf(wanted)}: still being created. It downloads automatically when it’s ready.`
      : `Creating ${nameOf(wanted)}…`;
  if (!answer.isDone) return answer.words;
  return answer.name === COPIED
    ? "The image has been copied."
    : `${answer.name} (${sizeOf(answer.bytes)}) has been downloaded.`;
}

/** The export formats of a chart. One at a time: each is created on the server from the page's parameters. */
export function ExportWindow({ figure, search, title, tier, returnTo, onClose }: ExportWindowProps) {
  const [state, setState] = useState<State>(null);
  const [isLong, setIsLong] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const alarm = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underway = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(alarm.current);
      underway.current?.abort();
    },
    [],
  );
  const isBusy = state !== null && state.answer === null;

  const take = async (wanted: Wanted) => {
    if (isBusy) return;
    setState({ wanted, answer: null });
    setIsLong(false);
    setIsCopied(false);
    alarm.current = setTimeout(() => setIsLong(true), LONG);
    underway.current = new AbortController();
    const { signal } = underway.current;
    const answer = await (wanted === "copy"
      ? copyImage(figure, search, signal)
      : takeExport(figure, search, wanted, signal));
    clearTimeout(alarm.current);
    setState({ wanted, answer });
  };

  return (
    <DialogWindow title="Export this chart" size="sm" onClose={onClose} returnTo={returnTo}>
      <p className="mb-3 text-s-1 leading-5 text-ink-2 wrap-anywhere">{title}</p>
      <ul className="border-t border-rule">
        {CHOICES.filter((wanted) => wanted !== "copy" || (may({ tier }, COPY_RIGHT) && canCopyImage())).map(
          (wanted) => {
            const { name, says } = wanted === "copy" ? COPY : EXPORT_FORMATS[wanted];
            const right = wanted === "copy" ? COPY_RIGHT : EXPORT_FORMATS[wanted].right;
            const isOwn = state?.wanted === wanted;
            const words = (
              <span className="min-w-0">
                <span className="block leading-5 font-value">{name}</span>
                <span className="block text-s-1 leading-5 text-ink-2">{says}</span>
              </span>
            );
            return (
              <li key={wanted} className="border-b border-rule">
                {may({ tier }, right) ? (
                  <button
                    type="button"
                    className={`${ROW} cursor-pointer hover:bg-hover aria-disabled:cursor-progress aria-disabled:text-ink-3`}
                    aria-disabled={isBusy}
                    aria-busy={isOwn && isBusy}
                    onClick={() => void take(wanted)}
                  >
                    {wanted === "copy" ? <CopyIcon /> : <DownloadIcon />}
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
          },
        )}
      </ul>
      <p
        role="status"
        className={`mt-3 min-h-10 text-s-1 leading-5 wrap-anywhere ${state?.answer && !state.answer.isDone ? "text-lingon" : "text-ink"}`}
      >
        {tell(state, isLong)}
      </p>
      {state?.answer?.isDone && state.answer.alt !== null ? (
        <details className="mb-3 border-t border-rule pt-3 text-s-1">
          <summary className="min-h-6 cursor-pointer">Alt text for this image</summary>
          <p className="mt-2 select-all text-ink-2 wrap-anywhere">{state.answer.alt}</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            onClick={() => {
              const { answer } = state;
              if (answer?.isDone && answer.alt !== null)
                void navigator.clipboard.writeText(answer.alt).then(
                  () => setIsCopied(true),
                  () => setIsCopied(false),
                );
            }}
          >
            {isCopied ? "Copied" : "Copy alt text"}
          </Button>
        </details>
      ) : null}
      {isBusy && isLong ? (
        <Button variant="outline" size="sm" className="mb-3" onClick={() => underway.current?.abort()}>
          Cancel
        </Button>
      ) : null}
      <p className="text-s-2 leading-4 text-ink-2">
        Do not share scores without written permission from {SITE.company}.
      </p>
    </DialogWindow>
  );
}
