"use client";

import Link from "next/link";
import { useCallback, useContext, useId, useState } from "react";
import { LockIcon } from "@/components/ui/icon";
import { clsx } from "clsx";
import { FINDING_ID, Lead } from "./lead";
import { DownloadIcon, TableIcon } from "./analysis-icons";
import { FigureTable, type FigureTableData } from "./figure-table";
import { planWith } from "@/lib/access/rights";
import { FoldTitle, useNamedInAddress } from "./phone-fold";
import foldStyles from "./phone-fold.module.css";

/** The properties common to all figures of a page. */
export interface FigureFrame {
  isSample: boolean;
  csv: { href: string } | "locked";
}

interface FigureBlockProps {
  /** ID of the section, for links. */
  id: string;
  title: React.ReactNode;
  /** Unit, base, and start of the axis. */
  unit: React.ReactNode;
  isSample: boolean;
  /** Study, n, date, tests: sentences or parts. */
  source: React.ReactNode;
  /** Before Table and CSV. */
  tools?: React.ReactNode;
  /** The same data as a table; null if the figure is one. */
  table: FigureTableData | null;
  csv?: { href: string } | "locked" | null;
  /** On phones only the title until it is asked for: detail, or what another figure of the page says more briefly. */
  isFolded?: boolean;
  className?: string;
  children: React.ReactNode;
}

const TOOL = "chart-tool";

function CsvTool({ csv, title }: { csv: { href: string } | "locked"; title: string }) {
  if (csv === "locked")
    return (
      <Link href="/pricing" className={TOOL}>
        <LockIcon /> CSV <span className="text-s-2 font-normal text-ink-3">with {planWith("csvExport")}</span>
      </Link>
    );
  return (
    <a href={csv.href} download className={TOOL} aria-label={`CSV of ${title}`}>
      <DownloadIcon /> CSV
    </a>
  );
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** One figure: title, unit, tools, drawing, source, and its data as a table with one key (T). */
export function FigureBlock({
  id,
  title,
  unit,
  isSample,
  source,
  tools,
  table,
  csv = null,
  isFolded = false,
  className,
  children,
}: FigureBlockProps) {
  const [isTable, setIsTable] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const tableId = useId();
  useNamedInAddress(
    id,
    useCallback(() => setIsOpen(true), []),
  );
  const lead = useContext(Lead);
  const isLead = lead?.figure === id;
  const folds = isFolded && !isLead;
  const own = csv && (!lead || (csv !== "locked" && csv.href !== lead.csv)) ? csv : null;
  const name = typeof title === "string" ? title : id;
  // A table alone is asked for beside the title on phones, where a line of its own would make the page longer.
  const isBeside = !isLead && !folds && !tools && !own;
  return (
    <section
      id={id}
      aria-labelledby={isLead ? FINDING_ID : `${id}-title`}
      data-slot={isLead ? "lead" : undefined}
      data-open={folds ? isOpen : undefined}
      // On phones the link to the table is below a first figure, so that the drawing starts higher.
      className={clsx(
        "min-w-0 scroll-mt-44",
        isLead ? "mt-1 max-md:flex max-md:flex-col" : "mt-10 border-t-2 border-ink pt-3 md:mt-12",
        folds && foldStyles.figure,
        className,
      )}
      onKeyDown={(event) => {
        if (
          event.key.toLowerCase() !== "t" ||
          event.ctrlKey ||
          event.metaKey ||
          event.altKey ||
          !table ||
          isTyping(event.target)
        )
          return;
        event.preventDefault();
        setIsTable(!isTable);
        setIsOpen(true);
      }}
    >
      <header
        className={clsx(
          isBeside ? "figure-head-beside" : "figure-head",
          isLead && "mb-3 max-md:contents md:flex-wrap md:items-end md:gap-y-4",
        )}
      >
        {/* Wide tools are below a first unit that would be squeezed beside them. */}
        <div className={clsx("min-w-0", isLead && "md:grow md:basis-80", isBeside && "max-md:contents")}>
          {isLead ? null : (
            <h2 id={`${id}-title`} className="figure-title">
              {folds ? (
                <FoldTitle title={title} isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} />
              ) : (
                title
              )}
            </h2>
          )}
          <p
            className={clsx(
              "text-s-1 leading-5 text-ink-2",
              isLead ? "wrap-anywhere max-md:text-note max-md:leading-4.5" : "mt-0.5 measure-104",
              isBeside && "max-md:col-span-2 max-md:row-start-2",
            )}
          >
            {unit}
          </p>
        </div>
        {tools || table || own ? (
          <div
            className={clsx(isBeside ? "figure-tools-beside" : "figure-tools", isLead && "max-md:contents md:-my-2")}
          >
            {isLead && tools ? <div className="min-w-0 max-md:mt-1 print:hidden">{tools}</div> : tools}
            {own ? <CsvTool csv={own} title={name} /> : null}
            {table ? (
              <button
                type="button"
                className={clsx(
                  TOOL,
                  isLead && "max-md:order-2 max-md:mt-2 max-md:-ml-2.5 max-md:self-start print:hidden",
                )}
                aria-expanded={isTable}
                aria-controls={tableId}
                aria-keyshortcuts="t"
                onClick={() => setIsTable(!isTable)}
              >
                <TableIcon /> Table
              </button>
            ) : null}
          </div>
        ) : null}
      </header>
      {isLead ? (
        <div data-slot="lead-chart" className="min-w-0 max-md:order-1 max-md:mt-1.5">
          {children}
        </div>
      ) : (
        children
      )}
      {table ? (
        <div id={tableId} hidden={!isTable} className={clsx("mt-6", isLead && "max-md:order-3")}>
          {isTable ? <FigureTable {...table} /> : null}
        </div>
      ) : null}
      <div className={clsx("mt-4 text-s-2 leading-4.5 text-ink-2", isLead && "max-md:order-4")}>
        {isSample ? <b className="sample-note">Sample data</b> : null} <span className="wrap-anywhere">{source}</span>
      </div>
      {isLead && lead.below ? <div className="max-md:order-5">{lead.below}</div> : null}
    </section>
  );
}
