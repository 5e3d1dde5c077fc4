"use client";

import { clsx } from "clsx";
import { useRef, useState } from "react";
import { HeatCell, type HeatValue, toCellTint } from "./heat-cell";
import { cellByKey } from "./heat-keys";
import styles from "./heat.module.css";
import { DECIMALS } from "@/lib/platform/words/format";

export interface HeatRow {
  key: string;
  /** The row's name as text. */
  name: string;
  /** Mark, name and n, as drawn; undefined: the name. */
  head?: React.ReactNode;
  isOwn?: boolean;
  /** The market's row, under a rule. */
  isMarket?: boolean;
  /** Column `lead`, such as the value over all ages. */
  lead?: React.ReactNode;
  /** One for each column. */
  cells: readonly HeatValue[];
  /** Column `tail`, such as a clear gap. */
  tail?: React.ReactNode;
}

export interface HeatTableProps {
  caption: string;
  /** Header of the names. */
  corner: string;
  /** `short`: shown on phones instead of a label that has no room there. */
  columns: readonly { key: string; label: string; short?: string }[];
  rows: readonly HeatRow[];
  /** Headers of the columns before and after the cells. */
  lead?: string;
  tail?: string;
  /** The difference with the deepest tint. */
  strongest: number;
  digits?: number;
  /** On phones names stand beside their cells, with the last column below them: where columns are few. */
  isDense?: boolean;
  /** Decimals of the small number, if different from the value's. */
  differenceDigits?: number;
  /** The selected cell, for the panel beside the table. Kept by the page. */
  selected?: { row: string; column: string } | null;
  onSelect?: (row: string, column: string) => void;
}

/**
 * A real table whose cells are tinted by their difference from a reference. One tab stop: arrow keys, Home and End move
 * between cells, and the page receives the current one.
 */
export function HeatTable({
  caption,
  corner,
  columns,
  rows,
  lead,
  tail,
  strongest,
  digits = DECIMALS.score,
  differenceDigits = digits,
  isDense = false,
  selected = null,
  onSelect,
}: HeatTableProps) {
  const [stop, setStop] = useState<[row: number, column: number]>([0, 0]);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const found = selected
    ? [rows.findIndex(({ key }) => key === selected.row), columns.findIndex(({ key }) => key === selected.column)]
    : [-1, -1];
  const [stopRow, stopColumn] = found.every((index) => (index ?? -1) >= 0)
    ? found
    : [Math.min(stop[0], rows.length - 1), Math.min(stop[1], columns.length - 1)];

  function enter(row: number, column: number) {
    setStop([row, column]);
    const [inRow, inColumn] = [rows[row], columns[column]];
    if (inRow && inColumn) onSelect?.(inRow.key, inColumn.key);
  }

  return (
    <table
      role="grid"
      aria-readonly="true"
      className={clsx(styles.table, isDense && styles.dense)}
      style={{ "--columns": columns.length, "--lead-column": lead ? "3.375rem" : undefined } as React.CSSProperties}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader" className={styles.corner}>
            {corner}
          </th>
          {lead ? (
            <th scope="col" role="columnheader" className={styles.lead}>
              {lead}
            </th>
          ) : null}
          {columns.map(({ key, label, short }) => (
            <th key={key} scope="col" role="columnheader">
              {short ? (
                <>
                  <span className="max-md:sr-only">{label}</span>
                  <span aria-hidden="true" title={label} className="md:hidden">
                    {short}
                  </span>
                </>
              ) : (
                label
              )}
            </th>
          ))}
          {tail ? (
            <th scope="col" role="columnheader" className={styles.tail}>
              {tail}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody ref={bodyRef} role="rowgroup">
        {rows.map((row, atRow) => (
          <tr key={row.key} role="row" className={row.isOwn ? styles.own : row.isMarket ? styles.market : undefined}>
            <th scope="row" role="rowheader" className={styles.name}>
              {row.head ?? row.name}
            </th>
            {lead ? (
              <td role="gridcell" className={styles.ofLead}>
                {row.lead}
              </td>
            ) : null}
            {row.cells.map((cell, atColumn) => (
              <td
                key={columns[atColumn]?.key ?? atColumn}
                role="gridcell"
                data-cell={`${atRow} ${atColumn}`}
                tabIndex={atRow === stopRow && atColumn === stopColumn ? 0 : -1}
                aria-selected={
                  selected !== null && row.key === selected.row && columns[atColumn]?.key === selected.column
                }
                className={cell.isSuppressed ? styles.hatched : undefined}
                style={cell.isSuppressed || cell.value === null ? undefined : toCellTint(cell.difference, strongest)}
                onFocus={() => enter(atRow, atColumn)}
                onClick={(event) => event.currentTarget.focus()}
                onKeyDown={(event) => {
                  const next = cellByKey(
                    event.key,
                    [atRow, atColumn],
                    [rows.length, columns.length],
                    event.ctrlKey || event.metaKey,
                  );
                  if (!next) return;
                  event.preventDefault();
                  bodyRef.current?.querySelector<HTMLElement>(`[data-cell="${next.join(" ")}"]`)?.focus();
                }}
              >
                <HeatCell {...cell} digits={digits} differenceDigits={differenceDigits} />
              </td>
            ))}
            {tail ? (
              <td role="gridcell" className={styles.ofTail}>
                {row.tail}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
