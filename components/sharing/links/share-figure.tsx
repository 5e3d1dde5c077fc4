"use client";

import { useId, useState } from "react";
import { DownloadIcon, TableIcon } from "@/components/charts/analysis-icons";
import { LinkIcon, PictureIcon } from "@/components/sharing/links/share-icons";
import { useScripted } from "@/components/ui/use-scripted";

interface ShareFigureProps {
  /** Title and unit, beside the actions. */
  head: React.ReactNode;
  /** The drawn chart; null if there is only a table. */
  picture: React.ReactNode;
  table: React.ReactNode;
  source: React.ReactNode;
  /** Allowed downloads: addresses of files and of the page; null if not allowed. */
  image: string | null;
  csv: string | null;
  address: string;
}

const TOOL = "chart-tool";

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** A shared chart with its source, its data as a table with one key (T), and allowed downloads. */
export function ShareFigure({ head, picture, table, source, image, csv, address }: ShareFigureProps) {
  const [isTable, setIsTable] = useState(picture === null);
  const [notice, setNotice] = useState("");
  const isScripted = useScripted();
  const id = useId();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setNotice("Copied");
    } catch {
      setNotice("Copy it from the address bar.");
    }
  }

  return (
    <div
      onKeyDown={(event) => {
        if (
          event.key.toLowerCase() !== "t" ||
          event.ctrlKey ||
          event.metaKey ||
          event.altKey ||
          picture === null ||
          table === null ||
          isTyping(event.target)
        )
          return;
        event.preventDefault();
        setIsTable(!isTable);
      }}
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:flex-nowrap">
        {head}
        <div
          role="group"
          aria-label="Chart actions"
          className="-ml-2.5 flex flex-wrap items-center gap-1 print:hidden lg:shrink-0"
        >
          {picture !== null && table !== null ? (
            <button
              type="button"
              className={`${TOOL} noscript:hidden`}
              aria-expanded={isTable}
              aria-controls={id}
              aria-keyshortcuts="t"
              onClick={() => setIsTable(!isTable)}
            >
              <TableIcon /> Table
            </button>
          ) : null}
          {image === null ? null : (
            <a href={image} download className={TOOL}>
              <PictureIcon /> Image
            </a>
          )}
          {csv === null ? null : (
            <a href={csv} download className={TOOL}>
              <DownloadIcon /> CSV
            </a>
          )}
          <button
            type="button"
            className={`${TOOL} noscript:hidden`}
            disabled={!isScripted}
            onClick={() => void copy()}
          >
            <LinkIcon /> Copy link
          </button>
          <span role="status" className="px-2.5 text-s-1 text-ink-2">
            {notice}
          </span>
        </div>
      </div>
      {picture}
      {table === null ? null : (
        <div id={id} className={isTable ? "mt-6" : "mt-6 hidden noscript:block"}>
          {table}
        </div>
      )}
      <p className="mt-3 text-s-2 leading-4.5 text-ink-2 wrap-anywhere">{source}</p>
    </div>
  );
}
